"""Assert that a lab file NAME.toml has the results in NAME.expect.json.

`events` must happen in this order, with others between them; an object gives only the fields to compare. `never` lists
events that must not happen: a kind, or an object like those of `events`. `end` gives the final state of men, `terrain`
that of hexes changed by shells, `sight` the results of `combat los` for pairs of hexes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from combat.cli import main

Printed = pytest.CaptureFixture[str]
Fields = dict[str, Any]


def assert_all_expected(folder: Path) -> list[Path]:
    """Return the lab files of a folder; assert that each has a file of expectations, and the reverse."""
    files = sorted(folder.glob("*.toml"))
    assert {file.stem for file in files} == {
        file.name.removesuffix(".expect.json") for file in folder.glob("*.expect.json")
    }
    return files


def prove(file: Path, capsys: Printed) -> None:
    """Run a lab file and assert that its expectations are met."""
    expected = json.loads(file.with_suffix(".expect.json").read_text(encoding="utf-8"))
    *events, last = called(capsys, "lab", str(file), "--json")
    holds_in_order(expected["events"], iter(events))
    for never in expected.get("never", ()):
        unwanted = {"event": never} if isinstance(never, str) else never
        assert not [event for event in events if fits(unwanted, event)], f"happened: {never}"
    standing = {man["name"]: man for man in last["end"]["characters"]}
    for name, fields in expected.get("end", {}).items():
        assert fits(fields, standing[name]), (name, fields, standing[name])
    assert last["end"].get("terrain", {}) == expected.get("terrain", {})
    for line in expected.get("sight", ()):
        (found,) = called(capsys, "los", str(file), line.pop("from"), line.pop("to"), "--json")
        assert fits(line, found), (line, found)


def called(capsys: Printed, *call: str) -> list[Fields]:
    """Run a call and return the JSON lines that it prints; assert that it succeeds."""
    code = main([*call])
    printed = capsys.readouterr()
    assert (code, printed.err) == (0, "")
    return [json.loads(line) for line in printed.out.splitlines()]


def holds_in_order(expected: list[Fields], events: Iterator[Fields]) -> None:
    """Assert that the expected events happen in order, with others between them."""
    for fields in expected:
        assert any(fits(fields, event) for event in events), f"did not happen, or not in this order: {fields}"


def fits(fields: Fields, event: Fields) -> bool:
    """Return whether an event has all given fields; an order or marker may be given by its id."""
    return all(_meant(event.get(name), value) for name, value in fields.items())


def _meant(found: Any, value: Any) -> bool:
    return found == value or (isinstance(found, dict) and isinstance(value, str) and found.get("id") == value)
