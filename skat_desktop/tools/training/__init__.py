# SPDX-License-Identifier: MIT
"""How the evaluator's nets are made: ``python -m skat_desktop.tools.training generate|fit``.

Needs the ``train`` extra (numpy) and the compiled solver. ``resources/ai/README.md`` holds the
commands, seeds and figures that made the shipped file.
"""
