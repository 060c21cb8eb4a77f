"""Ground of generated battles: attackers reach the objective, and both of two joined boards are used."""

from __future__ import annotations

from functools import cache
from statistics import mean

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.play.runner import run
from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.words import text
from combat.games.volume1.content.generator.planning import BESIDE
from combat.games.volume1.content.generator.request import KINDS, Kind, Request
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play.sequence import new_game
from tests.games.volume1.content.shop import workshop
from tests.sampled import SOAKED

SEEDS = range(1, 13)
FOUGHT_OVER = [
    (kind, boards)
    for place, kind in enumerate(KINDS)
    for number, boards in enumerate(("hill+farmhouse", "village+hedgerows"))
    if SOAKED or place % 2 == number
]
NEAR = 3
"""Hexes from what is held at which an attacker has come to it."""


@cache
def book(wishes: Request) -> Book:
    """Return the book of a generated scenario."""
    return workshop().book(workshop().make(wishes, text), f"made-up-{wishes.seed}")


def defences() -> list[Book]:
    """Return the books of generated defences."""
    return [book(replace(workshop().roll(seed), kind="hold")) for seed in SEEDS]


def from_goal(fought: Book, hex_: Hex) -> int:
    """Return the distance of a hex from the first objective, in hexes."""
    return min(distance(hex_, there) for there in fought.scenario.objectives[0].hexes)


def test_who_holds_begins_on_it_or_beside_it() -> None:
    for fought in defences():
        assert set(fought.scenario.objectives[0].hexes) <= set(fought.scenario.deployment)
        assert max(from_goal(fought, hex_) for hex_ in fought.scenario.deployment) <= BESIDE


@pytest.mark.rule("9.3")
def test_9_3_attackers_are_awake_and_begin_towards_their_own_edge() -> None:
    for fought in defences():
        field, scenario = workshop().field(fought.scenario.board), fought.scenario
        depth = {hex_: field.depth(scenario.friendly_edge, hex_) for hex_ in field.board.hexes()}
        assert scenario.enemy_alert
        assert min(depth[hex_] for hex_ in scenario.enemy_hexes) > depth[scenario.objectives[0].hexes[0]]


def nearest(fought: Book, seed: int) -> dict[str, tuple[int, int]]:
    """Play a battle; return for each enemy man his first and his shortest distance from the objective."""
    game, ways = new_game(fought), dict[str, tuple[int, int]]()

    def told(_: list[Event]) -> None:
        for man in game.state.on_board("enemy"):
            if man.hex is not None and not game.state.figure(man.id).dummy:
                far = from_goal(fought, man.hex)
                began, near = ways.get(man.id, (far, far))
                ways[man.id] = began, min(near, far)

    run(game, SeededChance(seed), CautiousPlayer(), told=told)
    return ways


def test_attackers_come_to_what_is_held() -> None:
    battles = [nearest(fought, seed) for seed, fought in zip(SEEDS, defences(), strict=True)]
    men = [way for battle in battles for way in battle.values()]
    assert mean(began - near for began, near in men) > 2
    assert sum(any(near <= NEAR for _, near in battle.values()) for battle in battles) > len(battles) * 2 / 3


def sheet_of(fought: Book, hex_: Hex) -> str:
    """Return the id of the board, among joined ones, that a hex is on."""
    return max((sheet for sheet in fought.board.sheets if sheet.first <= hex_.column), key=lambda sheet: sheet.first).id


@pytest.mark.parametrize(("kind", "boards"), FOUGHT_OVER)
def test_of_joined_boards_both_are_fought_over(kind: Kind, boards: str) -> None:
    """Whoever comes, the player to his objective or the enemy to what is held, comes over from the other board."""
    for seed in SEEDS[:3]:
        fought = book(replace(workshop().roll(seed), board=boards, kind=kind))
        scenario = fought.scenario
        goal = sheet_of(fought, scenario.objectives[0].hexes[0])
        coming = scenario.enemy_hexes if kind == "hold" else scenario.deployment
        assert mean(sheet_of(fought, hex_) != goal for hex_ in coming) >= 1 / 3, seed
