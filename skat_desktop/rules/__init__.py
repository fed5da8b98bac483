# SPDX-License-Identifier: MIT
"""What the game is: cards, auction, play, value and lists. Standard library only."""
