"""All titles have different ids, and each part that they name exists."""

from __future__ import annotations

import subprocess
import sys
from typing import get_args

import pytest

from combat.cli.titles import DEFAULT, TITLES, AllTitles, load_title
from combat.engine.calls.exit_codes import Refused
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.record import Record
from combat.engine.play.game_log import GameLog
from combat.engine.tabletop.table import Table, table_of
from combat.games.command.rules import book as command_book
from combat.games.volume1.rules import book as volume1_book


@pytest.mark.parametrize("id_", TITLES)
def test_a_title_is_found_by_its_id_with_every_part_that_it_names(id_: str) -> None:
    title = load_title(id_)
    assert title.id == id_ == title.rules.id
    assert title.name
    assert callable(title.load_book)
    assert title.players
    assert title.lab is None or callable(title.lab)
    assert all(load_object(place, object) is not None for place in title.parts.values())
    assert isinstance(title.game_log(), GameLog)
    assert isinstance(table_of(title), Table)


def records_in(kind: object) -> set[type[Record]]:
    """Return the record classes that occur in a type, including nested ones."""
    parts = kind.__annotations__.values() if isinstance(kind, type) and issubclass(kind, Record) else get_args(kind)
    own = {kind} if isinstance(kind, type) and issubclass(kind, Record) else set()
    return own.union(*(records_in(part) for part in parts))


@pytest.mark.parametrize("book", [volume1_book.Book, command_book.Book])
def test_no_annotation_of_a_cached_book_is_compiled_at_a_start(book: type[Record]) -> None:
    """Each that is a text would take 12 µs of every start, 260 of them 3 ms."""
    records = records_in(book)
    assert len(records) > 20
    postponed = [
        f"{record.__qualname__}.{name}"
        for record in records
        for name, kind in record.__annotations__.items()
        if isinstance(kind, str)
    ]
    assert postponed == []


def test_an_unknown_id_is_refused_in_one_line_that_names_those_that_are_known() -> None:
    with pytest.raises(Refused) as refused:
        load_title("chess")
    assert str(refused.value) == 'combat: --game: there is no game "chess"; known are volume1, command, armour, contact'


def test_all_titles_are_a_mapping_that_knows_no_others() -> None:
    titles = AllTitles()
    assert list(titles) == list(TITLES)
    assert len(titles) == len(TITLES)
    assert titles[DEFAULT] is load_title(DEFAULT)
    assert titles.get("chess") is None


def test_a_title_is_named_without_its_rules() -> None:
    """The start screen and the list of saves do without them."""
    program = (
        "import sys; from combat.cli.titles import load_title; load_title('volume1');"
        "print([name for name in sys.modules if name.startswith('combat.games.volume1.')])"
    )
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert printed.strip() == "['combat.games.volume1.title']"
