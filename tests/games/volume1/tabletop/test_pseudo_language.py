"""All texts of the window come from the catalogues: in the pseudo-language every word has accents."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from combat.engine import words
from combat.engine.files.folders import share
from combat.engine.journal import journal
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.words.rulebook_pages import RULINGS, START, TERMS
from combat.games.volume1.campaign import diary
from combat.games.volume1.campaign.letters import letters
from combat.games.volume1.content.library import Library, load_book
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.title import TITLE
from tests.engine.stage.hands import application, press
from tests.games.volume1.campaign.fought_campaign import fought_campaign
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tabletop.drawn_words import english, taken_down
from tests.sampled import SOAKED, sample


@pytest.fixture(autouse=True)
def _pseudo(strict_english: None) -> None:
    words.use("xx", strict=True)


def look_around(app: App, point: Callable[[tuple[int, int]], None], step: int = 83) -> None:
    """Rest the pointer at points `step` pixels apart all over the window."""
    app.settings.tooltip_delay = 0.0
    width, height = app.size
    for x in range(9, width, step):
        for y in range(7, height, step):
            point((x, y))


@pytest.mark.parametrize("scenario", ["night-raid", "hill-defence", "first-light"][: 3 if SOAKED else 1])
def test_a_battle_at_the_table(scenario: str) -> None:
    with taken_down() as found:
        sitting, player = Sitting(load_book(scenario), seed=5), CautiousPlayer()
        try:
            for _ in range(160 if SOAKED else 60):
                sitting.settle()
                if (decision := sitting.session.decision) is None:
                    break
                if sitting.desk.prompt is not None:
                    found.add(sitting.desk.prompt.hint())
                sitting.desk.controls.answer(player.answer(decision, sitting.session.view))
            sitting.settle()
            sitting.app.settings.tooltip_delay = 0.0
            sitting.scene.on_resume()
            look_around(sitting.app, sitting.point)
            for key in ("Esc", "Esc", "/", "Esc", "Ctrl+L", "Esc"):
                sitting.press(key)
        finally:
            sitting.app.quit()
            theme.set_scale(1.0)
    assert len(found) > 250
    assert english(found) == {}


def of(app: App, name: str, **what: object) -> None:
    """Open a screen by name and run one round."""
    app.open(name, **what)
    app.round(0.05)


@pytest.mark.parametrize(
    "name",
    sample(
        [
            "menu",
            "scenario",
            "generator",
            "campaign",
            "labs",
            "drafts",
            "packs",
            "saves",
            "settings",
            "keys",
            "rulebook",
        ],
        2,
    ),
)
def test_a_scene(name: str) -> None:
    journal.begin(TITLE, new_game(load_book("first-light")), print).close()
    diary.begin(load_plan(Library(), "hedgerow-to-hill"))
    with taken_down() as found, application() as app:
        of(app, name)
        look_around(app, lambda at: _point(app, at), 127)
        for key in ("Tab", "Down", "PgDn", "PgDn"):
            press(app, key)
    assert len(found) > 5
    assert english(found) == {}


def test_the_list_of_scenarios() -> None:
    with taken_down() as found, application() as app:
        of(app, "scenarios", shown="first-light", take=print)
        for _ in range(4):
            press(app, "PgDn")
    assert english(found) == {}


def _point(app: App, at: tuple[int, int]) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    app.round(0.05)


@pytest.mark.parametrize("page", [START, RULINGS, TERMS, "13.0", "17.0"])
def test_a_page_of_the_rulebook(page: str) -> None:
    with taken_down() as found, application() as app:
        app.open("rulebook", number=page)
        for _ in range(3):
            press(app, "PgDn")
    assert english(found) == {}


def test_a_campaign_after_its_first_battle() -> None:
    kept, path = fought_campaign()
    with taken_down() as found, application() as app:
        of(app, "campaign", shown=kept)
        look_around(app, lambda at: _point(app, at), 127)
        of(app, "squad", campaign=kept.campaign, parts=Library().parts())
        look_around(app, lambda at: _point(app, at), 127)
        of(app, "letters", letters=letters(kept.campaign, load_book("first-light").figures, Library().parts().weapons))
        press(app, "Right", "Right")
        of(app, "watched-battle", path=path)
        press(app, "Space", "End")
        look_around(app, lambda at: _point(app, at), 127)
        of(app, "report", path=path)
        for _ in range(4):
            press(app, "PgDn")
    assert len(found) > 300
    assert english(found) == {}


def test_the_rules_lab() -> None:
    with taken_down() as found, application() as app:
        of(app, "lab", path=share() / "assets/volume1/lab/01-a-shot.toml")
        press(app, "Space", "Space", "End")
        look_around(app, lambda at: _point(app, at), 127)
    assert english(found) == {}
