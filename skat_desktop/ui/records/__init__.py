# SPDX-License-Identifier: MIT
"""Parts of the page on which game records are opened and stepped through."""
