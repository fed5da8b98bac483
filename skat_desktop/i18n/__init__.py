# SPDX-License-Identifier: MIT
"""Languages, and the engine's keys in words; of Qt it uses QtCore only."""
