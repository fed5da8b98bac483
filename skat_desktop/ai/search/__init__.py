# SPDX-License-Identifier: MIT
"""The searching players: worlds that fit all that is known, each solved with open cards."""
