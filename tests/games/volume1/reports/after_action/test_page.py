"""The report of a battle is complete, agrees with the save, and hides secret facts while the battle is not over."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from combat.engine import words
from combat.engine.content.hexes.board_figure import BoardFigure
from combat.engine.journal import loading
from combat.engine.runs.charts import can_plot
from combat.games.volume1.reports.after_action.after_action import AfterAction, of_save
from combat.games.volume1.reports.after_action.report_page import page
from combat.games.volume1.rules.view import is_hidden
from combat.games.volume1.title import OWN_TITLES
from tests.sampled import sample

GOLDEN = Path(__file__).parents[2] / "golden"
WHOLE = GOLDEN / "first-light-cautious.combat"


@pytest.fixture(scope="module")
def report() -> AfterAction:
    """Return the report of a finished battle."""
    return of_save(WHOLE)


@pytest.fixture
def spoken() -> Iterator[None]:
    """Restore the current language after the test."""
    before = words.language()
    yield
    words.use(before)


def cut(path: Path, answers: int) -> Path:
    """Write the save of a battle up to a number of answers to a path; return the path."""
    kept, found = [], 0
    for line in WHOLE.read_text(encoding="utf-8").splitlines(keepends=True):
        found += line.startswith('{"to"')
        if found > answers:
            break
        kept.append(line)
    path.write_text("".join(kept), encoding="utf-8")
    return path


def test_it_needs_nothing_from_elsewhere_and_runs_no_script(report: AfterAction) -> None:
    made = page(report)
    outside = re.findall(r"(?:src|href|url)\s*[=(]\s*[\"']?(?!#|data:)([^\"' )>]+)", made)
    assert outside == []
    assert "<script" not in made
    for drawing in re.findall(r"data:image/svg\+xml;base64,([^\"]+)", made):
        assert b"<script" not in base64.b64decode(drawing)


def test_every_link_of_its_contents_leads_to_a_part(report: AfterAction) -> None:
    made = page(report)
    links = re.findall(r'href="#([^"]+)"', made)
    assert links
    assert all(f'id="{link}"' in made for link in links)


@pytest.mark.parametrize("language", ["en", "es", "de"])
@pytest.mark.usefixtures("spoken")
def test_it_speaks_every_language_of_the_game(language: str) -> None:
    words.use(language, strict=True)
    made = page(of_save(WHOLE))
    assert f'<html lang="{language}">' in made
    assert words.text("report-dice") in made
    assert "‹" not in made


def test_names_that_look_like_markup_are_only_names(report: AfterAction) -> None:
    made = page(report)
    body = ElementTree.fromstring(made[made.index("<nav") : made.index("</nav>") + 6])
    assert len(body) == 6


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("answers", sample([60, 200, 420, 700], 2))
def test_8_2_while_the_battle_goes_on_it_names_nobody_who_is_unknown(answers: int, tmp_path: Path) -> None:
    left = cut(tmp_path / "left.combat", answers)
    state = loading.load(left, OWN_TITLES).game.state
    hidden = [man.id for man in state.men.values() if is_hidden(man) and not state.figure(man.id).dummy]
    found = of_save(left)
    assert not found.over
    assert hidden
    assert not [man for man in hidden if state.figure(man).full_name in page(found)]


@pytest.mark.rule("22.0")
def test_22_0_the_sum_of_its_points_is_the_battles(report: AfterAction) -> None:
    made = page(report)
    assert report.over
    total = re.search(r'class="sum"><td>[^<]*</td><td>([^<]*)</td>', made)
    assert total is not None
    assert int(total[1].replace("−", "-")) == report.state.points


def test_every_shot_of_the_battle_is_counted_once(report: AfterAction) -> None:
    men = [*report.men("friendly"), *report.men("enemy")]
    fired = [luck for (kind, _), luck in report.fortunes().items() if kind == "fire"]
    assert sum(man.shots for man in men) == sum(luck.tries for luck in fired) == 92
    assert sum(man.hits for man in men) == sum(luck.actual for luck in fired)


@pytest.mark.skipif(not can_plot(), reason="pygal is not installed")
def test_plots_stand_on_the_page_as_pictures_with_words_for_who_cannot_see_them(report: AfterAction) -> None:
    drawn = re.findall(r'<img src="data:image/svg[^"]*" alt="([^"]+)"', page(report))
    assert len(set(drawn)) == 3


def test_the_drawing_of_the_board_shows_the_part_in_which_anything_happened(report: AfterAction) -> None:
    (seen,) = re.findall(r'viewBox="([^"]+)" role', page(report))
    left, top, wide, high = map(float, seen.split())
    shown = report.tally.places | {man.place for man in report.state.men.values() if man.on_board}
    assert len(shown) > 10
    centre = BoardFigure(report.state.book.board).centre
    for hex_ in shown:
        x, y = centre(hex_)
        assert left < x < left + wide, hex_
        assert top < y < top + high, hex_
    across = [centre(hex_)[0] for hex_ in report.state.book.board.hexes()]
    assert wide < max(across) - min(across)
