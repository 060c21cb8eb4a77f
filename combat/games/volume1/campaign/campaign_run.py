"""Simulate a campaign played by a bot, without window and files."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import PLAYER
from combat.engine.play.port import Player
from combat.engine.play.referee import Referee
from combat.games.volume1.campaign import endless
from combat.games.volume1.campaign.aftermath import after_battle
from combat.games.volume1.campaign.campaign_state import Campaign, new_campaign
from combat.games.volume1.campaign.muster import next_book
from combat.games.volume1.content.campaign_plan import Plan
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES

APART = 100
"""Difference between the seeds of two campaigns, more than any campaign has battles."""


def begun(plan: Plan, seed: int, library: Library) -> Campaign:
    """Return a new campaign before its first battle.

    The first battle of an endless campaign is generated from the seed; raise ContentError if that fails.
    """
    return new_campaign(plan if plan.endless is None else endless.begun(plan, seed, library))


def battles(
    campaign: Campaign, library: Library, player: Callable[[int], Player[State]], seed: int, most: int = 0
) -> Iterator[Campaign]:
    """Yield the campaign after each battle, until it is over or `most` battles have been fought (0: no limit).

    `player` returns a player for a seed; each battle's seed depends on `seed` and the battle's number. Raise
    ContentError if a battle's content cannot be read or generated.
    """
    while not campaign.over and not 0 < most <= len(campaign.fought):
        campaign = _fought(campaign, library, player, APART * seed + len(campaign.fought))
        yield campaign


def _fought(campaign: Campaign, library: Library, player: Callable[[int], Player[State]], dice: int) -> Campaign:
    game = new_game(next_book(campaign, library))
    book = game.state.book
    Referee(RULES, game, SeededChance(dice)).play_out({PLAYER: player(dice)})
    again, events = new_game(book), list[Event]()
    for entry in game.entries:
        events.extend(event for event in again.answer(entry.value) if isinstance(event, Event))
    return after_battle(campaign, again.state, events, library)
