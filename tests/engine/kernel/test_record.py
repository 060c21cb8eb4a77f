"""A record is plain data that never changes; a state is plain data that is copied with all its mappings."""

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import ClassVar

import pytest

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.game_state import GameState
from combat.engine.kernel.record import Record, field, field_names, replace


class Place(Record):
    """A place."""

    kind: ClassVar[str] = "place"
    name: str
    level: int = 0
    near: tuple[str, ...] = ()


class House(Place):
    """A place with storeys."""

    storeys: int = 1

    def __post_init__(self) -> None:
        if self.storeys < 1:
            raise ValueError("a house has a storey")


class Village(GameState):
    """Places that come and go."""

    places: dict[str, Place] = field(default_factory=dict)
    night: bool = False


def test_it_takes_its_values_by_place_by_name_and_by_default() -> None:
    place = Place("barn", level=2)
    assert (place.name, place.level, place.near) == ("barn", 2, ())
    assert House("barn", 1, ("mill",), 3).storeys == 3
    assert field_names(House) == ("name", "level", "near", "storeys")
    assert repr(House("barn")) == "House(name='barn', level=0, near=(), storeys=1)"


@pytest.mark.parametrize("wrong", [{}, {"name": "barn", "height": 2}])
def test_a_missing_or_unknown_value_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(TypeError, match=r"name|height"):
        Place(**wrong)  # type: ignore[arg-type] # it is what the test is about


def test_its_own_check_runs_when_it_is_made_and_when_it_is_replaced() -> None:
    with pytest.raises(ValueError, match="storey"):
        House("barn", storeys=0)
    with pytest.raises(ValueError, match="storey"):
        replace(House("barn"), storeys=0)


def test_nothing_in_it_changes() -> None:
    house = House("barn")
    with pytest.raises(AttributeError, match="House"):
        house.level = 3  # type: ignore[misc] # it is what the test is about
    with pytest.raises(AttributeError, match="House"):
        del house.level
    assert not hasattr(house, "__dict__")


def test_it_is_replaced_by_another() -> None:
    place = Place("barn")
    assert replace(place, level=4) == Place("barn", 4)
    assert place.level == 0
    with pytest.raises(TypeError, match="height"):
        replace(place, height=4)


def test_it_compares_and_hashes_by_its_values() -> None:
    assert Place("barn", 1, ("mill",)) == Place("barn", 1, ("mill",))
    assert Place("barn") != Place("mill")
    assert len({Place("barn"), Place("barn"), Place("barn", 1)}) == 2
    assert House("barn") != Place("barn"), "another class is another thing"
    name: object = "barn"
    assert Place("barn") != name


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_it_can_be_copied(again: Callable[[House], House]) -> None:
    assert again(House("barn", 2, ("mill",), 2)) == House("barn", 2, ("mill",), 2)


def test_an_event_is_called_by_its_class() -> None:
    class ShotFired(Event):
        at: str

    assert (ShotFired.kind, ShotFired("05.04").kind) == ("shot-fired", "shot-fired")


def test_a_decision_must_say_what_its_answers_are() -> None:
    class Silent(Decision):
        pass

    class Open(Decision):
        def options(self, state: object) -> Iterator[Answer]:
            yield "open"

    assert list(Open("1.0").options(None)) == ["open"]
    with pytest.raises(TypeError, match="options"):
        Silent("1.0")  # type: ignore[abstract] # it is what the test is about


def test_a_copied_state_shares_no_mapping() -> None:
    village = Village({"barn": Place("barn")})
    twin = village.copy()
    twin.places["mill"], twin.night = Place("mill"), True
    assert (village.places, village.night) == ({"barn": Place("barn")}, False)
    assert twin == Village({"barn": Place("barn"), "mill": Place("mill")}, True)
