"""Event! trigger: flip the next card and carry out its event (2.5b, 15.0)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.events.turn_events import EventRead
from combat.games.command.rules.fate.rolls import look
from combat.games.command.rules.fate_cards import EventKind, FateCard
from combat.games.command.rules.happenings import (
    ground_happenings,
    newcomers,
    points_happenings,
    unit_happenings,
    weapon_happenings,
)
from combat.games.command.rules.play import victory
from combat.games.command.rules.state import State

Happening = Callable[[State, Seat, FateCard], Steps[None]]
"""Steps of an event; arguments: state, the side that reads it, and its card."""
HAPPENINGS: Mapping[EventKind, Happening] = {
    **{kind: ground_happenings.digs(kind, work) for kind, work in ground_happenings.WORKS.items()},
    "air-support": unit_happenings.air_support,
    "battle-harden": unit_happenings.battle_harden,
    "battlefield-integrity": points_happenings.battlefield_integrity,
    "blaze": ground_happenings.blaze,
    "breeze": ground_happenings.breeze,
    "command-and-control": points_happenings.command_and_control,
    "commissar": unit_happenings.commissar,
    "cower": unit_happenings.cower,
    "deploy": unit_happenings.deploy,
    "dust": ground_happenings.dust,
    "elan": points_happenings.elan,
    "entrench": ground_happenings.entrench,
    "field-promotion": newcomers.field_promotion,
    "fog-of-war": points_happenings.fog_of_war,
    "hero": newcomers.hero,
    "infiltration": newcomers.infiltration,
    "interdiction": unit_happenings.interdiction,
    "interrogation": points_happenings.interrogation,
    "kia": unit_happenings.killed_in_action,
    "malfunction": weapon_happenings.malfunction,
    "medic": unit_happenings.medic,
    "mission-objective": points_happenings.mission_objective,
    "prisoners-of-war": unit_happenings.prisoners_of_war,
    "reconnaissance": points_happenings.reconnaissance,
    "reinforcements": newcomers.reinforcements,
    "sappers": ground_happenings.sappers,
    "scrounge": weapon_happenings.scrounge,
    "shell-shock": unit_happenings.shell_shock,
    "strategic-objective": points_happenings.strategic_objective,
    "suppressing-fire": unit_happenings.suppressing_fire,
    "walking-wounded": newcomers.walking_wounded,
    "white-phosphorus": ground_happenings.white_phosphorus,
}
"""Effect of each event."""


def read_event(state: State, side: Seat, empty: bool) -> Steps[None]:
    """Read the next card of a side's deck and carry out its event; update control of objectives (15.0)."""
    card = yield from look(state, side, "event", "15.0")
    yield EventRead(side, card.id)
    yield from HAPPENINGS[card.event](state, side, card)
    yield from victory.resolve_control(state)
