"""Key bindings of a battle and of the editor, and the help sheet that lists them."""

from __future__ import annotations

from combat.engine.stage.keys import CURSOR, MAP, TELLING_AND_LESSONS, WINDOW, KeySheet

ORDERS = {
    "aimed-fire": "A",
    "rapid-fire": "R",
    "suppressive-fire": "F",
    "run-and-gun": "G",
    "sneak": "S",
    "evade": "E",
    "sprint": "T",
    "charge": "C",
    "grenade": "B",
    "smoke-grenade": "K",
    "rifle-grenade": "I",
    "plan": "P",
    "reload": "O",
    "medical-aid": "M",
    "search": "J",
    "hide": "H",
    "rally": "Y",
    "carry": "V",
}
"""Order markers and their letters; a slow weapon's Suppressive Fire shares the quick one's."""

SET_UP, CARDS, GIVING, MOVING, FIRING, EDITOR = (
    frozenset((situation,)) for situation in ("set-up", "cards", "orders", "move", "fire", "editor")
)
"""Situations in which a key may have a meaning of its own."""


def order_action(order: str) -> str:
    """Return the name of the key action that gives an order; slow and normal fire orders share one."""
    return f"order-{order.removeprefix('slow-')}"


KEYS = KeySheet(
    added={
        **{order_action(order): (letter,) for order, letter in ORDERS.items()},
        "sight": ("L",),
        "danger": ("Shift+L",),
        "advice": ("Ctrl+H",),
        "place-all": ("F",),
        "repeat": ("Ctrl+R",),
        "clear-order": ("Del", "Backspace"),
        "take-over": ("Ctrl+P",),
        "serve": ("W",),
        "together": ("Ctrl+A",),
        "duck-back": ("D",),
        "duck-of-himself": ("Shift+D",),
        "leave": ("X",),
        "hold-fire": ("X",),
        "keep-cards": ("Shift+X",),
        "decline": ("X",),
        "shift-target": ("T",),
        "flare": ("F",),
        "next-weapon": ("W",),
        "other-man": ("O",),
        "try-scenario": ("F5",),
        "paint-terrain": ("F6",),
    },
    sections={
        "keys-play": (
            "continue", "commit", "accept", "cancel", "numbers", "next", "previous", "undo", "redo", "offer", "menu",
            "help", "save", "pace",
        ),
        "keys-look": ("sight", "danger", "advice", "hide-counters", "find", "log", "recap"),
        "keys-orders": ("together", "place-all", "repeat", "clear-order", "serve", "take-over"),
        "keys-answers": (
            "other-man", "duck-back", "duck-of-himself", "leave", "shift-target", "hold-fire", "next-weapon", "flare",
            "keep-cards", "decline",
        ),
        "keys-letters": tuple(map(order_action, ORDERS)),
        "keys-cursor": CURSOR,
        "keys-map": MAP,
        **TELLING_AND_LESSONS,
        "keys-editor": ("try-scenario", "paint-terrain"),
        "keys-window": WINDOW,
    },
    heard={
        **dict.fromkeys((*map(order_action, ORDERS), "repeat", "clear-order", "take-over", "serve"), GIVING),
        **dict.fromkeys(("duck-back", "leave", "shift-target"), MOVING),
        **dict.fromkeys(("hold-fire", "flare", "next-weapon"), FIRING),
        "other-man": MOVING | FIRING,
        **dict.fromkeys(("decline", "keep-cards"), CARDS),
        **dict.fromkeys(("try-scenario", "paint-terrain"), EDITOR),
        "place-all": SET_UP,
    },
    lettered=GIVING | MOVING | FIRING,
)  # fmt: skip
