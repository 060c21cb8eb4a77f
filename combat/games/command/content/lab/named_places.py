"""Validation of the hexes and objectives in a lab file against its map."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.content.findings import unknown
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.space.hexes.hex import Hex, HexError, distance
from combat.games.command.content.lab.position_file import MeasurePart, PositionFile, SidePart
from combat.games.command.rules.book import Book
from combat.games.command.rules.two_sides import SIDES

Where = tuple[str | int, ...]
Fault = tuple[TextMessage, Where]
"""An error and the key path of its value."""


def place_faults(file: PositionFile, book: Book) -> Iterator[Fault]:
    """Yield faults for hexes off the map, steps between hexes that are not adjacent, and unknown objectives."""
    for hex_, where in _hexes(file):
        try:
            book.map.board.place(hex_)
        except HexError as fault:
            yield fault.said, where
    for place, part in enumerate(file.measure):
        if part.step is not None and distance(*part.step) != 1:
            start, end = part.step
            yield msg("finding-lab-step", start=start, end=end), ("measure", place, "step")
    known = [str(objective.number) for objective in book.map.objectives]
    for number, where in _objectives(file):
        if str(number) not in known:
            yield unknown("objective", str(number), known), where


def _hexes(file: PositionFile) -> Iterator[tuple[Hex, Where]]:
    for place, unit in enumerate(file.unit):
        if unit.hex is not None:
            yield unit.hex, ("unit", place, "hex")
    for hex_ in file.works:
        yield hex_, ("works", hex_)
    for hex_ in file.smoke:
        yield hex_, ("smoke", hex_)
    for place, hex_ in enumerate(file.blazes):
        yield hex_, ("blazes", place)
    for name, card in file.cards.items():
        if card.hex is not None:
            yield card.hex, ("cards", name, "hex")
    for place, part in enumerate(file.measure):
        yield from ((hex_, ("measure", place, key)) for key, hex_ in _measured(part))


def _measured(part: MeasurePart) -> Iterator[tuple[str, Hex]]:
    yield from (("look", hex_) for hex_ in part.look or ())
    yield from (("step", hex_) for hex_ in part.step or ())
    if part.cut is not None:
        yield "cut", part.cut
    if part.at is not None:
        yield "at", part.at


def _objectives(file: PositionFile) -> Iterator[tuple[int, Where]]:
    for side in SIDES:
        dealt: SidePart = getattr(file, side)
        yield from ((number, (side, "holds", place)) for place, number in enumerate(dealt.holds))
    for place, part in enumerate(file.measure):
        if part.objective is not None:
            yield part.objective, ("measure", place, "objective")
