"""Random battles at close range: samples are legal, events have log lines, stages can be resumed."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from combat.engine import words
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.rules import game_of
from combat.games.armour.rules.answers import DONE, FireOrder
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.state import State
from combat.games.armour.words.armour_log import TELLERS
from combat.games.armour.words.armour_prompts import ASKERS, over
from tests.games.armour.states import resumes
from tests.games.armour.tiny_battle import Placed, area, battle, line

ANSWERS = 1_000
"""Answers after which a battle is broken off."""
AT_CHECKPOINTS = ("move-units", "shoot-units", "allot-hits", "mistaken-target")
"""Questions that come first in their stage."""
TRIES = 12
"""Random answers that are tried for one that fires."""


def mixed() -> State:
    """Return a battle of tanks, guns, infantry, observers and commanders, 30 to 50 cm apart, among hedges and woods."""
    state = battle(
        [
            Placed("us-tank-hq", {"m4-sherman": 1}, ["60,90"]),
            Placed("us-sherman-platoon", {"m4-sherman": 4}, ["68,88", "76,88", "84,88", "92,88"]),
            Placed("us-lee-platoon", {"m3-lee": 3}, ["36,90", "44,90", "52,90"]),
            Placed(
                "us-rifle-platoon", {"garand-team": 7, "bazooka-team": 1}, [f"{60 + 6 * each},80" for each in range(8)]
            ),
            Placed("us-105-mm-battery", {"gun-105-mm-m2a1": 2, "observer-team": 1}, ["110,116", "118,116"], "",
                   ["110,82"]),
        ],
        [
            Placed("de-panzer-hq", {"pz-iv-g": 1}, ["60,40@180"]),
            Placed("de-pz-iv-platoon", {"pz-iv-g": 3}, ["68,42@180", "76,42@180", "84,42@180"]),
            Placed("de-medium-at-platoon", {"gun-5-cm-pak-38": 3}, ["40,46@180", "46,46@180", "52,46@180"]),
            Placed("de-grenadier-platoon", {"mg34-team": 7}, [f"{56 + 6 * each},50@180" for each in range(7)]),
            Placed("de-81-mm-mortar-platoon", {"mortar-81-mm-team": 4, "observer-team": 1},
                   [f"{100 + 6 * each},10@180" for each in range(4)], "", ["104,44@180"]),
        ],
        line("hedge", 10, (30, 56), (70, 56)),
        area("wood", 90, 60, 100, 66),
    )  # fmt: skip
    state.phase = "movement"
    return state


def chosen(game: Game[State], decision: Decision, numbers: SplitMix) -> Answer:
    """Return a random answer that fires if possible and never moves."""
    if decision.kind in ("move-units", "act-in-assault"):
        return DONE
    samples = decision.samples(game.state, numbers)
    found = next(samples)
    for _ in range(TRIES):
        if decision.kind != "shoot-units" or found != DONE:
            break
        found = next(samples)
    return found


@pytest.mark.parametrize(("seed", "language"), [(1, "en"), (2, "es"), (3, "de"), (4, "en")])
def test_battles_without_moves(seed: int, language: str) -> None:
    words.use(language, strict=True)
    game, numbers, told = game_of(RULES, mixed()), SplitMix(seed), Counter[str]()

    def tell(state: State, event: Event) -> None:
        told[event.kind] += 1
        TELLERS[event.__class__](state, event)

    game.on_event = tell
    for number in range(ANSWERS):
        decision = game.decision
        if decision is None:
            break
        if not decision.to_chance:
            ASKERS[decision.__class__](game.state, decision)
        answer = chosen(game, decision, numbers)
        assert decision.refusal(game.state, answer) is None, (decision, answer)
        if number % 5 == 0:
            resumes(game, AT_CHECKPOINTS)
        game.answer(answer)
    assert game.state.phase == "over"
    assert over(game.state)
    assert told["shot-rolled"] > 20
    assert told["team-destroyed"] > 5
    assert told["range-rolled"] > 2


def test_random_orders_are_of_every_mode() -> None:
    state = mixed()
    state.phase = "shooting"
    samples = ShootUnits("L601", "", state.active).samples(state, SplitMix(1))
    modes = {found.mode for found in islice(samples, 200) if isinstance(found, FireOrder)}
    assert modes == {"fire", "smoke", "assault"}
