# SPDX-License-Identifier: MIT
"""The card table: a graphics view that shows one :class:`TableState` after the other."""
