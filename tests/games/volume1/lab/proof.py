"""Proves that a lab file NAME.toml does what its NAME.expect.json says.

`events` happen in this order, others may lie between; an object names the fields that count. `never` lists events that must not
happen: a kind, or an object like those of `events`. `end` says how men stand at the end, `terrain` what shells made of it,
`sight` what `combat los` says of pairs of hexes.
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
    """Return the lab files of a folder; assert that each has its expectations beside it, and the reverse."""
    files = sorted(folder.glob("*.toml"))
    assert {file.stem for file in files} == {
        file.name.removesuffix(".expect.json") for file in folder.glob("*.expect.json")
    }
    return files


def prove(file: Path, capsys: Printed) -> None:
    """Run a lab file and compare with its expectations."""
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
    """Return the lines of JSON that a call prints."""
    code = main([*call])
    printed = capsys.readouterr()
    assert (code, printed.err) == (0, "")
    return [json.loads(line) for line in printed.out.splitlines()]


def holds_in_order(expected: list[Fields], events: Iterator[Fields]) -> None:
    """Assert that the expected events happen in order."""
    for fields in expected:
        assert any(fits(fields, event) for event in events), f"did not happen, or not in this order: {fields}"


def fits(fields: Fields, event: Fields) -> bool:
    """Return whether an event has all these fields; "order": "hide" stands for the id of an order marker."""
    return all(_meant(event.get(name), value) for name, value in fields.items())


def _meant(found: Any, value: Any) -> bool:
    return found == value or (isinstance(found, dict) and isinstance(value, str) and found.get("id") == value)
