"""Games in several processes, which end with the process that started them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]

BUSY = """
import time
import pygame
from combat.engine.play.processes import pool
pygame.display.init()
with pool(2, int) as players:
    print(players.map(abs, [-1, 2]))
    players.apply_async(time.sleep, (300,))
    time.sleep(0.5)  # until he is at it
"""


def test_busy_processes_end_though_a_window_was_open_where_they_come_from() -> None:
    done = subprocess.run(
        [sys.executable, "-c", BUSY], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.splitlines()[-1] == "[1, 2]"
