# SPDX-License-Identifier: CC0-1.0
"""The German-suited deck: signs, figures and cards."""
