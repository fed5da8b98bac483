# SPDX-License-Identifier: MIT
"""The compiled core is there wherever a C compiler is: nobody would notice a slow fall back."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig

from skat_desktop.ai.solver import solve


def test_where_there_is_a_compiler_there_is_a_compiled_solver(tmp_path):
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        compiler = "cc"
    source = tmp_path / "one.c"
    source.write_text("#include <Python.h>\nint one(void) { return 1; }\n", encoding="ascii")
    include = sysconfig.get_paths()["include"]
    try:
        done = subprocess.run(
            [compiler, "-c", f"-I{include}", str(source), "-o", str(tmp_path / "one.o")],
            capture_output=True,
            check=False,
        )
    except FileNotFoundError:
        return
    if done.returncode == 0:
        assert solve.COMPILED, "a C compiler works here, but the solver was not built with it"
