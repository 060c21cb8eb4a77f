"""A journal of an older format is converted when it is read, and continued in the same file."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import loading, migrations
from combat.engine.journal.faults import SaveError
from combat.engine.journal.saved import read
from combat.engine.kernel.digest import json_digest
from combat.engine.play.runner import run
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.events import ImpulseBegan
from combat.games.volume1.title import OWN_TITLES
from tests.full_disk import full
from tests.games.volume1.saves.old_saves import FIRST, unpacked

SMOKED, FINISHED = f"{FIRST}/smoke-and-live-grenades.combat", f"{FIRST}/finished-first-light.combat"
"""Old saves of format 1: one with smoke on the board, and a whole battle in which some rose and thinned out."""


def lines_of(path: Path) -> list[dict[str, Any]]:
    """Return the lines of a save as parsed JSON."""
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def checkpoints(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the lines that are checkpoints."""
    return [line for line in lines if "checkpoint" in line]


def cut_short(path: Path) -> None:
    """Cut the end of the last line, as if the program had been killed while writing it."""
    path.write_bytes(path.read_bytes()[:-9] + b"\n")


# -- format 1, which said of each smoked hex whether all its smoke was fading -----------------------------------------


@pytest.mark.rule("18.0d")
def test_18_0_smoke_of_format_1_is_counted_anew_at_every_checkpoint(tmp_path: Path) -> None:
    path = unpacked(FINISHED, tmp_path)
    old, saved, smoked = checkpoints(lines_of(path)), read(path, OWN_TITLES), 0
    for was, stop in zip(old, saved.stops, strict=True):
        state = saved.state(stop)
        assert {hex_: not smoke.full for hex_, smoke in state.smoke.items()} == was["state"]["smoke"]
        laid = Counter(hex_ for cloud in state.clouds for hex_ in cloud.hexes if hex_)
        assert {hex_: smoke.markers for hex_, smoke in state.smoke.items()} == laid
        smoked += bool(laid)
    assert smoked > 10


@pytest.mark.rule("7.01", "15.0")
@pytest.mark.parametrize("name", ["finished-first-light", "in-a-melee"])
def test_7_01_whom_an_impulse_of_format_1_found_in_sight_is_noted_anew_at_every_checkpoint(
    name: str, tmp_path: Path
) -> None:
    """As the rules would note it now: nobody in a melee, and who kept low by his order."""
    saved, begun, low, fought = read(unpacked(f"{FIRST}/{name}.combat", tmp_path), OWN_TITLES), 0, 0, 0
    for stop in saved.stops:
        state = saved.state(stop)
        if state.clock.phase == "action":
            anew = state.copy()
            apply(anew, ImpulseBegan(state.clock.impulse))
            for memory in ("impulse_hexes", "impulse_seen", "impulse_low"):
                assert getattr(state, memory) == getattr(anew, memory)
            begun, low, fought = begun + 1, low + bool(state.impulse_low), fought + bool(state.melee)
    assert begun > 10
    assert low or fought


@pytest.mark.rule("18.0a")
def test_18_0_a_book_of_format_1_gets_the_figure_for_leaders_in_smoke(tmp_path: Path) -> None:
    path = unpacked(SMOKED, tmp_path)
    assert "smoke_ldr" not in lines_of(path)[1]["book"]["charts"]["numbers"]
    assert loading.load(path, OWN_TITLES).game.state.book.charts.numbers.smoke_ldr == -1


def test_a_checkpoint_of_format_1_that_was_tampered_with_is_refused_all_the_same(tmp_path: Path) -> None:
    path = unpacked(SMOKED, tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    last = max(place for place, line in enumerate(lines) if line.startswith(b'{"checkpoint"'))
    lines[last] = lines[last].replace(b'"wind":', b'"wind":1')
    path.write_bytes(b"".join(lines))
    with pytest.raises(SaveError, match=f"line {last + 1}: the checkpoint does not match its digest"):
        loading.load(path, OWN_TITLES)


def test_what_was_written_is_read_without_a_word_of_the_smoke(tmp_path: Path) -> None:
    path = unpacked(SMOKED, tmp_path)
    loading.carry_on(loading.load(path, OWN_TITLES), pytest.fail).close()
    for line in checkpoints(lines_of(path)):
        assert "smoke" not in line["state"]
        assert json_digest(line["state"]) == line["digest"]


# -- any older format ------------------------------------------------------------------------------------------------


def test_an_old_journal_goes_on_in_its_own_file_and_is_kept_beside_it(tmp_path: Path) -> None:
    """A campaign knows its battle by the name of the file."""
    path = unpacked(SMOKED, tmp_path)
    before, loaded = path.read_bytes(), loading.load(path, OWN_TITLES)
    assert path.read_bytes() == before, "looking at a save writes nothing"
    record = loading.carry_on(loaded, pytest.fail)
    assert record.path == path
    assert path.with_name(f"{path.name}.bak").read_bytes() == before
    assert lines_of(path)[0]["format"] == migrations.FORMAT
    run(loaded.game, SeededChance(1), RandomPlayer(1))
    record.close()
    again = loading.load(path, OWN_TITLES)
    assert (again.game.over, again.notes, again.game.entries) == (True, (), loaded.game.entries)
    assert len(read(path, OWN_TITLES).stops) > len(checkpoints([json.loads(line) for line in before.splitlines()]))
    loading.carry_on(again, pytest.fail).close()
    assert sorted(file.name for file in tmp_path.iterdir()) == [path.name, f"{path.name}.bak"]


def test_an_old_journal_whose_last_line_was_cut_short_goes_on_without_it(tmp_path: Path) -> None:
    path = unpacked(SMOKED, tmp_path)
    answers = len(read(path, OWN_TITLES).entries)
    cut_short(path)
    loaded = loading.load(path, OWN_TITLES)
    assert [note.message for note in loaded.notes] == ["save-cut-short"]
    assert len(loaded.game.entries) == answers - 1
    loading.carry_on(loaded, pytest.fail).close()
    again = loading.load(path, OWN_TITLES)
    assert (again.notes, again.game.entries) == ((), loaded.game.entries)


def test_an_old_journal_with_a_damaged_line_is_refused_with_its_number(tmp_path: Path) -> None:
    path = unpacked(SMOKED, tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:7], b"[]\n", *lines[8:]]))
    with pytest.raises(SaveError, match="line 8: the line is damaged"):
        loading.load(path, OWN_TITLES)


def test_where_the_old_journal_cannot_be_replaced_the_game_goes_on_in_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = unpacked(SMOKED, tmp_path)
    before, loaded, warnings = path.read_bytes(), loading.load(path, OWN_TITLES), list[str]()

    monkeypatch.setattr(Path, "replace", full)
    record = loading.carry_on(loaded, warnings.append)
    record.close()
    assert record.path != path
    assert path.read_bytes() == before
    assert not path.with_name(f"{path.name}.new").exists()
    assert [f"{path}: cannot be written" in line for line in warnings] == [True]
    assert loading.load(record.path, OWN_TITLES).game.entries == loaded.game.entries
