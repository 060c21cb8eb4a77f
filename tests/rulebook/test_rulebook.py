"""The rulebook's worked examples as lab files: each NN_name.toml must do what its NN_name.expect.json says.

`events` happen in this order, others may lie between; an object names the fields that count. `never` lists kinds that must not
happen, `end` how men stand at the end, `terrain` what shells made of it, `sight` what `combat los` says of pairs of hexes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from combat.cli import main

HERE = Path(__file__).parent
EXAMPLES = sorted(HERE.glob("*.toml"))
Printed = pytest.CaptureFixture[str]
Fields = dict[str, Any]


def test_every_example_says_what_it_expects() -> None:
    assert {file.stem for file in EXAMPLES} == {
        file.name.removesuffix(".expect.json") for file in HERE.glob("*.expect.json")
    }
    assert len(EXAMPLES) > 20


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_of_the_rulebook(file: Path, capsys: Printed) -> None:
    expected = json.loads(file.with_suffix(".expect.json").read_text(encoding="utf-8"))
    *events, last = called(capsys, "lab", str(file), "--json")
    holds_in_order(expected["events"], iter(events))
    assert not {event["event"] for event in events} & set(expected.get("never", ()))
    standing = {man["name"]: man for man in last["end"]["characters"]}
    for name, fields in expected.get("end", {}).items():
        assert fits(fields, standing[name]), (name, fields, standing[name])
    assert last["end"].get("terrain", {}) == expected.get("terrain", {})
    for line in expected.get("sight", ()):
        (found,) = called(capsys, "los", str(file), line.pop("from"), line.pop("to"), "--json")
        assert fits(line, found), (line, found)


def called(capsys: Printed, *call: str) -> list[Fields]:
    """The lines of JSON that a call prints."""
    code = main([*call])
    printed = capsys.readouterr()
    assert (code, printed.err) == (0, "")
    return [json.loads(line) for line in printed.out.splitlines()]


def holds_in_order(expected: list[Fields], events: Iterator[Fields]) -> None:
    """Each expected event happens after the one before it."""
    for fields in expected:
        assert any(fits(fields, event) for event in events), f"did not happen, or not in this order: {fields}"


def fits(fields: Fields, event: Fields) -> bool:
    return all(event.get(name) == value for name, value in fields.items())
