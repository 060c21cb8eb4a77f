"""A campaign from the menu through a battle to the next briefing, by keyboard and mouse, at every size."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from combat.cli import main
from combat.engine import words
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files import folders
from combat.engine.journal import journal
from combat.engine.journal.save_list import look_at
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.play.runner import run
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage import app as application_module
from combat.engine.stage.app import App
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.stage.paper.keys_scene import KeysScene
from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.choice import CheckBox
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import text
from combat.engine.words.line import shown
from combat.games.volume1.campaign import aftermath, course, deciding, diary
from combat.games.volume1.campaign.battle_ways import leads_to, place_of
from combat.games.volume1.campaign.campaign_state import Loss, Report
from combat.games.volume1.campaign.diary import Diary
from combat.games.volume1.campaign.letters import letters_about_the_lost
from combat.games.volume1.campaign.muster import next_book
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.rules.state import State
from combat.games.volume1.scenes.campaign.campaign_scene import CampaignScene
from combat.games.volume1.scenes.campaign.letters_scene import LettersScene
from combat.games.volume1.scenes.campaign.map_case import pins_at
from combat.games.volume1.scenes.campaign.memorial_scene import MemorialScene, how, served_in
from combat.games.volume1.scenes.campaign.plan_help import plan_help
from combat.games.volume1.scenes.campaign.squad_scene import SquadScene
from combat.games.volume1.scenes.men.muster_scene import MusterScene
from combat.games.volume1.scenes.menu_scene import MenuScene
from combat.games.volume1.scenes.saved.saved_battles import campaign_of
from combat.games.volume1.scenes.saved.saves_scene import SavesScene
from combat.games.volume1.scenes.sheet_scene import SheetScene
from combat.games.volume1.scenes.victory_scene import VictoryScene
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.title import TITLE
from tests.engine.stage.hands import application, click, point, press
from tests.full_disk import full
from tests.games.volume1.tabletop.drawn_words import taken_down
from tests.narrowing import the


def set_out() -> Diary:
    """Begin the shipped campaign; return its diary."""
    return diary.begin(load_plan(Library(), "hedgerow-to-hill"))


FOUGHT: dict[tuple[str, int, int | None], bytes] = {}
"""The journals of battles by the state of their campaign, the seed and how far they were played: each is played once."""


def fight(kept: Diary, seed: int = 3, answers: int | None = None) -> Path:
    """Play the campaign's next battle to its end, or to a number of answers; return the path of its save."""
    path, what = course.announce(kept, "battle"), (repr(kept.campaign), seed, answers)
    if what in FOUGHT:
        path.write_bytes(FOUGHT[what])
        return path
    game = new_game(next_book(kept.campaign, Library()))
    record = journal.begin(TITLE, game, pytest.fail, path)
    run(
        game,
        SeededChance(seed),
        CautiousPlayer(),
        until=lambda game: answers is not None and len(game.entries) >= answers,
    )
    record.close()
    FOUGHT[what] = path.read_bytes()
    return path


TOLD: dict[bytes, tuple[State, list[Event]]] = {}
"""State and events of each journal, read once."""


@pytest.fixture(autouse=True)
def _told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = aftermath.told

    def told(battle: Path) -> tuple[State, list[Event]]:
        journal = battle.read_bytes()
        if journal not in TOLD:
            TOLD[journal] = tell(battle)
        return TOLD[journal]

    monkeypatch.setattr(course, "told", told)


def play_out(app: App, table: TableScene[State, BattleDesk, Hex]) -> None:
    """Answer with the cautious player until the battle is over, and wait for the scene of its result."""
    player, session = CautiousPlayer(), table.session
    while (decision := session.decision) is not None:
        session.answer(player.answer(decision, session.view))
    for _ in range(4000):
        app.round(0.05)
        if isinstance(app.top, VictoryScene):
            break
    for _ in range(20):
        app.round(0.05)


def top(app: App) -> type:
    """Run one round and return the class of the topmost scene."""
    app.round(0.05)
    return type(app.top)


