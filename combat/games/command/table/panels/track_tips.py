"""Tooltips of the tracks: public information on time, losses, decks and chits (1.3, 4.0, 5.0)."""

from __future__ import annotations

from collections import Counter

from combat.engine.kernel.seats import Seat
from combat.engine.words import text
from combat.engine.words.line import Line, Spoken
from combat.games.command.rules.play import endings
from combat.games.command.rules.state import HIDDEN_CHIT, State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.words import command_names as names

NAMED = 12
"""Most names in a list."""


def waiting(state: State, side: Seat, space: int) -> list[str]:
    """Return the ids of a side's units that arrive at a future Time space."""
    found = [
        unit.id for unit in state.units.values() if unit.side == side and unit.fate == "waiting" and unit.space == space
    ]
    return found if space > state.time else []


def lines(state: State, seat: Seat, kind: str, which: str) -> tuple[Spoken, ...]:
    """Return the tooltip lines of an item on the tracks; `which` is its side or chit. Empty for an unknown kind."""
    match kind:
        case "time":
            return _time(state)
        case "points":
            return (_points(state), *_postures(state))
        case "casualties":
            return _casualties(state, which)
        case "initiative":
            return (Line(text("track-initiative-tip", side=names.side(which)), "3.7"),)
        case "deck":
            return (Line(text("track-deck-tip", side=names.side(which), count=state.decks[which].left), "1.3"),)
        case "discards":
            return _discards(state, which)
        case "hand":
            most = state.book.figures.hands[state.book.force(which).posture]
            count = len(state.hands.get(which, ()))
            return (text("track-hand-tip", side=names.side(which), count=count, most=most),)
        case "radio":
            return _radio(state, which)
        case "chit":
            return _chit(state, seat, which)
    return ()


def _time(state: State) -> tuple[Spoken, ...]:
    found: list[Spoken] = [text("track-time-tip", space=state.time, most=state.sudden_death)]
    for space in range(state.time + 1, state.book.figures.time_spaces + 1):
        for side in SIDES:
            if units := waiting(state, side, space):
                found.append(text("track-arrives", space=space, side=names.side(side), units=names.units(state, units)))
    return tuple(found)


def _points(state: State) -> str:
    if not state.vp:
        return text("track-points-even")
    return text("track-points-tip", side=names.side("axis" if state.vp > 0 else "allies"), points=abs(state.vp))


def _postures(state: State) -> list[str]:
    return [
        text("tip-posture", side=names.side(force.side), posture=force.posture) for force in state.book.forces.values()
    ]


def _casualties(state: State, side: Seat) -> tuple[Spoken, ...]:
    most = state.surrender.get(side, 0)
    lost = endings.losses(state, side)
    head = Line(text("track-casualties-tip", side=names.side(side), count=lost, most=most), "4.4")
    fallen = [unit for unit in state.casualties.get(side, ()) if unit]
    if not fallen:
        return (head,)
    named = names.units(state, fallen[:NAMED])
    return (head, text("track-and-more", named=named, count=len(fallen) - NAMED) if len(fallen) > NAMED else named)


def _discards(state: State, side: Seat) -> tuple[Spoken, ...]:
    """Return the contents of the discard pile by orders and actions, which are public (1.3)."""
    cards = [state.card(card) for card in state.decks[side].discards]
    head = Line(text("track-discards-tip", side=names.side(side), count=len(cards)), "1.3")
    if not cards:
        return (head,)
    found: list[Spoken] = [head]
    for title, kinds in (("orders", [card.order for card in cards]), ("actions", [card.action for card in cards])):
        counted = Counter(kinds).most_common()
        listed = " · ".join(text("track-counted", count=count, what=names.use(kind)) for kind, count in counted)
        found.append(text(f"track-{title}-tip", listed=listed))
    return tuple(found)


def _radio(state: State, side: Seat) -> tuple[Spoken, ...]:
    radio = state.radios[side]
    figure = state.book.radios[radio.figure]
    found: list[Spoken] = [
        Line(text("track-radio-tip", side=names.side(side), calibre=figure.calibre, fp=figure.fp), "7.7")
    ]
    if radio.broken:
        found.append(text("track-radio-broken"))
    if radio.space > state.time:
        found.append(text("track-radio-waits", space=radio.space))
    if figure.smoke:
        found.append(text("track-radio-smoke"))
    return tuple(found)


def _chit(state: State, seat: Seat, which: str) -> tuple[Spoken, ...]:
    """Return the tooltip of an open chit or of the player's own secret one; hidden ones only by their number."""
    for side in SIDES:
        for chit in state.secrets.get(side, ()):
            if which == f"{side}-{chit}":
                if chit == HIDDEN_CHIT:
                    return (Line(text("track-chit-hidden", side=names.side(side)), "5.5"),)
                return (Line(names.worth(state, chit), "5.5"), text("track-chit-secret", side=names.side(side)))
    if which in state.owed:
        return (Line(names.worth(state, which), "5.5"), Line(text("track-chit-owed"), "4.6"))
    return (Line(names.worth(state, which), "5.5"), text("track-chit-open"))
