"""What the settings ask of a game of COMMAND!: when the player is asked to react, and how ways are walked."""

from __future__ import annotations

from combat.engine.stage.settings import Wish
from combat.games.command.standing.habits import ASKS, REROLL

REROLLS = Wish("ask_reroll", {asks: f"asks-{asks}" for asks in ASKS}, usual="matters")
"""When the holder of the initiative card is asked whether a roll is cancelled (3.7)."""
GROUPS: dict[str, tuple[str, ...]] = {
    "boosts": (
        "bore-sighting", "crossfire", "hand-grenades", "marksmanship", "spray-fire", "sustained-fire", "initiative",
    ),
    "cover": ("concealment", "hidden-entrenchments", "hidden-pillbox"),
    "op_fire": ("fire",),
    "hidden": ("hidden-mines", "hidden-wire", "hidden-unit"),
    "moving": ("assault-fire", "smoke-grenades"),
    "wounds": ("light-wounds",),
    "melee": ("ambush", "no-quarter"),
    "digging": ("dig-in", "demolitions"),
}  # fmt: skip
"""Actions that are asked about alike, by the name of their row in the settings."""
ACTIONS = {name: Wish(f"ask_{name}", {asks: f"asks-{asks}" for asks in ASKS}, usual="matters") for name in GROUPS}
_OF = {action: ACTIONS[name] for name, actions in GROUPS.items() for action in actions} | {REROLL: REROLLS}
WISHES: tuple[Wish, ...] = (REROLLS, *ACTIONS.values())


def wish_of(action: str) -> Wish:
    """The row that says when a player is asked about an action, or about a new roll."""
    return _OF[action]
