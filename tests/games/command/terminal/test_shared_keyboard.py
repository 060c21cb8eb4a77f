"""Two players at one keyboard: whose turn it is, what each is shown, and the game to its end; also without players."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from combat.cli import main
from combat.engine import words
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import loading
from combat.engine.play.session import Session
from combat.engine.terminal.shared_keyboard import SharedKeyboard
from combat.engine.terminal.text_game import TextGame
from combat.games.command.rules.book import Book
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES
from combat.games.command.terminal.command_text import TEXT_TABLE
from combat.games.command.title import TITLE
from tests.games.command.skirmish import skirmish

Printed = pytest.CaptureFixture[str]
PLAY = ("--game", "command", "--language", "en", "play", "patrols-at-the-bridge", "--seed", "3", "--text")


class TwoPersons:
    """Two players who answer at random, and record which of them has seen each line."""

    def __init__(self) -> None:
        self.shown: dict[str, list[str]] = {side: [] for side in SIDES}
        self.handed: list[str] = []
        self._looks = ""
        self._numbers = SplitMix(6)
        first = Session[State, Book].begin(TITLE, skirmish(3), SeededChance(3), seat=AXIS)
        sessions = [first, first.add_player(ALLIES)]
        self.games = [TextGame[State, Book](session, TEXT_TABLE, self.hear, self.say) for session in sessions]
        self.keyboard = SharedKeyboard(self.games, self.hear, self.say)

    def say(self, line: str) -> None:
        """Record a printed line for the player who is looking."""
        if line.startswith("To answer: ") and "Hand the keyboard over" in line:
            self._looks = ""
            self.handed.append(line.partition(": ")[2].partition(".")[0])
        elif line.startswith("To answer: "):
            self._looks = line.partition(": ")[2].lower()
        elif self._looks:
            self.shown[self._looks].append(line)

    def hear(self) -> str:
        """Answer at random for the player who is asked; return the line of a harmless view, or "" to hand over."""
        if not self._looks:
            return ""
        (game,) = (game for game in self.games if game.session.decision is not None)
        assert game.session.seat == self._looks
        decision = game.session.decision
        assert decision is not None
        answer = next(iter(decision.samples(game.state, self._numbers)))
        game.session.answer(answer)
        return "hex 01.01"  # the answer was given in another way: a view that is as good as any


def test_two_persons_play_to_the_end_and_hand_over_whenever_the_other_one_is_asked() -> None:
    played = TwoPersons()
    assert played.keyboard.play()
    assert played.games[0].session.game.over
    assert set(played.handed) == {"Axis", "Allies"}
    assert all(one != other for one, other in zip(played.handed, played.handed[1:], strict=False))


def test_each_is_told_all_that_he_may_know_and_no_chit_of_the_others() -> None:
    played = TwoPersons()
    played.keyboard.play()
    own = {side: [line for line in played.shown[side] if "a secret chit drawn · " in line] for side in SIDES}
    for side in SIDES:
        assert own[side], "each side draws one"
        assert all(line.lower().startswith(side) for line in own[side]), own
    for session in (game.session for game in played.games):
        turns = [line for line in played.shown[session.seat] if line.startswith("Turn ")]
        assert len(turns) == len(set(turns)) > 3


def test_a_game_of_two_persons_is_left_and_gone_on_with_by_both(
    monkeypatch: pytest.MonkeyPatch, capsys: Printed, tmp_path: Path
) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("\nall\n\n\n\nquit\n"))
    assert main([*PLAY, "--seat", "both"]) == 0
    told = capsys.readouterr().out
    assert [line[:17] for line in told.splitlines() if "Hand the keyboard" in line] == [
        "To answer: Allies",
        "To answer: Axis. ",
    ]
    assert told.rstrip().endswith("The game is saved.")
    (save,) = (tmp_path / "saves").glob("*.combat")
    loaded = loading.load(save, {TITLE.id: TITLE})
    assert loaded.header.seats == dict.fromkeys(SIDES, "person")
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["--language", "en", "load", str(save), "--text"]) == 0
    assert "To answer: Axis. Hand the keyboard over" in capsys.readouterr().out


def test_the_other_player_can_leave_where_he_is_handed_the_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: Printed, tmp_path: Path
) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main([*PLAY, "--seat", "both"]) == 0
    assert "set up your units" not in capsys.readouterr().out


def test_whoever_looks_on_is_told_the_whole_game(
    monkeypatch: pytest.MonkeyPatch, capsys: Printed, tmp_path: Path
) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main([*PLAY, "--seat", "none"]) == 0
    told = capsys.readouterr().out
    assert "Turn 9: " in told
    assert ">" not in told, "nothing is asked"
    assert "Axis: a secret chit drawn\n" in told
    assert not [line for line in told.splitlines() if "a secret chit drawn · " in line]
    (save,) = (tmp_path / "saves").glob("*.combat")
    assert loading.load(save, {TITLE.id: TITLE}).header.seats == dict.fromkeys(SIDES, "steady")


@pytest.mark.parametrize("code", ["en", "es", "de"])
def test_whose_turn_it_is_stands_in_every_language(code: str) -> None:
    words.use(code, strict=True)
    heard: list[str] = []
    first = Session[State, Book].begin(TITLE, skirmish(3), SeededChance(3), seat=AXIS)
    games = [
        TextGame[State, Book](session, TEXT_TABLE, lambda: None, heard.append)
        for session in (first, first.add_player(ALLIES))
    ]
    assert not SharedKeyboard(games, lambda: None, heard.append).play()
    asked = next(game for game in games if game.session.decision is not None)
    assert any(asked.name in line and words.text("text-word-quit") in line for line in heard)