def buttons(scene: CampaignScene) -> list[str]:
    """Return the labels of the scene's buttons."""
    return [button.label for button in scene.group.widgets if isinstance(button, Button)]


def test_from_the_menu_through_a_battle_to_the_next_briefing() -> None:
    with application() as app:
        app.settings.pace = "instant"
        app.push(MenuScene(app))
        press(app, "A")
        desk = app.top
        assert isinstance(desk, CampaignScene)
        assert desk.campaign is None
        press(app, "Enter", "Enter", "Enter")
        table = app.top
        assert isinstance(table, TableScene)
        assert desk.campaign is not None
        assert table.session.book.scenario.squads == ((*desk.campaign.plan.squad, *desk.campaign.attached),)
        play_out(app, table)
        assert top(app) is VictoryScene
        press(app, "Enter")
        assert isinstance(app.top, LettersScene)
        for _ in app.top.letters:
            press(app, "Enter")
        assert top(app) is SquadScene
        press(app, "Enter")
        assert app.top is desk
        assert desk.campaign.next in (
            desk.campaign.plan.battles[place] for place in leads_to(desk.campaign.plan, 0) if place
        )
        press(app, "Esc")
        assert top(app) is MenuScene
    (kept,), _ = diary.list_diaries()
    assert len(kept.campaign.fought) == 1


def test_a_battle_left_in_its_midst_is_gone_on_with_and_so_is_its_campaign() -> None:
    kept = set_out()
    path = fight(kept, answers=150)
    for way in ("campaign", "menu"):
        with application() as app:
            app.settings.pace = "instant"
            app.push(MenuScene(app))
            press(app, *(("A", "Enter") if way == "campaign" else ("C",)))
            table = app.top
            assert isinstance(table, TableScene)
            assert table.session.record is not None
            assert table.session.record.path == path
            app.settings.confirm_leave = False
            app.pop()
            desk = app.top
            assert isinstance(desk, CampaignScene), way
            assert text("campaign-continue") in buttons(desk)
    with application() as app:
        app.settings.pace = "instant"
        app.push(MenuScene(app))
        press(app, "C")
        table = app.top
        assert isinstance(table, TableScene)
        play_out(app, table)
        press(app, "Enter")
        assert top(app) is LettersScene


def test_a_battle_loaded_from_the_command_line_leads_back_to_its_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = set_out()
    path = fight(kept, answers=150)
    with application() as app:
        app.home = "menu"
        monkeypatch.setattr(application_module, "run", lambda start, *_: app.push(start(app)))
        main(["load", str(path)])
        assert isinstance(app.top, TableScene)
        app.pop()
        assert isinstance(app.top, CampaignScene)
        assert app.top.diary is not None
        assert app.top.diary.path == kept.path
        press(app, "Esc")
        assert top(app) is MenuScene


def test_a_battle_that_ended_when_the_program_died_is_taken_in_when_the_campaign_is_opened() -> None:
    kept = set_out()
    fight(kept)
    with application() as app:
        app.push(CampaignScene(app))
        assert top(app) is LettersScene
        press(app, "Esc", "Esc")
        assert isinstance(app.top, CampaignScene)
    assert len(diary.open_diary(kept.path).campaign.fought) == 1


def test_setting_out_anew_leaves_the_old_campaign_as_it_is() -> None:
    kept = set_out()
    fight(kept)
    course.take_in_battle(kept)
    before = kept.path.read_bytes()
    with application() as app:
        app.push(desk := CampaignScene(app))
        app.round(0.05)
        assert desk.diary is not None
        press(app, "Right")
        assert desk.diary is None
        press(app, "Enter")
        slip = the(WriteSlip, app.top)
        assert slip.entry.text == "From Hedgerow to Hill 2", "one that is told apart from the first is offered"
        press(app, "Enter")
        assert desk.campaign is not None
        assert desk.campaign.title == "From Hedgerow to Hill 2"
        assert desk.campaign.fought == ()
        press(app, "Right")
        assert desk.diary is not None
        assert desk.diary.path == kept.path
        press(app, "Left")
        assert desk.campaign.fought == ()
    assert kept.path.read_bytes() == before
    assert len(diary.list_diaries()[0]) == 2


