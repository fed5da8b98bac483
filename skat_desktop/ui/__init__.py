# SPDX-License-Identifier: MIT
"""The window: table, panels, dialogs and help."""
