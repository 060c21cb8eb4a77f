"""Open every scene except the table, as a player would."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pygame
import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files import folders
from combat.engine.journal import journal
from combat.engine.kernel.record import replace
from combat.engine.play.session import Session, no_wish
from combat.engine.stage.app import App
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.tabletop.log.log_scene import LogScene
from combat.engine.tabletop.scene.find_scene import FindScene
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import text
from combat.games.volume1.campaign import diary
from combat.games.volume1.campaign.campaign_state import Report
from combat.games.volume1.campaign.diary import Diary
from combat.games.volume1.content.library import Library, load_book
from combat.games.volume1.editor.editor_scene import EditorScene
from combat.games.volume1.editor.form.form_pages import PAGES
from combat.games.volume1.editor.opening import find_opening, open_draft
from combat.games.volume1.records import battle_records, squad_records
from combat.games.volume1.records.battle_records import Ended
from combat.games.volume1.records.battle_tally import BattleTally
from combat.games.volume1.records.honours import honours_on_offer
from combat.games.volume1.records.squad_records import ServedMan, ServedSquad
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.scenes.after_action.report_scene import ReportScene, report
from combat.games.volume1.scenes.campaign.campaign_scene import CampaignScene
from combat.games.volume1.scenes.generator_scene import GeneratorScene
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import TITLE
from tests.engine.stage.hands import press
from tests.games.volume1.campaign.fought_campaign import fought_campaign
from tests.games.volume1.table.every_question import game_asking
from tests.games.volume1.table.sitting import BareTiles
from tests.narrowing import the

GOLDEN = Path(__file__).parents[2] / "golden" / "first-light-cautious.combat"
LABS = Path(__file__).parents[5] / "assets" / "volume1" / "lab"
WHEN = "2026-01-01T10:00:00+00:00"
LONG = "A name that somebody gave to a battle which he means to come back to one day, when there is time for it"
Lay = Callable[[App], object]


def shelve() -> Diary:
    """Fill the player's folders with saves, and return a campaign's diary.

    The saves are an unfinished battle, its copy, a finished battle and a damaged file.
    """
    folders.saves().mkdir(parents=True, exist_ok=True)
    kept, _ = fought_campaign()
    begun = journal.begin(TITLE, new_game(load_book("first-light")), pytest.fail)
    begun.close()
    shutil.copy(begun.path, begun.path.with_name("first-light-copy-1.combat"))
    shutil.copy(GOLDEN, begun.path.with_name("over.combat"))
    begun.path.with_name("torn.combat").write_text("{", encoding="utf-8")
    return kept


def table(app: App) -> TableScene[Any, Any, Any]:
    """Open the table of a battle that asks for orders; return its scene."""
    session = Session(TITLE, game_asking("give-orders", ""), SeededChance(1), fresh=False)
    scene = TableScene(app, session, TABLE, BareTiles(session.book.board))
    app.push(scene)
    session.wish = no_wish
    scene.desk.mirror.drain()
    for _ in range(3):
        app.round(0.05)
    return scene


def _over_table(lay: Callable[[App, TableScene[Any, Any, Any]], object]) -> Lay:
    return lambda app: lay(app, table(app))


def _watched(lay: Callable[[App, TableScene[Any, Any, Any]], object]) -> Lay:
    def then(app: App) -> None:
        app.open("watched-battle", path=GOLDEN)
        lay(app, the(TableScene, app.top))

    return then


def _pack() -> Path:
    """Return a pack that is not in the player's folder yet."""
    folder = folders.state() / "a-pack-of-somebody"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pack.toml").write_text('title = "A Pack of Somebody"\nversion = "1.0"\n', encoding="utf-8")
    return folder


def _opened(name: str, **what: Any) -> Lay:
    return lambda app: app.open(name, **what)


def _pressed(lay: Lay, *chords: str) -> Lay:
    def then(app: App) -> None:
        lay(app)
        app.round(0.05)
        press(app, *chords)

    return then


def _typed(lay: Lay, words: str) -> Lay:
    def then(app: App) -> None:
        lay(app)
        app.round(0.05)
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=words))
        app.round(0.05)

    return then


def _campaign(app: App) -> None:
    (found,), _ = diary.list_diaries()
    app.push(CampaignScene(app, found))


def _memorial(app: App) -> None:
    (found,), _ = diary.list_diaries()
    campaign = found.campaign
    last = replace(campaign.fought[-1], reports=(Report("pvt-cragg", lost="killed", felled_by="mg-42"),))
    men = tuple(replace(man, lost="killed") if man.id == "pvt-cragg" else man for man in campaign.soldiers)
    app.open("memorial", campaign=replace(campaign, soldiers=men, fought=(last,)), parts=Library().parts())


def _endless(app: App) -> None:
    """The campaign that is made up, before it has begun."""
    app.push(desk := CampaignScene(app))
    app.round(0.05)
    while desk.plan is None or desk.plan.endless is None:
        press(app, "Right")


def _served(app: App) -> None:
    men = (
        ServedMan("sgt-taylor", "Sgt. Taylor", 9, 4, 1, ("Purple Heart", "Bronze Star")),
        ServedMan(
            "pvt-cragg",
            "Pvt. Cragg",
            3,
            1,
            2,
            ("Purple Heart",) * 2,
            "killed",
            "The tower",
            "10 June, 05:30",
            "Trévières, Normandy",
        ),
    )
    squad = ServedSquad(
        "a",
        "Field by Field",
        "Ours",
        4711,
        "8 June, before noon",
        "30 July, at dawn",
        WHEN,
        "won",
        "A summer’s work",
        24,
        15,
        men,
    )
    squad_records.remember(squad)
    app.open("served")


