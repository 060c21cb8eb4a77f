"""Ids have no influence: with the enemies' ids exchanged, every game is the same (8.2).

If two unknown men are equal for a rule, the order of their names would reveal who they are.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, TypeVar

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Entry
from combat.engine.kernel.record import as_plain, from_plain
from combat.engine.kernel.rules import game_of
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.volume_one import RULES
from tests.games.volume1.laws.settings import player, setting, share

T = TypeVar("T")
GAMES = max(15, int(os.environ.get("COMBAT_SOAK", "0")) // 10)
BATCH = 3


def other_names(book: Book, seed: int) -> dict[str, str]:
    """Return a random exchange of ids among the enemies of each team, as new ids by old ones."""
    numbers, names = SplitMix(seed), dict[str, str]()
    for team in sorted({figure.team for figure in book.figures.values() if figure.side == "enemy"}):
        old = sorted(id_ for id_, figure in book.figures.items() if figure.team == team)
        left = list(old)
        names.update((id_, left.pop(numbers.below(len(left)))) for id_ in old)
    return names


def renamed(kind: type[T], thing: T, names: Mapping[str, str]) -> T:
    """Return a record with all ids replaced."""
    return from_plain(kind, _renamed(as_plain(thing), names))


def _renamed(plain: Any, names: Mapping[str, str]) -> Any:
    if isinstance(plain, dict):
        return {names.get(key, key): _renamed(value, names) for key, value in plain.items()}
    if isinstance(plain, list | tuple):
        return [_renamed(value, names) for value in plain]
    return names.get(plain, plain) if isinstance(plain, str) else plain


def answer_renamed(answer: Answer, names: Mapping[str, str]) -> Answer:
    """Return an answer with all ids replaced."""
    if not isinstance(answer, str):
        return answer
    return " ".join(names.get(word, word) for word in answer.split(" "))


def played(number: int, book: Book) -> tuple[list[Entry], list[Event]]:
    """Play a game; return its answers and events."""
    events: list[Event] = []
    game = game_of(RULES, RULES.new_state(book))
    events += game.opening
    chance, who = SeededChance(number), player(number)
    while (decision := game.decision) is not None:
        events += game.answer((chance if decision.to_chance else who).answer(decision, game.state))
    return game.entries, events


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("first", share(GAMES, 2)[::BATCH])
def test_8_2_the_names_of_the_enemies_decide_nothing(first: int) -> None:
    for number in range(first, first + BATCH):
        title, book = setting(number)
        names = other_names(book, number)
        entries, events = played(number, book)
        twin = game_of(RULES, RULES.new_state(renamed(Book, book, names)))
        told, place = list(twin.opening), 0
        for entry in entries:
            assert twin.decision is not None, title
            told += twin.answer(answer_renamed(entry.value, names))
            for event in told[place:]:
                assert event == renamed(type(events[place]), events[place], names), f"{title}, game {number}"
                place += 1
        assert len(told) == len(events), title
