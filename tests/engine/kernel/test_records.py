"""A record is a frozen dataclass in all that it does, but quick to define."""

import copy
import pickle
from dataclasses import FrozenInstanceError, asdict, field, fields, is_dataclass, replace
from typing import ClassVar

import pytest

from combat.engine.kernel.records import record


@record
class Place:
    """Where something lies."""

    kind: ClassVar[str] = "place"
    name: str
    level: int = 0
    near: list[str] = field(default_factory=list, compare=False, repr=False)


@record
class House(Place):
    """A place with storeys."""

    storeys: int = 1

    def __post_init__(self) -> None:
        if self.storeys < 1:
            raise ValueError("a house has a storey")


def test_it_takes_its_values_by_place_by_name_and_by_default() -> None:
    place = Place("barn", level=2)
    assert (place.name, place.level, place.near) == ("barn", 2, [])
    assert Place("mill").near is not Place("mill").near, "each has a list of its own"
    assert House("barn", 1, ["mill"], 3).storeys == 3


@pytest.mark.parametrize("wrong", [{}, {"name": "barn", "height": 2}])
def test_a_missing_or_unknown_value_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(TypeError, match="__init__"):
        Place(**wrong)  # type: ignore[arg-type]


def test_its_own_check_runs_when_it_is_made() -> None:
    with pytest.raises(ValueError, match="storey"):
        House("barn", storeys=0)


def test_nothing_in_it_changes() -> None:
    place = Place("barn")
    with pytest.raises(FrozenInstanceError, match="level"):
        place.level = 3  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError, match="level"):
        del place.level
    assert not hasattr(place, "__dict__")


def test_it_compares_and_hashes_by_the_values_that_count() -> None:
    assert Place("barn", 1, ["mill"]) == Place("barn", 1)
    assert Place("barn") != Place("mill")
    assert len({Place("barn"), Place("barn"), Place("barn", 1)}) == 2
    assert House("barn") != Place("barn"), "another class is another thing"
    assert Place("barn") != "barn"


def test_others_see_a_dataclass() -> None:
    assert is_dataclass(Place)
    assert [its.name for its in fields(House)] == ["name", "level", "near", "storeys"]
    assert replace(Place("barn"), level=4) == Place("barn", 4)
    assert asdict(House("barn")) == {"name": "barn", "level": 0, "near": [], "storeys": 1}
    assert repr(House("barn")) == "House(name='barn', level=0, storeys=1)"


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_it_can_be_copied(again) -> None:  # type: ignore[no-untyped-def]
    assert again(House("barn", 2, ["mill"], 2)) == House("barn", 2, ["mill"], 2)
