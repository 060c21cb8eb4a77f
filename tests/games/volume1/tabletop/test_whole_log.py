"""The log can be folded, searched, filtered, copied and saved; a click on a line shows its place."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest

from combat.cli import main
from combat.engine import words
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files import folders
from combat.engine.journal import journal
from combat.engine.play.runner import run
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.pick_slip import PickSlip
from combat.engine.tabletop.log.log_scene import LogScene
from combat.engine.tabletop.panes.gathered import Gathered
from combat.engine.words import rulebook, text
from combat.engine.words.paragraphs import chapter
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.title import TITLE
from tests.games.volume1.table.sitting import Sitting, in_the_midst
from tests.narrowing import the
from tests.sampled import sample


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    """Yield a table in the middle of a battle."""
    words.use("en", strict=True)
    sitting = in_the_midst(120)
    yield sitting
    sitting.app.quit()
    pygame.quit()


def heads(sitting: Sitting) -> list[str]:
    """Return the headings of the entries in the log."""
    return [line.entry.head for line in sitting.scene.log.list.rows]


def test_a_click_on_a_heading_folds_its_lines_and_another_opens_them(sitting: Sitting) -> None:
    panel = sitting.scene.log
    sitting.rounds(2)
    before, rows = heads(sitting), list(panel.list.rows)
    place = max(
        n
        for n, row in enumerate(panel.list.rows[:-1])
        if row.entry.tone == "heading" and panel.list.rows[n + 1].entry.tone != "heading"
    )
    panel.list.show_row(place)
    sitting.rounds()
    heading = panel.list.rows[place]
    box = panel.list.box(place)
    sitting.click((box.x + 20, box.centery))
    sitting.rounds()
    below = 1 + next(
        (n for n, row in enumerate(rows[place + 1 :]) if row.entry.tone == "heading"), len(before) - place - 1
    )
    assert heads(sitting) == [*before[: place + 1], *before[place + below :]]
    assert panel._below[id(heading)] == below - 1
    box = panel.list.box(place)
    sitting.click((box.x + 20, box.centery))
    sitting.rounds()
    assert heads(sitting) == before


def test_what_happens_under_a_folded_heading_is_counted_and_not_shown(sitting: Sitting) -> None:
    panel, player = sitting.scene.log, CautiousPlayer()
    panel.fold_all(True)
    sitting.rounds(2)
    first = next(n for n, row in enumerate(panel.list.rows) if row.entry.tone == "heading")
    assert all(row.entry.tone == "heading" for row in panel.list.rows[first:])
    for _ in range(12):
        sitting.settle()
        if (decision := sitting.session.decision) is not None:
            sitting.desk.controls.answer(player.answer(decision, sitting.session.view))
    sitting.settle()
    sitting.rounds(2)
    told = [line for line in Gathered().rows(sitting.desk.story.lines) if line.entry.tone != "heading"]
    shown = [row for row in panel.list.rows if row.entry.tone != "heading"]
    assert sum(panel._below.values()) + len(shown) == len(told)


def test_a_click_on_the_panels_head_opens_the_whole_log(sitting: Sitting) -> None:
    panel = sitting.scene.log
    sitting.click((panel.rect.x + 20, panel.rect.y + 10))
    sheet = the(LogScene, sitting.app.top)
    sitting.click((sheet.panel.rect.x + 20, sheet.panel.rect.y + 10))
    assert sitting.app.top is sheet, "the sheet's own head leads nowhere"


def test_the_sheet_is_searched_sifted_and_taken_along(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting.press("Ctrl+L")
    sheet = the(LogScene, sitting.app.top)
    everything = list(sheet.panel.list.rows)
    assert sum(len(row.entry.more) or 1 if row.entry.gathers else 1 for row in everything) == len(
        sitting.desk.story.lines
    )
    sheet.entry.on_change("fires")
    sitting.rounds()
    found = [row.entry for row in sheet.panel.list.rows if row.entry.tone != "heading"]
    assert found and all("fires" in entry.line for entry in found)
    sheet.entry.on_change("no line says this")
    sitting.rounds()
    assert not sheet.panel.list.rows
    assert sheet.panel.nothing == text("log-none-such")
    sheet.entry.on_change("")
    man = next(line.entry.pieces[0] for line in sitting.desk.story.lines if line.entry.pieces)
    sheet._ask_piece()
    slip = the(PickSlip, sitting.app.top)
    slip._click(next(offer for offer in slip.list.rows if offer.id == man))
    sitting.rounds()
    assert all(man in row.entry.pieces for row in sheet.panel.list.rows if row.entry.tone != "heading")
    sheet._ask_kinds()
    kinds = {offer.id: offer.words for offer in the(PickSlip, sitting.app.top).list.rows}
    assert kinds["7.0"] == rulebook.title("7.0")
    the(PickSlip, sitting.app.top)._click(
        next(offer for offer in the(PickSlip, sitting.app.top).list.rows if offer.id == "7.0")
    )
    the(PickSlip, sitting.app.top)._done()
    assert {chapter(row.entry.rule) for row in sheet.panel.list.rows if row.entry.tone != "heading"} <= {"7.0"}
    sheet._sift(kinds=())
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    sheet._copy()
    assert copied[0].startswith("First Light at the Farmhouse\n")
    sheet.as_html.use()
    told = the(Message, sitting.app.top).lines[0]
    (page,) = (folders.data() / "logs").glob("*.html")
    assert str(page) in told and "<details" in page.read_text(encoding="utf-8")
    sitting.press("Enter")
    line = next(row for row in sheet.panel.list.rows if row.entry.places and row.entry.tone != "heading")
    sheet.panel.follow_up(line)
    assert sitting.app.top is sitting.scene, "a line leads back to the table"
    assert sitting.desk.log_places.lit == line.entry.places


@pytest.mark.parametrize(
    ("language", "size"), sample(list(product(["en", "xx", "es", "de"], [(1280, 720), (1920, 1080)])), 3)
)
def test_every_button_of_the_sheet_has_its_place(size: tuple[int, int], language: str) -> None:
    words.use(language)
    sitting = Sitting(load_book("first-light"), size=size)
    try:
        sitting.settle()
        for scale in (1.0, 1.35):
            sitting.app.set_scale(scale)
            sitting.press("Ctrl+L")
            sheet = the(LogScene, sitting.app.top)
            boxes = [widget.rect for widget in sheet.group.widgets]
            assert all(sheet._slip.contains(box) for box in boxes)
            assert not any(a.colliderect(b) for n, a in enumerate(boxes) for b in boxes[:n])
            assert sheet.panel.rect.height > 100
            sitting.press("Esc")
    finally:
        words.use("en")
        sitting.app.quit()
        pygame.quit()


@pytest.fixture
def save() -> Path:
    """Return the path of the save of a finished battle."""
    game = new_game(load_book("first-light"))
    record = journal.begin(TITLE, game, pytest.fail)
    run(game, SeededChance(3), CautiousPlayer())
    record.close()
    return record.path


def test_combat_log_tells_a_save(save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["log", str(save)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("First Light at the Farmhouse\n") and "\nTurn 8\n" in told
    assert main(["log", str(save), "--man", "Taylor", "--rule", "13.0"]) == 0
    less = capsys.readouterr().out
    assert 0 < len(less.splitlines()) < len(told.splitlines()) / 4
    page = tmp_path / "log.html"
    assert main(["log", str(save), "--lang", "de", "--out", str(page)]) == 0
    assert "<summary>Runde 1</summary>" in page.read_text(encoding="utf-8")
    words.use("en")
    assert str(page) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--man", "Nobody"), 'tells of no "Nobody"; known are'),
        (("--rule", "thirteen"), '"thirteen" is no number of a rule'),
    ],
)
def test_what_cannot_be_sifted_by_is_said_in_a_line(
    save: Path, more: tuple[str, str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["log", str(save), *more]) == 2
    assert said in capsys.readouterr().err
