"""Saves of COMMAND! with an impossible book or checkpoint under correct digests give one line of error each."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from combat.engine.journal import loading
from combat.engine.journal.faults import SaveError
from combat.games.command.title import TITLE
from tests.engine.sealed_lines import opened, resealed, sealed
from tests.games.command.skirmish_save import saved

TITLES = {TITLE.id: TITLE}
Json = dict[str, Any]
Change = Callable[[Json], object]

BOOKS: dict[str, tuple[Change, str]] = {
    "ground": (lambda book: book["map"]["board"]["terrains"].__setitem__(6, "jpen"), 'ground "jpen" is unknown'),
    "a side between hexes apart": (
        lambda book: book["map"]["sides"][0].update(side=["01.01", "05.05"]),
        "runs along no side of a hex",
    ),
    "a kind of side": (lambda book: book["map"]["sides"][0].update(kind="moat"), 'kind "moat" is unknown'),
    "a hex of an objective": (
        lambda book: book["map"]["objectives"][0].update(hexes=["99.99"]),
        'hex "99.99" is unknown',
    ),
    "a name upwards": (lambda book: book.update(scenario="../../evil"), '"../../evil" is no name'),
    "a side that moves first": (lambda book: book.update(first="neutrals"), 'side "neutrals" is unknown'),
    "a nation": (lambda book: book["forces"]["axis"].update(nation="narnia"), 'nation "narnia" is unknown'),
    "a figure": (
        lambda book: book["forces"]["axis"]["troops"][0].update(figure="elephant"),
        'counter "elephant" is unknown',
    ),
    "a chit": (lambda book: book.update(open_chits=["gold"]), 'chit "gold" is unknown'),
    "a force left out": (lambda book: book["forces"].pop("allies"), 'side "allies" is unknown'),
}
STATES: dict[str, tuple[Change, str]] = {
    "a card of a hand": (lambda state: state["hands"]["axis"].append(777), 'card "777" is unknown'),
    "a hand left out": (lambda state: state["hands"].pop("allies"), 'side "allies" is unknown'),
    "a chit of the cup": (lambda state: state["cup"].append("gold"), 'chit "gold" is unknown'),
    "an objective": (lambda state: state["control"].update({"9": "axis"}), 'objective "9" is unknown'),
    "who controls one": (lambda state: state["control"].update({"1": "neutrals"}), 'side "neutrals" is unknown'),
    "who is active": (lambda state: state.update(active="neutrals"), 'side "neutrals" is unknown'),
    "a casualty": (lambda state: state["casualties"]["axis"].append("nobody"), 'unit "nobody" is unknown'),
    "whose unit it is": (
        lambda state: next(iter(state["units"].values())).update(side="neutrals"),
        'side "neutrals" is unknown',
    ),
}


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """Return the lines of a valid save."""
    return saved(tmp_path_factory.mktemp("sound"), 120).read_bytes().splitlines()


def refused(lines: list[bytes], place: int, key: str, change: Change, path: Path) -> str:
    """Return the error of loading a save in which one line's data is changed under a correct digest.

    It must be one line that names the changed line.
    """
    data = opened(lines[place])
    change(data[key])
    path.write_bytes(b"\n".join(resealed([*lines[:place], sealed(data), *lines[place + 1 :]])) + b"\n")
    with pytest.raises(SaveError) as fault:
        loading.load(path, TITLES)
    said = str(fault.value)
    assert said.isprintable()
    assert said.startswith(f"{path}: line {place + 1}: ")
    return said


@pytest.mark.parametrize("name", BOOKS)
def test_a_book_of_what_no_scenario_has_is_refused(name: str, lines: list[bytes], tmp_path: Path) -> None:
    change, what = BOOKS[name]
    said = refused(lines, 1, "book", change, tmp_path / "bad.combat")
    assert re.search(rf"the book of the game is damaged \(.*{re.escape(what)}", said), said


@pytest.mark.parametrize("name", STATES)
def test_a_state_of_what_its_book_does_not_have_is_refused(name: str, lines: list[bytes], tmp_path: Path) -> None:
    change, what = STATES[name]
    last = max(place for place, line in enumerate(lines) if line.startswith(b'{"checkpoint"'))
    said = refused(lines, last, "state", change, tmp_path / "bad.combat")
    assert f"the checkpoint is damaged ({what})" in said


def test_a_game_of_a_name_without_end_is_told_of_in_one_line_that_ends(lines: list[bytes], tmp_path: Path) -> None:
    head = opened(lines[0]) | {"plays": "x" * 3_000}
    path = tmp_path / "long.combat"
    path.write_bytes(b"\n".join([sealed(head), *lines[1:]]) + b"\n")
    with pytest.raises(SaveError) as fault:
        loading.load(path, TITLES)
    assert len(str(fault.value)) < 1_400
