"""18.5-18.6 Smoke, and blazes with the units that must leave them."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.game import Game
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import NOWHERE
from combat.games.command.rules.events.fight_events import GroupMoved
from combat.games.command.rules.events.ground_events import BlazeLit
from combat.games.command.rules.events.turn_events import NothingCame
from combat.games.command.rules.events.unit_events import UnitEliminated, UnitExited, UnitMoved
from combat.games.command.rules.ground.blazes import light
from combat.games.command.rules.ground.laying import takes_smoke
from combat.games.command.rules.sight.sighting import sight
from combat.games.command.rules.state import Order, State
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table

FAR = {"u-team": ("team", "A1"), "g-far": ("team", "A9")}


class Burning(Table):
    """Game in which some hexes catch fire and nothing else happens."""

    def __init__(self, units: dict[str, tuple[str, str]], *names: str, **facts: Any) -> None:
        book = replace(facts.pop("book", None) or drawn_book(), blazes=facts.pop("markers", 8))
        super().__init__(book, FAR | units, **facts)
        self._burning = [at(name) for name in names]

    @property
    def game(self) -> Game[State]:
        """Return the game, started at the first use."""
        if self._game is None:
            self._game = Game(self._state, lambda state: light(state, self._burning, "blaze"), self._hear)
        return self._game


def smoky(smoke: dict[str, int], **facts: Any) -> State:
    """Return a state with smoke markers by hex, given as ten times their hindrance."""
    book = drawn_book(facts.pop("terrains", {}))
    return Table(book, FAR, smoke={at(name): marker for name, marker in smoke.items()}, **facts).state


# -- smoke ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("18.5", "16.4")
@pytest.mark.parametrize(
    ("smoke", "hindrance"),
    [({}, 3), ({"K4": 40}, 4), ({"K4": 40, "K5": 41}, 4), ({"K2": 50}, 5), ({"K8": 50}, 5), ({"K4": 20}, 3)],
)
def test_only_the_thickest_hindrance_counts_smoke_at_either_end_included(smoke: dict[str, int], hindrance: int) -> None:
    """From K8 to K2 over two hexes of brush."""
    state = smoky(smoke, terrains={"K6": "brush", "K5": "brush"})
    assert sight(state, at("K8"), at("K2")).hindrance == hindrance
    assert sight(state, at("K2"), at("K8")).hindrance == hindrance


@pytest.mark.rule("18.5", "18.6")
def test_smoke_lies_on_no_water_and_in_no_blaze() -> None:
    state = smoky({}, terrains={"K5": "marsh", "K6": "stream", "K7": "water"}, blazes=frozenset({at("K4")}))
    assert [name for name in ("K4", "K5", "K6", "K7", "K8") if takes_smoke(state, at(name))] == ["K8"]


# -- blazes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("18.6", "16.1")
@pytest.mark.parametrize("level", [0, 3])
def test_nothing_is_seen_through_a_blaze_from_any_height(level: int) -> None:
    book = drawn_book(levels={"K8": level, "K2": level})
    for blazes, clear in ((frozenset(), True), (frozenset({at("K5")}), False)):
        assert sight(Table(book, FAR, blazes=blazes).state, at("K8"), at("K2")).clear is clear


@pytest.mark.rule("18.6")
def test_a_blaze_consumes_smoke_and_works() -> None:
    told = Burning({}, "K5", works={at("K5"): "pillbox"}, smoke={at("K5"): 40}, alone={at("K5"): AXIS})
    assert told.told(BlazeLit)
    state = told.state
    assert state.blazes == {at("K5")}
    assert not state.works
    assert not state.alone
    assert not state.smoke
    assert 40 in state.smoke_cup


@pytest.mark.rule("18.6")
def test_units_get_out_of_a_blaze_to_where_their_owner_wants_the_inactive_side_first() -> None:
    """It may undo a melee; and both may run into the same hex, where there is one then."""
    told = Burning({"g-squad": ("squad", "K5"), "u-squad": ("squad", "K5")}, "K5")
    told.say("11.04", "11.04")
    assert [(event.unit, event.hex) for event in told.told(UnitMoved)] == [("u-squad", at("K4")), ("g-squad", at("K4"))]


@pytest.mark.rule("18.6", "5.4")
def test_who_flees_a_blaze_may_come_to_hold_an_objective() -> None:
    told = Burning({"u-squad": ("squad", "K5")}, "K5", objectives=("K4",)).say("11.04")
    assert told.told(UnitMoved)
    assert told.state.control[1] == ALLIES


@pytest.mark.rule("18.6", "6.5")
def test_who_can_go_nowhere_is_eliminated() -> None:
    around = dict.fromkeys(("K4", "L4", "L5", "K6", "J5"), "water")
    told = Burning({"u-squad": ("squad", "K5")}, "K5", book=drawn_book(around), blazes=frozenset({at("J4")}))
    assert [event.unit for event in told.told(UnitEliminated)] == ["u-squad"]
    assert told.state.vp == 2


@pytest.mark.rule("18.6")
def test_several_hexes_burn_before_anybody_gets_out() -> None:
    told = Burning({"u-squad": ("squad", "K5")}, "K5", "K4")
    assert told.refusal("11.04") != ""
    assert told.refusal("11.06") == ""


@pytest.mark.rule("18.6")
def test_water_does_not_burn_nor_a_hex_twice_nor_without_a_marker() -> None:
    told = Burning(
        {}, "K5", "K6", "K7", "K8", book=drawn_book({"K6": "stream"}), markers=2, blazes=frozenset({at("K5")})
    )
    assert [event.hex for event in told.told(BlazeLit)] == [at("K7")]
    assert [event.hex for event in told.told(NothingCame)] == [at("K5"), at("K6"), at("K8")]


@pytest.mark.rule("18.6", "9.4", "10.1")
def test_nobody_goes_into_a_blaze() -> None:
    hands = {50: ("move", "ambush"), 51: ("advance", "ambush")}
    for order in ("50 move", "51 advance"):
        told = Table(drawn_book(), FAR | {"g-squad": ("squad", "K8")}, hands=hands, blazes=frozenset({at("K7")}))
        told.say(order, "g-squad", *["g-squad"] * (order == "50 move"))
        assert told.refusal("11.07" if order == "50 move" else "g-squad 11.07") == "burning"


@pytest.mark.rule("18.6", "9.3")
def test_a_group_that_was_driven_apart_goes_on_each_for_itself_with_the_points_it_has_left() -> None:
    """Each has spent three of four: one step is left."""
    order = Order("move", AXIS, 50, "acting", ("g-one", "g-two"), group=("g-one", "g-two"), expense=1)
    spent = replace(order, spent=(("g-one", 3), ("g-two", 3)))
    units = {"g-one": ("squad", "K8"), "g-two": ("squad", "M8")}
    told = Table(drawn_book(), FAR | units, order=spent)
    told.say("g-two", "13.07", "g-one", "11.07")
    assert [(event.units, event.hex) for event in told.told(GroupMoved)] == [
        (("g-two",), at("M7")),
        (("g-one",), at("K7")),
    ]


@pytest.mark.rule("18.6", "18.3")
def test_who_was_driven_off_on_the_way_does_not_take_the_step() -> None:
    """The squad set out from K8 to K7, or off the map; it stands at M8 when it would arrive."""
    for goal in (at("K7"), NOWHERE):
        order = Order("move", AXIS, 50, "arriving", ("g-one",), group=("g-one",), expense=1, hex=goal, cost=1)
        told = Table(drawn_book(), FAR | {"g-one": ("squad", "M8")}, order=order)
        assert not told.told(GroupMoved)
        assert not told.told(UnitExited)
        assert told.refusal("13.07") == ""
