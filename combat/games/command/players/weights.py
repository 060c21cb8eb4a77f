"""Weights of the steady bot, read from `bots.toml`, which also explains each of them."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from zlib import crc32

from combat.engine.chance.split_mix import SplitMix
from combat.engine.files.folders import share
from combat.engine.kernel.record import Record, field_names, from_plain

FILE = "assets/command/bots.toml"


class Temper(Record):
    """Weights that vary with the game and the army, in victory points unless the file says otherwise."""

    shot_at: float
    standing: float
    eased: float
    urged: float
    shooting: float
    crowded: float
    bunched: float
    careful: float
    led: float
    fades: float
    guarded: float
    crowd: float
    garrison: float
    hunt: float
    leaving: float
    behind: float
    slow: float
    fire: float
    move: float
    advance: float
    recover: float
    rout: float
    reserve: float
    op_fire: float
    assault: float
    boost: float
    saved: float
    melee: float
    together: float
    caution: float
    goals: float
    deserted: float


class Values(Record):
    """Weights that are the same in every game."""

    hero: float
    leading: float
    weapon: float
    shaken: float
    suppressed: float
    on_objective: float
    last: float
    held: float
    by_ordnance: int
    squad_fp: int
    squad_range: int
    threatens: int
    pace: int
    late: float
    boldest: float
    narrow: int
    usual_hand: int
    safe: float
    answers: float
    loose: int
    least_risk: float
    leaders_go: float
    within_call: float
    led_most: int
    seized: float
    shelter: float
    fled: float
    weak: float
    others: float
    clogged: int
    clogged_worth: float
    action: float
    dead: float
    haste: float
    most_lead: float
    in_reach: int
    urgent: float
    run: float
    retreated: float
    good: float
    hurried: float
    spare: float
    usual: float
    dearest: float
    post_led: int
    post_fades: float
    at_hand: int
    post_crowd: float
    bogged: float
    seen: float
    beside: float
    company: float
    neighbours: int
    least_shot: float
    worthwhile: float
    committed: float
    ambush: int
    feared: float
    sure: float
    dared: float
    along: float
    screened: float
    foxholes: int
    free_shot: float
    card_early: float
    card_late: float
    card_even: float
    decisive: float
    repaired: float
    denied: float
    astray: float
    second_attack: float


class CardValues(Record):
    """Values of the orders of cards in hand, by posture for those that move or fire."""

    attacks: dict[str, float]
    defends: dict[str, float]
    recover: float
    recover_each: float
    recover_most: float
    rout: float
    rout_each: float
    rout_most: float
    request: float
    denied: float


class Bots(Record):
    """The content of `bots.toml`."""

    steady: Temper
    values: Values
    cards: CardValues
    actions: dict[str, float]


@lru_cache(maxsize=1)
def shipped() -> Bots:
    """Return the weights in the shipped `bots.toml`; cached."""
    return from_plain(Bots, tomllib.loads((share() / FILE).read_text(encoding="utf-8")))


@lru_cache(maxsize=1)
def values() -> Values:
    """Return the weights that are the same in every game; cached."""
    return shipped().values


@lru_cache(maxsize=1)
def steady() -> Temper:
    """Return the average weights of the steady bot, before they are varied for a game; cached."""
    return shipped().steady


SPREAD = 10
"""Greatest deviation of a character's weights from the steady ones, in percent."""


def character(seed: int, nation: str) -> Temper:
    """Return the weights of the steady bot for a game and a nation, varied at random by `seed`."""
    numbers = SplitMix(seed ^ crc32(nation.encode()))
    weights = {
        name: getattr(steady(), name) * (100 - SPREAD + numbers.below(2 * SPREAD + 1)) / 100
        for name in field_names(Temper)
    }
    return Temper(**{**weights, "fades": steady().fades})
