"""The keys of COMMAND!, and the sheet on which all keys stand."""

from __future__ import annotations

from combat.engine.stage.keys import KeySheet

KEYS = KeySheet(
    added={
        "sight": ("L",),
        "reach": ("R",),
        "command-reach": ("C",),
        "objectives": ("O",),
        "place-rest": ("P",),
        "zoom-reset": ("Ctrl+0",),
    },
    sections={
        "keys-play": (
            "continue", "commit", "accept", "cancel", "numbers", "next", "previous", "undo", "redo", "offer", "menu",
            "help", "save", "pace", "place-rest",
        ),
        "keys-look": ("sight", "reach", "command-reach", "objectives", "hide-counters", "find", "log", "recap"),
        "keys-cursor": (
            "cursor-up", "cursor-down", "cursor-left", "cursor-right",
            "cursor-up-left", "cursor-up-right", "cursor-down-left", "cursor-down-right",
        ),
        "keys-map": (
            "pan-left", "pan-right", "pan-up", "pan-down", "zoom-in", "zoom-out", "zoom-reset", "fit-board", "centre",
            "grid", "minimap",
        ),
        "keys-telling": ("step-on", "step-back", "turn-on", "turn-back", "to-start", "to-end"),
        "keys-lessons": ("slip-on", "slip-back", "slip-again", "slip-skip"),
        "keys-window": (
            "more", "fold-tray", "fold-panels", "larger", "smaller", "fullscreen", "mute", "keys", "report-fault",
            "quit",
        ),
    },
)  # fmt: skip
