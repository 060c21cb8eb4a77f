"""Battles on which the laws are checked: every scenario with every optional rule, and generated skirmishes.

New scenarios, options, weapons and men are included automatically.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache

from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.record import replace
from combat.games.volume1.content.library import load_book, scenario_ids
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.book import Book, Option
from combat.games.volume1.rules.play.optional_rules import RULES
from combat.games.volume1.rules.state import State
from tests.games.volume1.skirmish import generated, gun_fight, skirmish

SOAKED = "COMBAT_SOAK" in os.environ
SANE = 3
"""Interval of the games that a sensible player plays."""


def option_sets(options: tuple[Option, ...]) -> Iterator[tuple[str, ...]]:
    """Yield sets of options: none, each alone, and all together.

    Of those that change the victory conditions, the last set has only one (22.0).
    """
    yield ()
    yield from ((option.id,) for option in options)
    changing = [option for option in options if option.changes_victory][1:]
    together = tuple(option.id for option in options if option not in changing)
    if len(together) > 1:
        yield together


@cache
def printed() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return pairs of scenario and options: every scenario, then the meadow, then all other sets of options.

    The meadow comes with all optional rules, and with machine guns. The order lets few games cover every scenario, and
    many every set.
    """
    sets = [(name, chosen) for name in scenario_ids() for chosen in option_sets(load_book(name).scenario.options)]
    plain, optional = ([pair for pair in sets if bool(pair[1]) == chosen] for chosen in (False, True))
    return (*plain, ("meadow", ()), ("meadow", RULES), ("guns", ()), *optional)


def share(games: int, law: int) -> range:
    """Return the numbers of the games for a law.

    Outside the soak each law has different numbers, so that the laws together cover every scenario.
    """
    return range(games) if SOAKED else range(law * games, (law + 1) * games)


def setting(number: int) -> tuple[str, Book]:
    """Return the name and book of a numbered battle: shipped scenarios and generated ones alternate."""
    if number % 2:
        return f"skirmish {number}", generated(number)
    name, chosen = printed()[number // 2 % len(printed())]
    if name == "guns":
        return name, gun_fight()
    book = replace(skirmish(), chosen=chosen) if name == "meadow" else load_book(name, chosen)
    return " ".join((name, *chosen)), book


def player(number: int) -> Answerer[State]:
    """Return the bot of a numbered game, in most games the random one."""
    return CautiousPlayer() if number % SANE == SANE - 1 else RandomPlayer(number)
