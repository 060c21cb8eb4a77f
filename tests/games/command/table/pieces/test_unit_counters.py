"""Counters show what the rules need, at any size and without relying on colours, and nothing hidden from the seat."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.stage.drawing import lettered
from combat.engine.stage.drawing.piece import SHELF
from combat.games.command.content.library import load_book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.rules.view import visible
from combat.games.command.table.nations import NATIONS
from combat.games.command.table.pieces import card_pictures, counters
from combat.games.command.table.pieces.emblems import emblem
from combat.games.command.table.pieces.faces import UnitFace
from combat.games.command.table.pieces.faces_from_state import (
    card_face,
    chit_face,
    figure_face,
    unit_face,
    weapon_figure_face,
)
from combat.games.command.table.pieces.state_chips import SIGNS, chip
from tests.games.command.skirmish import UNITS, skirmish

SIZES = (26, 40, 58, 80, 160)


@pytest.fixture(autouse=True)
def _cut_anew() -> None:
    SHELF.clear()


@pytest.fixture(scope="module")
def state() -> State:
    """Return the state of a scenario before set-up."""
    return RULES.new_state(load_book("crossroads-at-noon", ()))


def _words(face: UnitFace, size: int) -> list[str]:
    """Return the words that can be read completely on a counter."""
    with lettered.noted() as found:
        counters.unit(face, size)
    return [line.text for line in found if not line.cut]


def _grey(picture: pygame.Surface) -> list[int]:
    shown = pygame.Surface(picture.get_size(), 0, 32)
    shown.fill((128, 128, 128))
    shown.blit(picture, (0, 0))
    return list(pygame.transform.grayscale(shown).get_buffer().raw[::4])


def _apart(one: pygame.Surface, other: pygame.Surface) -> float:
    """Return the mean difference in grey of two pictures of a size."""
    pairs = zip(_grey(one), _grey(other), strict=True)
    return sum(abs(a - b) for a, b in pairs) / (one.get_width() * one.get_height())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("broken", [False, True])
def test_every_figure_of_the_side_that_is_up_is_read_at_any_size(state: State, size: int, broken: bool) -> None:
    for figure in (figure for figure in state.book.units.values() if figure.nation == "germany"):
        printed = figure.broken if broken else figure.whole
        face = figure_face(state, figure, "axis", broken=broken)
        figures = [str(value) for value in (printed.fp, printed.range, printed.move, printed.morale)]
        figures += [str(printed.command)] if printed.command else []
        assert sorted(word for word in _words(face, size) if word.isdigit()) == sorted(figures)


def test_both_sides_of_a_counter_are_told_apart_in_grey(state: State) -> None:
    for size in (40, 80):
        for id_ in ("ger-line-squad", "us-line-squad", "us-leader-1"):
            figure = state.book.units[id_]
            same = replace(figure, broken=figure.whole)
            whole, broken = (figure_face(state, same, "axis", broken=broken) for broken in (False, True))
            assert _apart(counters.unit(whole, size).surface, counters.unit(broken, size).surface) > 8


def test_emblems_are_told_apart_in_grey() -> None:
    pictures = {nation: emblem(nation, "axis", 8.0) for nation in NATIONS}
    for one, other in combinations(pictures, 2):
        assert _apart(pictures[one], pictures[other]) > 6, (one, other)


def test_a_counter_bears_the_number_that_the_log_calls_it_by() -> None:
    state = RULES.new_state(skirmish(1))
    squads = [unit.id for unit in state.units.values() if unit.figure == "squad" and unit.side == "axis"]
    assert [unit_face(state, id_).name for id_ in squads] == [f"Line {place}" for place in range(1, len(squads) + 1)]


def test_a_weapon_shows_below_its_carrier_and_states_at_its_edge() -> None:
    state = RULES.new_state(skirmish(1))
    armed = next(unit for unit in state.units.values() if unit.weapon)
    bare = counters.unit(replace(unit_face(state, armed.id), weapon=None), 80)
    whole = counters.unit(unit_face(state, armed.id), 80)
    assert whole.surface.get_height() - whole.origin[1] > bare.surface.get_height() - bare.origin[1]
    state.units[armed.id] = replace(armed, suppressed=True, veteran=True)
    marked = unit_face(state, armed.id)
    assert marked.chips == ("suppressed", "veteran")
    assert counters.unit(marked, 80).origin[0] > whole.origin[0]


def test_a_hero_may_go_on_and_is_never_shown_as_done() -> None:
    state = RULES.new_state(skirmish(1))
    for unit in list(state.units.values()):
        state.units[unit.id] = replace(unit, activated=True)
        assert unit_face(state, unit.id).done != UNITS[unit.figure].hero


def test_what_a_seat_may_not_know_shows_its_back() -> None:
    state = RULES.new_state(skirmish(1))
    state.hands = {"axis": (3, 4), "allies": (105,)}
    state.secrets = {"axis": ("A",), "allies": ("B",)}
    view = visible(state, "axis")
    own = card_face(view, view.hands["axis"][0])
    hidden = card_face(view, view.hands["allies"][0], side="allies")
    assert not own.back
    assert own.order
    assert hidden.back
    assert not (hidden.order or hidden.action or hidden.event or hidden.hex or hidden.white)
    with lettered.noted() as found:
        card_pictures.card(hidden, 120)
    assert not found
    assert chit_face(view, view.secrets["axis"][0]).letter == "A"
    assert chit_face(view, view.secrets["allies"][0]).hidden


@pytest.mark.rule("6.6")
@pytest.mark.parametrize("size", [31, 42, 58])
def test_who_has_been_activated_is_pale_and_can_be_read(state: State, size: int) -> None:
    """Paler, so that it is told apart without colours; each figure keeps most of its contrast."""
    for id_ in list(state.units)[::5]:
        face = unit_face(state, id_)
        fresh, spent = (counters.unit(replace(face, done=done), size).surface for done in (False, True))
        spots = [(x, y) for x in range(2, size - 2) for y in range(2, size - 2)]
        lights = [[_light(surface, spot) for spot in spots] for surface in (fresh, spent)]
        means = [sum(found) / len(found) for found in lights]
        spans = [max(found) - min(found) for found in lights]
        assert 1.08 < means[1] / means[0] < 1.6
        assert spans[1] > 0.7 * spans[0]


def _light(surface: pygame.Surface, at: tuple[int, int]) -> float:
    red, green, blue, _ = surface.get_at(at)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.rule("6.3", "6.4")
@pytest.mark.parametrize("unit", [0.45, 1.0])
def test_states_are_told_apart_in_grey(unit: float) -> None:
    """By their signs, also where a counter is shown at half its size."""
    pictures = {state: chip(state, unit).surface for state in SIGNS}
    for one, other in combinations(pictures, 2):
        assert _apart(pictures[one], pictures[other]) > 12, (one, other)


@pytest.mark.parametrize("broken", [False, True])
def test_like_squads_of_any_two_nations_that_meet_are_told_apart_in_grey(state: State, broken: bool) -> None:
    """By emblem, corners and picture, whatever colours an eye lacks."""
    squads = {one: state.book.units[f"{one}-line-squad"] for one in ("ger", "us")}
    faces = [
        figure_face(state, figure, side, broken=broken) for figure, side in zip(squads.values(), SIDES, strict=True)
    ]
    same = [replace(face, values=faces[0].values, name="") for face in faces]
    for size in (40, 58):
        one, other = (counters.unit(face, size).surface for face in same)
        assert _apart(one, other) > 4


def test_a_weapons_figures_are_read_whole_at_any_size(state: State) -> None:
    """A mortar has a range of two figures, which leaves little room."""
    for nation, side in ((force.nation, force.side) for force in state.book.forces.values()):
        for figure in (one for one in state.book.weapons.values() if one.nation == nation):
            for size in SIZES:
                with lettered.noted() as seen:
                    counters.weapon(weapon_figure_face(state, figure, side), size)
                assert [line.text for line in seen if line.cut == "short"] == [], (figure.id, size)
