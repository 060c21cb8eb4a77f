"""The benchmark compares with a reference of the same run, prints times, and fails above a limit."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tools import bench, performance_page
from tools.figures import FRAMES, MEGABYTES, PEERS, STARTS, UNITS, Figure, Measured, all_figures, benchmark
from tools.figures.benchmark import in_words, timed, turn_over, unit
from tools.figures.last_kept import PAGE, last_kept, worse


def test_times_are_told_in_three_digits() -> None:
    told = [in_words(seconds) for seconds in (2e-8, 5.432e-6, 86e-6, 0.0186, 0.123, 1.5, 250)]
    assert told == ["0.02 µs", "5.43 µs", "86 µs", "18.6 ms", "0.123 s", "1.5 s", "250 s"]


class Machine:
    """A simulated machine on which each loop takes a fixed time and nothing else takes any."""

    def __init__(self, loop: float, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loop, self.now = loop, 0.0
        monkeypatch.setattr(benchmark, "turn_over", self.turn_over)
        monkeypatch.setattr(benchmark, "own_time", self.clock)

    def turn_over(self) -> int:
        """Run one loop of the simulated machine; return 1."""
        self.now += self.loop
        return 1

    def clock(self) -> float:
        """Return the simulated time in seconds."""
        return self.now

    def timed(self, loops: int, each: int = 1) -> benchmark.Timed:
        """Return the timing of a call that runs a number of loops."""
        return timed(lambda: [self.turn_over() for _ in range(loops)], runs=3, each=each, clock=self.clock)


def test_a_unit_is_a_thousand_turns_and_takes_one_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    assert benchmark.TURNS == 1_000
    assert turn_over() == 27_893
    assert unit() > 0
    here = Machine(1e-4, monkeypatch)
    assert here.timed(1, each=5).units == pytest.approx(1)
    assert here.timed(8).shared(4).units == pytest.approx(2)


def test_a_slower_machine_measures_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Machine(1e-4, monkeypatch).timed(10)
    there = Machine(3e-4, monkeypatch).timed(10)
    assert there.units == pytest.approx(here.units) == 10
    assert there.seconds == pytest.approx(3 * here.seconds)


def test_every_budget_is_in_what_any_machine_measures_alike() -> None:
    figures = all_figures().values()
    assert {figure.measure for figure in figures} == {UNITS, FRAMES, STARTS, MEGABYTES, PEERS}
    assert all(figure.budget > 0 for figure in figures)
    assert len({figure.what for figure in figures}) == len(figures)


def of(value: float, seconds: float | None = None) -> Figure:
    """Return a figure that measures a fixed value."""
    return Figure("one", "one thing", 2, UNITS, lambda: Measured(value, seconds, "a note"), False)


def test_a_figure_tells_both_measures_of_itself_and_of_its_budget() -> None:
    one = of(0.5, 40e-6)
    assert one.shown(one.take()) == "0.5 units (40 µs)"
    assert one.bound(one.take()) == "≤ 2 units (0.16 ms)"
    assert of(144).shown(of(144).take()) == "144 units"


def test_what_is_over_its_budget_fails_the_bench(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for value, code in ((1.9, 0), (2.1, 1)):
        monkeypatch.setattr(bench, "all_figures", lambda value=value: {"one": of(value, 1e-3)})
        assert bench.main([]) == code
        said = capsys.readouterr().out.splitlines()
        assert said[0].startswith("unit ") and said[0].endswith("`x = (x * 31 + i) & 0xffff`")
        assert said[1].endswith("OVER") is bool(code)


def test_what_is_not_installed_is_left_out_and_said_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one = replace(of(9), needs="a_game_that_nobody_has")
    monkeypatch.setattr(bench, "all_figures", lambda: {"one": one})
    assert bench.main([]) == 0
    said = capsys.readouterr()
    assert "one             left out: a_game_that_nobody_has is not installed (make bench brings it)" in said.err
    assert "one thing" not in said.out


def test_the_page_says_what_every_figure_was() -> None:
    kept = last_kept(PAGE.read_text(encoding="utf-8"))
    assert {figure.what for figure in all_figures().values()} <= set(kept)
    assert all(value > 0 for value in kept.values())


def test_what_has_become_worse_than_its_noise_is_named_with_by_how_much(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = tmp_path / "performance.md"
    table.write_text("| one thing | ≤ 9,000 units (1 s) | 1,200 units (0.1 s) | a note |\n", encoding="utf-8")
    monkeypatch.setattr(bench, "PAGE", table)
    for value, said in (
        (1200, ""),
        (1200 * 1.3, ""),
        (1800, "1.50 × what it was: 1,800 units, then 1200 units"),
        (600, ""),
    ):
        one = Figure("one", "one thing", 9000, UNITS, lambda value=value: Measured(value), False)  # type: ignore[misc]
        monkeypatch.setattr(bench, "all_figures", lambda one=one: {"one": one})
        assert bench.main([]) == 0
        told = capsys.readouterr().err
        assert said in told
        assert told.startswith("worse than" if said else "nothing has become worse")


def test_a_new_figure_is_held_against_nothing() -> None:
    assert worse(of(7), Measured(7), {}) == ""
    assert worse(of(7), Measured(7), {"one thing": 7.0}) == ""


def test_a_figure_that_no_screen_can_be_had_for_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = Figure("seen", "something seen", 1, FRAMES, lambda: pytest.fail("it was measured"), True)
    monkeypatch.setattr(bench, "all_figures", lambda: {"seen": seen})
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "0")
    assert bench.main(["--markdown"]) == 0
    told = capsys.readouterr()
    assert "left out: Xvfb is not installed" in told.err
    assert [line.split("|")[1].strip()[:6] for line in told.out.splitlines()] == ["a unit"]


def test_the_page_has_every_figure_with_its_budget() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert performance_page.HEAD in text
    assert "a unit: a loop of 1,000 turns" in text
    for figure in all_figures().values():
        assert f"| {figure.what} | ≤ {figure.budget:,g} {figure.measure}" in text, figure.name
