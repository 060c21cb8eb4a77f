"""The keys of a battle and of the editor, and the sheet on which all keys stand."""

from __future__ import annotations

from combat.engine.stage.keys import KeySheet

KEYS = KeySheet(
    added={
        "sight": ("L",),
        "place-all": ("F",),
        "repeat": ("Ctrl+R",),
        "clear-order": ("Del", "Backspace"),
        "take-over": ("Ctrl+P",),
        "serve": ("B",),
        "duck-back": ("D",),
        "leave": ("X",),
        "hold-fire": ("X",),
        "keep-cards": ("Shift+X",),
        "decline": ("X",),
        "shift-target": ("T",),
        "flare": ("F",),
        "next-weapon": ("W",),
        "try-scenario": ("F5",),
        "paint-terrain": ("F6",),
    },
    sections={
        "keys-play": (
            "continue", "commit", "next", "previous", "sight", "hide-counters", "undo", "redo", "find", "pace", "save",
            "cancel", "accept", "offer", "help",
        ),
        "keys-orders": (
            "place-all", "repeat", "clear-order", "serve", "duck-back", "hold-fire", "decline", "keep-cards",
            "next-weapon", "shift-target", "flare", "take-over", "leave",
            "cursor-up", "cursor-down", "cursor-left", "cursor-right",
        ),
        "keys-map": (
            "pan-left", "pan-right", "pan-up", "pan-down", "zoom-in", "zoom-out", "zoom-reset", "grid", "minimap",
        ),
        "keys-telling": ("step-on", "step-back", "turn-on", "turn-back", "to-start", "to-end"),
        "keys-editor": ("try-scenario", "paint-terrain"),
        "keys-window": ("fold-tray", "fold-panels", "larger", "smaller", "fullscreen", "keys", "quit"),
    },
)  # fmt: skip
