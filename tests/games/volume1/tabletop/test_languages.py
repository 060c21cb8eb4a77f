"""A change of language takes effect at once everywhere in the window."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import partial

import pygame
import pytest

from combat.cli import main
from combat.engine import context, words
from combat.engine.context import Context
from combat.engine.files import folders
from combat.engine.stage import spoken
from combat.engine.stage.packs_in_use import shelf_of, use_packs
from combat.engine.stage.paper.settings_scene import SettingsScene
from combat.engine.stage.settings import Settings
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.teaching.first_hints import FirstHints
from combat.engine.words.log_entry import LogEntry
from combat.engine.words.preferred import best, of_terminal
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.scenes.lessons.battle_lesson import BattleLesson
from combat.games.volume1.table.battle_hints import HINTS, subjects
from combat.games.volume1.title import TITLE
from tests.engine.stage.hands import application, click, press
from tests.games.volume1.lessons.teaching import LESSONS
from tests.games.volume1.table.sitting import Sitting, in_the_midst
from tests.games.volume1.tabletop.drawn_words import english, taken_down
from tests.narrowing import the


@pytest.fixture(autouse=True)
def _english_again(strict_english: None) -> None:
    """Whatever is spoken in the end."""


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    """Yield a table in the middle of a battle."""
    sitting = in_the_midst(150)
    yield sitting
    sitting.app.quit()
    pygame.quit()


def test_all_that_stands_on_the_table_is_said_anew(sitting: Sitting) -> None:
    before = [line.entry for line in sitting.desk.story.lines]
    sitting.scene.log.list.follow()
    sitting.rounds(3)
    sitting.app.set_scale(1.2)
    sitting.app.round(0.0)
    with taken_down() as found:
        sitting.app.speak("xx")
        sitting.app.round(0.0)
    with taken_down() as later:
        sitting.recalled()
        sitting.scene.invalidate()
        sitting.rounds()
    assert english(found) == {} == english(later)
    assert len(found) > 100
    after = [line.entry for line in sitting.desk.story.lines]
    assert [(entry.rule, entry.places, entry.die, entry.pieces) for entry in after] == [
        (entry.rule, entry.places, entry.die, entry.pieces) for entry in before
    ]
    assert all(new.head != old.head for new, old in zip(after, before, strict=True))
    sitting.app.speak("en")
    sitting.recalled()
    assert [line.entry for line in sitting.desk.story.lines] == before


def test_what_no_event_tells_is_said_anew_and_keeps_its_place(sitting: Sitting) -> None:
    """Remarks of the table, the slip of what was missed, a hint, and the caption of a sound."""
    told, story, scene = sitting.desk.presenter, sitting.desk.story, sitting.scene
    for message, place in (("ask-give-orders", 60), ("ask-set-up", len(story.lines))):
        story.remark(sitting.session.answers, sitting.desk.state, partial(_entry, message))
        story.lines.insert(place, story.lines.pop())
    before = [line.entry for line in story.lines]
    told.missed, told._hurt = story.lines[-40:-38], story.lines[3:4]
    places = [story.lines.index(line) for line in (*told.missed, *told._hurt)]
    hints = scene.guide = FirstHints(scene, HINTS, subjects)
    hints._say(HINTS[0], ())
    told.caption.hear("sound-card", None)
    sitting.app.speak("xx")
    assert hints.slip.words is not None
    buttons = [widget.label for widget in hints.slip.group.widgets if isinstance(widget, Button)]
    assert (
        english({hints.slip.words.words, told.caption.words, *buttons, *(line.entry.head for line in told.missed)})
        == {}
    )
    sitting.recalled()
    assert [story.lines.index(line) for line in (*told.missed, *told._hurt)] == places
    assert english({line.entry.head for line in story.lines}) == {}
    sitting.app.speak("en")
    sitting.recalled()
    assert [line.entry for line in story.lines] == before


def _entry(message: str) -> LogEntry:
    return LogEntry(words.text(message))


def test_a_lesson_is_told_whole_in_the_new_language() -> None:
    with application() as app:
        scene = BattleLesson(app, LESSONS[0])
        app.settings.pace = "instant"
        app.push(scene)
        while not scene.course.over and (len(scene.desk.story.lines) < 5 or scene.desk.mirror.held):
            scene.skip_step()
            app.round(0.5)
        before = [line.entry for line in scene.desk.story.lines]
        assert len(before) >= 5
        with taken_down() as found:
            app.speak("xx")
            for _ in range(9):
                app.round(0.05)
        assert english(found) == {} == english({line.entry.line for line in scene.desk.story.lines})
        assert len(scene.desk.story.lines) == len(before)


def test_counters_that_lie_on_the_board_are_lettered_anew(sitting: Sitting) -> None:
    people = sitting.desk.title_desk.people
    hidden = [man for man in sitting.desk.state.men.values() if people._face(man).hidden and people._face(man).stamp]
    assert hidden
    sitting.app.speak("es")
    assert {people._face(man).stamp for man in hidden} == {words.text("unseen-friendly")} != {"hidden"}


def test_the_game_goes_on_where_it_stood_and_what_is_told_then_is_told_in_the_new_language(sitting: Sitting) -> None:
    asked, player = sitting.asked, CautiousPlayer()
    sitting.app.speak("xx")
    sitting.recalled()
    assert sitting.asked == asked
    told = len(sitting.desk.story.lines)
    for _ in range(20):
        if (decision := sitting.session.decision) is not None:
            sitting.desk.controls.answer(player.answer(decision, sitting.session.view))
        sitting.settle()
    lines = sitting.desk.story.lines
    assert len(lines) > told
    assert english({line.entry.head for line in lines}) == {}
    assert [line.answers for line in lines] == sorted(line.answers for line in lines)


def test_taking_back_after_it_leaves_the_log_as_it_was(sitting: Sitting) -> None:
    before = [line.entry.rule for line in sitting.desk.story.lines]
    sitting.app.speak("xx")
    sitting.recalled()
    sitting.desk.controls.undo()
    sitting.desk.controls.redo()
    sitting.settle()
    sitting.rounds(3)
    assert [line.entry.rule for line in sitting.desk.story.lines] == before


def test_a_row_of_the_settings_names_each_language_in_its_own_words_and_keeps_the_choice() -> None:
    with application() as app:
        app.open("menu")
        app.round(0.0)
        press(app, "S")
        scene = the(SettingsScene, app.top)
        row = scene._language
        assert set(row.labels) == set(words.languages().values()) >= {"English", "Español", "Deutsch"}
        app.round(0.0)
        click(app, row._cells()[row.labels.index("Deutsch")].center)
        app.round(0.0)
        with taken_down() as found:
            scene.invalidate()
            app.round(0.0)
        assert words.language() == "de"
        assert "Sprache" in found and "Language" not in found
        press(app, "Esc")
        assert Settings.load().language == "de"
    with application() as app:
        assert words.language() == "de", "what was chosen before is kept"


def test_the_first_start_takes_the_language_of_the_system_where_it_is_one_of_ours() -> None:
    assert best("", ["fr", "es", "de"]) == "es"
    assert best("", ["en", "de"]) == "en"
    assert best("", ["fr"]) == best("", []) == "en"
    assert best("de", ["es"]) == "de", "the settings go before"
    assert best("kl", ["es"]) == "es", "a language whose pack has gone"
    assert all(isinstance(code, str) for code in spoken.systems())


@pytest.mark.parametrize("laid_at_first", [True, False])
def test_a_language_that_a_pack_brings_is_spoken_as_soon_as_the_pack_is_there(
    laid_at_first: bool,
) -> None:
    pack = folders.data() / "packs" / "french"
    (pack / "assets/locale/fr/texts").mkdir(parents=True)
    (pack / "pack.toml").write_text('name = "french"\nversion = "1.0"\n', encoding="utf-8")
    (pack / "assets/locale/fr/language.ftl").write_text(
        "language-name = Français\nmenu-heading = Ordres\n", encoding="utf-8"
    )
    (pack / "assets/locale/fr/texts/any.ftl").write_text(
        "title = Premier jour\n    .en = First Light at the Farmhouse\n", encoding="utf-8"
    )
    Settings(language="fr").save()
    with context.use(Context()):  # a program that has just begun: no language is chosen yet
        TITLE.use()
        if laid_at_first:
            use_packs(shelf_of(()))
        try:
            with application() as app, taken_down() as found:
                if not laid_at_first:
                    assert words.language() == "en"
                    app._lay_packs()
                app.open("menu")
                app.round(0.0)
                assert words.language() == "fr"
                assert "ORDRES" in found
                assert words.translated("First Light at the Farmhouse") == "Premier jour"
                assert words.languages()["fr"] == "Français"
        finally:
            shutil.rmtree(pack)


@pytest.mark.parametrize(
    ("environment", "preferred"),
    [
        ({}, []),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, []),
        ({"LANG": "de_AT.UTF-8"}, ["de"]),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "es_ES@euro"}, ["es"]),
        ({"LC_ALL": "POSIX", "LANG": "de_DE"}, []),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "es_MX:de"}, ["es", "de", "en"]),
    ],
)
def test_a_terminal_names_its_language_as_posix_has_it(environment: dict[str, str], preferred: list[str]) -> None:
    assert of_terminal(environment) == preferred


def test_what_is_printed_follows_the_option_the_settings_and_the_terminal_in_this_order(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    call = ["los", "farmhouse", "13.08", "19.08"]

    def told(*more: str) -> str:
        words.use("en")
        assert main([*call, *more]) == 0
        return capsys.readouterr().out

    english, german, spanish = told(), told("--language", "de"), told("--lang", "es")
    assert len({english, german, spanish}) == 3
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert told() == german
    Settings(language="es").save()
    assert told() == spanish
    assert told("--lang", "en") == english
