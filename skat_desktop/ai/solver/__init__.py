# SPDX-License-Identifier: MIT
"""Skat with open cards, solved exactly: the compiled core, its readable twin, and one door."""
