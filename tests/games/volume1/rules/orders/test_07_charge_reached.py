"""A Charge that has reached an enemy goes no further, whatever happens to the enemy (7.08, 10.08, 17.4h)."""

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.decisions import ChooseMove, DuckBack
from combat.games.volume1.rules.events import ChargeEnded, CheckMade, DummyRemoved, ManKilled, ManMoved, OrderPlaced
from combat.games.volume1.rules.state import Order
from combat.games.volume1.standing import move_slots
from combat.games.volume1.table import habits
from tests.games.volume1.tiny_table import Table


def moves(table: Table) -> int:
    """Return how often the player was asked where a man moves."""
    return sum(isinstance(asked, ChooseMove) for asked in table.asked)


# -- the player's men (7.08) ------------------------------------------------------------------------------------------


@pytest.mark.rule("7.08", "7.08.1", "7.08.2", "7.08.3", "17.4h")
@pytest.mark.parametrize(
    ("impulse", "foe", "way"),
    [
        (1, "05.04", ["05.04"]),
        (2, "05.04", ["05.04"]),
        (3, "05.04", ["05.04"]),
        (3, "05.03", ["05.04", "05.03"]),
    ],
)
def test_7_08_a_berserk_man_stops_where_he_has_killed_a_routed_enemy(impulse: int, foe: str, way: list[str]) -> None:
    table = Table("crowe 05.05 charge berserk", f"jung {foe} hide rout", "lang 09.09 hide")
    story = table.activate("crowe", *way, impulse=impulse)
    assert (story.one(ManKilled).man, story.one(ChargeEnded).man) == ("soldat-jung", "pvt-crowe")
    assert moves(table) == len(way)
    for later in range(impulse + 1, 5):
        story = table.activate("crowe", impulse=later)
        assert (story.all(ManMoved), story.all(OrderPlaced), moves(table)) == ([], [], 0)
    assert (table.order_of("crowe"), table["crowe"].hex) == ("charge", foe)


@pytest.mark.rule("7.08.3")
def test_7_08_3_a_berserk_man_who_has_reached_nobody_ducks_back_as_ever() -> None:
    table = Table("crowe 05.09 charge berserk", "jung 05.02 hide rout")
    assert table.activate("crowe", "05.08", "05.07", impulse=3).orders() == [("crowe", "duck-back")]


@pytest.mark.rule("7.08.3", "12.0c")
def test_7_08_3_a_dummy_is_nobody_whom_a_charge_could_reach() -> None:
    table = Table("crowe 05.05 charge berserk", "red-1 05.04 unknown hide", "jung 05.01 hide")
    story = table.activate("crowe", "05.04", "04.03", impulse=3)
    assert story.one(DummyRemoved)
    assert (story.all(ChargeEnded), story.orders()) == ([], [("crowe", "duck-back")])


@pytest.mark.rule("7.08", "7.19.1")
def test_7_08_he_may_still_duck_back_by_choice() -> None:
    table = Table("crowe 05.05 charge berserk", "jung 05.04 hide rout")
    table.activate("crowe", "05.04", impulse=2)
    assert table.activate("crowe", "duck-back", impulse=3).orders() == [("crowe", "duck-back")]
    assert any(isinstance(asked, DuckBack) for asked in table.asked)


@pytest.mark.rule("7.08", "17.4")
def test_7_08_a_charger_whom_a_routed_enemy_runs_into_has_met_one_too() -> None:
    table = Table("crowe 05.05 charge berserk", "jung 05.04 evade:4 rout")
    assert table.activate("jung", impulse=1).one(ChargeEnded).man == "pvt-crowe"
    assert table.activate("crowe", impulse=2).all(ManMoved) == []


@pytest.mark.rule("7.08", "17.4", "17.4b")
def test_7_08_where_a_comrade_takes_the_prisoner_the_charger_stops_all_the_same() -> None:
    table = Table("crowe 05.05 charge tq=7", "cragg 05.04 hide tq=4", "jung 05.03 evade:4 rout", "lang 05.01 hide")
    table.happen(ManMoved("pvt-crowe", Hex("05.05"), Hex("05.04"), "7.08"))
    story = table.activate("jung", impulse=2)
    assert (table["jung"].held_by, story.one(ChargeEnded).man) == ("pvt-cragg", "pvt-crowe")
    assert table.activate("crowe", impulse=3).all(ManMoved) == []
    assert table.order_of("crowe") == "charge"


