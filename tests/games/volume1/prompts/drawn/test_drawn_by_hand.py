"""Moves drawn by mouse and keys: a turn of eight evading men, groups, and how a move is cancelled."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files import folders
from combat.engine.journal import journal, loading
from combat.engine.kernel.record import replace
from combat.engine.play.session import Session
from combat.engine.space.hexes.hex import Hex, label
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.thing import marked_places
from combat.engine.words import text
from combat.games.volume1.prompts.ask_duck_back import AskDuckBack
from combat.games.volume1.prompts.ask_move import AskMove
from combat.games.volume1.rules.decisions import PASS, DuckBack
from combat.games.volume1.rules.events import ManSpotted
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.standing import saved_moves
from combat.games.volume1.standing.drawn_move import DrawnMove, draw
from combat.games.volume1.table import drawing_moves
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.games.volume1.prompts.eight_men import EIGHT, WALK, Counted, meadow, north
from tests.games.volume1.table.sitting import BareTiles
from tests.narrowing import the

MOST = 20
"""Inputs that a turn of eight evading men may take with no enemy near."""


def _goals(game: Counted) -> dict[str, Hex]:
    return {name: north(man.hex) for name, man in game.men.items()}


def _rests_in_next_turn(game: Counted) -> bool:
    return game.sitting.desk.state.clock.turn == 2


@pytest.mark.rule("7.06")
def test_7_06_a_turn_of_eight_evading_men_is_played_with_the_mouse() -> None:
    game = Counted()
    game.all_seen()
    goals = _goals(game)
    assert game.sitting.asked == "give-orders"
    game.shift_drag(game.beside(next(iter(goals)), -1, -1), game.beside(list(goals)[-1], 1, 1))
    assert len(game.sitting.desk.title_desk.moves.group.men) == EIGHT
    game.click(game.marker("evade"))
    assert {man.order.id for man in game.men.values() if man.order is not None} == {"evade"}
    game.click(game.beside(next(iter(goals)), -1, -5))
    for name, goal in goals.items():
        game.drag(game.counter(name), game.at(goal))
    game.click(game.button("commit"))
    assert _rests_in_next_turn(game)
    assert {name: man.hex for name, man in game.men.items()} == goals
    assert game.inputs <= MOST, game.inputs


@pytest.mark.rule("7.0")
def test_7_0_a_marker_that_is_dragged_to_one_of_several_chosen_men_orders_all_of_them() -> None:
    game = Counted()
    game.all_seen()
    men = list(game.men)
    game.shift_drag(game.beside(men[0], -1, -1), game.beside(men[-1], 1, 1))
    game.drag(game.marker("evade"), game.counter(men[3]))
    assert {man.order.id for man in game.men.values() if man.order is not None} == {"evade"}
    assert all(man.order is not None for man in game.men.values())
    alone = Counted()
    alone.all_seen()
    alone.drag(alone.marker("evade"), alone.counter(men[3]))
    assert [name for name, man in alone.men.items() if man.order is not None] == [men[3]]


@pytest.mark.rule("7.05", "6.0")
def test_7_05_a_drag_of_one_hex_goes_in_the_first_impulse_in_which_he_can() -> None:
    game = Counted(meadow(1))
    game.all_seen()
    (name,) = game.men
    game.press("S")
    game.drag(game.counter(name), game.at(north(game.men[name].hex, 1)))
    drawn = game.sitting.desk.title_desk.moves.plans.legs_of(game.sitting.desk.state, name)
    assert [leg.impulse for leg in drawn] == [2]
    game.drag(game.counter(name), game.at(north(game.men[name].hex, 2)))
    drawn = game.sitting.desk.title_desk.moves.plans.legs_of(game.sitting.desk.state, name)
    assert [leg.impulse for leg in drawn] == [2, 4]


@pytest.mark.rule("7.06")
def test_7_06_a_turn_of_eight_evading_men_is_played_with_the_keys() -> None:
    game = Counted()
    goals = _goals(game)
    game.press("Ctrl+A", "Ctrl+A", "E", "1", "1", "1", "1", "Ctrl+Enter")
    assert _rests_in_next_turn(game)
    assert {name: man.hex for name, man in game.men.items()} == goals
    assert game.inputs <= MOST, game.inputs


def test_men_drawn_one_by_one_before_the_orders_are_committed_go_by_themselves() -> None:
    game = Counted(meadow(6))
    game.all_seen()
    goals = _goals(game)
    game.press("Ctrl+A", "Ctrl+A", "E", "Esc")
    for name, goal in goals.items():
        game.drag(game.counter(name), game.at(goal))
    assert game.sitting.asked == "give-orders"
    game.press("Ctrl+Enter")
    assert _rests_in_next_turn(game)
    assert {name: man.hex for name, man in game.men.items()} == goals


# -- in the Action Phase ------------------------------------------------------------------------------------------------


def _acting(men: int = 6) -> Counted:
    """All men evade, no move is drawn, and the first team is asked who is next."""
    game = Counted(meadow(men))
    game.all_seen()
    while len(game.sitting.desk.title_desk.moves.group.men) < men:
        game.press("Ctrl+A")
    game.press("E", "Ctrl+Enter")
    game.inputs = 0
    assert game.sitting.asked in ("choose-man", "choose-move")
    return game


def _first(game: Counted) -> str:
    prompt = game.sitting.desk.prompt
    assert prompt is not None
    return prompt.candidates()[0]


def _entries(game: Counted) -> list[tuple[str, str, bool]]:
    return [(entry.to, entry.about, entry.habit) for entry in game.sitting.session.game.entries if not entry.chance]


def test_a_man_who_is_dragged_sets_off_and_goes_on_in_each_impulse_while_the_others_are_asked_about() -> None:
    game = _acting(3)
    moved = set[str]()
    while game.sitting.desk.state.clock.impulse == 1 and game.sitting.asked in ("choose-man", "choose-move"):
        name = _first(game)
        moved.add(name)
        game.drag(game.counter(name), game.at(north(game.men[name].hex)))
    assert moved == set(game.men)
    assert game.inputs == len(moved)
    assert _rests_in_next_turn(game)


def test_what_a_drawn_move_did_is_taken_back_in_one_go_and_done_again_in_one() -> None:
    game = _acting(3)
    name = _first(game)
    start = game.men[name].hex
    before = _entries(game)
    game.drag(game.counter(name), game.at(north(start)))
    assert game.men[name].hex == north(start, 1)
    after = _entries(game)
    new = after[len(before) :]
    assert [habit for _, _, habit in new] == [False, *[True] * (len(new) - 1)]
    game.press("U")
    assert game.men[name].hex == start
    assert game.sitting.desk.title_desk.moves.plans.legs_of(game.sitting.desk.state, name)
    assert game.sitting.asked in ("choose-man", "choose-move")
    game.press("Enter")
    assert game.men[name].hex == north(start, 1)
    assert _entries(game) == after


def test_esc_takes_a_drawn_move_back_and_so_does_dragging_the_man_onto_himself() -> None:
    for take_back in ("Esc", "drag"):
        game = _acting()
        moves, other = game.sitting.desk.title_desk.moves, _other(game)
        start = game.men[other].hex
        assert start is not None
        game.drag(game.counter(other), game.at(north(start)))
        assert moves.plans.legs_of(game.sitting.desk.state, other)
        assert game.men[other].hex == start
        if take_back == "Esc":
            game.press("Esc")
        else:
            view = game.sitting.scene.view
            view.zoom(8)
            game.sitting.show(start)
            x, y = game.at(start)
            game.drag(game.counter(other), (x + round(view.place_width / 3), y))
        assert not moves.plans.drawn
        assert game.sitting.asked == "choose-man"


def test_the_hex_that_a_man_was_dropped_on_is_marked_before_the_mouse_moves_again() -> None:
    game = _acting(3)
    name = _first(game)
    end = north(game.men[name].hex, 1)
    game.drag(game.counter(name), game.at(end))
    assert game.sitting.scene.view.hover == end


def _other(game: Counted) -> str:
    """Return a man of another team than the one that acts."""
    acting = game.men[_first(game)].team
    return next(man.id for man in game.men.values() if man.team != acting)


def test_a_far_hex_is_clicked_for_the_man_who_is_asked_about() -> None:
    game = _acting(3)
    name = _first(game)
    if game.sitting.asked == "choose-man":
        game.click(game.counter(name))
    assert game.sitting.asked == "choose-move"
    start, prompt = game.men[name].hex, game.sitting.desk.prompt
    assert prompt is not None
    near = game.at(north(start, 1))
    game.sitting.point(near)
    game.sitting.rounds(2)
    view, tooltip = game.sitting.scene.view, game.sitting.scene.tooltip
    note = view.noted.get("path", pygame.Rect(0, 0, 0, 0))
    assert note.width, "what is to be known of the way"
    assert note.collidelist([view.box(hex_) for hex_ in marked_places(prompt.lit())]) < 0, "beside the hexes to click"
    game.sitting.rounds(40)
    note, told = view.noted["path"], tooltip.float()
    assert told is not None and not told[0].colliderect(note), "the note on the ground does not lie on it"
    game.click(game.at(north(start)))
    assert game.men[name].hex == north(start, 1)
    assert [leg.end for leg in game.sitting.desk.title_desk.moves.plans.legs_of(game.sitting.desk.state, name)][
        -1
    ] == north(start)


def test_way_points_are_clicked_with_shift_and_nobody_sets_off_before_he_is_told_to() -> None:
    game = _acting(6)
    name = _first(game)
    start = game.men[name].hex
    assert start is not None
    game.sitting.desk.selection.select(name)
    there = (north(start, 1), label(start.column + 1, start.row - 1), label(start.column + 1, start.row - 2))
    for hex_ in there:
        game.shift_click(game.at(hex_))
    moves = game.sitting.desk.title_desk.moves
    assert game.men[name].hex == start
    legs = moves.plans.legs_of(game.sitting.desk.state, name)
    assert [leg.end for leg in legs] == list(there)
    game.press("Enter")
    assert game.men[name].hex == north(start, 1)


def test_a_team_that_is_dragged_keeps_its_places() -> None:
    game = _acting(6)
    name = _first(game)
    game.sitting.desk.selection.select(name)
    game.press("Ctrl+A")
    team = game.sitting.desk.title_desk.moves.group.men
    assert {game.men[man].team for man in team} == {game.men[name].team}
    goals = {man: north(game.men[man].hex) for man in team}
    game.drag(game.counter(name), game.at(goals[name]))
    drawn = game.sitting.desk.title_desk.moves.plans.drawn
    assert {man: drawn[man].way[-1] for man in team} == goals


def test_the_numbers_stand_on_the_board_also_while_men_go_together() -> None:
    game = _acting(6)
    game.sitting.press("Enter")
    prompt = the(AskMove, game.sitting.desk.prompt)
    alone = dict(prompt.labels())
    game.press("Ctrl+A")
    assert len(game.sitting.desk.title_desk.moves.group.of(prompt.decision.subject)) > 1
    assert alone and dict(prompt.labels()) == alone, "they are keys there as before"
    game.press("1")
    first = next(hex_ for hex_, number in alone.items() if number == "1")
    assert game.sitting.desk.title_desk.moves.plans.drawn[prompt.decision.subject].way[-1] == first
    assert first not in prompt.labels(), "the next number goes on from there"
    assert north(first, 1) in prompt.labels()


def test_men_are_taken_together_one_by_one_with_shift() -> None:
    game = _acting(6)
    first, second, *_ = game.men
    game.sitting.desk.selection.select(first)
    game.shift_click(game.counter(second))
    assert list(game.sitting.desk.title_desk.moves.group.men) == [first, second]
    game.shift_click(game.counter(second))
    assert not game.sitting.desk.title_desk.moves.group.men


def test_the_numbers_draw_step_by_step_before_anybody_acts() -> None:
    game = _acting(6)
    name = _first(game)
    start = game.men[name].hex
    game.sitting.desk.selection.select(name)
    assert start is not None
    game.press("1", "2")
    legs = game.sitting.desk.title_desk.moves.plans.legs_of(game.sitting.desk.state, name)
    assert [(leg.impulse, leg.end) for leg in legs] == [
        (1, north(start, 1)),
        (2, label(start.column + 1, start.row - 2)),
    ]
    assert game.men[name].hex == start


def test_a_number_draws_no_move_at_a_question_about_duck_back() -> None:
    game = _acting(6)
    name, desk = _first(game), game.sitting.desk
    desk.selection.select(name)
    decision = DuckBack("7.19", name, (DuckBack.DUCK_BACK, PASS), PASS)
    desk.session.game.decision = decision
    game.sitting.rounds()
    assert isinstance(desk.prompt, AskDuckBack)
    game.press("2")
    assert desk.title_desk.moves.can_move(name), "he could be drawn on"
    assert not desk.title_desk.moves.plans.drawn


@pytest.mark.rule("12.0")
def test_12_0_a_man_stops_when_an_enemy_is_spotted_and_log_and_prompt_say_why() -> None:
    game = _acting(6)
    name, desk = _first(game), game.sitting.desk
    desk.selection.select(name)
    game.press("1", "1")
    foe = replace(desk.state.men[name], id="soldat-jung", side="enemy", team="red", hex=label(10, 2), seen=True)
    desk.state.men[foe.id] = foe
    desk.title_desk.happened(desk.session.answers, desk.state, ManSpotted(foe.id, name))
    game.sitting.rounds()
    assert desk.title_desk.moves.plans.waiting[name].why == "stop-enemy-found"
    told = desk.story.lines[-1].entry
    assert (told.rule, told.pieces) == ("12.0", (name, foe.id))
    assert desk.prompt is not None
    assert "Jung" in desk.prompt.line().text
    desk.controls.carry_on()
    assert game.men[name].hex != north(game.men[name].hex, 1)
    assert desk.title_desk.moves.plans.legs_of(desk.state, name)


# -- a game that is left and taken up -------------------------------------------------------------------------------------


def test_drawn_moves_are_there_when_a_game_is_taken_up_and_nobody_sets_off_unasked() -> None:
    game = _acting(6)
    session = game.sitting.session
    session.record = journal.begin(TITLE, session.game, lambda line: None)
    name = _first(game)
    start = game.men[name].hex
    game.sitting.desk.selection.select(name)
    game.press("1", "1")
    session.close()
    loaded = loading.load(session.record.path, OWN_TITLES)
    record = loading.carry_on(loaded, lambda line: None)
    again = Session(TITLE, loaded.game, SeededChance(1), record=record, fresh=False)
    scene = TableScene(game.sitting.app, again, TABLE, BareTiles(again.book.board))
    scene.keyboard.guard.clock = game.sitting.scene.keyboard.guard.clock
    game.sitting.app.push(scene)
    game.sitting.rounds(20)
    moves = scene.desk.title_desk.moves
    assert [leg.end for leg in moves.plans.legs_of(scene.desk.state, name)] == [north(start, 1), north(start, 2)]
    assert scene.desk.state.men[name].hex == start
    game.press("Enter")
    assert scene.desk.state.men[name].hex == north(start, 1)
    again.close()


def test_notes_of_another_game_and_damaged_ones_count_for_nothing() -> None:
    state, save = meadow(3), Path("one.combat")
    man = next(iter(state.men))
    move = DrawnMove(man, 1, "evade", (Hex("05.16"), Hex("05.15")), Hex("05.15"), 4)
    saved_moves.keep(save, [move, replace(move, man="nobody"), replace(move, goal=Hex("99.99"))])
    assert saved_moves.kept(save, state) == [move]
    assert saved_moves.kept(Path("other.combat"), state) == []
    (folders.data() / saved_moves.FILE).write_text("{", encoding="utf-8")
    assert saved_moves.kept(save, state) == []


# -- while others move -----------------------------------------------------------------------------------------------------


def test_a_move_is_drawn_while_another_man_is_still_seen_to_go() -> None:
    game = _acting(3)
    game.sitting.app.settings.pace = "normal"
    first = _first(game)
    other = next(man for man in game.men if man != first)
    start = game.men[other].hex
    assert start is not None
    game.sitting.drag(game.counter(first), game.at(north(game.men[first].hex)))
    desk = game.sitting.desk
    assert desk.mirror.busy
    game.sitting.drag(game.counter(other), game.at(north(start)))
    assert desk.title_desk.moves.plans.drawn[other].way[-1] == north(start)
    game.sitting.click(game.counter(first))
    game.sitting.settle()
    assert not desk.mirror.busy
    assert game.men[first].hex != north(game.men[first].hex)


# -- what it costs ---------------------------------------------------------------------------------------------------------


def test_a_preview_is_reckoned_once_while_the_pointer_stays_in_a_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    game = _acting(6)
    reckoned = list[Hex]()

    def counted(state: State, man: Man, goals: Sequence[Hex], taken: int | None = None) -> DrawnMove | None:
        reckoned.append(goals[-1])
        return draw(state, man, goals, taken)

    monkeypatch.setattr(drawing_moves, "draw", counted)
    name = _first(game)
    start = game.men[name].hex
    game.sitting.desk.selection.select(name)
    x, y = game.at(north(start))
    for step in range(4):
        game.sitting.point((x + step, y))
    assert reckoned == [north(start)]
    game.sitting.point(game.at(north(start, 3)))
    assert reckoned == [north(start), north(start, 3)]


@pytest.mark.rule("12.0")
def test_12_0_behind_a_die_a_drawn_step_is_the_players_own_and_can_be_taken_back_by_itself() -> None:
    state = meadow(6)
    foe = Man("soldat-jung", "enemy", "red", hex=label(24, 1), morale="normal", alert=False)
    state.men[foe.id] = foe
    game = Counted(state)
    game.all_seen()
    game.press("1", "Enter", "Ctrl+A", "Ctrl+A", "E", "1", "1", "1", "1", "Ctrl+Enter")
    entries = game.sitting.session.game.entries
    behind = next(place for place, entry in enumerate(entries) if entry.to == "roll")
    walked = [(entry.to, entry.habit) for entry in entries[behind + 1 :] if not entry.chance]
    assert walked[:3] == [("duck-back", True), ("choose-man", True), ("choose-move", False)]


def test_enter_on_the_hex_that_the_keys_have_gone_to_draws_the_move() -> None:
    game = _acting(6)
    name = _first(game)
    start = game.men[name].hex
    game.sitting.desk.selection.select(name)
    game.press("Ctrl+Up", *["Ctrl+Up"] * WALK, "Enter")
    assert game.men[name].hex == north(start, 1)
    legs = game.sitting.desk.title_desk.moves.plans.legs_of(game.sitting.desk.state, name)
    assert legs[-1].end == north(start)


def test_esc_halts_those_who_are_on_their_way_and_enter_lets_them_go_on() -> None:
    game = _acting(3)
    name = _first(game)
    start = game.men[name].hex
    game.sitting.app.settings.pace = "normal"
    game.sitting.drag(game.counter(name), game.at(north(start)))
    desk = game.sitting.desk
    assert desk.mirror.busy
    game.sitting.press("Esc")
    assert not desk.mirror.busy
    assert desk.controls.held_back
    other = _first(game)
    game.sitting.app.settings.pace = "instant"
    game.sitting.rounds(20)
    game.drag(game.counter(other), game.at(north(game.men[other].hex)))
    assert game.men[other].hex != start
    assert not desk.controls.held_back


def test_the_button_counts_those_who_go_on_now_and_nobody_of_a_team_whose_turn_is_still_to_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = _acting(EIGHT)
    moves, team = game.sitting.desk.title_desk.moves, game.sitting.desk.state.active_team
    monkeypatch.setattr(moves.plans, "with_same_news", lambda men: list(game.men))  # all wait for the same
    own = [name for name, man in game.men.items() if man.team == team]
    assert 1 < len(own) < EIGHT
    assert set(moves.stopped.going_on(own[:1])) == set(game.men)
    assert moves.stopped.going_now(own[:1]) == own
    for name in game.men:
        moves.lay(moves.drawn_to(name, north(game.men[name].hex)), go=False)
    later = EIGHT - len(own)
    assert moves.stopped.label(own[:1]) == f"Carry on, {len(own)} now, {later} later", "as many as the line names"


def test_a_man_who_is_dragged_does_not_let_another_go_who_was_told_to_wait() -> None:
    game = _acting(6)
    name, other = _first(game), _other(game)
    start, there = game.men[name].hex, game.men[other].hex
    game.sitting.desk.selection.select(name)
    game.press("1")
    game.drag(game.counter(other), game.at(north(there)))
    assert (game.men[name].hex, game.men[other].hex) == (start, there)
    assert set(game.sitting.desk.title_desk.moves.plans.drawn) == {name, other}
    game.press("Enter")
    assert game.men[name].hex == north(start, 1)


def test_men_are_taken_together_in_the_roster_too_and_the_right_button_gives_a_box_up() -> None:
    game = _acting(6)
    first, second, *_ = game.men
    game.sitting.desk.selection.select(first)
    row = next(box.center for name, box in game.sitting.roster._rows if name == second)
    game.shift_click(row)
    assert list(game.sitting.desk.title_desk.moves.group.men) == [first, second]
    mouse, (x, y) = game.sitting.scene.mouse, game.beside(first, -1, -1)
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    game.sitting.point((x, y))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    game.sitting.rounds()
    assert mouse.box is not None
    pygame.key.set_mods(pygame.KMOD_NONE)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x + 9, y + 9), button=3))
    game.sitting.rounds()
    assert mouse.box is None


@pytest.mark.rule("7.19")
def test_7_19_he_is_asked_on_his_way_whether_he_ducks_back_and_goes_on_or_stays_down_by_the_answer() -> None:
    for key, hexes, asked in (("Enter", WALK, WALK), ("D", 1, 1)):
        game = Counted(meadow(1))
        game.all_seen()
        game.sitting.app.settings.wishes["duck_back"] = "always"
        (name,) = game.men
        start = game.men[name].hex
        game.press("1", "Enter", "E", "1", "1", "1", "1", "Ctrl+Enter")
        times = 0
        while game.sitting.asked == "duck-back":
            times += 1
            game.press(key)
        assert (game.men[name].hex, times) == (north(start, hexes), asked)


def test_with_shift_held_the_preview_goes_on_from_the_last_way_point() -> None:
    game = _acting(6)
    name = _first(game)
    start = game.men[name].hex
    game.sitting.desk.selection.select(name)
    game.press("1", "1")
    moves = game.sitting.desk.title_desk.moves
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    try:
        game.sitting.point(game.at(north(start, 1)))
        (further,) = moves.preview
    finally:
        pygame.key.set_mods(pygame.KMOD_NONE)
    (anew,) = moves.preview
    assert further.way == (start, north(start, 1), north(start, 2), north(start, 1))
    assert anew.way == (start, north(start, 1))


@pytest.mark.rule("6.0")
def test_6_0_who_is_dragged_where_no_order_leads_is_told_so_and_the_board_stays() -> None:
    game = Counted()
    game.all_seen()
    name = next(iter(game.men))
    goal, desk = north(game.men[name].hex, 9), game.sitting.desk
    before = desk.view.camera.origin
    game.drag(game.counter(name), game.at(goal))
    assert desk.view.camera.origin == before
    assert desk.notice.text is not None and "No order takes" in str(desk.notice.text)


def _lift(game: Counted, at: tuple[int, int]) -> None:
    """Press the button on a man, and keep it down."""
    game.sitting.point(at)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    game.sitting.rounds()


def test_a_man_let_go_off_the_map_stays_and_it_is_said_and_he_is_in_sight_again() -> None:
    game = Counted()
    name = next(iter(game.men))
    game.sitting.counter(name)
    game.press("Ctrl+A", "Ctrl+A", "E", "Esc")
    desk, view = game.sitting.desk, game.sitting.scene.view
    hex_, start = game.men[name].hex, game.counter(name)
    assert hex_ is not None
    _lift(game, start)
    game.sitting.point((start[0] + 30, start[1]))
    view.pan(4000, 4000)
    off = game.sitting.scene.layout.panes["prompt"].center
    game.sitting.point(off)
    assert not view.rect.contains(view.box(hex_))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=off, button=1))
    game.sitting.rounds()
    assert desk.notice.text == text("dropped-off-map")
    game.sitting.settle()
    view.camera.finish()
    assert view.rect.contains(view.box(hex_))
    assert game.men[name].hex == hex_
    assert name not in desk.title_desk.moves.plans.drawn


def test_the_board_lies_still_under_what_is_held_over_a_piece_at_its_edge() -> None:
    game = Counted()
    first, other = list(game.men)[:2]
    game.sitting.counter(first)
    game.press("Ctrl+A", "Ctrl+A", "E", "Esc")
    view = game.sitting.scene.view
    start = game.counter(first)
    _lift(game, start)
    x, y = game.counter(other)
    game.sitting.point((x, y))
    view.pan(0, y - view.rect.bottom + 6)
    for over, moves in ((x, False), ((start[0] + x) // 2, True)):
        held = (over, view.rect.bottom - 5)
        game.sitting.point(held)
        before = view.camera.origin
        game.sitting.rounds(20)
        assert (view.camera.origin != before) is moves
        if moves:
            assert game.sitting.desk.input.pointer.place == view.place_at(held)


def test_a_pointer_at_rest_draws_nothing_for_the_man_who_is_chosen_next_before_it_goes_on() -> None:
    game = _acting(2)
    desk, name = game.sitting.desk, _first(game)
    other = next(man for man in game.men if man != name)
    desk.selection.select(name)
    goal = north(game.men[name].hex)
    game.sitting.point(game.at(goal))
    assert desk.title_desk.moves.preview
    desk.selection.select(other)
    assert not desk.title_desk.moves.preview
    game.sitting.point(game.at(north(goal, -1)))
    assert desk.title_desk.moves.preview
