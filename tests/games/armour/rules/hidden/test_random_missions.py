"""Random missions with units off the table: what each seat sees, and where units are (A33 to A50)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.rules import game_of, seen_of
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.events.hidden_events import AmbushRevealed, ReserveEntered, UnitWithdrawn
from combat.games.armour.rules.hidden.off_table import units_off_table
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS
from tests.games.armour.shipped import book
from tests.sampled import SOAKED, sample

MISSIONS = ("ridge", "through-the-wire", "late-column", "till-evening", "any-ground")
GAMES = 8 if SOAKED else 1


def played(game: Game[State], seed: int) -> Iterator[State]:
    """Play a battle at random; yield its state at each question."""
    numbers, chance = SplitMix(seed), SeededChance(seed)
    while (asked := game.decision) is not None:
        yield game.state
        if asked.to_chance:
            game.answer(chance.answer(asked, game.state))
        else:
            view = RULES.visible(game.state, asked.seat)
            answer = asked.sample(view, numbers)
            assert asked.refusal(game.state, answer) is None
            game.answer(answer)


@pytest.mark.rule("A50")
@pytest.mark.parametrize("mission", sample(MISSIONS, 2))
@pytest.mark.parametrize("seed", range(GAMES))
def test_views_follow_their_events_and_teams_are_where_they_belong(mission: str, seed: int) -> None:
    whole = book(mission)
    views = {seat: RULES.visible(RULES.new_state(whole), seat) for seat in SEATS}
    last: list[type[Event]] = [Event]

    def hear(state: State, event: Event) -> None:
        for seat in SEATS:
            if last[0] is not event.__class__:
                assert views[seat] == RULES.visible(state, seat), (seat, last[0])
            for told in RULES.seen(state, event, seat):
                RULES.apply(views[seat], told)
        last[0] = event.__class__

    game = game_of(RULES, RULES.new_state(whole))
    for seat, view in views.items():
        for told in seen_of(RULES, RULES.new_state(whole), game.opening, seat):
            RULES.apply(view, told)
    game.on_event = hear
    for state in played(game, seed):
        for team in state.teams.values():
            assert (team.pose is not None) == (team.where == "table") or team.where == "destroyed", team
            assert team.where != "mounted" or state.teams[team.vehicle].on_table
        for seat in SEATS:
            other = SEATS[0] if seat == SEATS[1] else SEATS[1]
            assert units_off_table(views[seat], other) == units_off_table(state, other)
    assert all(views[seat].units == game.state.units for seat in SEATS)


@pytest.mark.rule("L543")
def test_random_battles_spring_ambushes_bring_reserves_and_withdraw_units() -> None:
    found: set[type[Event]] = set()
    for mission in ("ridge", "late-column", "till-evening"):
        game = game_of(RULES, RULES.new_state(book(mission)))
        game.on_event = lambda _, event: found.add(event.__class__)
        for _ in played(game, 2):
            if {AmbushRevealed, ReserveEntered, UnitWithdrawn} <= found:
                break
    assert {AmbushRevealed, ReserveEntered, UnitWithdrawn} <= found
