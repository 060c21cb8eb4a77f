"""Weights of the steady bot, read from `bots.toml`, in points of a force unless noted."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.games.miniatures.players.shipped_weights import varied

FILE = "assets/armour/bots.toml"
"""Path of the weights' file."""


class Weights(Record):
    """All weights of a bot; the file explains each of them."""

    win: float
    held: float
    contested: float
    wanted: float
    bailed: float
    pinned: float
    pinned_before_assault: float
    tempo: float
    hurry: float
    together: float
    firing: float
    danger: float
    danger_in_a_hurry: float
    may_come: float
    near_goal: float
    least_shot: float
    silent: float
    least_shelling: float
    assault: float
    charge: float
    charge_in_a_hurry: float
    counterattack: float
    swap: float
    noise: float


def weights_of(seed: int) -> Weights:
    """Return the weights of the steady bot: those of the file, varied by the seed."""
    return varied(Weights, FILE, seed)
