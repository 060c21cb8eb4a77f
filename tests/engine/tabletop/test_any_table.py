"""Desk, mouse, keys and prompts at a table of another game: clicks, drops and keys give answers."""

from __future__ import annotations

import weakref
from collections.abc import Iterator

import pytest

from combat.engine.kernel.decision import Decision
from combat.engine.space.hexes.hex import label
from combat.engine.space.hexes.hexside import hexside
from combat.engine.stage.screen import Screen
from combat.engine.tabletop import event_presenter
from combat.engine.tabletop.hexes.sides import side_at
from combat.engine.tabletop.thing import BorderId, CardId, PieceId, PlaceId
from tests.engine.stage.hands import application, click, press
from tests.engine.tabletop import walls_game as game
from tests.engine.tabletop.walls_table import WallsTable
from tests.engine.tabletop.walls_window import Walls


@pytest.fixture
def walls() -> Iterator[Walls]:
    """Yield a window with the table."""
    with application((1280, 720)) as app:
        yield Walls(app)


HOME, AWAY, WALL = label(2, 2), label(3, 2), label(3, 3)


def test_every_question_and_every_event_of_the_game_is_known_at_its_table() -> None:
    table, rules = WallsTable(), game.TITLE.rules
    assert table.prompts.missing(rules.decisions) == ()
    assert table.motions.missing(rules.events) == ()


def test_a_piece_a_place_a_side_and_a_card_are_clicked_and_the_view_follows(walls: Walls) -> None:
    desk = walls.desk
    assert walls.asked == "choose-stone"
    click(walls.app, walls.stone("dark"))
    assert walls.asked == "choose-place"
    assert desk.selection.piece == "dark"
    assert {hex_ for hex_ in desk.state.book.board.hexes() if desk.view.marks.get(hex_) == "legal"} >= {AWAY}
    click(walls.app, walls.hex(AWAY))
    assert desk.state.stones["dark"] == AWAY
    assert walls.asked == "choose-side"
    click(walls.app, walls.side(AWAY, WALL))
    assert desk.state.walls == {(AWAY, WALL)}
    assert walls.asked == "choose-card"
    click(walls.app, walls.cards.box(8).center)
    assert (desk.state.hand, desk.state.laid) == ((7, 9), (8,))
    assert (walls.asked, desk.state.round) == ("choose-stone", 2)
    assert [line.entry.head for line in desk.story.lines][-2:] == ["card-laid", "round-began"]


def test_a_piece_is_dragged_to_a_place_and_a_card_onto_the_board(walls: Walls) -> None:
    desk = walls.desk
    desk.controls.answer("dark")
    walls.drag(walls.stone("dark"), walls.hex(label(7, 5)))
    assert desk.notice.text == "not 07.05"
    assert desk.state.stones["dark"] == HOME
    walls.drag(walls.stone("dark"), walls.hex(AWAY))
    assert desk.state.stones["dark"] == AWAY
    desk.controls.answer(game.written((AWAY, WALL)))
    walls.drag(walls.cards.box(7).center, walls.hex(HOME))
    assert desk.state.laid == (7,)


def test_freed_memory_goes_back_when_the_table_is_cleared(walls: Walls, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    monkeypatch.setattr(event_presenter, "give_back_free_pages", lambda: given.append(walls.desk.state.round))
    for answer in ("dark", str(AWAY), game.written((AWAY, WALL)), 7):
        assert walls.desk.controls.answer(answer)
    assert given == [2]


def test_of_a_table_that_was_left_nothing_lies_in_memory_once_the_next_picture_stands() -> None:
    with application((640, 360)) as app:
        app.push(Screen())
        walls = Walls(app)
        seen: list[weakref.ref[object]] = [weakref.ref(walls.desk), weakref.ref(walls.scene)]
        app.pop()
        del walls
        app.round(0.05)
        assert [ref() for ref in seen] == [None, None]


def test_the_end_is_told_once_the_last_question_is_answered(walls: Walls) -> None:
    desk, ends = walls.desk, list[bool]()
    desk.on_over = lambda: ends.append(desk.over)
    for card, end, before in ((7, AWAY, HOME), (8, WALL, AWAY)):
        for answer in ("dark", str(end), game.written(hexside(end, before)), card):
            assert not ends
            assert desk.controls.answer(answer)
    assert (desk.prompt, ends) == (None, [True])


def test_what_is_not_asked_for_is_chosen_or_let_go(walls: Walls) -> None:
    desk = walls.desk
    desk.controls.answer("dark")
    click(walls.app, walls.stone("light"))
    assert (desk.selection.piece, walls.asked) == ("light", "choose-place")
    click(walls.app, walls.hex(label(7, 5)))
    assert (desk.selection.piece, desk.state.stones["dark"]) == ("", HOME)
    assert desk.title_desk.past[-2:] == ["light", ""]


def test_keys_choose_a_piece_and_a_place_and_take_an_answer_back(walls: Walls) -> None:
    desk = walls.desk
    press(walls.app, "Tab")
    first = desk.selection.piece
    press(walls.app, "Tab")
    assert {first, desk.selection.piece} == {"dark", "light"}
    desk.controls.answer("dark")
    press(walls.app, "Ctrl+Right", "Ctrl+Right")
    assert desk.input.cursor == AWAY
    press(walls.app, "Enter")
    assert desk.state.stones["dark"] == AWAY
    press(walls.app, "Ctrl+Z")
    assert (desk.state.stones["dark"], walls.asked) == (HOME, "choose-place")


def test_the_pointer_tells_piece_side_and_ground_apart(walls: Walls) -> None:
    view = walls.desk.view
    assert walls.under(walls.stone("light")) == PieceId("light")
    assert walls.under(walls.side(AWAY, WALL)) == BorderId(AWAY, WALL)
    assert side_at(view, walls.side(WALL, AWAY)) == (AWAY, WALL)
    assert walls.under(walls.hex(WALL)) == PlaceId(WALL)
    assert walls.desk.input.pointer.place == WALL
    assert side_at(view, walls.hex(WALL)) is None
    assert walls.under((view.rect.right + 20, 20)) is None
    assert walls.desk.input.pointer.place is None


def test_only_a_thing_that_the_question_is_about_is_lifted(walls: Walls) -> None:
    desk = walls.desk
    assert desk.prompt is not None
    assert not any(desk.prompt.may_carry(thing) for thing in (PieceId("dark"), PlaceId(HOME), CardId(7)))
    desk.controls.answer("dark")
    assert desk.prompt.may_carry(PieceId("dark"))
    assert not desk.prompt.may_carry(PieceId("light"))


def test_what_the_player_said_in_advance_is_answered_when_all_has_been_shown_and_taken_back_with_his_last_answer(
    walls: Walls,
) -> None:
    desk, behind = walls.desk, list[bool]()

    def standing(decision: Decision) -> str | None:
        behind.append(desk.mirror.busy)
        return {"choose-stone": "dark", "choose-place": str(AWAY)}.get(decision.kind)

    desk.title_desk.standing = standing  # type: ignore[method-assign]
    desk.controls.carry_on()
    assert (walls.asked, desk.state.stones["dark"]) == ("choose-side", AWAY)
    assert not any(behind)
    assert [(entry.to, entry.habit) for entry in desk.session.game.entries] == [
        ("choose-stone", False),
        ("choose-place", True),
    ]
    desk.controls.undo()
    assert (walls.asked, desk.state.stones["dark"]) == ("choose-stone", HOME)
    walls.app.round(0.05)
    assert walls.asked == "choose-stone"
    desk.controls.redo()
    assert (walls.asked, desk.state.stones["dark"]) == ("choose-side", AWAY)