@pytest.mark.rule("7.08", "17.4")
def test_7_08_a_hex_with_a_comrade_and_his_prisoner_is_none_with_an_enemy() -> None:
    table = Table("crowe 05.05 charge berserk", "cragg 05.04 guard", "jung 05.04 idle shaken", "lang 05.01 hide")
    story = table.take("jung", "cragg").activate("crowe", "05.04", "05.03", impulse=3)
    assert (story.all(ChargeEnded), table["jung"].held_by, table["crowe"].hex) == ([], "pvt-cragg", "05.03")


@pytest.mark.rule("7.08", "17.4h")
def test_7_08_a_prisoner_whose_guard_dies_beside_a_berserk_charger_is_killed_by_him_and_ends_his_charge() -> None:
    table = Table("crowe 05.04 charge berserk", "cragg 05.04 guard", "jung 05.04 idle shaken", "lang 05.01 hide")
    table.take("jung", "cragg").clock("action", 2)
    table.die("cragg")
    story = table.settle_encounters()
    assert (story.one(ManKilled).man, story.one(ChargeEnded).man) == ("soldat-jung", "pvt-crowe")


@pytest.mark.rule("7.08.2", "15.0a", "15.0j")
def test_15_0j_a_melee_that_a_charger_has_won_ends_in_duck_back_as_for_anybody() -> None:
    table = Table("crowe 05.05 charge berserk", "jung 05.04 hide")
    table.activate("crowe", "05.04", impulse=2)
    table.die("jung")
    table.settle_encounters()
    assert (table.order_of("crowe"), table.state.charged_home) == ("melee", frozenset())
    assert table.activate("crowe", impulse=3).orders() == [("crowe", "duck-back")]


@pytest.mark.rule("7.08.4", "15.0f")
def test_7_08_4_an_enemy_who_comes_to_him_there_is_fought_with_the_bonus_of_his_charge() -> None:
    table = Table("crowe 05.05 charge berserk tq=5", "jung 05.04 hide rout", "lang 05.03 evade:4 tq=4")
    table.activate("crowe", "05.04", impulse=2)
    table.activate("lang", impulse=3)
    assert (table.order_of("crowe"), table.state.melee) == ("charge", frozenset({Hex("05.04")}))
    story = table.activate("crowe", impulse=4, d10=[9])
    assert story.one(CheckMade).need == 5 + 2 + 1, "Troop Quality, berserk, Charge"


@pytest.mark.rule("7.08", "4.0.5f")
def test_7_08_what_is_remembered_of_it_goes_with_his_order_and_with_the_turn() -> None:
    table = Table("crowe 05.05 charge berserk", "jung 05.04 hide rout")
    table.activate("crowe", "05.04", impulse=1)
    assert table.state.charged_home == {"pvt-crowe"}
    again = table.state.copy()
    table.end_turn()
    assert table.state.charged_home == frozenset()
    table.state = again
    table.happen(OrderPlaced("pvt-crowe", Order("duck-back"), "7.19"))
    assert table.state.charged_home == frozenset()


@pytest.mark.rule("7.08")
def test_7_08_no_way_is_drawn_for_him_and_he_has_nothing_to_choose() -> None:
    table = Table("crowe 05.05 charge berserk", "jung 05.04 hide rout")
    table.activate("crowe", "05.04", impulse=1)
    table.clock("action", 2)
    assert move_slots.slots(table.state, table["crowe"]) == ()
    assert not habits.chooses(table.state, table["crowe"])


# -- the enemy's (10.08) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.08", "10.08.1", "10.08.2", "10.08.3", "17.4h")
@pytest.mark.parametrize(("impulse", "friend"), [(1, "05.04"), (2, "05.04"), (3, "05.04"), (3, "05.03")])
def test_10_08_a_berserk_enemy_stops_where_he_has_killed_a_routed_friendly(impulse: int, friend: str) -> None:
    table = Table("jung 05.05 charge berserk", f"crowe {friend} hide rout", "taylor 05.01 hide")
    story = table.activate("jung", impulse=impulse)
    assert (story.one(ManKilled).man, story.one(ChargeEnded).rule) == ("pvt-crowe", "10.08")
    for later in range(impulse + 1, 5):
        story = table.activate("jung", impulse=later)
        assert (story.all(ManMoved), story.all(OrderPlaced)) == ([], [])
    assert (table.order_of("jung"), table["jung"].hex) == ("charge", friend)


@pytest.mark.rule("10.08", "17.4")
def test_10_08_one_whom_a_routed_friendly_runs_into_goes_no_further_either() -> None:
    table = Table("jung 03.05 charge berserk", "crowe 04.04 evade rout", "taylor 05.01 hide")
    story = table.activate("crowe", "03.05", impulse=1)
    assert (story.one(ManKilled).man, story.one(ChargeEnded).man) == ("pvt-crowe", "soldat-jung")
    assert table.activate("jung", impulse=2).all(ManMoved) == []
