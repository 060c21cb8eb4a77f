"""A save that cannot be used is refused in one line that names place and remedy, and is never changed."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import journal, loading, migrations, save_list
from combat.engine.journal.faults import SaveError
from combat.engine.journal.packed import pack, unpack
from combat.engine.kernel.record import as_json
from combat.engine.play.runner import run
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.games.volume1.skirmish import skirmish

Lines = list[bytes]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Lines:
    """Return the lines of a save that was closed in its second turn."""
    path = tmp_path_factory.mktemp("saves") / "meadow.combat"
    game = sequence.new_game(skirmish())
    record = journal.begin(TITLE, game, pytest.fail, path)
    run(game, SeededChance(1), RandomPlayer(1), until=lambda game: game.state.clock.turn == 2)
    record.close()
    return path.read_bytes().splitlines(keepends=True)


def changed(line: bytes, **values: Any) -> bytes:
    """Return a journal line with some values changed."""
    return json.dumps(json.loads(line) | values, separators=(",", ":")).encode() + b"\n"


def last_checkpoint(lines: Lines) -> int:
    """Return the index of the last checkpoint's line."""
    return max(place for place, line in enumerate(lines) if line.startswith(b'{"checkpoint"'))


def with_newer_format(lines: Lines) -> Lines:
    """Return the save with a newer format."""
    return [changed(lines[0], format=migrations.MARKED + 1, game="0.9.0"), *lines[1:]]


def with_no_format(lines: Lines) -> Lines:
    """Return the save with a format that is not a number."""
    return [changed(lines[0], format="one"), *lines[1:]]


def with_a_header_of_another_kind(lines: Lines) -> Lines:
    """Return the save with an unknown field in its header."""
    return [changed(lines[0], colour="red"), *lines[1:]]


def with_another_book(lines: Lines) -> Lines:
    """Return the save with a changed Book."""
    return [lines[0], lines[1].replace(b"Taylor", b"Tailor"), *lines[2:]]


def with_a_torn_line(lines: Lines) -> Lines:
    """Return the save with a line cut short."""
    return [*lines[:13], lines[13][:-9] + b"\n", *lines[14:]]


def with_a_strange_line(lines: Lines) -> Lines:
    """Return the save with a line of an unknown kind."""
    return [*lines[:13], b'{"note":"hello"}\n', *lines[14:]]


def with_a_true_answer(lines: Lines) -> Lines:
    """Return the save with the answer true in place of another one."""
    return [*lines[:13], changed(lines[13], value=True), *lines[14:]]


def with_an_impossible_undo(lines: Lines) -> Lines:
    """Return the save with an undo of more answers than there are."""
    return [*lines[:13], b'{"undo":99}\n', *lines[14:]]


def with_a_line_missing(lines: Lines) -> Lines:
    """Return the save without one line."""
    return [*lines[:13], *lines[14:]]


def with_state_replaced(lines: Lines, old: bytes, new: bytes) -> Lines:
    """Return the save with a word of the last checkpoint's state replaced, but the old digest."""
    place = last_checkpoint(lines)
    data = json.loads(lines[place])
    state = json.loads(as_json(unpack(data["state"])).replace(old, new))
    return [*lines[:place], changed(lines[place], state=pack(state)), *lines[place + 1 :]]


def with_another_state(lines: Lines) -> Lines:
    """Return the save with a misspelt id in the last checkpoint's state."""
    return with_state_replaced(lines, b'"sgt-taylor"', b'"sgt-tailor"')


def with_a_state_of_another_kind(lines: Lines) -> Lines:
    """Return the save with a renamed field in the last checkpoint's state."""
    return with_state_replaced(lines, b'"wind":', b'"mist":')


