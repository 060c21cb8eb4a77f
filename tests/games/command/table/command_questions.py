"""Games of COMMAND! at each kind of question, for tests of prompts."""

from __future__ import annotations

from functools import cache

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.game import Entry, Game
from combat.engine.kernel.rules import game_of
from combat.games.command.content.library import load_book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.decisions import React
from combat.games.command.rules.state import State

BRIDGE, RIDGE, NOON = "patrols-at-the-bridge", "meeting-below-the-ridge", "crossroads-at-noon"
LAST, COUNTER, NIGHT = "last-bridge-before-the-river", "counter-attack-at-the-crossroads", "raid-by-night"
TOWN, EAST, FORTS = "town-below-the-shelf", "farm-on-the-road-east", "line-of-pillboxes"
WHERE: dict[tuple[str, str], tuple[str, int]] = {
    ("set-up", ""): (RIDGE, 6), ("give-order", ""): (BRIDGE, 7), ("discard", ""): (BRIDGE, 7),
    ("activate", ""): (BRIDGE, 18), ("set-off", ""): (BRIDGE, 18), ("move-on", ""): (BRIDGE, 18),
    ("advance-one", ""): (RIDGE, 61), ("shoot", ""): (BRIDGE, 51),
    ("react", "fire-roll"): (RIDGE, 28), ("react", "discarded"): (BRIDGE, 29), ("react", "moved"): (BRIDGE, 0),
    ("react", "defence"): (RIDGE, 28), ("react", "entered"): ("trains-no-longer-run", 21), ("react", "time"): (LAST, 15),
    ("react", "breaking"): (LAST, 26), ("react", "melee"): (TOWN, 4), ("react", "melee-won"): (LAST, 12),
    ("reroll", "targeting"): (BRIDGE, 51), ("reroll", "attack"): (RIDGE, 28), ("reroll", "defence"): (RIDGE, 28),
    ("reroll", "support"): (NOON, 2), ("reroll", "accuracy"): (COUNTER, 45), ("reroll", "rout"): (TOWN, 20),
    ("reroll", "recover"): (LAST, 37), ("reroll", "melee"): (RIDGE, 28), ("reroll", "commissar"): (LAST, 37),
    ("reroll", "sudden-death"): (NIGHT, 8),
    ("pick-card", "interrogation"): (NOON, 9),
    ("pick-hex", "spotting"): (COUNTER, 45), ("pick-hex", "air-support"): (FORTS, 49), ("pick-hex", "demolish"): ("causeway-at-first-light", 55),
    ("pick-hex", "dig-in"): (RIDGE, 50), ("pick-hex", "entrench"): (TOWN, 64), ("pick-hex", "field-promotion"): (LAST, 26),
    ("pick-hex", "hero"): (BRIDGE, 18), ("pick-hex", "hidden-unit"): (NOON, 2), ("pick-hex", "impact"): (COUNTER, 16),
    ("pick-hex", "infiltration"): (LAST, 4), ("pick-hex", "lift-smoke"): (COUNTER, 45), ("pick-hex", "lighting"): (NIGHT, 63),
    ("pick-hex", "reinforcements"): (RIDGE, 28), ("pick-hex", "retreat"): (LAST, 26), ("pick-hex", "sappers"): (LAST, 48),
    ("pick-hex", "short"): ("trains-no-longer-run", 8), ("pick-hex", "smoke"): (NOON, 35),
    ("pick-hex", "starshell"): (NIGHT, 19), ("pick-hex", "starshell-out"): (NIGHT, 8),
    ("pick-hex", "walking-wounded"): (COUNTER, 26), ("pick-hex", "white-phosphorus"): (EAST, 58),
    ("pick-unit", "observer"): (COUNTER, 45), ("pick-unit", "spotter"): (BRIDGE, 0), ("pick-unit", "battle-harden"): (EAST, 3), ("pick-unit", "defend"): (LAST, 4), ("pick-unit", "deploy"): (COUNTER, 3),
    ("pick-unit", "interdiction"): (LAST, 4), ("pick-unit", "kia"): (FORTS, 60), ("pick-unit", "medic"): (TOWN, 31),
    ("pick-unit", "recover"): (COUNTER, 34), ("pick-unit", "rout"): (TOWN, 20),
    ("pick-unit", "scrounge"): (LAST, 26), ("pick-unit", "sniper"): (COUNTER, 12),
    ("pick-weapon", "scrounge"): (LAST, 26), ("pick-weapon", "malfunction"): (NOON, 50),
    ("pick-word", "mission"): (COUNTER, 45), ("pick-word", "lift"): (NIGHT, 41), ("pick-word", "return"): (RIDGE, 50),
    ("pick-word", "rout-help"): (EAST, 1), ("pick-word", "rout-whom"): (EAST, 3),
    ("pick-word", "run-along"): ("trains-no-longer-run", 32), ("pick-word", "support"): (NOON, 0),
}  # fmt: skip
"""Kind and reason of questions -> the scenario and seed of a random game that reaches it, the earliest first."""
MOST, SEEDS = 1500, 40
"""Number of answers after which a game is abandoned, and number of seeds tried after the named one."""


def why(decision: Decision) -> str:
    """Return the purpose of a question, or the event that opens its window."""
    return str(getattr(decision, "opens", "") or getattr(decision, "why", ""))


def _is_put(decision: Decision) -> bool:
    """Whether a single person is asked: not in a window in which he can only pass."""
    return not isinstance(decision, React) or len(decision.answers) > 1


def _asked(kind: str, about: str, scenario: str, seed: int) -> list[Entry] | None:
    """Return the answers that lead to a question; None where a game never comes to it."""
    game, chance, numbers = game_of(RULES, RULES.new_state(load_book(scenario))), SeededChance(seed), SplitMix(seed)
    own = {decision.kind for decision in RULES.decisions}
    for _ in range(MOST):
        decision = game.decision
        if decision is None:
            return None
        if (decision.kind, why(decision)) == (kind, about) and _is_put(decision):
            return list(game.entries)
        mine = decision.kind in own
        game.answer(next(decision.samples(game.state, numbers)) if mine else chance.answer(decision, game.state))
    return None


@cache
def _way_to(kind: str, about: str) -> tuple[str, tuple[Entry, ...]]:
    scenario, first = WHERE[kind, about]
    for seed in range(first, first + SEEDS):
        found = _asked(kind, about, scenario, seed)
        if found is not None:
            return scenario, tuple(found)
    raise AssertionError(f"{scenario} never asks for {kind} {about}")


def game_at(kind: str, about: str) -> Game[State]:
    """Return a game at a question of a kind."""
    scenario, entries = _way_to(kind, about)
    game = game_of(RULES, RULES.new_state(load_book(scenario)))
    game.replay(entries)
    return game
