# SPDX-License-Identifier: MIT
"""The headless commands."""
