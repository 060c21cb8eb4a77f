"""The map does not move if everything that a question is about is in view, nor during a Move within the view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame
import pytest

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.detail.small_numbers import too_small
from combat.engine.tabletop.hexes.hex_grid import number_size
from combat.engine.tabletop.map.camera import ZOOMS
from combat.games.command.content.library import load_book
from combat.games.command.players.command_players import PLAYERS
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.prompts.ask_card import AskCard
from combat.games.command.rules.decisions import React
from combat.games.command.rules.state import Attack
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.sampled import sample

UNITS = {"g-leader": ("leader", "C3"), "g-squad": ("squad", "C3"), "g-far": ("squad", "O9"), "u-squad": ("squad", "L8")}


def is_whole(table: AtTable, hex_: Hex, rim: float) -> bool:
    """Return whether a hex is fully in view, at least `rim` pixels from the edge of the free part."""
    view = table.scene.view
    free = view.camera.free.inflate(-2 * rim, -2 * rim)
    return all(free.left <= x <= free.right and free.top <= y <= free.bottom for x, y in view.corners(hex_))


def test_no_question_of_a_move_turns_a_map_on_which_all_that_it_is_about_is_seen() -> None:
    told = Table(drawn_book(), UNITS, hands={50: ("move", "ambush")})
    table = AtTable(seat=AXIS, game=told.game, size=(1280, 720))
    view, camera, show, looks = table.scene.view, table.scene.view.camera, table.scene.view.framing.show, list[bool]()

    def watched(*hexes: Hex, also: Iterable[Hex] = (), then: Iterable[Hex] = ()) -> None:
        others, before = list(also), (camera.step, camera.origin)
        seen = all(is_whole(table, hex_, 3) for hex_ in (*hexes, *others))
        show(*hexes, also=others, then=then)
        if seen:
            looks.append(camera.moving or (camera.step, camera.origin) != before)

    view.framing.show = watched  # type: ignore[method-assign]
    table.settle()
    camera.finish()
    framed = camera.step, camera.origin
    for keys, asked in (
        (("1", "Enter"), "activate"),
        (("1", "Enter"), "set-off"),
        (("Enter",), "move-on"),
        ("3", "move-on"),
    ):
        table.press(*keys)
        table.settle()
        assert table.asked == asked
        assert (camera.step, camera.origin) == framed
    assert table.desk.state.units["g-squad"].hex == at("D3")
    assert looks
    assert not any(looks)
    table.close()


@pytest.fixture
def turn() -> Iterator[AtTable]:
    """Yield a table in a turn of the Axis, with only a part of the map in view."""
    told = Table(drawn_book(), {**UNITS, "u-far": ("squad", "A1")}, hands={50: ("move", "ambush")}, initiative=AXIS)
    table = AtTable(seat=AXIS, game=told.game, size=(1280, 720))
    table.settle()
    table.scene.view.camera.finish()
    yield table
    table.close()


def wheel(table: AtTable, steps: int) -> None:
    """Turn the mouse wheel in the middle of the map."""
    pygame.mouse.set_pos(table.scene.view.rect.center)
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps, precise_y=float(steps), flipped=False))
    table.rounds(2)


def test_a_turn_gathers_both_forces_until_the_player_has_zoomed_and_then_keeps_his_zoom(turn: AtTable) -> None:
    view, camera_director = turn.scene.view, turn.scene.camera_director
    units = turn.scene.table.targets.asked_together(turn.desk)
    assert at("A1") in units
    view.zoom(6)
    camera_director.show_asked()
    view.camera.finish()
    assert view.framing.sees(units), "the program’s own zoom gives way to what is asked"
    wheel(turn, 6)
    view.centre_on(at("C3"))
    view.camera.finish()
    chosen = view.camera.step, view.camera.origin
    assert not view.framing.sees(units)
    camera_director.show_asked()
    assert not view.camera.moving
    assert (view.camera.step, view.camera.origin) == chosen


def test_what_does_not_fit_the_players_zoom_is_seen_from_farther_away_and_he_gets_his_view_back(turn: AtTable) -> None:
    view, camera_director = turn.scene.view, turn.scene.camera_director
    wheel(turn, 6)
    view.centre_on(at("C3"))
    view.camera.finish()
    chosen = view.camera.step, view.camera.origin
    view.framing.show(at("A1"), at("O9"))
    view.camera.finish()
    assert view.camera.step < chosen[0]
    wide = view.camera.step
    view.framing.come_back([at("A1"), at("O9")])
    assert view.camera.step == wide, "what is asked about would not fit"
    camera_director.show_asked()
    assert (view.camera.step, view.camera.origin) == chosen


def test_nothing_that_was_gathered_is_gathered_again_while_all_of_it_is_in_sight(turn: AtTable) -> None:
    view, camera_director = turn.scene.view, turn.scene.camera_director
    camera_director.show_asked()
    view.camera.finish()
    units = turn.scene.table.targets.asked_together(turn.desk)
    assert view.framing.sees(units)
    view.pan(8, -6)
    assert view.framing.sees(units)
    seen = view.camera.step, view.camera.origin
    camera_director.show_asked()
    assert not view.camera.moving
    assert (view.camera.step, view.camera.origin) == seen


def test_the_small_map_hides_over_pieces_that_are_set_up_until_all_of_them_are() -> None:
    table = AtTable(load_book("crossroads-at-noon"), 1, (1280, 720), seat=AXIS, rival=PLAYERS["steady"](1))
    table.app.settings.pace = "fast"
    player, view, away = SteadyPlayer(1), table.scene.view, list[bool]()
    under = set[str]()
    while table.desk.state.phase == "set-up":
        prompt = table.desk.prompt
        if prompt is not None and not table.desk.mirror.busy:
            assert table.desk.controls.answer(player.answer(prompt.decision, table.session.view))
            away.clear()
        view.minimap.corner = "bottomright"  # where the Allies set up
        table.rounds()
        if view.minimap.place.width and table.desk.state.phase == "set-up":
            away.append(not view.minimap.rect.width)
            units = table.desk.state.on_map()
            under |= {unit.id for unit in units if view.minimap.place.collidepoint(view.centre(unit.hex))}
    assert True in away
    assert all(away[away.index(True) :]), "it comes to and fro"
    assert under
    table.settle()
    assert not table.scene.camera_director._set_up
    table.close()


def test_the_small_map_lies_away_from_the_players_units_once_they_are_set_up() -> None:
    table, player = (
        AtTable(load_book("crossroads-at-noon"), 2, (1280, 720), rival=PLAYERS["steady"](2)),
        SteadyPlayer(2),
    )
    while table.asked != "give-order":
        prompt = table.desk.prompt
        if prompt is not None:
            assert table.desk.controls.answer(player.answer(prompt.decision, table.session.view))
        table.settle()
    view = table.scene.view
    own = [view.ground.middle(hex_)[0] for hex_ in table.scene.table.targets.own_places(table.desk)]
    assert sum(own) / len(own) > view.camera.sheet[0] / 2
    assert view.minimap.corner == "bottomleft"
    table.close()


@pytest.mark.parametrize("seed", sample([7, 11], 2))
def test_after_both_have_set_up_a_map_shows_whole_stacks_of_both_forces_and_rests(seed: int) -> None:
    table = AtTable(load_book("counter-attack-at-the-crossroads"), seed, (1600, 900), rival=PLAYERS["steady"](seed))
    player, view, seen = SteadyPlayer(seed), table.scene.view, set[tuple[int, tuple[int, int]]]()
    while len(seen) < 1 or table.desk.state.turn < 6:
        table.settle()
        view.camera.finish()
        prompt = table.desk.prompt
        assert prompt is not None
        if table.desk.state.phase != "set-up":
            if not seen:
                units = table.desk.title_desk.units
                assert {place.id for place in units.places()} == {unit.id for unit in table.desk.state.on_map()}
                assert all(view.camera.open.contains(place.square) for place in units.places())
            seen.add((view.camera.step, view.camera.origin))
        assert table.desk.controls.answer(player.answer(prompt.decision, table.session.view))
    assert len(seen) == 1
    table.close()


def test_the_next_step_of_a_group_in_sight_does_not_turn_the_map_back_that_the_player_has_moved() -> None:
    """Two of the hexes around it are out of sight; only a group that is itself out of sight brings the map."""
    units = {"g-squad": ("squad", "H5"), "u-squad": ("squad", "A9")}
    told = Table(drawn_book(), units, hands={50: ("move", "ambush")}, initiative=AXIS).say("50 move", "g-squad")
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game, size=(1280, 720))
    table.settle()
    view, camera, director = table.scene.view, table.scene.view.camera, table.scene.camera_director
    wheel(table, 6)
    view.centre_on(at("H5"))
    camera.finish()
    view.pan(0, view.box(at("H5")).top - camera.open.top - 6)
    rests = camera.step, camera.origin
    assert not camera.open.collidepoint(view.centre(at("H4")))
    director.show_asked()
    assert not camera.moving
    assert (camera.step, camera.origin) == rests
    view.pan(0, view.box(at("H5")).height)
    director.show_asked()
    assert camera.moving
    table.close()


def test_who_fires_at_the_player_is_brought_into_sight() -> None:
    """Where target and firer do not fit together, the map is seen from farther away."""
    units = {"g-squad": ("squad", "H1"), "u-squad": ("squad", "H5")}
    hands = {150: ("fire", "ambush"), 50: ("move", "concealment")}
    told = Table(drawn_book(), units, hands=hands, active=ALLIES, initiative=ALLIES).say("150 fire", "u-squad")
    table = AtTable(seat=AXIS, game=told.game, size=(1280, 720))
    view = table.scene.view
    view.zoom(9)
    view.centre_on(at("H1"))
    view.camera.finish()
    assert not view.framing.sees([at("H1"), at("H5")])
    table.desk.state.attack = Attack("fire", ALLIES, (at("H1"),), ("u-squad",))
    asked = AskCard(table.desk, React("14.0", "g-squad", seat=AXIS, opens="defence", hex=at("H1")))
    view.framing.show(*asked.looked_at())
    view.camera.finish()
    assert view.framing.sees([at("H1"), at("H5")])
    table.close()


@pytest.mark.parametrize(("cut", "moves"), [(0.15, 0), (0.35, 1)])
def test_a_hex_of_which_only_the_rim_is_cut_moves_no_map(turn: AtTable, cut: float, moves: int) -> None:
    view = turn.scene.view
    wheel(turn, 6)
    view.centre_on(at("H5"))
    view.camera.finish()
    box = view.box(at("H5"))
    view.pan(0, box.top - view.camera.open.top + round(cut * box.height))
    assert not view.framing.sees([at("H5")])
    view.framing.show(at("H5"))
    assert view.camera.moving == bool(moves)
    view.framing.bring(at("H5"))
    view.camera.finish()
    assert view.framing.sees([at("H5")]), "the player’s own request shows it whole"


def test_a_stack_comes_into_sight_whole() -> None:
    units = {f"g-{n}": ("team", "C3") for n in range(5)} | {"u-squad": ("squad", "L8")}
    table = AtTable(seat=AXIS, game=Table(drawn_book(), units, hands={50: ("move", "ambush")}).game, size=(1280, 720))
    table.settle()
    view = table.scene.view
    view.zoom(6)
    view.centre_on(at("C3"))
    view.camera.finish()
    view.pan(0, view.box(at("C3")).top - view.camera.open.top - 3)
    places = [place for place in table.desk.title_desk.units.places() if place.id.startswith("g-")]
    assert is_whole(table, at("C3"), 0)
    assert not all(view.camera.open.contains(place.square) for place in places)
    view.framing.show(at("C3"))
    view.camera.finish()
    places = [place for place in table.desk.title_desk.units.places() if place.id.startswith("g-")]
    assert len(places) == 5
    assert all(view.camera.open.contains(place.square) for place in places)
    table.close()


def test_a_map_whose_hexes_fit_the_window_lies_whole_in_it_from_the_set_up_on_and_no_pan_cuts_its_top_row() -> None:
    table = AtTable(load_book("line-of-pillboxes"), seat=AXIS, size=(1600, 900), scale=None)
    table.settle()
    view, hexes = table.scene.view, table.desk.view.ground.places()
    assert view.paper.sheet.height > view.camera.free.height
    for away in (0, -400, 400):
        view.pan(0, away)
        assert all(is_whole(table, hex_, 0) for hex_ in hexes)
    table.close()


def numbered(table: AtTable) -> set[Hex]:
    """Return the hexes whose number is drawn in addition to the printed one."""
    view = table.scene.view
    bare = pygame.Surface(table.app.size)
    before = pygame.image.tobytes(bare, "RGB")
    view.ground.draw_numbers(bare, view)
    if pygame.image.tobytes(bare, "RGB") == before:
        return set()
    drawn = pygame.mask.from_threshold(bare, (0, 0, 0), (2, 2, 2, 255))
    drawn.invert()
    boxes = {hex_: view.box(hex_).clip(bare.get_rect()) for hex_ in view.visible()}
    return {
        hex_
        for hex_, box in boxes.items()
        if box.width and box.height and drawn.overlap_area(pygame.Mask(box.size, fill=True), box.topleft)
    }


def test_hex_numbers_are_there_at_every_zoom_at_which_they_can_be_read() -> None:
    table = AtTable(load_book("line-of-pillboxes"), seat=AXIS, size=(1280, 720), scale=None)
    table.settle()
    view = table.scene.view
    assert numbered(table) == set(view.ground.places()), "the whole map is shown"
    for step, zoom in enumerate(ZOOMS):
        view.camera.look_at(view.camera.aim, step)
        if view.camera.step == step:
            printed = not too_small(zoom)
            readable = number_size(view.place_width, zoom) > 0
            assert bool(numbered(table)) == (readable and not printed)
            assert printed or readable or view.place_width < theme.px(50)
    table.close()


@pytest.mark.parametrize(("seat", "steps"), [(AXIS, 3), (ALLIES, 0)])
def test_the_end_of_the_set_up_changes_no_zoom(seat: str, steps: int) -> None:
    table = AtTable(load_book("patrols-at-the-bridge"), seat=seat, size=(1280, 720))
    table.settle()
    table.press("P")
    table.scene.view.zoom(steps)
    table.scene.view.camera.finish()
    chosen = table.scene.view.camera.step
    table.press("Ctrl+Enter")
    table.settle()
    table.scene.view.camera.finish()
    assert table.asked not in ("", "set-up")
    assert not table.scene.view.framing.surveying
    assert table.scene.view.camera.step == chosen
    table.close()
