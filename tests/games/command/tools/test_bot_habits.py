"""The table of the steady bot's habits: two equal bots win half of the games each."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.games.command.players.steady_player import SteadyPlayer
from tools.command import bot_habits
from tools.command.other_checkout import steady_player_of

CHECKOUT = Path(__file__).parents[4]


def test_the_player_of_another_checkout_is_another_class_that_plays_alike(capsys: pytest.CaptureFixture[str]) -> None:
    assert steady_player_of(CHECKOUT) is not SteadyPlayer
    arguments = ["--games", "2", "--only", "patrols-at-the-bridge", "--against", str(CHECKOUT)]
    assert bot_habits.main(arguments) == 0
    printed = capsys.readouterr().out
    assert "won 1 of 2" in printed
    assert "steps back into a hex of the same move" in printed


def test_a_folder_without_the_players_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no such folder; name a checkout"):
        steady_player_of(tmp_path)
