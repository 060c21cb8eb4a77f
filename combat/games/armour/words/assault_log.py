"""Log entries of assaults (L699 to L737)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.engine.words import capital, has, text
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.line import Line
from combat.engine.words.log_entry import LogEntry, Tone
from combat.engine.words.messages import Value
from combat.engine.words.rulebook import cited
from combat.games.armour.rules.events import assault_events as events
from combat.games.armour.rules.state import State
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.words import wording

TELLERS: Handlers[Event, State, LogEntry | None] = Handlers()
"""Function that formats the log entry of an event type."""

SILENT: tuple[type[Event], ...] = (
    events.CounterchargeDeclared, events.DefensiveFireEnded, events.StrikesTaken, events.StrikeSettled,
    events.BreakOffBegan, events.ConsolidationDeclared,
)  # fmt: skip
"""Events without an entry: they only advance the assault, or are covered by others."""
RULES: Mapping[type[Event], str] = {
    events.AssaultDeclared: "L699", events.TeamCharged: "L701", events.ContactMade: "L701",
    events.RanksClosed: "L709", events.AssaultRepulsed: "L709", events.TeamFellBack: "L709",
    events.AssaultRolled: "L717", events.StrikeTaken: "L717", events.AssaultChecked: "L721",
    events.CounterattackDecided: "L727", events.CounterattackBegan: "L731", events.TeamBrokeOff: "L733",
    events.TeamConsolidated: "L737", events.AssaultEnded: "L721",
}  # fmt: skip
"""Line of the source beside the entries of an event type."""
TONES: dict[type[Event], Tone] = {
    events.AssaultRepulsed: "hit", events.StrikeTaken: "hit", events.TeamConsolidated: "quiet",
    events.AssaultEnded: "quiet",
}  # fmt: skip
FOLLOWING: tuple[type[Event], ...] = (events.StrikeTaken, events.RanksClosed)
"""Events that follow from the line before them."""


def tell(state: State, event: Event) -> LogEntry | None:
    """Return the log entry of an event of an assault; None if it has no entry."""
    if isinstance(event, events.TeamCharged) and event.route is None and not event.stuck:
        return None  # a tank that fights where it stands
    args, message, kind = _args(state, event), f"log-{event.kind}", event.__class__
    pieces = _pieces(event)
    poses = (state.teams[team].pose for team in pieces)
    return LogEntry(
        capital(text(message, **args)),
        "",
        text(f"{message}-result", **args) if has(f"{message}-result") else "",
        cited(RULES[kind]),
        places=tuple(pose for pose in poses if isinstance(pose, Pose)),
        pieces=pieces,
        tone=TONES.get(kind, "plain"),
        follows=kind in FOLLOWING,
        more=_rows(state, event),
    )


def _args(state: State, event: Event) -> dict[str, Value]:
    """Return the message arguments of an event."""
    match event:
        case events.AssaultDeclared(assault=assault):
            return {"units": _units(state, assault.units), "count": len(assault.charges)}
        case events.CounterattackBegan(assault=assault):
            return {"units": _units(state, assault.units)}
        case events.ContactMade():
            return {"teams": names.teams(state, event.teams)}
        case events.AssaultRepulsed():
            return {"units": _units(state, event.units), "hits": event.hits, "lost": event.lost}
        case events.AssaultRolled():
            return _rolled(state, event)
        case events.StrikeTaken(strike=strike):
            return {"striker": names.team(state, strike.team), "target": names.team(state, strike.target)}
        case events.AssaultChecked():
            return {"won": wording.flag(event.won)}
        case events.CounterattackDecided():
            return {"units": _units(state, event.units), "counterattacks": wording.flag(event.counterattacks)}
        case events.AssaultEnded():
            return {"why": event.why}
        case events.RanksClosed():
            return {"team": names.team(state, event.team)}
    return _moved(state, event)


def _moved(state: State, event: Event) -> dict[str, Value]:
    """Return the message arguments of a move."""
    match event:
        case events.TeamCharged() | events.TeamConsolidated():
            return {"stuck": wording.flag(event.stuck), **_way(state, event.team, event.route, event.distance)}
        case events.TeamFellBack():
            return _way(state, event.team, event.route, event.distance)
        case events.TeamBrokeOff():
            return {"why": event.why, **_way(state, event.team, event.route, event.distance)}
    raise TypeError(event)


def _way(state: State, team: str, route: Route | None, distance: int) -> dict[str, Value]:
    length = wording.length(distance)
    return {"team": names.team(state, team), "distance": length, "sets_off": wording.flag(route is not None)}


def _rolled(state: State, event: events.AssaultRolled) -> dict[str, Value]:
    """Return the dice of a roll to hit, and the scores needed."""
    units = dict.fromkeys(state.teams[roll.team].unit for roll in event.rolls)
    needs = sorted({roll.need for roll in event.rolls})
    return {
        "unit": _units(state, units),
        "numbers": wording.dice(roll.number for roll in event.rolls),
        "need": wording.dice(needs),
        "hits": len(event.strikes),
    }


def _rows(state: State, event: Event) -> tuple[Line, ...]:
    """Return each team's die of a roll to hit."""
    if not isinstance(event, events.AssaultRolled):
        return ()
    return tuple(
        Line(text("log-assault-die", team=names.team(state, roll.team), number=roll.number, need=roll.need), "L717")
        for roll in event.rolls
    )


def _pieces(event: Event) -> tuple[str, ...]:
    """Return the ids of the teams that an event is about."""
    match event:
        case events.StrikeTaken(strike=strike):
            return (strike.team, strike.target)
        case events.ContactMade():
            return event.teams
        case events.AssaultRolled():
            return tuple(roll.team for roll in event.rolls)
        case events.TeamCharged() | events.TeamConsolidated() | events.TeamFellBack() | events.TeamBrokeOff():
            return (event.team,)
    return ()


def _units(state: State, units: Iterable[str]) -> str:
    return all_of([names.unit(state, unit) for unit in units])


def _silent(state: State, event: Event) -> None:
    """Return None: other entries tell these events."""


TELLERS.register(*RULES)(tell)
TELLERS.register(*SILENT)(_silent)
