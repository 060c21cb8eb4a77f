"""Run one benchmark scene in a fresh process and print its result as JSON.

    python -m tools.figures.stage SCENE [two]

With `two`, the battle uses two adjacent boards, with its men around the seam. Settings, saves and caches are in an
empty folder given by the caller, as for a new player.
"""

from __future__ import annotations

import importlib
import json
import os
import sys

SCENES = {
    "bare": "bare_window", "menu": "starts", "play": "starts", "plain": "frames", "content": "frames", "rest": "frames",
    "memory": "frames", "turns": "frames", "pan": "frames", "large_pan": "frames", "effects": "frames", "zoom": "frames", "sight": "frames", "log": "frames",
    "danger": "overlays", "command_play": "starts", "command_memory": "command_table",
    "armour_play": "starts", "armour_pan": "armour_table", "armour_large_pan": "armour_table", "armour_memory": "armour_table",
    "contact_play": "starts", "contact_pan": "contact_table", "contact_memory": "contact_table",
}  # fmt: skip
"""Module of each scene; only that one is imported, so that the others do not affect the start."""

if __name__ == "__main__":
    show = getattr(importlib.import_module(f"tools.figures.{SCENES[sys.argv[1]]}"), sys.argv[1])
    found = show()
    if found is not None:
        print(json.dumps(found), flush=True)
    os._exit(0)
