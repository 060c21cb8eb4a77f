"""Actions at the table other than moving and firing: previewed with odds, confirmed by the same click or Enter."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.app import App
from combat.engine.tabletop.thing import PieceId, PlaceId
from combat.games.contact.rules.state import State
from tests.engine.stage.gestures import press
from tests.games.contact.table.contact_window import ContactWindow, contact_application
from tests.games.contact.tiny_battle import Placed, battle, changed

FAR = Placed("rifle-squad", "90,10@180")


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of CONTACT! without scenes."""
    with contact_application() as made:
        yield made


def place(x: int, y: int) -> PlaceId[Pose]:
    """Return the place of a point given in centimetres."""
    return PlaceId(Pose.at(Point(x * CM, y * CM)))


def asked(app: App, state: State, unit: str = "a1") -> ContactWindow:
    """Return the table of a battle at which a unit must choose its action."""
    window = ContactWindow(app, state)
    window.order(unit)
    return window


@pytest.mark.rule("C24")
def test_a_click_on_a_vehicle_shows_the_mount_and_a_second_one_takes_it(app: App) -> None:
    window = asked(app, battle([Placed("rifle-squad", "60,90"), Placed("m4a3-75", "70,90")], [FAR]))
    assert window.prompt.click(PieceId("a2"))
    assert str(window.prompt.waits) == "mount : a2" and window.state.units["a1"].where == "table"
    window.app.round(0.05)
    assert window.prompt.click(PieceId("a2"))
    window.wait()
    assert window.state.units["a1"].carrier == "a2"


@pytest.mark.rule("C24")
def test_a_vehicle_too_far_away_says_why(app: App) -> None:
    window = asked(app, battle([Placed("rifle-squad", "20,90"), Placed("m4a3-75", "90,90")], [FAR]))
    assert window.prompt.click(PieceId("a2"))
    assert window.prompt.waits is None and "Too far" in window.notice


@pytest.mark.rule("C24")
def test_a_passenger_gets_off_as_near_as_possible_to_a_click(app: App) -> None:
    state = battle([Placed("rifle-squad", "60,90"), Placed("m4a3-75", "60,90")], [FAR])
    window = asked(app, changed(state, "a1", where="aboard", carrier="a2", pose=None))
    assert window.prompt.click(place(75, 90))
    waits = window.prompt.waits
    assert waits is not None and waits.verb == "dismount"
    window.app.round(0.05)
    assert window.prompt.click(place(75, 90))
    window.wait()
    assert window.state.units["a1"].where == "table"


@pytest.mark.rule("C34")
def test_smoke_is_shown_where_it_is_clicked_and_laid_by_a_second_click(app: App) -> None:
    window = asked(app, battle([Placed("medium-mortar", "60,90")], [FAR]))
    window.button("Shift+S").use()
    assert window.prompt.laid_disc == 10 * CM
    assert window.prompt.click(place(60, 50))
    window.app.round(0.05)
    assert not window.state.smoke
    assert window.prompt.click(place(60, 50))
    window.wait()
    assert window.state.smoke


def test_smoke_of_a_demoralised_unit_is_grey_with_its_reason(app: App) -> None:
    state = changed(battle([Placed("medium-mortar", "60,90")], [FAR]), "a1", demoralised=True)
    button = asked(app, state).button("Shift+S")
    assert not button.enabled and button.reason


@pytest.mark.rule("C30")
def test_a_hatch_is_opened_with_whatever_the_tank_does(app: App) -> None:
    window = asked(app, battle([Placed("m4a3-75", "60,90")], [FAR]))
    window.button("H").use()
    next(button for button in window.prompt.buttons() if button.key == "W").use()
    window.wait()
    assert window.state.units["a1"].hatch


@pytest.mark.rule("S6")
def test_a_charge_shows_its_odds_before_it_is_made(app: App) -> None:
    window = asked(app, battle([Placed("assault-squad", "60,90")], [Placed("rifle-squad", "60,78@180")]))
    assert window.prompt.click(PieceId("d1"))
    window.button("Shift+A").use()
    (odds,) = window.prompt.odds
    assert odds.what == "close" and 0 < odds.wins < 1 and 0 < odds.stopped < 1
    assert window.state.units["a1"].pose == Pose.read("60,90")
    window.app.round(0.05)
    window.button("Enter").use()
    window.app.round(0.05)
    assert window.state.units["a1"].pose != Pose.read("60,90")


@pytest.mark.rule("C24")
def test_a_mode_that_is_switched_plans_the_way_anew(app: App) -> None:
    window = asked(app, battle([Placed("m4a3-75", "60,90")], [FAR]))
    window.prompt.click(place(60, 94))
    forward = window.prompt.pending
    press(window.app, "N")
    back = window.prompt.pending
    assert back is not None and back.act is not None and "back" in back.act.modes
    press(window.app, "N")
    assert window.prompt.pending == forward
