# SPDX-License-Identifier: MIT
"""The words of the window, by what they stand on."""