def test_a_damaged_battle_is_said_and_can_be_fought_anew() -> None:
    kept = set_out()
    path = fight(kept, answers=150)
    header, book, *rest = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([header, book.replace(b"Taylor", b"Tailor", 1), *rest]))
    damaged = path.read_bytes()
    with application() as app:
        app.push(CampaignScene(app))
        press(app, "Enter")
        assert isinstance(app.top, Confirm)
        press(app, "Enter")
        assert isinstance(app.top, TableScene)
    assert path.read_bytes() == damaged
    assert diary.open_diary(kept.path).campaign.journal != path.name


def test_a_battle_that_cannot_be_written_down_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    set_out()

    with application() as app:
        app.push(CampaignScene(app))
        app.round(0.05)
        monkeypatch.setattr(os, "fsync", full)
        press(app, "Enter")
        monkeypatch.undo()
        assert not any(isinstance(scene, TableScene) for scene in app.scenes)


def test_every_button_opens_its_sheet_by_key_and_by_mouse_and_esc_closes_it() -> None:
    kept = set_out()
    fight(kept)
    course.take_in_battle(kept)
    with application() as app:
        app.push(desk := CampaignScene(app))
        app.round(0.05)
        for key, scene in (("S", SheetScene), ("R", SquadScene), ("L", LettersScene)):
            button = next(widget for widget in desk.group.widgets if widget.key == key)
            press(app, key)
            assert isinstance(app.top, scene)
            press(app, "Esc")
            click(app, button.rect.center)
            assert isinstance(app.top, scene)
            press(app, "Esc")
        assert app.top is desk


def test_letters_are_leafed_through_both_ways_and_left_after_the_last() -> None:
    kept = set_out()
    fight(kept)
    course.take_in_battle(kept)
    with application() as app:
        app.push(desk := CampaignScene(app))
        press(app, "L")
        scene = app.top
        assert isinstance(scene, LettersScene)
        press(app, "Left")
        assert scene.place == 0
        press(app, "Right", "Left", "Right")
        assert scene.place == 1
        press(app, *["Enter"] * (len(scene.letters) - 1))
        assert app.top is desk


EVERY_SIZE = [
    (size, scale) for size in ((1280, 720), (1600, 900), (1920, 1080), (3840, 2160)) for scale in (0.75, None, 3.0)
]
SOME_SIZES = [((1280, 720), 0.75), ((1280, 720), 3.0)]


@pytest.mark.parametrize(("size", "scale"), EVERY_SIZE if "COMBAT_SOAK" in os.environ else SOME_SIZES)
def test_everything_lies_in_the_window_at_every_size(size: tuple[int, int], scale: float | None) -> None:
    kept = set_out()
    for seed in (3, 4):
        if not kept.campaign.over:
            fight(kept, seed)
            course.take_in_battle(kept)
    with application(size, scale) as app:
        window = pygame.Rect(0, 0, *size)
        app.push(desk := CampaignScene(app, kept))
        app.round(0.05)
        for key in ("", "R", "L"):
            if key:
                press(app, key)
            scene = app.top
            assert isinstance(scene, CampaignScene | SquadScene | LettersScene)
            rects = [widget.rect for widget in scene.group.widgets]
            assert all(window.contains(rect) for rect in rects), key
            assert all(one.collidelist(rects[place + 1 :]) < 0 for place, one in enumerate(rects)), key
            if key:
                press(app, "Esc")
        assert all(desk._sheet.contains(widget.rect) for widget in desk.group.widgets)


