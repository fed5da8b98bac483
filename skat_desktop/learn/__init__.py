# SPDX-License-Identifier: MIT
"""Teaching: what is explained, without Qt and without a language's words in the code."""
