# SPDX-License-Identifier: MIT
"""Runs a game between seats; of Qt it uses QtCore only."""
