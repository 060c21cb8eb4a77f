"""Tests in a real window, skipped without a virtual screen or xdotool."""

from __future__ import annotations

import shutil

WINDOWED = [
    "test_by_hand.py",
    "test_killed_window.py",
    "test_lost_save.py",
    "test_pad_in_a_window.py",
    "test_real_window.py",
    "test_two_windows.py",
    "test_window.py",
]
collect_ignore = [] if shutil.which("Xvfb") and shutil.which("xdotool") else WINDOWED
