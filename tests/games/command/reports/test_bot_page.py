"""The report of a run of COMMAND!: it agrees with its games, is complete, and exists in every language."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from combat.cli import main
from combat.engine import words
from combat.engine.kernel.record import replace
from combat.engine.runs import run_file
from combat.engine.runs.charts import can_plot
from combat.engine.runs.run_faults import RunError
from combat.engine.runs.run_settings import settings_of
from combat.games.command.content.library import load_book
from combat.games.command.reports.bot_findings import BotFindings, of_run
from combat.games.command.reports.bot_game import COLUMNS, BotGame
from combat.games.command.reports.bot_page import page
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.title import TITLE
from tests.browser import check_shown

SCENARIO = "patrols-at-the-bridge"


def game(seed: int, winner: str = AXIS, ended: str = "surrender", points: int = 5, turns: int = 30) -> BotGame:
    """Return the row of a game between bots."""
    lost = {AXIS: 2, ALLIES: 6}
    return BotGame(seed, winner, ended, points, turns, 7, 6, 90, 4, lost, 800)


GAMES = (
    *(game(seed, points=seed - 3, turns=20 + seed) for seed in range(1, 7)),
    *(game(seed, ALLIES, "sudden-death", -9) for seed in (7, 8)),
)
"""Six won by the Axis, two by the Allies."""


def written(path: Path, *games: BotGame, options: tuple[str, ...] = ()) -> Path:
    """Write a run of games to a file; return its path."""
    settings = settings_of(TITLE, load_book(SCENARIO, options), player="steady, random", squad="", seed=1)
    file = run_file.begin(path, settings, COLUMNS)
    for one in games:
        file.add(one)
    file.close()
    return path


@pytest.fixture
def run(tmp_path: Path) -> BotFindings:
    """Return the results of a run."""
    return of_run(written(tmp_path / "run.csv", *GAMES))


def test_who_won_and_how_it_ended_are_those_of_the_games(run: BotFindings) -> None:
    made = page(run)
    assert "<strong>Axis: 75.0% won</strong>" in made
    assert "8 games, the Axis played by steady and the Allies by random, with seeds from 1 on" in made
    rows = [re.findall(r"<t[hd][^>]*>([^<]*)", row) for row in re.findall(r'<tr class="counted">(.*?)</tr>', made)]
    assert [row[:3] for row in rows[:2]] == [["Axis", "6", "75.0%"], ["Allies", "2", "25.0%"]]
    assert rows[2:4] == [["surrender", "6", "75.0%", "6", "0"], ["Sudden Death", "2", "25.0%", "0", "2"]]
    assert rows[4:] == [["Axis", "2.00", "2"], ["Allies", "6.00", "6"]]
    assert "from −9 to +3" in made


def test_length_is_told_by_turns_time_and_rolls(run: BotFindings) -> None:
    turns = [one.turns for one in GAMES]
    assert run.sums.length == (sorted(turns)[0], sorted(turns)[4], sorted(turns)[7])
    assert f"A game has {sum(turns) / 8:.1f} player turns and 800 decisions" in page(run)
    assert "90.0 rolls a turn" not in page(run)
    assert run.sums.rolls_a_turn == pytest.approx(8 * 90 / sum(turns))


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_it_speaks_every_language_and_needs_nothing_from_elsewhere(language: str, run: BotFindings) -> None:
    words.use(language, strict=True)
    made = page(run)
    assert f'<html lang="{language}">' in made
    assert "‹" not in made
    assert "<script" not in made
    assert re.findall(r"(?:src|href|url)\s*[=(]\s*[\"']?(?!#|data:)([^\"' )>]+)", made) == []
    assert re.findall(r'href="#([^"]+)"', made) == ["result", "losses", "course"]


@pytest.mark.skipif(not can_plot(), reason="pygal is not installed")
def test_points_losses_and_turns_are_plotted(run: BotFindings) -> None:
    assert len(set(re.findall(r'<img src="data:image/svg[^"]*" alt="([^"]+)"', page(run)))) == 3


def test_switches_that_are_not_as_usual_are_named(tmp_path: Path) -> None:
    found = of_run(written(tmp_path / "run.csv", game(1), options=("no-near-misses",)))
    assert "With: Near misses (off)" in page(found)


@pytest.mark.parametrize("strange", [{"winner": "neutral"}, {"ended": "boredom"}, {"lost": {"neutral": 1}}], ids=str)
def test_what_no_game_has_is_told_with_its_seed(strange: dict[str, object], tmp_path: Path) -> None:
    path = written(tmp_path / "run.csv", game(1), replace(game(2), **strange))
    with pytest.raises(RunError, match=rf"in {next(iter(strange))} of the game with seed 2 stands"):
        of_run(path)


def test_the_call_needs_no_name_of_the_game_and_says_in_a_line_what_it_cannot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, target = written(tmp_path / "run.csv", game(1)), tmp_path / "run.html"
    assert main(["--language", "en", "report", str(path), "--out", str(target)]) == 0
    assert capsys.readouterr().out == f"{target}: the report of Patrols at the Bridge\n"
    assert "Report of many games" in target.read_text(encoding="utf-8")
    assert main(["--language", "en", "--game", "volume1", "report", str(path), "--out", str(target)]) == 2
    said = capsys.readouterr().err
    assert said == f'combat: {path}: its games are of "command"; name it: combat --game command report\n'
    empty = written(tmp_path / "empty.csv")
    assert main(["--language", "en", "--game", "command", "report", str(empty), "--out", str(target)]) == 2
    assert capsys.readouterr().err == f"combat: {empty}: holds no game yet\n"


@pytest.mark.skipif("COMBAT_SOAK" not in os.environ, reason="it takes seconds: make soak")
def test_a_browser_shows_every_picture_and_follows_every_link(run: BotFindings, tmp_path: Path) -> None:
    check_shown(page(run), (), 3, tmp_path)
