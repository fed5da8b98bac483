# SPDX-License-Identifier: MIT
"""Cards on the screen: which pictures, the pictures at every size, and the card that moves."""
