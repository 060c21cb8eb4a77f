"""The table of the veteran against the cautious player: it goes on where it stopped, and says how sure it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from combat.games.volume1.rules.book import Book
from combat.games.volume1.runs.game_row import GameRow
from tools.volume1 import veteran_table

ID = "tutorial-patrol"


def line(player: str, seed: int, points: int, *, mark: str = "") -> str:
    mark = mark or veteran_table.mark(ID)
    return json.dumps({"scenario": ID, "mark": mark, "player": player, "seed": seed, "points": points, "won": points > 2}) + "\n"


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