def _remembered(app: App) -> None:
    tally = BattleTally(1, 8, 0, 0, 0, 2, 5, 1, 0, 1, 1, 0, 2)
    ids = tuple(offer.id for offer in honours_on_offer()[:3])
    battle_records.RECORDS.keep(Ended("a", "first-light", "By a hair", True, 5, 8, WHEN, "", ids, tally))
    app.open("records")
    battle_records.RECORDS.file().unlink()


def _editor(page: str) -> Lay:
    def lay(app: App) -> None:
        scene = EditorScene(app, open_draft(find_opening("first-light")))
        app.push(scene)
        app.round(0.05)
        scene.form.open(page)

    return lay


def _report(tab: int) -> Lay:
    def lay(app: App) -> None:
        scene = the(ReportScene, report(app, GOLDEN))
        app.push(scene)
        press(app, *["Right"] * tab)

    return lay


def _victory(app: App, scene: TableScene[Any, Any, Any]) -> None:
    app.open("end", table=scene)
    app.top.update(5.0)


def _generator(app: App) -> None:
    app.push(GeneratorScene(app, 2))


def _confirm(app: App) -> None:
    lines = [text("edit-list-note"), text("load-delete-sure"), f"/{'a-folder-of-somebody/' * 8}file.combat"]
    app.push(Confirm(app, text("campaign-delete"), lines, text("load-delete"), print, grave=True))


SCENES: Mapping[str, Lay] = {
    "menu": _opened("menu"),
    "keys": _opened("keys"),
    "keys-of-table": _over_table(lambda app, scene: scene.show_keys()),
    "settings": _opened("settings"),
    "settings-over": _over_table(lambda app, scene: app.open("settings", over=True)),
    "generator": _generator,
    "scenario": _opened("scenario", shown="first-light"),
    "scenario-night": _opened("scenario", shown="night-patrol"),
    "scenarios": _pressed(_opened("scenario"), "B"),
    "who-goes": _pressed(_opened("scenario", shown="first-light"), "Q"),
    "campaign": _campaign,
    "memorial": _memorial,
    "muster": _pressed(_campaign, "W"),
    "campaign-endless": _endless,
    "campaign-seed": _pressed(_endless, "S"),
    "campaign-first-name": _pressed(_endless, "Enter"),
    "served": _served,
    "squad": _pressed(_campaign, "R"),
    "letters": _pressed(_campaign, "L"),
    "days": _opened("days"),
    "challenge": _opened("challenge", scenario="first-light", options=("prisoners-wanted",)),
    "challenge-code": _pressed(_opened("challenge", scenario="tutorial-patrol"), "C"),
    "records": _remembered,
    "drafts": _opened("drafts"),
    **{f"editor-{page.id}": _editor(page.id) for page in PAGES},
    "victory": _over_table(_victory),
    **{f"report-{tab}": _report(place) for place, tab in enumerate(("men", "dice", "board", "course"))},
    "saves": _opened("saves"),
    "labs": _opened("labs"),
    "lab": lambda app: app.open("lab", path=LABS / "01-a-shot.toml"),
    "packs": _opened("packs"),
    "rulebook": _opened("rulebook"),
    "rulebook-13": _opened("rulebook", number="13.1"),
    "rulebook-found": _typed(_opened("rulebook"), "fire"),
    "log": _over_table(lambda app, scene: app.push(LogScene(app, scene.desk))),
    "find": _over_table(lambda app, scene: app.push(FindScene(app, scene))),
    "recap": _over_table(lambda app, scene: app.open("recap", table=scene)),
    "pause": _over_table(lambda app, scene: app.open("pause", table=scene)),
    "restart": _pressed(_over_table(lambda app, scene: app.open("pause", table=scene)), "R"),
    "concede": _pressed(_over_table(lambda app, scene: app.open("pause", table=scene)), "C"),
    "lessons": _opened("lessons"),
    "branch": _watched(lambda app, scene: app.open("branch", desk=scene.desk, answers=40)),
    "study": _watched(lambda app, scene: app.open("study", desk=scene.desk)),
    "dropped-pack": lambda app: app.open("dropped", path=_pack()),
    "dropped-unknown": lambda app: app.open("dropped", path=Path("/nowhere/a-file-of-another-program.odt")),
    "write": lambda app: app.push(WriteSlip(app, text("load-name-title"), LONG, lambda _: "", limit=200)),
    "message": lambda app: app.open("message", title=text("dialog-fault"), lines=[text("edit-list-note"), LONG]),
    "confirm": _confirm,
    "watched": lambda app: app.open("watched-battle", path=GOLDEN),
}
"""Functions that open scenes, by name."""
BY_POINTER = ("campaign-first-name", "campaign-seed", "editor-", "find", "lab", "rulebook", "watched", "write")
"""Scenes that are a table, or have a text field and gamepad buttons on A, B and others."""
KEYED = [
    name
    for place, name in enumerate(SCENES)
    if place % 2 == 0 or (name.startswith(BY_POINTER) and not name.startswith("editor-"))
]
"""The half of the scenes that `make test` opens in a hard window and tests by Tab; the other half by gamepad."""
