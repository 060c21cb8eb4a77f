"""The result scene: what can be done after a battle, and which objectives were not held (22.0)."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pygame
import pytest

from combat.engine.journal import journal
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.replay_scene import ReplayScene
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import place_name, text
from combat.games.volume1.content.library import load_book, scenario_ids
from combat.games.volume1.editor.editor_scene import EditorScene
from combat.games.volume1.editor.trial import Trial
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.book import Objective, Verdict
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.play.optional_rules import with_options
from combat.games.volume1.rules.play.victory import Score
from combat.games.volume1.rules.sites import Comrade
from combat.games.volume1.scenes import victory_tally
from combat.games.volume1.scenes.sheet_scene import SheetScene
from combat.games.volume1.scenes.victory_scene import VictoryScene
from combat.games.volume1.title import TITLE
from combat.games.volume1.words import names, outcome_words
from tests.engine.stage.hands import application, press
from tests.games.volume1.editor.editing import edit, rounds
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table
from tests.narrowing import the
from tests.sampled import sample


def ended(
    path: Path, scenario: str = "first-light", chosen: tuple[str, ...] = (), size: tuple[int, int] = (1600, 900)
) -> Sitting:
    """Return a battle with a journal, conceded at once, with its result on screen."""
    made = Sitting(with_options(load_book(scenario), chosen), size=size)
    made.session.record = journal.begin(TITLE, made.session.game, pytest.fail, path / "battle.combat")
    made.settle()
    made.desk.controls.concede()
    made.rounds(30)
    assert isinstance(made.app.top, VictoryScene)
    return made


def test_what_is_told_of_a_battle_given_up_in_turn_1_is_that_it_was(tmp_path: Path) -> None:
    state = ended(tmp_path).session.view
    worst = state.book.scenario.verdicts[-1]
    assert names.ending(state, worst) == "You gave the battle up in Turn 1. It counts as the worst result."
    state.conceded = False
    assert names.ending(state, worst) == worst.text


def keys(end: VictoryScene) -> dict[str, str]:
    """Return the labels of the buttons by key."""
    return {button.key: button.label for button in end.group.widgets if isinstance(button, Button)}


def test_it_is_watched_again_and_the_sheet_lies_there_afterwards(tmp_path: Path) -> None:
    made = ended(tmp_path, "advance-to-the-village")
    end = made.app.top
    made.press("W")
    made.app.round(0.05)  # the pressed button is drawn first
    assert isinstance(made.app.top, ReplayScene)
    assert made.app.top.session.path == tmp_path / "battle.combat"
    made.app.pop()
    made.rounds()
    assert made.app.top is end
    assert place_name(Hex("46.05")) == "village:14.05", "the hexes are still called as on this table"


def test_it_is_played_again_with_the_same_rules_and_another_fall_of_the_dice(tmp_path: Path) -> None:
    made = ended(tmp_path, chosen=("enemy-holds-fire",))
    before = made.scene
    made.press("A")
    again = made.app.top
    assert isinstance(again, TableScene)
    assert again is not before
    assert before not in made.app.scenes
    assert again.session.begun_with == before.session.begun_with
    assert again.session.book.chosen == ("enemy-holds-fire",)
    assert again.desk.state.clock.phase == "set-up"
    assert again.session.record is not None


def test_the_next_battle_of_the_book_lays_out_its_sheet(tmp_path: Path) -> None:
    made = ended(tmp_path)
    ids = scenario_ids()
    made.press("N")
    sheet = made.app.top
    assert isinstance(sheet, SheetScene)
    assert sheet.shown == ids[ids.index("first-light") + 1]
    assert made.scene not in made.app.scenes


def test_after_the_last_battle_of_the_book_and_after_a_made_up_one_none_is_next(tmp_path: Path) -> None:
    made = ended(tmp_path, scenario_ids()[-1])
    assert isinstance(made.app.top, VictoryScene)
    assert set(keys(made.app.top)) == {"Enter", "Esc", "A", "R", "W"}
    book = load_book("first-light")
    stray = replace(book, scenario=replace(book.scenario, id="made-up"))
    from combat.games.volume1.scenes.victory_scene import battle_after

    assert battle_after(stray) == ""
    assert battle_after(book)


def test_a_battle_of_a_campaign_is_not_fought_twice(tmp_path: Path) -> None:
    made = ended(tmp_path)
    made.scene.leads_to = "campaign"
    end = VictoryScene(made.app, made.scene)
    assert set(keys(end)) == {"Enter", "Esc", "R", "W"}
    assert keys(end)["Enter"] == text("button-to-campaign")


def test_a_trial_leads_back_to_the_editor_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    with application() as app:
        app.settings.pace = "instant"
        scene = edit(app)
        press(app, "F5")
        trial = app.top
        assert isinstance(trial, Trial)
        rounds(app, 20)
        trial.desk.controls.concede()
        rounds(app, 30)
        end = app.top
        assert isinstance(end, VictoryScene)
        assert set(keys(end)) == {"Enter", "Esc", "A"}
        assert keys(end)["Enter"] == text("button-to-editor")
        press(app, "A")
        assert isinstance(app.top, Trial)
        assert app.top is not trial
        app.top.desk.controls.concede()
        rounds(app, 30)
        press(app, "Enter")
        assert isinstance(app.top, EditorScene)
        assert app.top is scene


@pytest.mark.parametrize(
    ("size", "largest"), sample(list(product([(1280, 720), (1600, 900), (1920, 1080), (3840, 2160)], [True, False])), 3)
)
def test_every_button_finds_room_beside_the_others_and_below_the_sheet(
    size: tuple[int, int], largest: bool, tmp_path: Path
) -> None:
    made = ended(tmp_path, size=size)
    end = made.app.top
    assert isinstance(end, VictoryScene)
    if largest:
        made.app.set_scale(3.0)
    made.rounds()
    boxes = [button.rect for button in end.group.widgets]
    assert len(boxes) == 6
    assert all(end._sheet.contains(box) for box in boxes)
    assert all(box.collidelist(boxes[:place]) == -1 for place, box in enumerate(boxes))


VERDICTS = (Verdict(5, "Fine", "", True), Verdict(-9999, "Foul", "", False))
GOALS = (
    Objective("wall", "The wall", (Hex("05.05"),), 3),
    Objective("house", "The house", (Hex("03.03"),), 5),
    Objective("trap", "The trap", (Hex("02.02"),), -2),
)


@pytest.mark.rule("22.0", "22.0j")
def test_22_0_what_was_not_held_and_who_is_not_home_is_told_with_what_it_would_have_brought() -> None:
    comrades = (
        Comrade("pvt-meeks", Hex("07.07"), (), 4, (Hex("01.01"),)),
        Comrade("pvt-peters", Hex("08.08"), (), 0, ()),
    )
    table = Table(
        "crowe 05.05", "meeks 07.07", "peters 08.08", objectives=GOALS, comrades=comrades, verdicts=VERDICTS, points={}
    )
    state = table.state
    assert victory.missed(state) == (Score("objective", "house", 5), Score("brought-home", "pvt-meeks", 4))
    found = victory_tally.lines(state, 20)
    assert [(line.words, line.points, line.missed) for line in found] == [
        ("The wall held", 3, False),
        (text("missed-objective", who="The house"), 5, True),
        (text("missed-brought-home", who="Pvt Meeks"), 4, True),
    ]


def test_where_the_lines_find_no_room_those_of_a_kind_stand_together() -> None:
    men = ("jung", "winter", "wolff", "berger", "bach", "voigt")
    table = Table(
        "crowe 05.05",
        *(f"{name} 05.01" for name in men),
        verdicts=VERDICTS,
        objectives=GOALS[:1],
        points={"enemy-killed": 2},
    )
    for name in men:
        man = table[name]
        table.state.men[man.id] = man.__class__(man.id, man.side, man.team, fate="killed")
    assert len(victory_tally.lines(table.state, 7)) == 7
    few = victory_tally.lines(table.state, 3)
    assert [(line.words, line.points) for line in few] == [
        (text("score-several", what=text("points-enemy-killed"), count=6), 12),
        ("The wall held", 3),
    ]
    assert sum(line.points for line in few) == victory.points(table.state)


def test_of_a_conceded_battle_nobody_says_how_near_the_next_result_was(tmp_path: Path) -> None:
    made = ended(tmp_path)
    assert victory_tally.to_next(made.desk.state) == ""
    assert victory_tally.lines(made.desk.state, 20)[0].words == names.score(made.desk.state, Score("conceded", "", 0))
    surface = pygame.Surface((500, 300))
    victory_tally.draw(surface, surface.get_rect(), made.desk.state)


@pytest.mark.rule("22.0")
def test_22_0_the_sheet_says_in_which_turn_and_why_a_battle_ended_before_its_last() -> None:
    state = Sitting(load_book("first-light")).desk.state
    scenario, state.clock = state.book.scenario, replace(state.clock, turn=7)
    state.last_turn = 7
    assert outcome_words.over(state) == "The battle is over in turn 7: the roll for the last turn"
    state.ended_by = next(n for n, ending in enumerate(scenario.endings) if ending.when == "cleared")
    assert outcome_words.over(state).endswith(": no enemy left on the map")
    state.ended_by, state.last_turn = None, 0
    assert outcome_words.over(state).endswith(": none of your men left on the map")
    state.conceded = True
    assert outcome_words.over(state) == text("end-title")
    state.conceded, state.clock = False, replace(state.clock, turn=scenario.turns)
    assert outcome_words.over(state) == text("end-title")


def test_a_long_reason_takes_the_room_of_the_date_and_then_goes(tmp_path: Path) -> None:
    made = ended(tmp_path)
    sheet, state = the(VictoryScene, made.app.top), made.desk.state
    state.conceded, state.clock, state.last_turn = False, replace(state.clock, turn=7), 7
    title, over = state.book.scenario.title, outcome_words.over(state)
    found = [sheet.heading(room) for room in (2000, 760, 300)]
    assert [over for over, _ in found] == [over, over, text("end-title")]
    assert [where == title for _, where in found] == [False, True, False]


def test_the_end_opens_by_itself_when_what_led_to_it_has_been_shown() -> None:
    """At any pace: the last answer is one thing, and its telling takes many frames."""
    sitting, player = Sitting(skirmish(turns=1)), CautiousPlayer()
    while not sitting.session.game.over:
        sitting.settle()
        decision = sitting.session.decision
        assert decision is not None
        sitting.app.settings.pace = "fast"
        sitting.desk.controls.answer(player.answer(decision, sitting.session.view))
        if not sitting.session.game.over:
            sitting.app.settings.pace = "instant"
            sitting.desk.controls.halt()
    assert sitting.desk.mirror.busy
    for _ in range(400):
        sitting.rounds()
        if sitting.app.top is not sitting.scene:
            break
    assert isinstance(sitting.app.top, VictoryScene)