def test_a_campaign_that_is_over_says_how_it_went_and_offers_no_battle() -> None:
    kept = set_out()
    kept.write(replace(kept.campaign, soldiers=tuple(replace(man, lost="killed") for man in kept.campaign.soldiers)))
    with application() as app:
        app.push(desk := CampaignScene(app, kept))
        app.round(0.05)
        assert text("campaign-begin") not in buttons(desk)
        press(app, "Enter")
        assert app.top is desk


def test_a_long_roster_scrolls() -> None:
    kept = set_out()
    men = tuple(
        replace(man, id=id_)
        for man in kept.campaign.soldiers[:1]
        for id_ in (*kept.campaign.plan.squad, *kept.campaign.plan.pool)
    )
    kept.write(replace(kept.campaign, soldiers=men))
    with application((1280, 720)) as app:
        app.push(CampaignScene(app, kept))
        press(app, "R")
        scene = app.top
        assert isinstance(scene, SquadScene)
        before = pygame.image.tobytes(app.surface, "RGB")
        press(app, "PgDn")
        assert pygame.image.tobytes(app.surface, "RGB") != before


def test_a_spoilt_file_does_not_stop_the_others() -> None:
    kept = set_out()
    (folders.saves() / "broken.campaign").write_text("x")
    with application() as app:
        app.push(desk := CampaignScene(app))
        app.round(0.05)
        assert desk.diary is not None
        assert desk.diary.path == kept.path


@pytest.mark.rule("22.0")
def test_22_0_optional_rules_are_chosen_on_the_battle_sheet_and_kept_by_the_campaign() -> None:
    plan = load_plan(Library(), "hedgerow-to-hill")
    kept = diary.begin(replace(plan, battles=plan.battles[place_of(plan, "hedgerow-ambush") :]))
    with application() as app:
        app.push(desk := CampaignScene(app))
        press(app, "S")
        sheet = app.top
        assert isinstance(sheet, SheetScene)
        press(app, "5", "1", "Esc")
        assert app.top is desk
        assert diary.open_diary(kept.path).campaign.options == ("enemy-holds-fire", "late-half-tracks")
    with application() as app:
        app.push(CampaignScene(app))
        press(app, "S")
        again = app.top
        assert isinstance(again, SheetScene)
        boxes = [box for box in again.options.widgets if isinstance(box, CheckBox)]
        assert [box.value for box in boxes] == [True, False, False, False, True]
        press(app, "PgDn", "PgDn")
        click(app, boxes[0].rect.center)
        press(app, "Enter")
        table = app.top
        assert isinstance(table, TableScene)
        assert table.session.book.chosen == ("late-half-tracks",)
        assert table.session.book.scenario.turns == 9
        app.settings.confirm_leave = False
        app.pop()
        press(app, "S")
        assert isinstance(app.top, SheetScene)
        press(app, "1")
    assert diary.open_diary(kept.path).campaign.options == ("late-half-tracks",), (
        "a battle that has begun keeps its rules"
    )


def test_a_rule_that_cannot_be_written_down_is_not_ticked(monkeypatch: pytest.MonkeyPatch) -> None:
    set_out()

    with application() as app:
        app.push(CampaignScene(app))
        press(app, "S")
        sheet = app.top
        assert isinstance(sheet, SheetScene)
        monkeypatch.setattr(os, "fsync", full)
        press(app, "1")
        monkeypatch.undo()
        box = sheet.options.widgets[0]
        assert isinstance(box, CheckBox)
        assert not box.value
        assert isinstance(app.top, Message)


def test_the_sheet_is_moved_by_its_bar_and_takes_its_boxes_along() -> None:
    set_out()
    with application((1280, 720)) as app:
        app.push(CampaignScene(app))
        press(app, "S")
        sheet = app.top
        assert isinstance(sheet, SheetScene)
        page = sheet._page
        box = sheet.options.widgets[0]
        before = box.rect.y
        track, grip = page._bar()
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=grip.center, button=1))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=track.midbottom, rel=(0, 0), buttons=(1, 0, 0)))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=track.midbottom, button=1))
        app.round(0.05)
        assert page.offset == page.height - page.window.height > 0
        assert box.rect.y == before - page.offset
        press(app, "PgUp", "PgUp", "PgUp")
        assert page.offset == 0
        press(app, *["Tab"] * len(sheet.options.widgets))
        assert page.window.contains(sheet.options.widgets[-1].rect), "the box that has the focus is scrolled into view"


