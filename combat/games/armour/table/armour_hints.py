"""First-time hints of ARMOUR!."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.teaching.first_hints import FirstHints, Hint
from combat.engine.tabletop.thing import PieceId, Thing
from combat.games.armour.rules.events.artillery_events import RangeRolled, ScreenLaid
from combat.games.armour.rules.events.fire_events import HitsSwapped, TeamBailed, UnitPinned
from combat.games.armour.rules.events.morale_events import RatingTested
from combat.games.armour.rules.events.move_events import CrossRolled, MineRolled
from combat.games.armour.rules.state import State
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.table.armour_scene import ArmourScene
from combat.games.armour.title import TITLE

_TESTED = RatingTested.kind
HINTS: tuple[Hint, ...] = (
    Hint("night", state="night"),
    Hint("deploy", asked="deploy"),
    Hint("works", asked="place-works"),
    Hint("aiming", asked="aim-artillery"),
    Hint("move", asked="move-units"),
    Hint("shoot", asked="shoot-units"),
    Hint("allot", asked="allot-hits"),
    Hint("mistaken", asked="mistaken-target"),
    Hint("assault", asked="act-in-assault"),
    Hint("defence", asked="defensive-fire"),
    Hint("counterattack", asked="counterattack"),
    Hint("consolidate", asked="consolidate"),
    Hint("leader", asked="name-leader"),
    Hint("hide", asked="hide-units"),
    Hint("withdraw", asked="withdraw-unit"),
    Hint("ambush", asked="reveal-ambush"),
    Hint("reserve", asked="enter-reserve"),
    Hint("aircraft", asked="attack-with-flight"),
    Hint("flak", asked="anti-aircraft"),
    Hint("cross", event=CrossRolled.kind, own=True),
    Hint("mines", event=MineRolled.kind, own=True),
    Hint("bailed", event=TeamBailed.kind, own=True),
    Hint("pinned", event=UnitPinned.kind, own=True),
    Hint("swapped", event=HitsSwapped.kind),
    Hint("rally", event=_TESTED, having={"test": "rally"}, own=True),
    Hint("last-stand", event=_TESTED, having={"test": "last-stand"}, own=True),
    Hint("ranging", event=RangeRolled.kind),
    Hint("screen", event=ScreenLaid.kind),
)
"""Hints, in the order in which they are checked."""


def subjects(state: State, happening: Event | Decision) -> Iterator[Thing[Pose]]:
    """Yield the teams that an event or a question is about, the main one first."""
    for id_ in _named(happening):
        if id_ in state.teams:
            yield PieceId(id_)
        elif id_ in state.units:
            yield from (PieceId(team.id) for team in state.teams_of(id_))


def _named(happening: Event | Decision) -> tuple[str, ...]:
    """Return the teams or units that are named, by their ids."""
    match happening:
        case Decision():
            return (happening.subject,)
        case CrossRolled() | MineRolled() | TeamBailed():
            return (happening.team,)
        case UnitPinned() | RangeRolled() | ScreenLaid():
            return (happening.unit,)
        case HitsSwapped():
            return happening.first, happening.second
        case RatingTested():
            return (happening.subject,)
    return ()


def guide(scene: ArmourScene) -> FirstHints[State, ArmourDesk, Pose]:
    """Return the component that shows the hints at a table."""
    return FirstHints(scene, HINTS, subjects, TITLE.id)
