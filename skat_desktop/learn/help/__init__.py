# SPDX-License-Identifier: MIT
"""The rules help: the format of its pages, their examples, where they stand, and searching them.

The pages themselves are text files, one of each in every language; ``resources/help/README.md``
says how they are written.
"""
