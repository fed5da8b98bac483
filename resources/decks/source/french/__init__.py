# SPDX-License-Identifier: CC0-1.0
"""The French-suited deck: signs, figures and cards."""
