# SPDX-License-Identifier: MIT
"""The rules help in its window."""
