"""The index of the men on the board agrees with the men after every event."""

from __future__ import annotations

import pickle

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.play.runner import run
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.book import Side
from combat.games.volume1.rules.lineup import Lineup
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from tests.games.volume1.tiny_table import Table

SIDES: tuple[Side, ...] = ("friendly", "enemy")
SCENARIOS = ("house-clearing", "capture-hauptmann", "our-gun", "night-raid")
"""Dummies and melees, prisoners, a weapon counter with its crew, night."""


def told(lineup: Lineup) -> dict[str, object]:
    """Return all contents of a lineup by name."""
    names = ("free", "team", "known", "prisoners", "carried")
    found: dict[str, object] = {name: getattr(lineup, name) for name in names}
    for side in SIDES:
        found[f"{side} at"] = (lineup.at(side), lineup.hidden(side), lineup.hidden_at(side))
    return found | {"contested": sorted(lineup.contested)}


def holds(state: State) -> None:
    """Check that the state's lineup equals one built anew from the men."""
    assert told(state.lineup()) == told(Lineup(state.men.values()))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("player", [RandomPlayer(1), CautiousPlayer()])
def test_what_is_kept_is_what_the_men_say_after_every_event(
    scenario: str, player: RandomPlayer | CautiousPlayer
) -> None:
    game = sequence.new_game(load_book(scenario))
    game.keep = 0
    kinds: set[str] = set()

    def hears(state: State, event: Event) -> None:
        holds(state)
        kinds.add(event.kind)

    game.on_event = hears
    run(game, SeededChance(2), player)
    holds(game.state)
    assert {"man-moved", "order-placed", "turn-cleared"} <= kinds


def test_a_list_that_somebody_has_stays_as_it_is() -> None:
    table = Table("crowe 05.05 hide", "taylor 05.06 hide", "jung 05.07 hide")
    before = table.state.on_board("friendly")
    names = [man.id for man in before]
    table.state.men["pvt-crowe"] = replace(table["crowe"], hex=Hex("05.07"))
    assert [man.hex for man in before if man.id == "pvt-crowe"] == ["05.05"]
    table.state.men["pvt-crowe"] = replace(table["crowe"], fate="killed", hex=None)
    assert [man.id for man in before] == names
    assert [man.id for man in table.state.on_board("friendly")] == ["sgt-taylor"]


def test_where_men_of_both_sides_meet_is_known_at_once() -> None:
    table = Table("crowe 05.05 hide", "jung 05.07 hide")
    assert table.state.lineup().contested == []
    table.state.men["pvt-crowe"] = replace(table["crowe"], hex=Hex("05.07"))
    assert table.state.lineup().contested == ["05.07"]
    table.state.men["pvt-crowe"] = replace(table["crowe"], held_by="soldat-jung")
    assert table.state.lineup().contested == []
    assert [man.id for man in table.state.lineup().prisoners] == ["pvt-crowe"]


def test_men_are_sent_to_another_process_without_who_is_where() -> None:
    table = Table("crowe 05.05 hide", "jung 05.07 hide")
    table.state.lineup()
    sent = pickle.loads(pickle.dumps(table.state))
    assert sent.men == table.state.men
    assert sent.men.known is None
    holds(sent)


def test_a_copy_of_a_state_knows_nothing_of_it() -> None:
    table = Table("crowe 05.05 hide", "jung 05.07 hide")
    table.state.lineup()
    twin = table.state.copy()
    assert twin.men.known is None
    twin.men["pvt-crowe"] = replace(table["crowe"], hex=Hex("05.09"))
    assert table.state.men.known is not None
    holds(twin)
    holds(table.state)
    assert twin.lineup().at("friendly") != table.state.lineup().at("friendly")
