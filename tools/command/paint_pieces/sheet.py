"""Draw a contact sheet of every unit, weapon and marker, and some cards, as the game draws them."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterable, Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from combat.engine.kernel.deck import UNKNOWN
from combat.engine.kernel.record import replace
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.piece import Piece
from combat.games.command.content.library import load_book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import State
from combat.games.command.table.pieces import card_pictures, counters, markers
from combat.games.command.table.pieces.faces import ObjectiveFace, Part, UnitFace
from combat.games.command.table.pieces.faces_from_state import (
    card_face,
    chit_face,
    figure_face,
    weapon_figure_face,
)
from combat.games.command.title import TITLE

WIDE, GAP = 1520, 14
ORDER: frozenset[Part] = frozenset({"order"})
ACTION: frozenset[Part] = frozenset({"action"})
SCENARIOS = ("crossroads-at-noon", "farm-on-the-road-east")


def sheet(scale: float) -> pygame.Surface:
    """Return the contact sheet; `scale` is a factor of size."""
    TITLE.use()
    states = [RULES.new_state(load_book(name, ())) for name in SCENARIOS]
    rows = [
        *_rows(_units(states, scale), 96, 92),
        *_rows(_weapons(states, scale), 96, 92),
        *_rows(_in_states(states, scale), 104, 112),
        *_rows(_small(states), 60, 70),
        *_rows(_markers(states[0], scale), 92, 92),
        *_rows(_cards(states, scale), 198, 284),
    ]
    high = GAP + sum(height for height, _, _ in rows)
    surface = pygame.Surface((round(WIDE * scale), round(high * scale)))
    surface.blit(theme.paper("panel", *surface.get_size()), (0, 0))
    top = float(GAP)
    for height, step, pieces in rows:
        for place, piece in enumerate(pieces):
            piece.draw(surface, round((GAP + place * step) * scale), round(top * scale))
        top += height
    return surface


def _rows(pieces: Iterable[Piece], step: int, height: int) -> Iterator[tuple[int, int, tuple[Piece, ...]]]:
    """Yield pieces in rows: row height, step between pieces, and the pieces."""
    waiting = iter(pieces)
    while row := tuple(itertools.islice(waiting, (WIDE - GAP) // step)):
        yield height, step, row


def _faces(states: list[State], *, broken: bool = False) -> list[UnitFace]:
    """Return the figures of all nations of some games, without duplicates."""
    found: dict[tuple[str, bool], UnitFace] = {}
    for state in states:
        for figure in state.book.units.values():
            side = state.book.nations[figure.nation].side if figure.nation in state.book.nations else "axis"
            found.setdefault((figure.id, broken), figure_face(state, figure, side, broken=broken))
    return list(found.values())


def _units(states: list[State], scale: float) -> Iterator[Piece]:
    for broken in (False, True):
        yield from (counters.unit(face, round(80 * scale)) for face in _faces(states, broken=broken))


def _weapons(states: list[State], scale: float) -> Iterator[Piece]:
    figures = {figure.id: (state, figure) for state in states for figure in state.book.weapons.values()}
    for state, figure in figures.values():
        yield counters.weapon(weapon_figure_face(state, figure, "axis"), round(80 * scale))


def _in_states(states: list[State], scale: float) -> Iterator[Piece]:
    """Yield counters with weapons, states, selection and activation marks."""
    size, weapons = round(80 * scale), list(states[0].book.weapons.values())
    squads = [face for face in _faces(states) if face.build in ("squad", "team")]
    for place, face in enumerate(squads[:12]):
        carried = weapon_figure_face(states[0], weapons[place % len(weapons)], face.side, broken=place % 4 == 3)
        states_ = (("suppressed",), ("suppressed", "veteran"), ("veteran",), ())[place % 4]
        yield counters.unit(
            replace(face, weapon=carried, chips=states_, selected=place % 5 == 2, done=place % 5 == 4), size
        )


def _small(states: list[State]) -> Iterator[Piece]:
    """Yield counters at half the table's size, at any scale of the sheet."""
    faces = [*_faces(states)[:14], *_faces(states, broken=True)[:6]]
    weapons = list(states[0].book.weapons.values())
    for place, face in enumerate(faces):
        carried = weapon_figure_face(states[0], weapons[place % 9], face.side) if place % 3 == 0 else None
        yield counters.unit(replace(face, weapon=carried, chips=("suppressed",) if place % 4 == 1 else ()), 40)


def _markers(state: State, scale: float) -> Iterator[Piece]:
    size = round(80 * scale)
    for kind in state.book.work_kinds:
        yield markers.works(kind, size, kind.capitalize())
    yield markers.smoke(4, size, "Smoke")
    yield markers.smoke(10, size)
    yield markers.marker("blaze", size, "Blaze")
    yield markers.marker("starshell", size, "Starshell")
    yield markers.marker("melee", size, "Melee")
    yield markers.objective(ObjectiveFace(3, "6 VP", "axis", "germany"), size)
    yield markers.objective(ObjectiveFace(1, "2 VP", "allies", "united-states"), size)
    yield markers.objective(ObjectiveFace(5, "0 VP"), size)
    for chit in ("c", "p", "s", "v"):
        yield markers.chit(chit_face(state, chit, secret=chit == "c"), size)
    yield markers.chit(replace(chit_face(state, "c"), hidden=True), size)


def _cards(states: list[State], scale: float) -> Iterator[Piece]:
    width, (first, second) = round(184 * scale), states
    longest = sorted(first.book.cards.values(), key=lambda card: -len(card.action) - len(card.event))
    for number in (1, 20, 147):
        yield card_pictures.card(card_face(first, number), width)
    yield card_pictures.card(card_face(first, longest[0].id, playable=ORDER, selected=True), width)
    yield card_pictures.card(card_face(first, longest[1].id, playable=ACTION), width)
    triggers = [card for card in second.book.cards.values() if card.trigger and card.id > 100]
    for card in triggers[:4]:
        yield card_pictures.card(card_face(second, card.id), width)
    yield card_pictures.card(card_face(second, UNKNOWN, side="axis"), width)
    yield card_pictures.card(card_face(second, UNKNOWN, side="allies"), width)
    for side in ("axis", "allies"):
        yield card_pictures.deck(card_face(second, UNKNOWN, side=side), 41, round(34 * scale), round(50 * scale))
