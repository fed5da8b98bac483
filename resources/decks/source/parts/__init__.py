# SPDX-License-Identifier: CC0-1.0
"""Parts shared by both decks: the pen, geometry, patterns, letters and the card itself."""
