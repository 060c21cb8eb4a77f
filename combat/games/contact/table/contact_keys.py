"""Key bindings of CONTACT!."""

from __future__ import annotations

from combat.engine.stage.keys import CURSOR, FAR_KEYS, HEADING_KEYS, MAP, TELLING_AND_LESSONS, WINDOW, KeySheet

LOOKS = {
    "sight": ("L",), "sight-here": ("Shift+K",), "danger": ("Shift+L",), "detection": ("K",), "ranges": ("R",),
    "command-ring": ("C",), "goals": ("O",), "tape": ("J",), "signs": ("M",),
}  # fmt: skip
"""Keys of what is shown on the board."""
KEYS = KeySheet(
    added={**HEADING_KEYS, **FAR_KEYS, **LOOKS, "zoom-reset": ("Ctrl+0",)},
    sections={
        "keys-play": (
            "continue", "commit", "accept", "cancel", "numbers", "next", "previous", "undo", "redo", "offer", "menu",
            "help", "save", "pace", *HEADING_KEYS,
        ),
        "keys-look": (*LOOKS, "hide-counters", "find", "log", "recap"),
        "keys-cursor": (*CURSOR, *FAR_KEYS),
        "keys-map": MAP,
        **TELLING_AND_LESSONS,
        "keys-window": WINDOW,
    },
)  # fmt: skip
