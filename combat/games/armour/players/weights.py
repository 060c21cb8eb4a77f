"""Weights of the steady player, read from `bots.toml`: points of a force unless noted."""

from __future__ import annotations

import tomllib
from functools import lru_cache

from combat.engine.chance.split_mix import SplitMix
from combat.engine.files.folders import share
from combat.engine.kernel.record import Record, field_names, from_plain

FILE = "assets/armour/bots.toml"
"""Where the weights stand."""


class Weights(Record):
    """All weights of a player; what each means stands beside it in the file."""

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


@lru_cache(maxsize=1)
def _shipped() -> Weights:
    data = tomllib.loads((share() / FILE).read_text(encoding="utf-8"))
    return from_plain(Weights, data["steady"])


def weights_of(seed: int) -> Weights:
    """Return the weights of the steady player for a game: those of the file, varied a little by the seed."""
    numbers, shipped = SplitMix(seed), _shipped()
    spread = round(1000 * shipped.noise)
    values = {
        name: getattr(shipped, name) * (1 + (numbers.below(2 * spread + 1) - spread) / 1000)
        for name in field_names(Weights)
    }
    return Weights(**values)
