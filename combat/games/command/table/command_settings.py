"""Settings of when the player is asked: for each action, for new rolls and for the order of rolls."""

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
"""Related actions, by the name of their heading in the settings."""
_OF = {
    action: SettingSpec(f"ask_{action.replace('-', '_')}", {asks: f"asks-{asks}" for asks in ASKS}, usual="matters")
    for actions in GROUPS.values()
    for action in actions
}


def wish_of(action: str) -> SettingSpec:
    """Return the setting for an action, or for another name such as SET_OFF: always, only if it could matter, or
    never.
    """
    return _OF[action]


def taught(action: str) -> str:
    """Return the value of a setting in lessons: "always" for SET_OFF, which lessons explain; otherwise the default."""
    return "always" if action == SET_OFF else wish_of(action).usual
