"""Log entries; each event is formatted by the message of its kind, with names for its fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.ledger import Ledger, total
from combat.engine.kernel.record import field_names
from combat.engine.space.plane.pose import Pose
from combat.engine.words import capital, has, text
from combat.engine.words.log_entry import LogEntry, Tone
from combat.engine.words.messages import Value
from combat.engine.words.rulebook import cited
from combat.games.contact.rules.apply import WRITERS
from combat.games.contact.rules.events import act_events, close_events, fire_events, support_events, turn_events
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.words import wording

TELLERS: Handlers[Event, State, LogEntry | None] = Handlers()
"""Function that formats the log entry of an event type."""

SILENT: tuple[type[Event], ...] = (
    turn_events.StepDone, turn_events.SubjectSettled, turn_events.OrderDone, act_events.ActEnded,
    act_events.ReactionEnded, act_events.UnitsShown, act_events.UnitsVeiled, act_events.MarkersRemoved,
    fire_events.RoundSpent, close_events.UnitDefended, support_events.VolleyDue, support_events.UnitShelled,
)  # fmt: skip
"""Events without an entry: they only advance the battle, or are covered by others."""
TONES: Mapping[type[Event], Tone] = {
    turn_events.PhaseBegan: "heading", turn_events.BattleEnded: "heading", turn_events.UnitSetUp: "quiet",
    turn_events.DummySetUp: "quiet", turn_events.FieldLaid: "quiet", act_events.UnitTurned: "quiet",
    act_events.DummyMoved: "quiet", act_events.MarkersMoved: "quiet", turn_events.SmokeLifted: "quiet",
    fire_events.UnitHarmed: "hit",
}  # fmt: skip
RULES: Mapping[type[Event], str] = {
    turn_events.UnitSetUp: "S10", turn_events.InitiativeRolled: "S2", turn_events.TurnOrderChosen: "S2",
    turn_events.OrderBegan: "S2", turn_events.OrderPassed: "S2", turn_events.ObjectiveTaken: "S10",
    turn_events.LeaderSucceeded: "C26", turn_events.BattleEnded: "S10", act_events.ActBegan: "L9",
    act_events.UnitMoved: "L33", act_events.GroundRolled: "L100", act_events.MineStruck: "C34",
    act_events.FieldFound: "C34", act_events.FieldCleared: "C34", act_events.UnitFreed: "C23",
    act_events.UnitBoarded: "C24", act_events.UnitLanded: "C24", act_events.SmokeLaid: "C34",
    act_events.UnitCamouflaged: "S2", act_events.UnitFound: "L156", act_events.DummyFound: "S4",
    act_events.MarkersPlaced: "S4", act_events.MarkersMoved: "S4", act_events.UnitsConcealed: "S4",
    fire_events.UnitRallied: "S3", fire_events.CoveringFireGiven: "C18", fire_events.WeaponTested: "L54",
    fire_events.WeaponRepaired: "L154", fire_events.ShotRolled: "L185", fire_events.PlateTested: "L223",
    fire_events.SkirtsRolled: "L214", close_events.ChargeMade: "S6", close_events.RoundFought: "S6",
    close_events.UnitWithdrew: "S6", close_events.AssaultBegan: "L291", close_events.AssaultEnded: "S6",
    support_events.RadioRolled: "L328", support_events.PointPlaced: "L349", support_events.PrecisionRolled: "L349",
    support_events.PointShifted: "L361", support_events.VolleyFell: "L363", support_events.PlanesCame: "L378",
    support_events.PlaneAimed: "L389", support_events.PlaneFiredAt: "L398", support_events.PlaneLeft: "C33",
}  # fmt: skip
"""Mark of the rule beside the entries of an event type."""
OF_TEST: Final = {
    "experience": "L18", "morale": "L24", "save": "L145", "crew": "L226", "rally": "S3", "force": "S3",
}  # fmt: skip
OF_FIRE: Final = {
    "bullets": "L104", "shells": "L243", "bombardment": "L245", "flames": "L120", "mines": "C34",
}  # fmt: skip
OF_CLOSE: Final = {"round": "L293", "tank": "L302", "overrun": "L314"}
FOLLOWING: tuple[type[Event], ...] = (
    fire_events.UnitHarmed, fire_events.PlateTested, fire_events.SkirtsRolled, fire_events.WeaponTested,
    act_events.UnitStuck, close_events.UnitWithdrew,
)  # fmt: skip
"""Events that follow from the line before them."""
PIECES: Final = ("unit", "target", "by", "caller", "carrier", "lost")
"""Fields with the id of a unit, marker or place."""
GROUPS: Final = ("attackers", "units")


def tell(state: State, event: Event) -> LogEntry | None:
    """Return the log entry of an event, with names for its fields; None if it has no entry."""
    kind = event.__class__
    if isinstance(event, act_events.UnitMoved) and len(event.path) < 2:
        return None
    args = _args(state, event)
    ledger = _ledger(event)
    result = f"log-{event.kind}-result"
    return LogEntry(
        capital(text(f"log-{event.kind}", **args)),
        wording.sum_line(ledger),
        text(result, **args) if has(result) else "",
        cited(_rule(event)),
        places=_places(state, event),
        pieces=_pieces(event),
        tone=TONES.get(kind, "plain"),
        follows=kind in FOLLOWING,
        more=wording.sum_rows(ledger),
    )


def _args(state: State, event: Event) -> dict[str, Value]:
    """Return the arguments of an event's messages."""
    values = {name: getattr(event, name) for name in field_names(event.__class__)}
    return {name: _said(state, name, value) for name, value in values.items()} | _more(state, event)


