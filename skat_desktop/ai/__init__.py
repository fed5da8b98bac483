# SPDX-License-Identifier: MIT
"""How computers think: the player protocol and the computer players."""