def test_a_campaign_whose_men_nobody_knows_is_named_and_left_out() -> None:
    kept = set_out()
    kept.write(replace(kept.campaign, soldiers=(replace(kept.campaign.soldiers[0], id="rommel"),)))
    with application() as app:
        app.push(scene := CampaignScene(app))
        app.round(0.05)
        assert scene.campaign is None
        assert isinstance(app.top, Message)
        assert any('man "rommel" is unknown' in line for line in app.top.lines)
        assert campaign_of(kept.path.parent / kept.campaign.journal) is None


def test_help_on_the_campaign_tells_what_its_plan_does_with_wounds_deeds_and_losses() -> None:
    kept = set_out()
    plan = kept.campaign.plan
    told = plan_help(plan)
    said = "\n".join([topic.text for topic in told] + [line for topic in told for line in topic.lines])
    for figure in (
        *(medal.title for medal in plan.decorations),
        str(plan.least),
        str(len(plan.pool)),
        str(plan.gains[0].every),
    ):
        assert figure in said
    assert text("help-campaign-medal-instead", lesser="Bronze Star") in said
    assert said.count(text("help-campaign-medal-infantry")) == 1
    with application() as app:
        for opened in ("", "R"):
            app.push(CampaignScene(app))
            press(app, *opened, "F1")
            assert isinstance(app.top, RulebookScene)
            assert app.top.topics == told
            press(app, "Esc", "Ctrl+K")
            assert isinstance(app.top, KeysScene)
            press(app, "Ctrl+K")
            assert [type(scene) for scene in app.scenes].count(KeysScene) == 1
            press(app, "Esc")


def test_a_campaign_is_thrown_away_only_after_a_yes_and_takes_its_unfinished_battle_along() -> None:
    kept = set_out()
    over = fight(kept)
    course.take_in_battle(kept)
    battle = fight(kept, answers=20)
    with application() as app:
        app.push(desk := CampaignScene(app))
        for no in ("Esc", "Enter"):
            press(app, "Del")
            the(Confirm, app.top)
            press(app, no)
            assert app.top is desk
        assert kept.path.exists()
        assert battle.exists()
        press(app, "Del")
        asked = the(Confirm, app.top).lines
        assert any(look_at(battle).title in line for line in asked), "it is said which battle goes with it"
        press(app, "Y")
        assert app.top is desk
        assert desk.diary is None
        assert text("campaign-set-out") in buttons(desk)
        press(app, "Del")
        assert app.top is desk, "one that is not begun cannot be thrown away"
    assert not kept.path.exists()
    assert not battle.exists()
    assert over.exists(), "a battle that is over stays"


def test_a_campaign_is_called_as_the_player_likes_wherever_it_is_told_of() -> None:
    kept = set_out()
    fight(kept, answers=20)
    planned = kept.campaign.plan.title
    with application() as app:
        app.push(menu := MenuScene(app))
        app.push(desk := CampaignScene(app))
        app.round(0.0)
        press(app, "M")
        slip = app.top
        assert isinstance(slip, WriteSlip)
        assert slip.entry.text == planned
        slip.entry.text = "Taylor’s Own"
        press(app, "Enter")
        assert app.scenes == [menu, desk]
        assert diary.open_diary(kept.path).campaign.title == "Taylor’s Own"
        app.push(saved := SavesScene(app))
        assert set(saved._belonging.values()) == {"Taylor’s Own"}
        app.pop()
        app.pop()
        app.round(0.0)
        assert app.top is menu
        assert menu._under_way.startswith("Taylor’s Own")
        course.rename(diary.open_diary(kept.path), "")
        assert diary.open_diary(kept.path).campaign.title == planned


