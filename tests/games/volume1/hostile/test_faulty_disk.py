"""Disk faults and crashes at any step of writing cause one line of error, and nothing is lost."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.forking import FINE, KILLED, Forking, forking
from tests.games.volume1.hostile.on_faulty_disk import FAULTS, NO_MORE, SPOILT
from tests.games.volume1.hostile.writers import WRITERS
from tests.sampled import sample

ALL = "COMBAT_SOAK" in os.environ


def steps(name: str) -> Iterable[int]:
    """Return the steps of writing to test: all in the soak, otherwise a sample."""
    if ALL:
        return range(1, 400)
    return range(2, 400, 48) if WRITERS[name].slow else [*range(1, 10, 4), *range(12, 400, 36)]


@pytest.fixture(scope="module")
def jobs() -> Iterator[Forking]:
    """Yield a server that forks a process for each disk fault."""
    with forking("tests.games.volume1.hostile.on_faulty_disk") as server:
        yield server


@pytest.mark.parametrize("name", WRITERS)
def test_a_disk_that_fails_costs_no_more_than_what_is_being_written(name: str, jobs: Forking, tmp_path: Path) -> None:
    """Each fault at each step; in the small measure one of them, another at each."""
    kinds = list(FAULTS)
    for place, step in enumerate(steps(name)):
        said: list[str] = []
        for fault in kinds if ALL else [kinds[place % len(kinds)]]:
            code, said = jobs.do(tmp_path / f"{fault}-{step}", "faulted", name, fault, step)
            assert code == FINE, (fault, step, said)
        if said[-1:] == [NO_MORE]:
            return
    raise AssertionError("it writes without end")


@pytest.mark.parametrize("name", WRITERS)
def test_a_program_killed_while_it_writes_leaves_all_but_that(name: str, jobs: Forking, tmp_path: Path) -> None:
    for step in steps(name):
        home = tmp_path / str(step)
        code, said = jobs.do(home, "killed", name, step)
        if code == FINE:
            return
        assert code == KILLED, (step, said)
        assert jobs.do(home, "after_it", name) == (FINE, []), step


READ_AGAIN = (
    "journal",
    "campaign",
    "records",
    "squads",
    "names",
    "lessons",
    "views",
    "drawn moves",
    "settings",
    "order of packs",
    "draft",
    "cache",
)


@pytest.mark.parametrize("name", READ_AGAIN)
@pytest.mark.parametrize("how", list(SPOILT) if ALL else ["damaged"])
def test_a_file_that_is_spoilt_meanwhile_stops_nothing(how: str, name: str, jobs: Forking, tmp_path: Path) -> None:
    assert jobs.do(tmp_path / "home", "spoilt", name, how) == (FINE, [])


GROWING = ("records", "squads", "names", "lessons", "views", "new campaign", "crash log", "fault report")
COUNT = 60 if ALL else 6


def both(jobs: Forking, home: Path, job: str, *words: Any) -> tuple[list[str], list[str]]:
    """Run a job in two processes at once, with 0 and 1 as the last argument; return the lines that each prints."""
    beside = jobs.begin(home, job, *words, 1)
    code, mine = jobs.do(home, job, *words, 0)
    other, theirs = jobs.end(beside)
    assert (code, other) == (FINE, FINE), (mine, theirs)
    return mine, theirs


@pytest.mark.parametrize("name", GROWING)
def test_of_two_programs_that_add_to_a_file_neither_loses_anything(name: str, jobs: Forking, tmp_path: Path) -> None:
    home = tmp_path / "home"
    mine, theirs = both(jobs, home, "beside_another", name, COUNT)
    assert len(mine) == len(theirs) == COUNT
    code, there = jobs.do(home, "there", name)
    assert (code, set(there)) == (FINE, {*mine, *theirs})


@pytest.mark.parametrize("name", ["settings", "order of packs", "draft", "schema"])
def test_of_two_programs_that_change_the_same_one_has_the_last_word(name: str, jobs: Forking, tmp_path: Path) -> None:
    home = tmp_path / "home"
    both(jobs, home, "beside_another", name, 4)
    code, there = jobs.do(home, "there", name)
    assert (code, bool(there)) == (FINE, True)


@pytest.mark.parametrize("kind", sample(["game", "campaign"], 2))
def test_two_programs_that_play_the_same_are_two_in_the_end_and_both_are_there(
    kind: str, jobs: Forking, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    assert jobs.do(home, f"begin_{kind}") == (FINE, [])
    mine, theirs = both(jobs, home, f"go_on_with_{kind}", 4 * COUNT)
    code, there = jobs.do(home, f"all_{kind}s")
    assert code == FINE
    assert {mine[-1], theirs[-1]} <= set(there)
    assert len(set(there)) == len({mine[-1], theirs[-1]}), "and no third one"
