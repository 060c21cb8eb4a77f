"""The row of a game agrees with the game's events."""

from __future__ import annotations

from collections import Counter

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import PLAYER
from combat.engine.play.referee import Referee
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.bots import PLAYERS
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.runs.game_row import COLUMNS, GameRecorder, GameRow
from combat.games.volume1.runs.playing import play_games


@pytest.fixture(scope="module")
def played() -> tuple[GameRow, list[Event], State]:
    """Return the row of a cautious game, the game's events and its final state."""
    game, recorder, told = sequence.new_game(load_book("first-light")), GameRecorder(), list[Event]()

    def hear(state: State, event: Event) -> None:
        told.append(event)
        recorder.hear(state, event)

    decisions = Referee(RULES, game, SeededChance(4), hear).play_out({PLAYER: PLAYERS["cautious"](4)})
    return recorder.row(game.state, 4, decisions), told, game.state


def test_it_is_heard_whether_a_view_is_looked_at_or_not(played: tuple[GameRow, list[Event], State]) -> None:
    (row,) = play_games(load_book("first-light"), [4], "cautious", 1)
    assert row == played[0]


@pytest.mark.rule("13.0", "14.2")
def test_13_0_every_shot_throw_and_hit_is_counted_once(played: tuple[GameRow, list[Event], State]) -> None:
    row, told, _ = played
    shots = [event for event in told if isinstance(event, ev.ShotFired | ev.GrenadeThrown)]
    assert Counter(row.friendly_fire) + Counter(row.enemy_fire) == Counter(event.weapon for event in shots)
    hits = [event for event in told if isinstance(event, ev.ShotFired) and event.result != "miss"]
    hits += [event for event in told if isinstance(event, ev.FragmentRolled) and event.hit]  # type: ignore[misc]
    assert Counter(row.friendly_struck) + Counter(row.enemy_struck) == Counter(event.weapon for event in hits)
    assert sum(row.enemy_struck.values()) == sum(row.enemy_hit_in.values()) > 0


@pytest.mark.rule("4.0", "7.0")
def test_4_0_men_are_counted_in_their_hexes_and_under_their_orders(played: tuple[GameRow, list[Event], State]) -> None:
    row, told, state = played
    impulses = sum(isinstance(event, ev.ImpulseBegan) for event in told)
    turns = sum(isinstance(event, ev.OrdersCommitted) for event in told)
    assert 0 < sum(row.hexes.values()) <= impulses * len(row.men)
    assert 0 < sum(row.orders.values()) <= turns * len(row.men)
    assert set(row.men) == {man.id for man in state.men.values() if man.side == "friendly"}
    cards = [str(event.card) for event in told if isinstance(event, ev.CardPlayed | ev.DiscardPlayed)]
    assert row.cards == Counter(cards)


def test_it_comes_back_from_its_cells(played: tuple[GameRow, list[Event], State]) -> None:
    row = played[0]
    assert COLUMNS.read([str(cell) for cell in COLUMNS.cells(row)]) == row
