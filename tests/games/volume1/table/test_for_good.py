"""Only what cannot be undone is confirmed or announced first (17.4, 7.10, 7.11, 7.17)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.words.line import shown
from combat.games.volume1.rules.answers import OrderGiven
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.state import Order
from combat.games.volume1.table.pieces.faces_from_state import order_face
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table


def giving(table: Table) -> Sitting:
    """Return a sitting that asks for orders, with the first man selected."""
    table.clock("friendly-orders")
    sitting = Sitting(state=table.state)
    sitting.settle()
    return sitting


def guarded(*others: str) -> Table:
    """Return a table on which Crowe guards Jung."""
    return Table("crowe 05.05 idle", *others, "jung 05.05 idle shaken", points={"enemy-captured": 2}).take(
        "jung", "crowe"
    )


def slip(sitting: Sitting) -> str:
    """Return the text of the open confirmation; "" if none is open."""
    top = sitting.app.top
    return " ".join(top.lines) if isinstance(top, Confirm) else ""


@pytest.mark.rule("17.4")
@pytest.mark.parametrize("key", ["A", "R"])
def test_17_4_the_key_of_a_fire_order_sets_no_prisoner_free_before_the_player_has_said_so(key: str) -> None:
    sitting = giving(guarded())
    sitting.press(key)
    assert sitting.desk.state.men["soldat-jung"].held_by == "pvt-crowe"
    assert "Crowe guards Jung." in slip(sitting)
    assert "+2 VP" in slip(sitting)
    sitting.press("Esc")
    assert sitting.desk.state.men["pvt-crowe"].order is None
    sitting.press(key, "Enter")
    assert sitting.desk.state.men["soldat-jung"].held_by == "pvt-crowe", "Enter keeps him"
    sitting.press(key, "Y")
    sitting.settle()
    assert sitting.desk.state.men["soldat-jung"].held_by == ""


@pytest.mark.rule("17.4")
def test_17_4_an_order_that_can_be_taken_back_is_not_asked_for_but_the_commit_that_makes_it_final_is() -> None:
    sitting = giving(guarded())
    sitting.app.settings.confirm_commit = False
    sitting.press("G")
    assert slip(sitting) == ""
    assert sitting.desk.state.men["pvt-crowe"].order == Order("run-and-gun")
    assert sitting.desk.notice.text == "Leaves behind: Jung (they go free unless a comrade in the hex guards them)."
    sitting.press("Ctrl+Enter")
    assert slip(sitting) == "Jung is left without a guard, and goes free."
    sitting.press("Esc", "Ctrl+Z")
    assert sitting.desk.state.men["pvt-crowe"].order is None


@pytest.mark.rule("17.4")
def test_17_4_a_comrade_in_the_hex_takes_over_and_nothing_is_asked() -> None:
    sitting = giving(guarded("taylor 05.05 idle"))
    sitting.app.settings.confirm_commit = False
    sitting.desk.selection.select("pvt-crowe")
    before = sitting.desk.state.clock
    sitting.press("G", "Ctrl+Enter")
    assert slip(sitting) == ""
    assert sitting.desk.state.clock != before


@pytest.mark.rule("17.4", "7.10")
def test_17_4_orders_given_as_last_turn_neither_set_a_prisoner_free_nor_roll() -> None:
    sitting = giving(guarded("taylor 01.01 idle", "cragg 01.02 idle"))
    sitting.desk.title_desk.story.last_orders = {
        "pvt-crowe": "aimed-fire",
        "sgt-taylor": "smoke-grenade",
        "pvt-cragg": "evade",
    }
    sitting.press("Ctrl+R")
    men = sitting.desk.state.men
    assert [men[man].order for man in ("pvt-crowe", "sgt-taylor", "pvt-cragg")] == [None, None, Order("evade")]
    assert men["soldat-jung"].held_by == "pvt-crowe"


@pytest.mark.rule("7.10", "7.11", "7.17")
def test_7_10_markers_that_roll_a_die_at_once_show_its_chance_until_it_is_passed() -> None:
    state = Table("crowe 05.05 idle tq=5 light", "jung 05.01 hide").clock("friendly-orders").state
    crowe = "pvt-crowe"
    assert ("roll", "50%") in order_face(state, crowe, "smoke-grenade").modifiers
    assert order_face(state, crowe, "evade").modifiers == order_face(state, "", "evade").modifiers
    state.earned = frozenset({OrderGiven(crowe, "smoke-grenade")})
    assert order_face(state, crowe, "smoke-grenade").modifiers == ()
    state.men[crowe] = replace(state.men[crowe], morale="rout")
    assert give_orders.check_odds(state, crowe, "rally") == 0.6, "neither wounds nor morale count (7.17)"
    state.men[crowe] = replace(state.men[crowe], morale="shaken")
    assert give_orders.check_odds(state, crowe, "rally") == 1.0


@pytest.mark.rule("17.4", "7.10")
def test_17_4_the_note_on_a_marker_tells_what_it_does_at_once() -> None:
    sitting = giving(guarded())
    tray = sitting.tray
    sitting.rounds()

    def note(order: str) -> str:
        zone = next(box for name, box in tray._zones if name == order)
        tip = tray.tip(zone.center)
        assert tip is not None
        return " | ".join(map(shown, tip.lines))

    assert "Sets free at once, for good: Jung" in note("aimed-fire")
    assert "Leaves behind: Jung (they go free unless a comrade in the hex guards them)" in note("run-and-gun")
    assert "free" not in note("sneak").partition(" | ")[2]
