# SPDX-License-Identifier: MIT
"""Sheets over the lower middle of the table: auction, skat, game and result."""
