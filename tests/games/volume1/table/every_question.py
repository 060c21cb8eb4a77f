"""A battle stopped at each kind of question, for tests of prompts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.game import Entry, Game
from combat.engine.kernel.rules import game_of
from combat.games.volume1.content.library import Library
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES

WHERE: dict[tuple[str, str], tuple[str, str]] = {
    ("set-up", ""): ("first-light", "cautious"),
    ("give-orders", ""): ("first-light", "cautious"),
    ("call-strike", ""): ("machine-gun-nest", "random"),
    ("choose-bandage", ""): ("wounded-pilot", "cautious"),
    ("choose-hex", "flare"): ("night-patrol", "cautious"),
    ("choose-hex", "grenade-target"): ("machine-gun-nest", "cautious"),
    ("choose-hex", "rifle-grenade-target"): ("withdrawal", "random"),
    ("choose-hex", "shift-target"): ("tutorial-patrol", "cautious"),
    ("choose-hex", "smoke-target"): ("tutorial-patrol", "random"),
    ("choose-man", ""): ("first-light", "random"),
    ("choose-move", ""): ("first-light", "cautious"),
    ("choose-rate", ""): ("first-light", "cautious"),
    ("choose-target", ""): ("hill-defence", "random"),
    ("choose-target", "melee"): ("our-gun", "random"),
    ("choose-weapon", ""): ("tutorial-patrol", "random"),
    ("choose-whom", "carry"): ("machine-gun-nest", "random"),
    ("choose-whom", "medical-aid"): ("hedgerow-ambush", "cautious"),
    ("choose-whom", "search"): ("dawn-patrol", "cautious"),
    ("choose-wound", ""): ("tutorial-patrol", "random"),
    ("discard-down", ""): ("night-patrol", "cautious"),
    ("draw-card", ""): ("hill-defence", "cautious"),
    ("duck-back", ""): ("tutorial-patrol", "random"),
    ("end-battle", ""): ("dawn-patrol", "cautious"),
    ("play-card", ""): ("first-light", "random"),
    ("play-discard", ""): ("dawn-patrol", "random"),
    ("take-along", ""): ("dawn-patrol", "cautious"),
}
"""Kind and reason of questions -> a scenario in which it is asked, and the player."""
MOST, SEEDS = 2500, 12


def _why(decision: Decision) -> str:
    if getattr(decision, "melee", False):
        return "melee"
    return str(getattr(decision, "why", "")) if decision.kind in ("choose-hex", "choose-whom") else ""


def _asked(kind: str, why: str, scenario: str, player: str, seed: int) -> list[Entry] | None:
    """Return the answers that lead to a question; None where a game never comes to it."""
    book, chance = Library().load_book(scenario), SeededChance(seed)
    hand = CautiousPlayer() if player == "cautious" else RandomPlayer(seed)
    game = game_of(RULES, RULES.new_state(book))
    own = {decision.kind for decision in RULES.decisions}
    for _ in range(MOST):
        decision = game.decision
        if decision is None:
            return None
        if (decision.kind, _why(decision)) == (kind, why):
            return list(game.entries)
        game.answer((hand if decision.kind in own else chance).answer(decision, game.state))
    return None


@cache
def _way_to(kind: str, why: str) -> tuple[str, tuple[Entry, ...]]:
    scenario, player = WHERE[kind, why]
    for seed in range(SEEDS):
        found = _asked(kind, why, scenario, player, seed)
        if found is not None:
            return scenario, tuple(found)
    raise AssertionError(f"{scenario} never asks for {kind} {why}")


def game_asking(kind: str, why: str) -> Game[State]:
    """Return a game at a question of a kind and reason."""
    scenario, entries = _way_to(kind, why)
    game = game_of(RULES, RULES.new_state(Library().load_book(scenario)))
    game.replay(entries)
    return game


def every_question() -> Iterator[tuple[str, str]]:
    """Yield the kind and reason of every question."""
    yield from WHERE
