# SPDX-License-Identifier: MIT
"""Names of cards, games and refusals in words; of Qt it uses QtCore only."""
