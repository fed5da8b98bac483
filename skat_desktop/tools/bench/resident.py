# SPDX-License-Identifier: MIT
"""How much memory this process holds."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path
from typing import Final

MB: Final = 1_000_000


def resident_bytes() -> int:
    """Return the resident memory in bytes; on macOS, which keeps it from plain calls, its peak."""
    if os.name == "nt":
        return _working_set()
    import resource

    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return pages * resource.getpagesize()


def _working_set() -> int:
    """Return the working set on Windows: PROCESS_MEMORY_COUNTERS of psapi.h."""

    class Counters(ctypes.Structure):
        _fields_ = (
            ("cb", ctypes.c_uint32),
            ("PageFaultCount", ctypes.c_uint32),
            ("PeakWorkingSetSize", ctypes.c_size_t),
            ("WorkingSetSize", ctypes.c_size_t),
            ("QuotaPeakPagedPoolUsage", ctypes.c_size_t),
            ("QuotaPagedPoolUsage", ctypes.c_size_t),
            ("QuotaPeakNonPagedPoolUsage", ctypes.c_size_t),
            ("QuotaNonPagedPoolUsage", ctypes.c_size_t),
            ("PagefileUsage", ctypes.c_size_t),
            ("PeakPagefileUsage", ctypes.c_size_t),
        )

    counters = Counters(cb=ctypes.sizeof(Counters))
    kernel = ctypes.CDLL("kernel32")
    kernel.GetCurrentProcess.restype = ctypes.c_void_p
    query = kernel.K32GetProcessMemoryInfo
    query.argtypes = (ctypes.c_void_p, ctypes.POINTER(Counters), ctypes.c_uint32)
    if not query(kernel.GetCurrentProcess(), ctypes.byref(counters), counters.cb):
        raise OSError("Windows does not tell the memory of this process.")
    return int(counters.WorkingSetSize)
