"""All seats as an AEC environment of PettingZoo: its API tests, rewards of both sides, and observations."""

from __future__ import annotations

import re
import warnings
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="make gym-check installs it beside the usual libraries")

from pettingzoo.test import api_test, seed_test

from combat.engine.learning.title_aec import TitleAEC
from combat.games.armour.title import TITLE as ARMOUR
from combat.games.command.title import TITLE as COMMAND
from combat.games.contact.title import TITLE as CONTACT
from combat.games.volume1.title import TITLE as VOLUME_ONE
from tests.engine.moor_title import MOOR

PAGE = (Path(__file__).parents[3] / "docs" / "bots.md").read_text(encoding="utf-8")
BOT = dict(re.findall(r"```python\n# (\w+)\.py\n(.*?)```", PAGE, re.DOTALL))["aecbot"]
TASTE = (
    "Observation is not a NumPy array", "Observation space for each agent probably should be",
    "We recommend agents to be named in the format",
)  # fmt: skip
"""Warnings of the library's test that are accepted: it prefers arrays without names, and agents with numbers."""


def bridge(**facts: Any) -> TitleAEC:
    """Return the AEC environment of a scenario of COMMAND!; `facts` are its options."""
    return TitleAEC(COMMAND, "patrols-at-the-bridge", **facts)


@pytest.mark.parametrize(
    ("title", "scenario", "cycles"),
    [
        (COMMAND, "patrols-at-the-bridge", 150),
        (VOLUME_ONE, "tutorial-patrol", 150),
        (ARMOUR, "two-platoons", 40),
        (CONTACT, "crossroads", 20),
        (MOOR, "moor", 150),
    ],
)
def test_pettingzoo_finds_nothing_wrong_with_it(title: Any, scenario: str, cycles: int) -> None:
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        api_test(TitleAEC(title, scenario), num_cycles=cycles)
    said = [str(one.message) for one in found if issubclass(one.category, UserWarning)]
    assert [line for line in said if not line.startswith(TASTE)] == []


def test_the_same_seed_is_the_same_game_for_pettingzoo() -> None:
    seed_test(bridge, num_cycles=60)


def played(env: TitleAEC, seed: int) -> tuple[dict[str, float], int]:
    """Play a game with offered answers in turn; return the rewards of each agent, and the number of steps."""
    env.reset(seed=seed)
    sums, steps = dict.fromkeys(env.agents, 0.0), 0
    for agent in env.agent_iter():
        seen, reward, over, late, _ = env.last()
        sums[agent] += reward
        env.step(None if over or late else int(seen["action_mask"].nonzero()[0][steps % seen["action_mask"].sum()]))
        steps += not (over or late)
    return sums, steps


def test_both_sides_are_rewarded_with_their_points_and_one_of_them_with_the_victory() -> None:
    env = bridge(victory=100.0)
    env.reset(seed=5)
    ports = {agent: env.port(agent) for agent in env.possible_agents}
    before = {agent: port.view.points(agent) for agent, port in ports.items()}
    sums, steps = played(env, 5)
    assert steps > 50
    for agent in env.possible_agents:
        view = env.port(agent).view
        won = 100.0 if view.winner == agent else -100.0
        assert sums[agent] == pytest.approx(view.points(agent) - before[agent] + won)
    assert sum(sums.values()) == pytest.approx(0)


def test_whoever_is_asked_alone_is_offered_answers_and_told_of_them() -> None:
    env = bridge()
    env.reset(seed=2)
    for _ in range(60):
        asked = env.agent_selection
        (other,) = {*env.possible_agents} - {asked}
        assert env.observe(asked)["action_mask"].sum() == len(env.offered) > 0
        waiting = env.observe(other)
        assert not waiting["action_mask"].any()
        assert not waiting["observation"]["answers"].any()
        assert (env.infos[other]["question"], env.infos[other]["answers"]) == ("", [])
        hand = waiting["observation"]["cards"][:, 0].sum()
        assert hand == len(env.port(other).view.hands[other])
        env.step(0)


def test_an_action_outside_the_mask_changes_nothing_and_costs_its_agent() -> None:
    env = bridge(illegal=-2.5, most=3)
    env.reset(seed=1)
    asked, offered = env.agent_selection, env.offered
    env.step(len(offered))
    assert (env.agent_selection, env.offered) == (asked, offered)
    assert env.rewards[asked] == -2.5
    assert not any(env.truncations.values())
    env.step(127)
    env.step(127)
    assert all(env.truncations.values()), "truncated at the third step"


def test_it_is_rendered_in_words_as_whoever_is_asked_sees_it() -> None:
    env = bridge(render_mode="ansi")
    env.reset(seed=1)
    assert f"   0  {env.offered[0]}" in env.render()


def test_the_bot_of_the_page_plays_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BOT, "aecbot.py", "exec"), {})
    scores = capsys.readouterr().out.split()
    assert len(scores) == 2
    assert int(float(scores[0])) == -int(float(scores[1]))
