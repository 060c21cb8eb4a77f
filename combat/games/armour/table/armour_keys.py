"""Key bindings of ARMOUR!."""

from __future__ import annotations

from combat.engine.stage.keys import CURSOR, HEADING_KEYS, MAP, TELLING_AND_LESSONS, WINDOW, KeySheet

KEYS = KeySheet(
    added={**HEADING_KEYS, "signs": ("M",), "command-ring": ("C",), "zoom-reset": ("Ctrl+0",)},
    sections={
        "keys-play": (
            "continue", "commit", "accept", "cancel", "numbers", "next", "previous", "undo", "redo", "offer", "menu",
            "help", "save", "pace", *HEADING_KEYS,
        ),
        "keys-look": ("signs", "command-ring", "hide-counters", "find", "log", "recap"),
        "keys-cursor": CURSOR,
        "keys-map": MAP,
        "keys-telling": TELLING_AND_LESSONS["keys-telling"],
        "keys-window": WINDOW,
    },
)  # fmt: skip
