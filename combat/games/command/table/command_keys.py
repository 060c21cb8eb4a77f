"""Key bindings of COMMAND!."""

from __future__ import annotations

from combat.engine.stage.keys import CURSOR, MAP, TELLING_AND_LESSONS, WINDOW, KeySheet

KEYS = KeySheet(
    added={
        "sight": ("L",),
        "reach": ("R",),
        "command-reach": ("C",),
        "objectives": ("O",),
        "advice": ("Ctrl+H",),
        "place-rest": ("P",),
        "zoom-reset": ("Ctrl+0",),
    },
    sections={
        "keys-play": (
            "continue", "commit", "accept", "cancel", "numbers", "next", "previous", "undo", "redo", "offer", "menu",
            "help", "advice", "save", "pace", "place-rest",
        ),
        "keys-look": ("sight", "reach", "command-reach", "objectives", "hide-counters", "find", "log", "recap"),
        "keys-cursor": CURSOR,
        "keys-map": MAP,
        **TELLING_AND_LESSONS,
        "keys-window": WINDOW,
    },
)  # fmt: skip
