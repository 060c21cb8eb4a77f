"""Log entries: each event is formatted by the message of its kind, with its fields as arguments."""

from __future__ import annotations

from typing import Any

from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.record import field_names
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import capital, has, text
from combat.engine.words.log_entry import LogEntry, Tone
from combat.engine.words.messages import Value
from combat.games.command.rules.apply import WRITERS
from combat.games.command.rules.events import (
    card_events,
    end_events,
    fight_events,
    ground_events,
    mission_events,
    turn_events,
    unit_events,
)
from combat.games.command.rules.fate_cards import EVENTS, FateCard
from combat.games.command.rules.play.victory import due
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES, other_side
from combat.games.command.words import command_names as names
from combat.games.command.words.log_rules import rule_of
from combat.games.command.words.roll_outcome import HURT, outcome_of

TELLERS: Handlers[Event, State, LogEntry | None] = Handlers()
"""Log entry by event type."""

SILENT: tuple[type[Event], ...] = (
    turn_events.TurnClosed, turn_events.OrderGiven,
    turn_events.RollSettled, turn_events.Chosen, turn_events.OrderEnded, turn_events.TriggerEnded,
    fight_events.GroupSetOff, fight_events.StepTaken, fight_events.PointsSpent, fight_events.GroupStopped,
    fight_events.GroupParted,
    fight_events.DefenceBegan, fight_events.DefenceSettled, fight_events.MeleeCounted, ground_events.StoodAlone,
)  # fmt: skip
"""Events without an entry: they only advance the game, or are covered by others."""
TONES: dict[type[Event], Tone] = {
    turn_events.GameBegan: "heading", turn_events.SetUpBegan: "heading", turn_events.TurnBegan: "heading",
    end_events.Ended: "heading", turn_events.UnitPlaced: "quiet", turn_events.WorkSetUp: "quiet",
    turn_events.SpotterNamed: "quiet", turn_events.ScoutTaken: "quiet",
    card_events.CardDrawn: "quiet", card_events.DeckShuffled: "quiet", card_events.CardFlipped: "quiet",
    unit_events.UnitBroke: "hit", unit_events.UnitEliminated: "hit", unit_events.UnitSuppressed: "hit",
    fight_events.RetreatBegan: "hit",
}  # fmt: skip
"""Tone by event type. Headings fold the log: preparations, set-ups, player turns, the end."""
SEVERAL: dict[type[Event], str] = {
    unit_events.UnitBroke: "log-units-broke", unit_events.UnitEliminated: "log-units-eliminated",
    unit_events.UnitSuppressed: "log-units-suppressed",
}  # fmt: skip
"""Message for several units in one line, by event type."""
FOLLOWING: tuple[type[Event], ...] = (
    turn_events.OrderBegun, turn_events.PlayerActivated, card_events.RollCancelled, unit_events.UnitBroke,
    unit_events.UnitRallied, unit_events.UnitSuppressed, unit_events.SuppressionLifted, unit_events.UnitEliminated,
    unit_events.UnitSplit, unit_events.WeaponBroke, unit_events.WeaponRepaired, unit_events.WeaponBoxed,
    end_events.PointsScored, turn_events.NothingCame, fight_events.ActionUsed,
)  # fmt: skip
"""Events that follow from the line before them."""
ROLLS = (
    "attack", "commissar", "defence", "melee", "recover", "rout", "sudden-death", "support", "targeting", "accuracy",
    "impact",
)  # fmt: skip
"""Reasons of card flips that are rolls; other flips are covered by their results."""
_SIDES, _UNITS, _PIECES = ("side", "holder", "winner"), ("unit", "taker", "giver"), ("weapon",)
_MANY = ("units", "teams", "escort")
_WHOLE = (fight_events.Targeted, mission_events.AccuracyRolled, unit_events.MoraleRolled)
"""Events of rolls whose sum includes the card."""


def tell(state: State, event: Event) -> LogEntry | None:
    """Return the log entry of an event; None for an event without one."""
    if _untold(state, event):
        return None
    kind = event.__class__
    values = {name: getattr(event, name) for name in field_names(kind)}
    args = {name: _said(state, name, value) for name, value in values.items()}
    card = state.book.cards.get(values.get("card", 0))
    args |= _of_card(card) | _more(state, event)
    ledger = values.get("sum", ())
    roll = 0 if card is None or isinstance(event, _WHOLE) else card.sum
    result = text(f"log-{event.kind}-result", **args) if has(f"log-{event.kind}-result") else ""
    return LogEntry(
        capital(text(f"log-{event.kind}", **args)),
        names.sum_line(state, ledger, roll),
        result,
        rule_of(state, event),
        places=_hexes(state, values),
        pieces=_pieces(state, values),
        tone="hit" if args.get("result") in HURT else TONES.get(kind, "plain"),
        follows=kind in FOLLOWING,
        more=names.sum_rows(state, ledger),
        gathers=_gathered(event),
        cause=_cause(state, event),
        several=SEVERAL.get(kind, ""),
    )


def _untold(state: State, event: Event) -> bool:
    """Return whether an event needs no entry this time, such as a flip that is no roll."""
    match event:
        case card_events.CardFlipped():
            return event.why not in ROLLS
        case fight_events.AttackEnded():
            return not event.why
        case fight_events.ActionUsed():
            return not event.amount and event.action != "spray-fire"
        case turn_events.TriggerBegan():
            return event.empty
        case turn_events.StageReached():
            return not _struck_nothing(state, event)
        case turn_events.PlayerActivated():
            return not event.units
    return False


def _struck_nothing(state: State, event: turn_events.StageReached) -> bool:
    """Return whether a fire mission ended without any target in its area (13.5)."""
    order = state.order
    return (
        event.stage == "melees" and order is not None and order.kind == "artillery-request"
        and order.fires == "shells" and bool(order.area) and not order.shelled
    )  # fmt: skip


