"""What a strike among thirty men costs, beside a plain loop timed in the same run (20.0)."""

from __future__ import annotations

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from combat.rules.events import ShellBurst
from tools.figures.artillery import MEN, resolve, under_fire

BUDGET = 5e-3


@pytest.mark.rule("20.0")
def test_a_strike_on_thirty_men(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    state = under_fire()
    assert len(state.on_board()) == MEN
    game = benchmark.pedantic(resolve, setup=lambda: ((state.copy(),), {}), rounds=30)
    assert game.over
    assert game.state.shells == ()
    taken = benchmark.stats.stats.median
    benchmark.extra_info.update(what=ShellBurst.kind, seconds=taken, budget=BUDGET)
    with capsys.disabled():
        print(f"\nan artillery strike on {MEN} men: {taken * 1e3:.2f} ms (budget {BUDGET * 1e3:g} ms)")