FAULTS: dict[str, tuple[Callable[[Lines], Lines], str]] = {
    "newer": (
        with_newer_format,
        r"line 1: was written by a newer game \(0.9.0, format \d+\); .* — install that version",
    ),
    "no format": (with_no_format, r"line 1: has the unknown format 'one' — "),
    "other header": (
        with_a_header_of_another_kind,
        r"line 1: the header is damaged \(Header: unknown field colour\) — ",
    ),
    "foreign json": (
        lambda lines: [b'{"journal": "chess"}\n', *lines[1:]],
        r"line 1: is no journal of COMBAT! — choose",
    ),
    "foreign text": (lambda lines: [b"Dear diary,\n"], r"line 1: is no journal of COMBAT!"),
    "foreign bytes": (lambda lines: [b"\x89PNG\r\n\x1a\n\0\0\0"], r"line 1: is no journal of COMBAT!"),
    "empty": (lambda lines: [], r"line 1: is no journal of COMBAT!"),
    "header only": (lambda lines: lines[:1], r"line 1: ends before the game began — "),
    "no checkpoint": (lambda lines: lines[:2], r"line 2: ends before the game began — "),
    "other book": (with_another_book, r"line 2: the book of the game does not match its fingerprint — "),
    "torn line": (with_a_torn_line, r"line 14: the line is damaged \(.*\) — take a copy"),
    "strange line": (with_a_strange_line, r"line 14: the line is damaged \(the field to is missing\)"),
    "true answer": (with_a_true_answer, r"line 14: the line is damaged \(an answer is a word or a whole number\)"),
    "impossible undo": (with_an_impossible_undo, r"line 14: the line is damaged \(99 of \d+ answers cannot be kept\)"),
    "line missing": (
        with_a_line_missing,
        r"line \d+: the line is damaged \(a checkpoint after \d+ answers stands after",
    ),
    "other state": (with_another_state, r"line \d+: the checkpoint does not match its digest — "),
    "state of another kind": (with_a_state_of_another_kind, r"line \d+: the checkpoint (is damaged|does not match)"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_an_unusable_save_is_refused_in_one_line_and_left_alone(fault: str, written: Lines, tmp_path: Path) -> None:
    spoil, text = FAULTS[fault]
    path = tmp_path / "spoilt.combat"
    content = b"".join(spoil(written))
    path.write_bytes(content)
    for use in (loading.load, loading.verify):
        with pytest.raises(SaveError) as refused:
            use(path, OWN_TITLES)
        assert re.match(f"{re.escape(str(path))}: {text}", str(refused.value))
        assert "\n" not in str(refused.value)
    assert path.read_bytes() == content
    assert [other.name for other in tmp_path.iterdir()] == ["spoilt.combat"]


def test_a_save_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"nothing\.combat: no such save — `combat paths` tells where"):
        loading.load(tmp_path / "nothing.combat", OWN_TITLES)


def test_a_folder_is_no_save(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="cannot be read: is a folder — "):
        loading.load(tmp_path, OWN_TITLES)


def test_verify_finds_an_answer_that_the_rules_refuse(written: Lines, tmp_path: Path) -> None:
    path = tmp_path / "forged.combat"
    place = next(place for place, line in enumerate(written) if b'"set-up"' in line and b"05.08" in line)
    path.write_bytes(b"".join([*written[:place], written[place].replace(b"05.08", b"01.01"), *written[place + 1 :]]))
    with pytest.raises(SaveError, match=rf"line {place + 1}: the rules refuse it: .*outside-set-up"):
        loading.verify(path, OWN_TITLES)


def test_verify_finds_an_answer_that_leads_elsewhere(written: Lines, tmp_path: Path) -> None:
    path = tmp_path / "forged.combat"
    place = next(place for place, line in enumerate(written) if b'"roll"' in line)
    value = json.loads(written[place])["value"]
    path.write_bytes(b"".join([*written[:place], changed(written[place], value=value % 6 + 1), *written[place + 1 :]]))
    with pytest.raises(SaveError, match=r"the digest differs at turn 1, [a-z-]+ \([0-9a-f]{24} in the journal, "):
        loading.verify(path, OWN_TITLES)


def test_verify_finds_a_checkpoint_that_the_rules_never_come_to(written: Lines, tmp_path: Path) -> None:
    path = tmp_path / "forged.combat"
    place = last_checkpoint(written)
    extra = written[place].replace(b'"impulse":0', b'"impulse":3', 1)
    path.write_bytes(b"".join([*written[: place + 1], extra, *written[place + 1 :]]))
    with pytest.raises(SaveError, match=rf"line {place + 2}: the rules never come to this checkpoint"):
        loading.verify(path, OWN_TITLES)


def test_the_shelf_shows_the_game_played_last_first_and_says_what_is_wrong_with_the_others(
    written: Lines, tmp_path: Path
) -> None:
    for age, (name, content) in enumerate({"a": written, "b": with_newer_format(written), "c": written[:2]}.items()):
        (tmp_path / f"{name}.combat").write_bytes(b"".join(content))
        os.utime(tmp_path / f"{name}.combat", (1000 - age, 1000 - age))
    (tmp_path / "notes.txt").write_text("no save")
    first, newer, begun = save_list.list_games(tmp_path)
    assert (first.path.name, first.title, first.turn, first.finished, first.fault) == (
        "a.combat",
        "The Meadow",
        2,
        False,
        "",
    )
    assert "newer game" in newer.fault
    assert begun.fault.endswith("c.combat: cannot be read: it ends before the game began — choose another save")
    latest = save_list.latest_unfinished(tmp_path)
    assert latest is not None
    assert latest.path.name == "a.combat"


def test_a_finished_game_is_shown_with_its_verdict_and_not_offered_again(tmp_path: Path) -> None:
    game = sequence.new_game(skirmish())
    journal.begin(TITLE, game, pytest.fail, tmp_path / "done.combat")
    run(game, SeededChance(1), RandomPlayer(1))
    (shown,) = save_list.list_games(tmp_path)
    assert (shown.finished, shown.verdict, shown.points) == (True, game.state.verdict, game.state.points)
    assert save_list.latest_unfinished(tmp_path) is None


def test_the_game_itself_is_resumed_and_not_its_copy_nor_a_copy_after_its_end(tmp_path: Path) -> None:
    game = sequence.new_game(skirmish())
    record = journal.begin(TITLE, game, pytest.fail, tmp_path / "game.combat")
    run(game, SeededChance(1), RandomPlayer(1), until=lambda game: len(game.entries) == 40)
    record.copy_to(tmp_path / "copy.combat")
    latest = save_list.latest_unfinished(tmp_path)
    assert latest is not None
    assert latest.path.name == "game.combat"
    run(game, SeededChance(1), RandomPlayer(1))
    record.close()
    assert [shown.finished for shown in save_list.list_games(tmp_path)] == [True, False]
    assert save_list.latest_unfinished(tmp_path) is None
    os.utime(tmp_path / "copy.combat")
    assert save_list.latest_unfinished(tmp_path) is None, "touching a file is no playing"
    copy = loading.load(tmp_path / "copy.combat", OWN_TITLES)
    loading.carry_on(copy, pytest.fail)
    run(copy.game, SeededChance(2), RandomPlayer(2), until=lambda game: len(game.entries) == 41)
    again = save_list.latest_unfinished(tmp_path)
    assert again is not None
    assert again.path.name == "copy.combat"


def test_what_is_resumed_is_what_was_played_last_whatever_the_clock_of_the_disk_says(tmp_path: Path) -> None:
    names = ("one", "other")
    for name in names:
        record = journal.begin(TITLE, sequence.new_game(skirmish()), pytest.fail, tmp_path / f"{name}.combat")
        record.close()
    first = loading.load(tmp_path / "one.combat", OWN_TITLES)
    record = loading.carry_on(first, pytest.fail)
    run(first.game, SeededChance(1), RandomPlayer(1), until=lambda game: len(game.entries) == 3)
    record.close()
    for name, age in zip(names, (9_000, 1_000), strict=True):
        os.utime(tmp_path / f"{name}.combat", (age, age))
    assert [game.path.stem for game in save_list.list_games(tmp_path)] == ["one", "other"]
    latest = save_list.latest_unfinished(tmp_path)
    assert latest is not None
    assert latest.path.stem == "one"


@pytest.mark.parametrize(
    "said", ["9999-12-31T23:59:59+00:00", "0001-01-01T00:00:00+00:00", "2026-01-01", "yesterday", ""]
)
def test_a_save_that_tells_no_time_at_which_anybody_plays_goes_by_the_disk(
    said: str, written: Lines, tmp_path: Path
) -> None:
    path = tmp_path / "odd.combat"
    path.write_bytes(b"".join(re.sub(rb'"when":"[^"]*"', b'"when":"%s"' % said.encode(), line) for line in written))
    os.utime(path, (1_700_000_000, 1_700_000_000))
    shown = save_list.look_at(path)
    assert (shown.fault, shown.when.timestamp()) == ("", 1_700_000_000)
    os.utime(path, (1e12, 1e12))
    assert save_list.look_at(path).when == save_list.NEVER


def test_two_battles_begun_in_one_second_are_two_and_the_end_of_one_leaves_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    games = [sequence.new_game(skirmish()) for _ in range(2)]
    records = [journal.begin(TITLE, game, pytest.fail) for game in games]
    run(games[0], SeededChance(1), RandomPlayer(1))
    for record in records:
        record.close()
    latest = save_list.latest_unfinished()
    assert latest is not None
    assert latest.path == records[1].path


def test_a_shelf_that_is_not_there_is_empty(tmp_path: Path) -> None:
    assert save_list.list_games(tmp_path / "nowhere") == []


def test_a_checkpoint_that_was_taken_back_is_not_shown(tmp_path: Path) -> None:
    game = sequence.new_game(skirmish())
    journal.begin(TITLE, game, pytest.fail, tmp_path / "undone.combat")
    run(game, SeededChance(1), RandomPlayer(1), until=lambda game: game.state.clock.phase == "friendly-orders")
    game.answer("commit")
    assert save_list.look_at(tmp_path / "undone.combat").clock["phase"] == "enemy-orders"
    game.undo()
    assert save_list.look_at(tmp_path / "undone.combat").clock["phase"] == "friendly-orders"
