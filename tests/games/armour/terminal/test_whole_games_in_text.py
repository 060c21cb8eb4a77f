"""Whole battles in text mode: every answer is typed in its notation, in each language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import journal
from combat.engine.journal.loading import verify
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.record import replace
from combat.engine.play.session import Session
from combat.engine.terminal.text_game import TextGame
from combat.games.armour.players.armour_players import PLAYERS
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from combat.games.armour.terminal.armour_text import TEXT_TABLE
from combat.games.armour.terminal.labels import Labels
from combat.games.armour.terminal.lines_typed import read
from combat.games.armour.title import TITLE
from tests.games.armour.conforming import small_book
from tests.games.armour.shipped import book as shipped_book
from tests.sampled import SOAKED, sample

MISSIONS = ("before-dawn", "crossing", "late-column", "till-evening")
LOOKED = 9
"""At every so manyth question everything is looked at."""


def spelt(state: State, decision: Decision, answer: Answer) -> str:
    """Return an answer as a line to type, after asserting that the line means only this answer."""
    line = TEXT_TABLE.said(state, decision, answer)
    listed = TEXT_TABLE.lines.listed(state, decision)
    assert [*map(str, read(state, decision, line))] == [str(answer)], (decision, answer, line)
    return str(listed.index(answer) + 1) if answer in listed else line


class Typist:
    """Typist who answers at random for one seat, and opens all views now and then."""

    def __init__(self, numbers: SplitMix) -> None:
        self.numbers, self.places = numbers, 0

    def lines(self, game: TextGame[State, Book]) -> Iterator[str]:
        """Yield the lines to type until the battle is over."""
        while (decision := game.session.decision) is not None:
            self.places += 1
            if self.places % LOOKED == 0:
                yield from self._looks(game.state, game.session.seat)
            yield spelt(game.state, decision, next(decision.samples(game.state, self.numbers)))

    def _looks(self, state: State, seat: str) -> Iterator[str]:
        yield from ("help", "attacker", "defender", "score", "ground", "log 3", "rules")
        own = next(iter(state.on_table(seat)), None)
        foe = next((team for team in state.teams.values() if state.seat_of(team.id) != seat and team.on_table), None)
        labels = Labels(state)
        for team in (own, foe):
            if team is not None:
                label = labels.of(team.id)
                yield from (f"{view} {label}" for view in ("team", "ground", "reach", "sight", "shots"))
                yield f"path {label} 60,60 70,50"
        if own is not None and foe is not None:
            own_label, label = labels.of(own.id, seat), labels.of(foe.id)
            yield from (f"{view} {own_label} > {label}" for view in ("sight", "shots", "measure"))


def play(book: Book, number: int, path: Path) -> list[str]:
    """Play a battle in text mode against a random bot; return all printed lines."""
    seat, other = (ATTACKER, DEFENDER) if number % 2 else (DEFENDER, ATTACKER)
    session: Session[State, Book] = Session.begin(
        TITLE, book, SeededChance(number), seat=seat, others={other: PLAYERS["random"](number)}
    )
    session.record = journal.begin(TITLE, session.game, pytest.fail, path)
    typist, heard = Typist(SplitMix(number)), list[str]()
    game = TextGame(session, TEXT_TABLE, lambda: next(lines, None), heard.append)
    lines = typist.lines(game)
    assert game.play()
    session.close()
    return heard


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_a_whole_battle_is_played_by_typing_what_is_said(language: str, tmp_path: Path) -> None:
    words.use(language, strict=True)
    for number in range(6 if SOAKED else 1):
        path = tmp_path / f"{number}.combat"
        heard = play(small_book(number), number, path)
        assert not [line for line in heard if "‹" in line]
        assert verify(path, {TITLE.id: TITLE}).over


@pytest.mark.parametrize("mission", sample(MISSIONS, 2))
def test_a_mission_with_all_that_it_asks_is_played_by_typing(mission: str, tmp_path: Path) -> None:
    book = shipped_book(mission)
    book = replace(book, mission=replace(book.mission, turns=4 if SOAKED else 1))
    play(book, 1 + MISSIONS.index(mission), tmp_path / "game.combat")
    assert verify(tmp_path / "game.combat", {TITLE.id: TITLE}).over
