"""Log entries of units that enter the table later, or leave it (L543, A36, A37, A50)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.space.plane.pose import Pose
from combat.engine.words import capital, has, text
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.log_entry import LogEntry, Tone
from combat.engine.words.messages import Value
from combat.engine.words.rulebook import cited
from combat.games.armour.rules.answers import TeamPose
from combat.games.armour.rules.events import hidden_events as events
from combat.games.armour.rules.state import State
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.words import wording

TELLERS: Handlers[Event, State, LogEntry | None] = Handlers()
"""Function that formats the log entry of an event type."""

RULES: Mapping[type[Event], str] = {
    events.UnitsHidden: "A35", events.AimingPointSeen: "L691", events.AmbushRevealed: "L543",
    events.ReservesRolled: "A36", events.ReserveEntered: "A37", events.UnitWithdrawn: "A45",
}  # fmt: skip
"""Line of the source beside the entries of an event type."""
TONES: dict[type[Event], Tone] = {events.AmbushRevealed: "hit"}


def tell(state: State, event: Event) -> LogEntry:
    """Return the log entry of an event."""
    args, message = _args(state, event), f"log-{event.kind}"
    places = _places(event)
    return LogEntry(
        capital(text(message, **args)),
        "",
        text(f"{message}-result", **args) if has(f"{message}-result") else "",
        cited(RULES[event.__class__]),
        places=_points(event, places),
        pieces=tuple(place.team for place in places),
        tone=TONES.get(event.__class__, "plain"),
    )


def _args(state: State, event: Event) -> dict[str, Value]:
    """Return the arguments of an event's message."""
    match event:
        case events.UnitsHidden(seat=seat, ambush=ambush, reserve=reserve):
            known = "yes" if ambush or reserve else "no"
            lists: dict[str, Value] = {"ambush": _units(state, ambush), "reserve": _units(state, reserve)}
            return lists | {"seat": wording.seat(seat), "known": known}
        case events.AimingPointSeen(seat=seat):
            return {"seat": wording.seat(seat)}
        case events.ReservesRolled(seat=seat, numbers=numbers, units=units):
            rolled: dict[str, Value] = {"seat": wording.seat(seat), "numbers": wording.dice(numbers), "units": units}
            return rolled | {"dice": len(numbers)}
        case events.AmbushRevealed(unit=unit) | events.ReserveEntered(unit=unit) | events.UnitWithdrawn(unit=unit):
            return {"unit": names.unit(state, unit)}
    return {}


def _units(state: State, units: Iterable[str]) -> str:
    """Return a list of units without those that split from others; "none" for an empty one."""
    return all_of([names.unit(state, unit) for unit in units if not state.units[unit].parent]) or "none"


def _places(event: Event) -> Sequence[TeamPose]:
    if isinstance(event, events.AmbushRevealed | events.ReserveEntered):
        return event.places
    return ()


def _points(event: Event, places: Iterable[TeamPose]) -> tuple[Pose, ...]:
    if isinstance(event, events.AimingPointSeen):
        return (Pose(*event.at),)
    return tuple(place.pose for place in places)


def _silent(state: State, event: Event) -> None:
    """Return None: the event that shows the units follows, or numbers alone have changed."""


TELLERS.register(*RULES)(tell)
TELLERS.register(events.UnitsShown, events.UnitsNumbered)(_silent)
