"""The table of the veteran against the cautious player is resumed where it stopped and has confidence intervals."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from combat.games.volume1.rules.book import Book
from combat.games.volume1.runs.game_row import GameRow
from tools.volume1 import veteran_table
from tools.volume1.book_figures import FIGURES

ID = "tutorial-patrol"


def line(player: str, seed: int, points: int, *, mark: str = "") -> str:
    """Return the JSON line of a game in the cached results."""
    mark = mark or veteran_table.mark(ID)
    return (
        json.dumps({"scenario": ID, "mark": mark, "player": player, "seed": seed, "points": points, "won": points > 2})
        + "\n"
    )


def test_games_of_both_with_the_same_seeds_count_and_those_from_before_a_change_do_not(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    games = [line("cautious", seed, seed) for seed in (1, 2, 3)] + [line("veteran", seed, seed + 2) for seed in (1, 2)]
    kept.write_text("".join([*games, line("veteran", 3, 9, mark="before"), '{"scenario": "tut']), encoding="utf-8")
    assert list(veteran_table.rows(kept, [ID])) == [
        f"| `{ID}` | 2 | 1.5 ± 1.0 | 0 % (0–66) | 3.5 ± 1.0 | 100 % (34–100) | 2.0 ± 0.0 |\n"
    ]


def test_only_what_is_missing_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, asked = tmp_path / "kept.jsonl", list[tuple[str, list[int]]]()
    kept.write_text(line("cautious", 1, 4) + line("veteran", 2, 4), encoding="utf-8")

    def noted(book: Book, seeds: list[int], player: str, jobs: int) -> list[GameRow]:
        asked.append((player, seeds))
        return []

    monkeypatch.setattr(veteran_table, "play_games", noted)
    veteran_table.play(kept, ID, (1, 2), 1)
    assert asked == [("cautious", [2]), ("veteran", [1])]


@pytest.mark.parametrize(("figures", "said"), [([3], "3.0 ± 0.0"), ([-2, -4], "−3.0 ± 2.0")])
def test_a_mean_says_how_far_it_may_be_out(figures: list[float], said: str) -> None:
    assert veteran_table.interval(figures) == said


def test_what_he_has_played_often_enough_stands_in_the_scenario_book_and_nothing_else_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, book = tmp_path / "kept.jsonl", FIGURES.read_text(encoding="utf-8")
    monkeypatch.setattr(veteran_table, "ENOUGH", 4)
    kept.write_text("".join(line("veteran", seed, seed) for seed in (1, 2, 3)), encoding="utf-8")
    assert veteran_table.in_book(book, kept, [ID]) == book
    with kept.open("a", encoding="utf-8") as file:
        file.write(line("veteran", 4, 4))
    told = veteran_table.in_book(book, kept, [ID])
    assert tomllib.loads(told)["battle"][ID] == {**tomllib.loads(book)["battle"][ID], "veteran": 50, "veteran_games": 4}
    assert veteran_table.in_book(told, kept, [ID, "no-such-battle"]) == told
    assert {**tomllib.loads(told)["battle"], ID: 0} == {**tomllib.loads(book)["battle"], ID: 0}