def _gathered(event: Event) -> str:
    """Return the message that merges consecutive lines of this kind into a count; "" for none."""
    match event:
        case card_events.CardDrawn():
            return f"log-cards-drawn-{event.side}"
        case turn_events.UnitPlaced():
            return "log-units-placed"
    return ""


def _cause(state: State, event: Event) -> str:
    """Return a key for the cause of a loss: the current attack and the event's reason in this player turn."""
    if not isinstance(event, unit_events.UnitBroke | unit_events.UnitSuppressed | unit_events.UnitEliminated):
        return ""
    attack = state.attack
    fired = "" if attack is None else f"{attack.kind} {' '.join((*attack.hexes, *attack.pieces))}"
    return f"{state.turn} {fired} {event.why}"


def _said(state: State, name: str, value: object) -> Value:
    """Return the value of a field as used in a message."""
    if name in _SIDES and isinstance(value, str):
        return names.side(value)
    if name in _UNITS and isinstance(value, str):
        return names.unit(state, value)
    if name in _PIECES and isinstance(value, str):
        return names.weapon(state, value)
    if name in _MANY and isinstance(value, tuple):
        return names.units(state, value)
    return value if isinstance(value, str | int) else ""


def _of_card(card: FateCard | None) -> dict[str, Value]:
    """Return the message arguments of an event's card."""
    if card is None:
        return {}
    return {"white": card.white, "colour": card.colour, "roll": card.sum, "event": text(f"event-{card.event}")}


def _more(state: State, event: Event) -> dict[str, Value]:
    """Return further message arguments of an event."""
    more = _more_of_fire(state, event)
    match event:
        case card_events.CardPlayed():
            more["used"] = names.use(event.use)
        case card_events.CardsDiscarded():
            more["count"] = len(event.cards)
            more["happening"] = text(f"event-{event.why}") if event.why in EVENTS else ""
        case end_events.TimeAdvanced():
            more["cause"] = "deck" if event.empty else "trigger"
        case end_events.Ended():
            more |= {"winner": event.winner, "loser": other_side(event.winner)}
        case end_events.PointsScored():
            more["signed"] = names.signed(event.points)
            more["about"] = event.about.upper() if event.why == "chit" else event.about
            more["now"] = names.score(state)
            more |= _swing(state, event) if event.why == "objective" else {}
        case end_events.ChitOpened() | end_events.ChitDrawn():
            more["chit"] = event.chit.upper()
            more["worth"] = names.worth(state, event.chit)
            if isinstance(event, end_events.ChitOpened):
                more["paid"] = "owed" if event.owed else "unpaid" if event.unpaid else "paid"
        case turn_events.WorkSetUp() | ground_events.WorkPlaced():
            more["built"] = text(f"ground-{event.work}")
        case unit_events.MoraleRolled() if event.why == "rout" and event.result == "suppressed":
            more["result"] = "still-suppressed" if state.units[event.unit].suppressed else event.result
        case unit_events.MoraleRolled() if event.why == "recover":
            outcome = outcome_of(state, event.unit, event.result)
            more["result"] = "still-suppressed" if outcome == "already-suppressed" else outcome
        case ground_events.SmokeLaid():
            more["hindrance"] = event.marker // 10
    return more


def _swing(state: State, event: end_events.PointsScored) -> dict[str, Value]:
    """Return what the new holder of an objective gains and what the opponent loses (5.5)."""
    gained = due(state, int(event.about))
    return {"gained": gained, "lost": event.points - gained}


def _more_of_fire(state: State, event: Event) -> dict[str, Value]:
    """Return further message arguments of attack and mission events."""
    match event:
        case fight_events.AttackDeclared(attack=attack):
            return {"pieces": names.pieces(state, attack.pieces), "hex": attack.hexes[0], "attack": attack.kind}
        case fight_events.LeadersDeclared() | fight_events.ActionUsed():
            return {"signed": names.signed(event.amount)}
        case fight_events.DefenceRolled():
            return {"result": outcome_of(state, event.unit, event.result)}
        case fight_events.MeleeEnded(result="off"):
            gone = [side for side in SIDES if not state.units_in(event.hex, side)]
            return {"result": "left", "loser": names.side(gone[0])} if len(gone) == 1 else {}
        case fight_events.AttackRolled():
            return {"burst": ", ".join(names.burst(hex_, amount) for hex_, amount in event.lowered)}
        case mission_events.AccuracyRolled():
            return {"result": "hit" if event.hit else "missed"}
        case mission_events.RoundDrifted():
            return {"result": "lost" if not event.area else "in" if event.hex else "beyond"}
        case _:
            return {}


def _hexes(state: State, values: dict[str, Any]) -> tuple[Hex, ...]:
    """Return the hexes of an event: its own, or those of its units."""
    if isinstance(values.get("hex"), Hex) and values["hex"]:
        return (values["hex"],)
    there = (state.units[id_].hex for id_ in _pieces(state, values) if id_ in state.units)
    return tuple(dict.fromkeys(hex_ for hex_ in there if hex_))


def _pieces(state: State, values: dict[str, Any]) -> tuple[str, ...]:
    """Return the ids of the pieces that an event is about."""
    single = (values[name] for name in (*_UNITS, *_PIECES) if values.get(name))
    several = (id_ for name in _MANY for id_ in values.get(name, ()))
    return tuple(dict.fromkeys((*single, *several)))


def _silent(state: State, event: Event) -> None:
    """Return None: the table shows these events itself."""


TELLERS.register(*WRITERS)(tell)
TELLERS.register(*SILENT)(_silent)
