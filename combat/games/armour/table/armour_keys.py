"""Key bindings of ARMOUR!."""

from __future__ import annotations

from combat.engine.stage.keys import CURSOR, FAR_KEYS, HEADING_KEYS, MAP, TELLING_AND_LESSONS, WINDOW, KeySheet

KEYS = KeySheet(
    added={**HEADING_KEYS, **FAR_KEYS,
        "sight": ("L",), "sight-here": ("Shift+L",), "ranges": ("R",), "danger": ("K",), "command-ring": ("C",),
        "goals": ("O",), "tape": ("J",), "signs": ("M",), "zoom-reset": ("Ctrl+0",),
    },
    sections={
        "keys-play": (
            "continue", "commit", "accept", "cancel", "numbers", "next", "previous", "undo", "redo", "offer", "menu",
            "help", "save", "pace", *HEADING_KEYS,
        ),
        "keys-look": (
            "sight", "sight-here", "ranges", "danger", "command-ring", "goals", "tape", "signs", "hide-counters",
            "find", "log", "recap",
        ),
        "keys-cursor": (*CURSOR, *FAR_KEYS),
        "keys-map": MAP,
        **TELLING_AND_LESSONS,
        "keys-window": WINDOW,
    },
)  # fmt: skip
