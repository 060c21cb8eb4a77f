"""The ambush cannot be won by staying in the hedge: firing only from the starting places rarely wins."""

from __future__ import annotations

from statistics import mean

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.play.runner import run
from combat.games.volume1.campaign.campaign_state import new_campaign
from combat.games.volume1.campaign.muster import next_book
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.rules.state import State
from tests.games.volume1.players.lazy import LazyPlayer
from tools.volume1.campaign_table import PLAN
from tools.volume1.scenario_table import OURS

GAMES = 24
SOON = 3
"""The turn by which nobody should have won unhurt."""


def is_unhurt(state: State) -> bool:
    """Return whether no friendly man is wounded or lost."""
    return not any(man.wounds or victory.fate_of(man) for man in state.men.values() if man.side == "friendly")


def lazily(book: Book, seed: int) -> tuple[bool, bool]:
    """Play a game in which all men use Aimed Fire only.

    Return whether it is won, and whether it is won without a wound at the end of the third turn.
    """
    game, soon = new_game(book), False

    def told(_: list[Event]) -> None:
        nonlocal soon
        state = game.state
        if state.clock.turn == SOON:
            soon = victory.verdict(state, victory.points(state)).won and is_unhurt(state)

    run(game, SeededChance(seed), LazyPlayer(), told=told)
    return victory.verdict(game.state, game.state.points).won, soon


def test_aimed_fire_for_all_seldom_wins_it_and_not_at_once() -> None:
    plan = load_plan(OURS, PLAN)
    ambush = [battle for battle in plan.battles if battle.scenario == "hedgerow-ambush"]
    book = next_book(new_campaign(replace(plan, battles=tuple(ambush))), OURS)
    won, soon = zip(*(lazily(book, seed) for seed in range(1, GAMES + 1)), strict=True)
    assert mean(won) < 1 / 3
    assert mean(soon) < 1 / 10
