"""Weights of the steady bot, read from `bots.toml`."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.games.miniatures.players.shipped_weights import varied

FILE = "assets/contact/bots.toml"
"""Path of the weights' file."""


class Weights(Record):
    """All weights of a bot; the file explains each."""

    leader: float
    on_goal: float
    demoralised: float
    immobilised: float
    suppressed: float
    attack_fire: float
    late_fire: float
    late_turns: float
    defend_fire: float
    silent: float
    silent_within: float
    react: float
    react_share: float
    step: float
    cover: float
    heavy_cover: float
    danger: float
    apart: float
    least: float
    first: float
    close: float
    close_loss: float
    tank_assault: float
    press: float
    marker: float
    safety: float
    noise: float


def weights_of(seed: int) -> Weights:
    """Return the weights of the steady bot: those of the file, varied slightly by the seed."""
    return varied(Weights, FILE, seed)
