"""Outcome of a game in numbers."""

from __future__ import annotations

from collections import Counter

from combat.engine.kernel.record import Record
from combat.games.volume1.rules.book import Side
from combat.games.volume1.rules.play.victory import verdict
from combat.games.volume1.rules.state import State


class Outcome(Record):
    """Outcome of one game."""

    seed: int
    points: int
    verdict: str
    won: bool
    turns: int
    decisions: int
    friendly_killed: int
    friendly_wounded: int
    friendly_captured: int
    friendly_fled: int
    enemy_killed: int
    enemy_captured: int
    enemy_fled: int


def outcome(state: State, seed: int, decisions: int) -> Outcome:
    """Return the outcome of a finished game."""
    ours, theirs = _fates(state, "friendly"), _fates(state, "enemy")
    return Outcome(
        seed=seed,
        points=state.points,
        verdict=state.verdict,
        won=verdict(state, state.points).won,
        turns=state.clock.turn,
        decisions=decisions,
        friendly_killed=ours["killed"],
        friendly_wounded=sum(man.on_board and bool(man.wounds) for man in state.men.values() if man.side == "friendly"),
        friendly_captured=ours["captured"],
        friendly_fled=ours["fled"],
        enemy_killed=theirs["killed"],
        enemy_captured=theirs["captured"],
        enemy_fled=theirs["fled"],
    )


def _fates(state: State, side: Side) -> Counter[str]:
    return Counter("captured" if man.held_by else man.fate for man in state.men.values() if man.side == side)