def test_a_name_goes_from_battle_to_battle_and_one_that_no_line_can_hold_is_no_name() -> None:
    kept = set_out()
    course.rename(kept, "Taylor’s Own")
    fight(kept)
    assert course.take_in_battle(kept)
    assert kept.campaign.name == diary.open_diary(kept.path).campaign.name == "Taylor’s Own"
    kept.write(replace(kept.campaign, name="x" * 60_000))
    assert diary.open_diary(kept.path).campaign.name == "Taylor’s Own", "what such a line says is not believed"


def test_a_campaign_that_cannot_be_deleted_stays_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = set_out()

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "not yours")

    with application() as app:
        app.push(desk := CampaignScene(app))
        monkeypatch.setattr(Path, "unlink", refuse)
        press(app, "Del", "Y")
        monkeypatch.undo()
        assert isinstance(app.top, Message)
        assert "permission denied" in app.top.lines[0]
        assert desk.diary is not None
        assert desk.diary.path == kept.path


def test_each_campaign_says_when_it_was_begun_even_one_whose_file_does_not() -> None:
    kept = set_out()
    assert kept.begun is not None
    opened = diary.open_diary(kept.path)
    assert opened.begun is not None
    assert abs((opened.begun - kept.begun).total_seconds()) < 1
    kept.path.write_bytes(kept.path.read_bytes().replace(b'"created"', b'"written"', 1))
    assert diary.open_diary(kept.path).begun is None
    with application() as app:
        app.push(desk := CampaignScene(app))
        app.round(0.05)
        assert desk._when() == ""


def noted(app: App, position: tuple[int, int]) -> tuple[str, ...]:
    """Rest the pointer at a point; return the lines of the note that appears, or () if none does."""
    point(app, position)
    for _ in range(40):
        app.round(0.05)
    scene = app.top
    assert isinstance(scene, CampaignScene | SquadScene)
    return tuple(map(shown, scene._notes._note._lines)) if scene._notes.shown else ()


def test_the_pointer_is_told_of_each_battle_on_the_map_and_of_each_man_on_the_roster() -> None:
    kept = set_out()
    fight(kept)
    course.take_in_battle(kept)
    with application() as app:
        app.push(desk := CampaignScene(app, kept))
        app.round(0.05)
        pins = pins_at(desk._case, kept.campaign.plan)
        fought = kept.campaign.fought[0]
        assert fought.verdict in noted(app, pins[0].center)[-1]
        there = kept.campaign.course[1]
        assert there is not None
        assert noted(app, pins[there].center)[-1] == text("campaign-stop-next")
        assert noted(app, pins[-1].center)[-1] == text("campaign-stop-ahead")
        assert noted(app, (4, 4)) == ()
        press(app, "R")
        roster = app.top
        assert isinstance(roster, SquadScene)
        for man in kept.campaign.soldiers:
            box = roster._boxes[man.id].move(roster._page.window.topleft)
            lines = noted(app, box.center)
            assert lines[0] == desk.figures[man.id].full_name
            carried = {desk.parts.weapons[skill.weapon].name for skill in desk.figures[man.id].skills}
            assert all(any(weapon in line for line in lines) for weapon in carried)
        press(app, "PgDn")
        assert not roster._notes.shown


def test_a_battle_taken_up_again_shows_the_squad_and_is_left_for_its_campaign() -> None:
    kept = set_out()
    fight(kept)
    course.take_in_battle(kept)
    path = course.announce(kept, "patrol")
    game = new_game(next_book(kept.campaign, Library()))
    record = journal.begin(TITLE, game, pytest.fail, path)
    run(
        game,
        SeededChance(1),
        CautiousPlayer(),
        until=lambda game: bool(game.decision and game.decision.kind == "play-card"),
    )
    record.close()
    with application((1280, 720)) as app:
        app.push(CampaignScene(app))
        press(app, "Enter")
        table = app.top
        assert isinstance(table, TableScene)
        assert table.desk.state.clock.turn == 1
        men = [man.hex for man in table.desk.state.men.values() if man.side == "friendly" and man.on_board]
        assert any(table.view.rect.collidepoint(table.view.centre(hex_)) for hex_ in men if hex_ is not None)
        press(app, "Ctrl+Q")
        assert isinstance(app.top, Confirm)
        assert app.top.lines == (text("ask-leave-campaign"),)


