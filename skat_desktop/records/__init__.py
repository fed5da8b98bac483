# SPDX-License-Identifier: MIT
"""Settings, saved games, statistics, import and export."""
