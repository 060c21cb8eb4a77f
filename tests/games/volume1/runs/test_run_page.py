"""The report of a run is complete, agrees with its games, exists in every language and is valid in a browser."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from combat.cli import main
from combat.engine import words
from combat.engine.kernel.record import replace
from combat.engine.runs import run_file
from combat.engine.runs.charts import can_plot
from combat.engine.runs.run_faults import RunError
from combat.engine.runs.run_settings import settings_of
from combat.games.volume1.content.library import load_book
from combat.games.volume1.runs.game_row import COLUMNS
from combat.games.volume1.runs.run_board import LAYERS
from combat.games.volume1.runs.run_findings import RunFindings, of_run
from combat.games.volume1.runs.run_page import page
from combat.games.volume1.title import TITLE
from tests.browser import check_shown
from tests.games.volume1.runs.sampled import rows

PARTS = ["result", "losses", "course", "bearings", "weapons", "board"]


@pytest.fixture(scope="module")
def run(run_of_sixty: Path) -> RunFindings:
    """Return the results of a run of sixty games."""
    return of_run(run_of_sixty)


@pytest.fixture(autouse=True)
def _spoken() -> Iterator[None]:
    before = words.language()
    words.use("en")
    yield
    words.use(before)


def test_it_needs_nothing_from_elsewhere_and_its_links_lead_to_its_parts(run: RunFindings) -> None:
    made = page(run)
    assert re.findall(r"(?:src|href|url)\s*[=(]\s*[\"']?(?!#|data:)([^\"' )>]+)", made) == []
    assert "<script" not in made
    assert re.findall(r'href="#([^"]+)"', made) == PARTS
    assert all(f'id="{part}"' in made for part in PARTS)


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_it_speaks_every_language_of_the_game(language: str, run: RunFindings) -> None:
    words.use(language, strict=True)
    made = page(run)
    assert f'<html lang="{language}">' in made
    assert words.text("games-bearings") in made
    assert "‹" not in made


def test_its_figures_are_those_of_the_games(run: RunFindings) -> None:
    made = page(run)
    assert "<strong>50.0% won</strong><span>37.7–62.3%</span>" in made
    counts = re.findall(r'<tr class="counted"><th scope="row">[^<]*</th><td>(\d+)</td><td>[\d.]+%</td>', made)
    assert sum(map(int, counts)) == run.sums.games
    first = re.search(
        r'id="kind-cards".*?<tbody><tr class="(\w*)"><th scope="row">([^<]*)</th>(?:<td>[^<]*</td>){4}<td>([^<]*)', made
    )
    assert first is not None
    assert (first[1], first[3].split(" ")[0]) == ("good", "+10.0")


@pytest.mark.skipif(not can_plot(), reason="pygal is not installed")
def test_plots_stand_on_the_page_as_pictures_with_words_for_who_cannot_see_them(run: RunFindings) -> None:
    drawn = re.findall(r'<img src="data:image/svg[^"]*" alt="([^"]+)"', page(run))
    assert len(set(drawn)) == 3


@pytest.mark.skipif("COMBAT_SOAK" not in os.environ, reason="it takes seconds: make soak")
def test_a_browser_shows_every_picture_and_follows_every_link(run: RunFindings, tmp_path: Path) -> None:
    check_shown(page(run), LAYERS, 500, tmp_path)


def test_the_call_writes_it_and_says_in_a_line_what_it_cannot(
    run_of_sixty: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "run.html"
    assert main(["report", str(run_of_sixty), "--out", str(target)]) == 0
    assert capsys.readouterr().out == f"{target}: the report of First Light at the Farmhouse\n"
    assert "Report of many games" in target.read_text(encoding="utf-8")
    empty = tmp_path / "empty.csv"
    empty.write_bytes(b"".join(run_of_sixty.read_bytes().splitlines(keepends=True)[:2]))
    other = tmp_path / "other.csv"
    other.write_bytes(run_of_sixty.read_bytes().replace(b'"plays":"volume1"', b'"plays":"chess"', 1))
    table = tmp_path / "table.csv"
    table.write_text("a,b\n1,2\n", encoding="utf-8")
    for file, said in (
        (empty, "holds no game yet"),
        (other, 'its games are of "chess"; name it: combat --game chess report'),
        (table, "is no file of games; name another one"),
        (tmp_path / "nowhere.csv", None),
    ):
        assert main(["report", str(file), "--out", str(target)]) == 2
        told = capsys.readouterr().err
        assert told == f"combat: {file}: {said}\n" if said else told.startswith(f"combat: {file}: ")


@pytest.mark.parametrize("column", ["men", "cards", "orders", "friendly_fire", "enemy_struck", "hexes", "enemy_hit_in"])
def test_a_thing_that_the_scenario_does_not_have_is_told_with_its_game(column: str, tmp_path: Path) -> None:
    path, book = tmp_path / "run.csv", load_book("first-light")
    file = run_file.begin(path, settings_of(TITLE, book, player="cautious", squad="", seed=1), COLUMNS)
    for row in islice(rows(), 3):
        file.add(replace(row, **({column: {"99.99": 1}} if row.seed == 2 else {})))
    file.close()
    with pytest.raises(
        RunError, match=rf'in {column} of the game with seed 2 stands "99.99", which its scenario does not have'
    ):
        of_run(path)
