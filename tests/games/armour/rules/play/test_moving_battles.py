"""Random battles with moves, orders and transport: samples are legal, events have log lines, stages can be resumed."""

from __future__ import annotations

from collections import Counter

import pytest

from combat.engine import words
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.kernel.rules import game_of
from combat.engine.space.plane.distance import overlap
from combat.games.armour.rules.answers import DONE, Dismount, Mount
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.state import State, Team
from combat.games.armour.words.armour_log import TELLERS
from combat.games.armour.words.armour_prompts import ASKERS
from tests.games.armour.states import resumes
from tests.games.armour.tiny_battle import Placed, area, battle, line
from tests.sampled import sample

ANSWERS = 900
"""Answers after which a battle is broken off."""
TRIES = 6
"""Random answers to the movement question of which the first that is not "done" is given."""
AT_CHECKPOINTS = ("move-units", "move-by-order", "act-in-assault")
"""Questions that come first in their stage."""


def motorised() -> State:
    """Return a battle with infantry beside and on half-tracks, tanks, guns and tractors, far enough apart to move."""
    state = battle(
        [
            Placed(
                "us-rifle-platoon",
                {"garand-team": 5, "m3-half-track": 2},
                ["60,104", "66,104", "72,104", "78,104", "84,104", "60,98", "72,98"],
            ),
            Placed("us-sherman-platoon", {"m4-sherman": 3}, ["96,104", "102,104", "108,104"]),
            Placed("us-57-mm-platoon", {"gun-57-mm-m1": 2}, ["30,104", "36,104"]),
        ],
        [
            Placed(
                "de-grenadier-platoon",
                {"mg34-team": 5, "sdkfz-251": 2},
                [*(f"{60 + 6 * each},16@180" for each in range(5)), "60,24@180", "72,24@180"],
            ),
            Placed("de-pz-iv-platoon", {"pz-iv-g": 3}, ["96,16@180", "104,16@180", "112,16@180"]),
            Placed("de-medium-at-platoon", {"gun-5-cm-pak-38": 1, "gun-tractor": 1}, ["30,16@180", "30,24@180"]),
        ],
        line("hedge", 10, (20, 60), (90, 60)),
        area("wood", 100, 50, 130, 70),
        line("deep-river", 60, (140, 0), (140, 120)),
        phase="movement",
    )
    for team in ("a1-4", "a1-5", "d1-4", "d1-5"):
        state.teams[team] = replace(state.teams[team], where="mounted", pose=None, vehicle=f"{team[:3]}7")
    return state


def is_sound(state: State, team: Team) -> bool:
    """Return whether a team is on the table, or on a vehicle that is on the table."""
    if team.where == "mounted":
        return team.pose is None and state.teams[team.vehicle].on_table
    return not team.vehicle and (not team.on_table or state.book.table.contains(shape_of(state, team)))


def busy_answer(state: State, decision: Decision, numbers: SplitMix) -> Answer:
    """Return a random answer; of several movement answers, prefer one about vehicles, then one that is not "done"."""
    samples = decision.samples(state, numbers)
    answers = [next(samples) for _ in range(TRIES if decision.kind == "move-units" else 1)]
    riding = (answer for answer in answers if isinstance(answer, (Mount, Dismount)))
    return next(riding, next((answer for answer in answers if answer != DONE), answers[0]))


@pytest.mark.parametrize(("seeds", "language"), sample([((1, 2, 3), "en"), ((4, 5, 6), "es"), ((7, 8, 9), "de")], 2))
def test_battles_in_motion(seeds: tuple[int, ...], language: str) -> None:
    words.use(language, strict=True)
    told = Counter[str]()
    for seed in seeds:
        play(SplitMix(seed), told)
    kinds = (
        "order-given", "order-ended", "cross-rolled", "unit-move-ended",
        "team-mounted", "team-dismounted", "transports-sent", "transport-brought",
    )  # fmt: skip
    assert [kind for kind in kinds if not told[kind]] == []
    assert told["team-moved"] > 100


def play(numbers: SplitMix, told: Counter[str]) -> None:
    """Play a random battle to its end and count its events; assert that models never overlap."""
    game, turned = game_of(RULES, motorised()), set[str]()

    def tell(state: State, event: Event) -> None:
        told[event.kind] += 1
        TELLERS[event.__class__](state, event)
        team = state.teams.get(getattr(event, "team", ""))
        if event.kind == "team-faced" and team is not None:
            turned.add(team.id)  # a turn towards a target asks for no room
        elif team is not None and team.on_table and team.id not in turned:
            shape = shape_of(state, team)
            others = (
                each for seat in RULES.seats for each in state.on_table(seat) if each.id not in {team.id, *turned}
            )
            assert not any(overlap(shape, shape_of(state, each)) for each in others), event

    game.on_event = tell
    for _ in range(ANSWERS):
        decision = game.decision
        if decision is None:
            break
        ASKERS[decision.__class__](game.state, decision)
        answer = busy_answer(game.state, decision, numbers)
        assert decision.refusal(game.state, answer) is None, (decision, answer)
        resumes(game, AT_CHECKPOINTS)
        game.answer(answer)
        if game.decision is None or not game.decision.to_chance:  # passengers of a lost vehicle may still roll
            assert all(is_sound(game.state, team) for team in game.state.teams.values() if team.id not in turned)
    assert game.state.phase == "over"
