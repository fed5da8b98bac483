# SPDX-License-Identifier: MIT
"""What the settings dialog is made of: fields, tiles with pictures, pages."""
