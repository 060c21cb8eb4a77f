"""Estimate the time that a scenario takes a person: display time at the normal pace, plus assumed thinking time.

It uses games of the cautious player, without the questions that the default settings answer automatically. Thinking
times are guesses for a person who knows the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from statistics import mean

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.stage.settings import Settings
from combat.games.volume1.motion.event_timing import seconds
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.table.habits import Habits

READING = 240
"""Seconds for the briefing, the choice of squad and options, and the final tally."""
THOUGHT = {
    "give-orders": 10, "play-card": 15, "set-up": 6, "choose-move": 3, "choose-target": 6, "choose-weapon": 2, "choose-rate": 2,
    "choose-hex": 8, "duck-back": 3, "choose-man": 2, "play-discard": 5, "choose-wound": 5, "call-strike": 8, "end-battle": 8,
}  # fmt: skip
"""Seconds per question; per man for orders and set-up."""
OTHER = 4
"""Seconds for any other question."""
GAMES = 6
"""Enough for an average within a minute or two."""


def minutes(book: Book, seeds: Iterable[int] = range(1, GAMES + 1)) -> float:
    """Return the estimated average time of a game in minutes, from games of the cautious player with `seeds`."""
    return mean(_minutes(book, seed) for seed in seeds)


def _minutes(book: Book, seed: int) -> float:
    game, spent = new_game(book), float(READING)
    chance, player, wishes = SeededChance(seed), CautiousPlayer(), Habits(Settings())
    while (decision := game.decision) is not None:
        if decision.to_chance:
            answer = chance.answer(decision, game.state)
        else:
            answer = player.answer(decision, game.state)
            if wishes(decision, game.state) is None:
                spent += THOUGHT.get(decision.kind, OTHER)
        events = game.answer(answer)
        spent += sum(seconds(game.state, event, "normal") for event in events)
    return spent / 60
