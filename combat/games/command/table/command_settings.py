"""What a player of COMMAND! is asked about: a wish for each action that he could play, for new rolls, their order."""

from __future__ import annotations

from combat.engine.stage.settings import SettingSpec
from combat.games.command.standing.habits import ASKS, NEXT_ROLL, REROLL, SET_OFF

GROUPS: dict[str, tuple[str, ...]] = {
    "op_fire": ("fire",),
    "reroll": (REROLL,),
    "rolls": (NEXT_ROLL,),
    "boosts": (
        "bore-sighting", "crossfire", "hand-grenades", "marksmanship", "spray-fire", "sustained-fire", "initiative",
    ),
    "cover": ("concealment", "hidden-entrenchments", "hidden-pillbox"),
    "hidden": ("hidden-mines", "hidden-wire", "hidden-unit"),
    "setting_off": (SET_OFF,),
    "moving": ("assault-fire", "smoke-grenades"),
    "wounds": ("light-wounds",),
    "melee": ("ambush", "no-quarter"),
    "digging": ("dig-in", "demolitions"),
}  # fmt: skip
"""Actions that belong together, by the name of their heading on the page of asks."""
_OF = {
    action: SettingSpec(f"ask_{action.replace('-', '_')}", {asks: f"asks-{asks}" for asks in ASKS}, usual="matters")
    for actions in GROUPS.values()
    for action in actions
}


def wish_of(action: str) -> SettingSpec:
    """When a player is asked about an action, a new roll or who rolls next: always, when it could matter, or never."""
    return _OF[action]


def taught(action: str) -> str:
    """When a lesson asks about an action: as is usual, and always before a unit sets off, which it speaks of."""
    return "always" if action == SET_OFF else wish_of(action).usual
