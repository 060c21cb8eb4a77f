"""Numeric encoding of an answer: pieces, place, card, use and word."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.seats import Seat
from combat.engine.learning.encoding import Row
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.command.rules.answers import (
    DONE,
    EXIT,
    NONE,
    PASS,
    STOP,
    Cards,
    CardUse,
    Handing,
    Leaving,
    Pieces,
    Placement,
    Scrapping,
    Shot,
)
from combat.games.command.rules.decisions import REROLL
from combat.games.command.rules.fate_cards import ACTIONS, ORDERS
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES

WEAPONS_AFTER = 96
"""A unit is encoded by its row among units, a weapon by this plus its row among weapons."""
PIECES, HELD = 8, 6
"""Number of columns for pieces and cards of an answer; further ones are only counted."""
COLUMNS = (
    *(f"piece_{number}" for number in range(1, PIECES + 1)), "pieces", "column", "row",
    *(f"card_{number}" for number in range(1, HELD + 1)), "cards", "order", "action", "smoke", "word", "side", "number",
    "figure", "chit", "passes",
)  # fmt: skip
WORDS = (
    PASS, DONE, STOP, EXIT, NONE, REROLL, "give", "scrap", "yes", "no", "shells", "smoke",
    "starshell", "shoot", "initiative", "add", "subtract", "mission", "repair",
)  # fmt: skip
"""Answers that are words of the rules; all others are pieces, hexes, cards, sides or numbers."""


class Said:
    """Parts of an answer before encoding."""

    __slots__ = ("cards", "hex", "number", "pieces", "side", "smoke", "thing", "use", "word")

    def __init__(self) -> None:
        self.pieces: tuple[str, ...] = ()
        self.hex, self.cards = NOWHERE, tuple[int, ...]()
        self.use = self.word = self.side = self.thing = ""
        self.smoke, self.number = False, 0


def answer_row(state: State, seat: Seat, decision: Decision, answer: Answer) -> Row:
    """Return an answer of `seat` encoded as a row of numbers; `state` is the seat's view."""
    said = _said(state, decision, answer)
    pieces = [_piece(state, piece) for piece in said.pieces]
    cards = [place_of(state.hands[seat], card) for card in said.cards]
    column, row = (said.hex.column, said.hex.row) if said.hex else (0, 0)
    return (
        *_filled(pieces, PIECES), len(pieces), column, row, *_filled(cards, HELD), len(cards),
        place_of(ORDERS, said.use), place_of(ACTIONS, said.use), said.smoke, place_of(WORDS, said.word),
        place_of(SIDES, said.side), said.number, place_of(_figures(state), _figure(state, said.thing)),
        place_of(state.book.chits, said.thing), answer == decision.passes_with,
    )  # fmt: skip


def place_of(known: Iterable[object], thing: object) -> int:
    """Return the index of `thing` in `known`, counted from 1; 0 if it is not found."""
    return next((place for place, one in enumerate(known, 1) if one == thing), 0)


def _said(state: State, decision: Decision, answer: Answer) -> Said:
    """Return the parts of an answer, parsed by its decision; single words are looked up in the game."""
    said, read = Said(), decision.read(answer)
    match read:
        case CardUse(card=card, use=use):
            said.cards, said.use = (card,), use
        case Cards(cards=cards):
            said.cards, said.word = cards, NONE if not cards else ""
        case Pieces(ids=ids):
            said.pieces = ids
        case Placement(unit=unit, hex=hex_):
            said.pieces, said.hex = (unit,), hex_
        case Shot(hex=hex_, pieces=ids, smoke=smoke):
            said.hex, said.pieces, said.smoke = hex_, ids, smoke
        case Handing(weapon=weapon, taker=taker):
            said.pieces, said.word = (weapon, taker), "give"
        case Leaving(unit=unit):
            said.pieces, said.word = (unit,), EXIT
        case Scrapping(weapon=weapon):
            said.pieces, said.word = (weapon,), "scrap"
        case Hex():
            said.hex = read
        case _:
            _plain(state, said, str(read))
    return said


def _plain(state: State, said: Said, word: str) -> None:
    """Store an answer that is a single word."""
    if word in state.units or word in state.weapons:
        said.pieces = (word,)
    elif word in SIDES:
        said.side = word
    elif word in state.book.chits or _figure(state, word):
        said.thing = word
    elif word.isdecimal():
        said.number = int(word)
    else:
        said.word = word


def _figures(state: State) -> tuple[str, ...]:
    """Return the figures that support may bring: units, weapons and radios."""
    book = state.book
    return (*book.units, *book.weapons, *book.radios)


def _figure(state: State, word: str) -> str:
    """Return the figure of a piece in the pool, or the figure with that id; "" for anything else."""
    forces = state.book.forces.values()
    arms = {arm.id: arm.figure for force in forces for arm in (*force.pool, force.scout) if arm is not None}
    figure = arms.get(word, word)
    return figure if figure in _figures(state) else ""


def _piece(state: State, id_: str) -> int:
    unit = place_of(state.units, id_)
    weapon = place_of(state.weapons, id_)
    return unit or (WEAPONS_AFTER + weapon if weapon else 0)


def _filled(places: Sequence[int], columns: int) -> tuple[int, ...]:
    return (*islice(places, columns), *[0] * (columns - len(places)))
