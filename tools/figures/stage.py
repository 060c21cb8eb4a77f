"""``python -m tools.figures.stage SCENE [two]``: a fresh process that shows one scene and says in JSON what it cost.

With `two` the battle is fought on two boards laid side by side, its men about the seam.

Its player has never played: settings, saves and caches lie in an empty folder that the caller names.
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
}  # fmt: skip
"""Scene -> the module that shows it, and that alone is imported: what the others need would count as its start."""

if __name__ == "__main__":
    show = getattr(importlib.import_module(f"tools.figures.{SCENES[sys.argv[1]]}"), sys.argv[1])
    found = show()
    if found is not None:
        print(json.dumps(found), flush=True)
    os._exit(0)