def test_the_saved_battles_of_a_campaign_are_named_after_it() -> None:
    kept = set_out()
    fight(kept)
    course.take_in_battle(kept)
    second = course.announce(kept, "second")
    assert diary.battles_of_campaigns() == {
        "battle.combat": "From Hedgerow to Hill",
        second.name: "From Hedgerow to Hill",
    }
    words.use("de")
    try:
        assert diary.battles_of_campaigns()[second.name] == "Von der Hecke zum Hügel"
    finally:
        words.use("en")


def test_what_is_decided_on_the_slip_is_kept_undone_and_refused_with_its_reason() -> None:
    kept = set_out()
    with application() as app:
        app.push(desk := CampaignScene(app, kept))
        press(app, "W")
        slip = the(MusterScene, app.top)
        assert slip.man == "sgt-taylor"
        press(app, "R")
        assert "sgt-taylor" not in [man.id for man in slip.campaign.going]
        leads = next(button for button in slip.group.widgets if isinstance(button, Button) and button.key == "L")
        assert "only a man who goes" in str(leads.reason)
        press(app, "Ctrl+Z", "1")
        assert deciding.carried(slip.campaign) == {"sgt-taylor": ("m18",)}
        piece = next(piece for piece in slip.men if piece.figure.id == "pvt-cragg")
        click(app, piece.rect.center)
        assert (slip.man, len(slip.campaign.going)) == ("pvt-cragg", 8)
        press(app, "L", "Esc")
        assert app.top is desk
        again = diary.open_diary(kept.path).campaign
        assert deciding.leader(again, desk.figures) == "pvt-cragg"
        press(app, "Enter")
        table = the(TableScene, app.top)
        assert table.session.book.figures["pvt-cragg"].ldr == 1
        assert any(skill.weapon == "m18" for skill in table.session.book.figures["sgt-taylor"].skills)
        app.settings.confirm_leave = False
        app.pop()
        press(app, "W")
        assert app.top is desk, "a battle that has begun is fought as it was decided"


def test_the_memorial_tells_of_the_dead_with_the_day_and_what_killed_them_and_is_there_for_nobody_else() -> None:
    kept = set_out()
    fight(kept)
    course.take_in_battle(kept)
    fates: tuple[tuple[Loss, bool], ...] = (("home", False), ("killed", True), ("captured", True))
    for lost, there in fates:
        reports = (Report("pvt-cragg", lost=lost, felled_by="mg-42"),)
        men = tuple(replace(man, lost=lost if man.id == "pvt-cragg" else "") for man in kept.campaign.soldiers)
        fought = (replace(kept.campaign.fought[0], reports=reports),)
        kept.write(replace(kept.campaign, soldiers=men, fought=fought))
        with taken_down() as found, application() as app:
            app.push(desk := CampaignScene(app, kept))
            press(app, "F")
            app.round(0.05)
            assert isinstance(app.top, MemorialScene) is there, lost
            said = how(reports[0], kept.campaign, desk.parts)
            assert ("MG 42" in said) is (lost == "killed")
            assert served_in("pvt-cragg", kept.campaign) == "The draw"
            if there:
                about = letters_about_the_lost(kept.campaign, desk.parts.figures, desk.parts.weapons)
                assert [*about] == ["pvt-cragg"]
                assert {"Pvt Cragg", about["pvt-cragg"].signed} <= found
                assert any(about["pvt-cragg"].paragraphs[0].startswith(line) for line in found if len(line) > 20)
