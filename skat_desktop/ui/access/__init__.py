# SPDX-License-Identifier: MIT
"""The table for screen readers: what lies on it, and what happens there."""
