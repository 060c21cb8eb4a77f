"""A seat as an environment of Gymnasium: its environment checker, the mask, the seed, and the bot of docs/bots.md."""

from __future__ import annotations

import re
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="make gym-check installs it beside the usual libraries")

from gymnasium.utils.env_checker import check_env

from combat.engine.learning.title_env import TitleEnv
from combat.engine.space.plane.route import Route
from combat.games.command.title import TITLE as COMMAND
from combat.games.volume1.title import TITLE
from tests.engine.moor_game import Move
from tests.engine.moor_title import MOOR

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
BOT = dict(re.findall(r"```python\n# (\w+)\.py\n(.*?)```", PAGE, re.DOTALL))["gymbot"]


def patrol(**facts: Any) -> TitleEnv:
    """Return the environment of a scenario of Volume 1; `facts` are its options."""
    return TitleEnv(TITLE, "tutorial-patrol", **facts)


def bridge(**facts: Any) -> TitleEnv:
    """Return the environment of a scenario of COMMAND!; `facts` are its options."""
    return TitleEnv(COMMAND, "patrols-at-the-bridge", **facts)


def moor(**facts: Any) -> TitleEnv:
    """Return the environment of the moor, where most answers cannot be enumerated; `facts` are its options."""
    return TitleEnv(MOOR, "moor", **facts)


MADE = pytest.mark.parametrize("made", [patrol, bridge, moor])


@MADE
def test_gymnasium_finds_nothing_wrong_with_it(made: Callable[..., TitleEnv]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(), skip_render_check=True)


def test_the_bot_of_the_page_has_ten_lines_and_comes_to_an_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert len([line for line in BOT.splitlines() if line.strip()]) <= 10
    exec(compile(BOT, "gymbot.py", "exec"), {})
    score = int(capsys.readouterr().out)
    exec(compile(BOT, "gymbot.py", "exec"), {"__name__": "again"})
    assert isinstance(score, int)


def played(env: TitleEnv, seed: int) -> tuple[list[str], float]:
    """Play a game with offered answers at random; return the answers and the total reward."""
    _, told = env.reset(seed=seed)
    env.action_space.seed(seed)
    said, reward, over = [], 0.0, False
    while not over:
        action = env.action_space.sample(env.step(-1)[0]["action_mask"])
        said.append(told["answers"][action])
        _, more, over, late, told = env.step(action)
        assert not late
        reward += more
    return said, reward


@MADE
def test_the_same_seed_is_the_same_game(made: Callable[..., TitleEnv]) -> None:
    one, two, other = (played(made(), seed) for seed in (3, 3, 4))
    assert one == two
    assert one[0] != other[0]


@pytest.mark.parametrize(("made", "seat"), [(patrol, "player"), (bridge, "axis"), (bridge, "allies")])
def test_the_rewards_of_a_game_come_to_its_score_and_its_verdict(made: Callable[..., TitleEnv], seat: str) -> None:
    env = made(victory=100.0, seat=seat)
    env.reset(seed=5)
    before = env.encoding.score(env.port.view, seat)
    _, reward = played(env, 5)
    view = env.port.view
    assert env.port.over
    after = view.points if seat == "player" else view.points(seat)
    assert reward == pytest.approx(after - before + (100.0 if env.encoding.won(view, seat) else -100.0))


def test_an_action_outside_the_mask_changes_nothing_and_costs() -> None:
    env = patrol(most=3, illegal=-2.5)
    seen, told = env.reset(seed=1)
    wrong = int(seen["action_mask"].sum())
    again, reward, over, late, info = env.step(wrong)
    assert (reward, over, late, info["illegal"]) == (-2.5, False, False, True)
    assert info["answers"] == told["answers"]
    assert all((again[name] == seen[name]).all() for name in seen)
    assert [env.step(wrong)[3] for _ in range(2)] == [False, True], "truncated at the third step"


@MADE
def test_where_the_answers_are_too_many_as_many_are_drawn_and_all_are_legal(made: Callable[..., TitleEnv]) -> None:
    env = made(places=8)
    seen, told = env.reset(seed=2)
    assert len(set(told["answers"])) == len(env.offered) == seen["action_mask"].sum() == 8
    assert all(env.port.refusal(answer) is None for answer in env.offered)
    assert not seen["answers"][8:].any()


def test_it_is_rendered_in_words_and_as_a_picture() -> None:
    words = patrol(render_mode="ansi")
    words.reset(seed=1)
    assert f"   0  {words.offered[0]}" in words.render()
    for made in (patrol, bridge, moor):
        picture = made(render_mode="rgb_array", size=(800, 600))
        picture.reset(seed=1)
        found = picture.render()
        assert (found.shape, str(found.dtype)) == ((600, 800, 3), "uint8")
        assert found.std() > 10
    with pytest.raises(ValueError, match="render_mode"):
        patrol(render_mode="human")


def test_a_seat_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match='"north" is no seat of "volume1"'):
        patrol(seat="north")


def test_a_step_on_open_ground_takes_the_path_of_the_row_that_is_chosen_and_its_numbers_come_back() -> None:
    env = moor(places=16)
    env.reset(seed=4)
    while not isinstance(env.port.decision, Move):
        env.step(0)
    action = next(n for n, answer in enumerate(env.offered) if len(str(answer).split()) == 2)
    route, token = Route.read(str(env.offered[action])), env.port.decision.subject
    row = env.step(-1)[0]["answers"][action]
    x, y, heading = route.end.point.x / 100, route.end.point.y / 100, route.heading / 10
    assert [*row[3:]] == pytest.approx([2, x, y, heading])
    seen, _, over, late, told = env.step(action)
    assert (env.port.view.places[token], over, late) == (route.end, False, False)
    place = [each.id for each in env.port.view.book.tokens].index(token)
    assert [*seen["tokens"][place][5:]] == pytest.approx([x, y, heading])
    assert told["question"] == "lay-blast"


UNGRIDDED = """
import sys
from combat.engine.learning.title_env import TitleEnv
from tests.engine.moor_game import Move
from tests.engine.moor_title import MOOR

env = TitleEnv(MOOR, "moor", places=8, render_mode="rgb_array", size=(640, 480))
seen, told = env.reset(seed=1)
over = False
while not over:
    seen, reward, over, late, told = env.step(int(seen["action_mask"].sum()) - 1)
assert env.render().std() > 10
print([name for name in sys.modules if ".hexes" in name])
"""


def test_nothing_of_hexes_is_loaded_while_a_program_learns_a_game_on_open_ground() -> None:
    ran = subprocess.run([sys.executable, "-c", UNGRIDDED], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines()[-1] == "[]"
