# SPDX-License-Identifier: MIT
"""What a hand promises: small nets trained on played games, and what follows for the auction."""
