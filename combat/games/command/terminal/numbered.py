"""Numbered items of questions that may list several, and parsing of such numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from combat.engine.kernel.decision import Decision
from combat.engine.space.hexes.hex import Hex
from combat.engine.terminal.text_table import NotUnderstood
from combat.engine.words import text
from combat.games.command.rules.actions.on_the_move import on_the_move
from combat.games.command.rules.answers import CardUse
from combat.games.command.rules.fighting.shooting import Shoot, legal_shots, smoke_shots
from combat.games.command.rules.orders.activation import Activate, free_units
from combat.games.command.rules.orders.advance import AdvanceOne, left_to_go
from combat.games.command.rules.orders.move import SetOff, unmoved
from combat.games.command.rules.play.set_up import SetUp, unplaced
from combat.games.command.rules.state import State
from combat.games.command.standing.piece_figures import in_list_order


class Numbered(NamedTuple):
    """Items numbered from 1: targets, then pieces (ids of units, weapons or works), then cards."""

    targets: Sequence[Hex] = ()
    pieces: Sequence[str] = ()
    cards: Sequence[CardUse] = ()


def numbered(state: State, decision: Decision) -> Numbered:
    """Return the items of a question to which answers refer by number; empty if its answers are numbered instead."""
    match decision:
        case SetUp(seat=seat):
            works = dict.fromkeys(state.works_left.get(seat, ()))
            return Numbered(pieces=(*(unit.id for unit in unplaced(state, seat)), *works))
        case Activate(seat=seat):
            return Numbered(pieces=[unit.id for unit in free_units(state, seat)])
        case SetOff() if state.order is not None:
            pieces = in_list_order(state, unmoved(state, state.order))
            return Numbered(pieces=pieces, cards=on_the_move(state, state.order))
        case AdvanceOne() if state.order is not None:
            return Numbered(pieces=in_list_order(state, left_to_go(state, state.order)))
        case Shoot(seat=seat, occasion=occasion):
            shots = legal_shots(state, seat, occasion)
            firing = dict.fromkeys(piece for shot in shots for piece in shot.pieces)
            targets = dict.fromkeys(shot.hex for shot in shots)
            firers = {**firing, **dict.fromkeys(smoke_shots(state, occasion))}
            return Numbered(tuple(targets), in_list_order(state, firers))
    return Numbered()


def target(found: Numbered, word: str) -> Hex | None:
    """Return the target that a number refers to; None if the word is not a number.

    Raises NotUnderstood for an unknown number.
    """
    return found.targets[_place(word, 0, len(found.targets))] if word.isdecimal() else None


def pieces(found: Numbered, line: str) -> list[str] | None:
    """Return the pieces that the numbers in a line refer to; None if the line contains anything else.

    Raises NotUnderstood for an unknown number.
    """
    words, first = line.split(), len(found.targets)
    if not words or not all(map(str.isdecimal, words)):
        return None
    return [found.pieces[_place(word, first, len(found.pieces))] for word in words]


def card(found: Numbered, line: str) -> CardUse | None:
    """Return the card use that a line refers to by number; None if it is not the number of a card."""
    first = len(found.targets) + len(found.pieces)
    place = int(line) - 1 - first if line.isdecimal() else -1
    return found.cards[place] if 0 <= place < len(found.cards) else None


def _place(word: str, first: int, count: int) -> int:
    """Return the index of a number in a list; raise NotUnderstood."""
    place = int(word) - 1 - first
    if not count:
        raise NotUnderstood(text("text-not-understood", line=word))
    if not 0 <= place < count:
        raise NotUnderstood(text("text-no-number", number=word, first=first + 1, last=first + count))
    return place
