"""Objects are loaded by name with their types; a wrong name gives one line of error."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, assert_type

import pytest

from combat.engine import words
from combat.engine.kernel.load_object import LoadError, Shape, load_object
from combat.engine.kernel.moment import Moment

if TYPE_CHECKING:
    from combat.engine.kernel.seats import PERSON, PUBLIC

SEATS = "combat.engine.kernel.seats"
NUMBER = 3
FUNCTION: Shape[Callable[[Path], int]] = Shape()
SHELF: Shape[dict[str, int]] = Shape("keys", "__getitem__")


@pytest.fixture(autouse=True)
def _in_english() -> None:
    words.use("en")


def test_an_instance_is_loaded_by_its_class() -> None:
    found = load_object(f"{__name__}:NUMBER", int)
    assert_type(found, int)
    assert found == NUMBER


def test_an_object_is_loaded_by_the_name_that_type_checkers_know_it_by() -> None:
    seat = load_object(f"{SEATS}:PERSON", lambda: PERSON)
    made = load_object("combat.engine.kernel.moment:Moment", lambda: Moment)
    assert_type(made, type[Moment])
    assert isinstance(seat, str)
    assert made is Moment


def test_an_object_is_loaded_by_a_shape() -> None:
    made = load_object("pathlib:Path", FUNCTION)
    assert_type(made, Callable[[Path], int])
    assert made is Path  # type: ignore[comparison-overlap]


@pytest.mark.parametrize(
    ("path", "kind", "said"),
    [
        ("combat.nowhere:X", int, 'there is no module "combat.nowhere"'),
        ("nowhere.at.all:X", int, 'there is no module "nowhere"'),
        (f"{SEATS}:NOTHING", str, f'the module "{SEATS}" has no "NOTHING"'),
        (f"{SEATS}:PERSON", int, f'"{SEATS}:PERSON": expected int, found str'),
        (f"{SEATS}:PERSON", FUNCTION, f'"{SEATS}:PERSON" is neither a class nor a function'),
        (f"{SEATS}:PERSON", SHELF, f'"{SEATS}:PERSON" lacks "keys"'),
        (f"{SEATS}:PERSON", lambda: PUBLIC, f'"{SEATS}:PERSON": expected PUBLIC, found PERSON'),
        (SEATS, str, f'"{SEATS}": write "module:name"'),
        (":PERSON", str, '":PERSON": write "module:name"'),
    ],
)
def test_what_cannot_be_loaded_is_told_in_one_line(
    path: str, kind: type[object] | Shape[object] | Callable[[], object], said: str
) -> None:
    with pytest.raises(LoadError) as told:
        load_object(path, kind)
    assert str(told.value) == said


def test_what_a_module_misses_itself_is_passed_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "needy.py").write_text("import nothing_of_this_name\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="nothing_of_this_name"):
        load_object("needy:X", int)
    assert "needy" not in sys.modules