def _said(state: State, name: str, value: object) -> Value:
    """Return the value of a field as used in a message."""
    if isinstance(value, bool):
        return wording.flag(value)
    if isinstance(value, int):
        return wording.length(value) if name == "length" else value
    if name in GROUPS and isinstance(value, tuple):
        return names.subjects(state, value)
    if name == "numbers" and isinstance(value, tuple):
        return wording.dice(value) or "–"
    if isinstance(value, Unit):
        return names.unit(state, value.id) if value.id in state.units else names.subject(state, value.id)
    return _word(state, name, value) if isinstance(value, str) else ""


def _word(state: State, name: str, value: str) -> str:
    """Return a text of an event as used in a message."""
    if name in ("seat", "winner", "first"):
        return wording.seat(value)
    if name in PIECES or name in ("battery", "support"):
        return names.subject(state, value) if value else ""
    if name == "ground":
        return names.ground(state, value)
    if name == "weapon":
        return names.weapon(state, value)
    if name == "act":
        return names.act(state, value)
    if name == "face":
        return text(f"face-{value}")
    if name == "round":
        return text(f"round-{value}") if value else ""
    return text(f"test-{value}") if name == "test" else value


def _more(state: State, event: Event) -> dict[str, Value]:
    """Return further arguments, and those that depend on others."""
    match event:
        case turn_events.InitiativeRolled(numbers=numbers, ledgers=ledgers):
            sums = [number + total(ledger) for number, ledger in zip(numbers, ledgers, strict=True)]
            south, north = wording.seat("attacker"), wording.seat("defender")
            return {"rolls": text("rolls-of", one=south, first=sums[0], other=north, second=sums[1])}
        case turn_events.OrderBegan(order=order):
            return {"seat": wording.seat(order.seat), "units": names.subjects(state, order.group) or "–"}
        case turn_events.FieldLaid(laid=laid):
            return {"field": laid.kind}
        case turn_events.ObjectiveTaken(name=name):
            return {"name": names.goal(name)}
        case turn_events.BattleEnded(winner=winner, why=why):
            return {"won": wording.flag(bool(winner)), "why": text(f"ending-{why}")}
        case act_events.UnitMoved(length=length):
            return {"crawls": wording.flag(not length)}
        case act_events.UnitFound(by=by):
            return {"known": wording.flag(bool(by))}
        case act_events.SmokeLaid(smoke=smoke):
            return {"flare": wording.flag(smoke.flare)}
        case act_events.MarkersPlaced(markers=found) | act_events.MarkersMoved(markers=found):
            return {"count": len(found)}
        case act_events.UnitsConcealed(markers=found):
            return {"count": len(found)}
    return _of_fire(state, event)


def _of_fire(state: State, event: Event) -> dict[str, Value]:
    """Return the further arguments of tests, fire and support."""
    match event:
        case fire_events.CheckRolled(why=why, unit=unit, test=test):
            told = has(f"why-{why}") and test == "experience"
            said = names.subject(state, unit) if unit else wording.seat(why)
            return {"unit": said, "told": wording.flag(told), "why": text(f"why-{why}") if told else ""}
        case fire_events.FireFell(unit=unit, pool=pool, target=target, weapon=weapon):
            at = names.subject(state, target) if target else text("a-place")
            arms = names.weapon(state, weapon) if weapon else ""
            return {"fired": wording.flag(bool(unit)), "dice": max(0, total(pool)), "target": at, "weapon": arms}
        case fire_events.ShotRolled():
            return {"special": wording.flag(bool(event.round))}
        case fire_events.PlateTested(ledger=ledger):
            return {"sum": wording.signed(total(ledger))}
    return {}


def _ledger(event: Event) -> Ledger:
    """Return the sum behind an event."""
    match event:
        case fire_events.FireFell(scores=scores):
            return scores
        case fire_events.ShotRolled(ledger=ledger) | fire_events.PlateTested(ledger=ledger):
            return ledger
        case fire_events.CheckRolled(ledger=ledger) | close_events.CloseRolled(ledger=ledger):
            return ledger
        case support_events.RadioRolled(ledger=ledger) | support_events.PrecisionRolled(ledger=ledger):
            return ledger
        case support_events.VolleyFell(ledger=ledger):
            return ledger
    return ()


def _rule(event: Event) -> str:
    match event:
        case fire_events.CheckRolled(test=test):
            return OF_TEST[test]
        case fire_events.FireFell(nature=nature):
            return OF_FIRE[nature]
        case close_events.CloseRolled(what=what):
            return OF_CLOSE[what]
    return RULES.get(event.__class__, "")


def _pieces(event: Event) -> tuple[str, ...]:
    """Return the ids of the units and markers that an event is about."""
    values = (getattr(event, name) for name in PIECES if name in field_names(event.__class__))
    return tuple(value.id if isinstance(value, Unit) else value for value in values if value)


def _places(state: State, event: Event) -> tuple[Pose, ...]:
    """Return where an event happened: at the end of a move, at its point, else at the units concerned."""
    if isinstance(event, act_events.UnitMoved | close_events.UnitWithdrew):
        return event.path[-1:]
    match event:
        case support_events.PointPlaced(at=point) | support_events.PointShifted(at=point):
            return (Pose.at(point),)
        case act_events.SmokeLaid(smoke=smoke):
            return (smoke.at,)
        case fire_events.FireFell(at=at) if at is not None:
            return (at,)
    poses = (state.units[id_].pose for id_ in _pieces(event) if id_ in state.units)
    return tuple(pose for pose in poses if pose is not None)


def _silent(state: State, event: Event) -> None:
    """Return None: the table shows these events itself."""


TELLERS.register(*(kind for kind in WRITERS if kind not in SILENT))(tell)
TELLERS.register(*SILENT)(_silent)
