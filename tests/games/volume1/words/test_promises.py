"""Texts about what a man can do to an enemy in sight never include what his order forbids (6.0, 7.01)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.words.line import shown
from combat.games.volume1.rules.state import Clock, Man
from combat.games.volume1.words import consequences, promises
from combat.games.volume1.words.promises import Moment
from tests.games.volume1.tiny_table import Table


def lines(table: Table, man: str, foe: str, *, marker: str = "", moment: Moment | None = None) -> tuple[str, ...]:
    """Return the lines on a man's possible attack on an enemy."""
    soldier: Man = promises.planned(table.state, table[man], marker)
    return tuple(map(shown, promises.promise(table.state, soldier, table[foe], moment).lines))


@pytest.mark.rule("7.01")
def test_7_01_a_target_found_after_the_impulse_began_is_promised_for_the_next_shot_only() -> None:
    table = Table("crowe 05.07 aimed-fire m1-garand=6", "jung 05.03 hide unknown").clock("action", 2)
    table.state.men[table.ids["jung"]] = replace(table["jung"], seen=True)
    assert lines(table, "crowe", "jung") == (
        "Not in this impulse: not known when the impulse began · 7.01",
        "Impulse 4, M1 Garand: 70%",
    )
    table.clock("action", 4)
    assert lines(table, "crowe", "jung") == ("M1 Garand: 70%",)
    assert lines(table, "crowe", "jung", moment=Moment(acted=True)) == ("No shot: none left this turn · 7.01",)


@pytest.mark.rule("7.06", "7.05")
@pytest.mark.parametrize(("order", "name", "rule"), [("evade", "Evade", "7.06"), ("sneak", "Sneak", "7.05")])
def test_7_06_a_man_who_moves_is_promised_no_shot(order: str, name: str, rule: str) -> None:
    table = Table(f"cragg 05.07 {order} m3=7", "jung 05.06 hide").clock("action", 2)
    assert lines(table, "cragg", "jung") == (f"No shot: no fire under {name} · {rule}",)


@pytest.mark.rule("7.0")
def test_7_0_while_orders_are_given_a_shot_is_promised_under_the_order_meant() -> None:
    table = Table("crowe 05.07 idle m1-garand=6", "miller 05.07 idle m1903=6", "jung 05.03 hide").clock(
        "friendly-orders"
    )
    assert lines(table, "crowe", "jung") == ("Aimed Fire: M1 Garand: 70%",)
    assert lines(table, "crowe", "jung", marker="rapid-fire") == ("Rapid Fire: M1 Garand: 50%",)
    assert lines(table, "miller", "jung", marker="rapid-fire") == ("Rapid Fire: his weapon is Slow · 14.1",)
    assert lines(table, "crowe", "jung", marker="run-and-gun") == (
        "Run & Gun: moves first, fires in Impulse 2",
        "Aimed Fire: M1 Garand: 70%",
    )
    table.state.men[table.ids["crowe"]] = replace(table["crowe"], morale="rout")
    assert "Aimed Fire" not in " ".join(lines(table, "crowe", "jung", marker="evade"))


@pytest.mark.rule("12.0", "16.2")
def test_12_0_a_check_is_promised_only_while_one_is_to_come() -> None:
    table = Table("crowe 05.07 hide tq=4", "cragg 05.07 hide bad bad", "jung 05.03 hide unknown").clock("action", 4)
    assert lines(table, "crowe", "jung")[0].endswith("to spot him: 5 or less")
    assert lines(table, "crowe", "jung", moment=Moment(acted=True))[0].endswith("to spot him: 5 or less")
    assert lines(table, "crowe", "jung", moment=Moment(acted=True, looked=True)) == (
        "No Spotting Check left this turn · 12.0",
    )
    table.state.clock = Clock(1, "end")
    assert lines(table, "crowe", "jung") == ("No Spotting Check left this turn · 12.0",)


@pytest.mark.rule("15.0")
def test_15_0_a_step_into_an_enemys_hex_promises_his_blow_and_no_shot() -> None:
    table = Table("cragg 05.07 evade tq=5", "jung 05.06 hide", "bach 06.06 hide rout").clock("action", 1)
    assert promises.entering(table.state, table["jung"], table["cragg"]) == (
        "Moving in starts a melee. First attacks: Cragg in Impulse 2 (hits 60%) and Jung in Impulse 2 (hits 50%)"
    )
    assert promises.entering(table.state, table["bach"], table["cragg"]) == "Bach has routed and surrenders"
    table.state.melee = frozenset({Hex("05.06")})
    joined = promises.entering(table.state, table["jung"], table["cragg"])
    assert joined.startswith("Joins the melee in 05.06. First attacks: Cragg in Impulse 2 (hits 60%) and Jung")


@pytest.mark.rule("15.0", "7.08", "16.2")
def test_15_0_who_has_moved_strikes_after_an_enemy_who_has_yet_to_act() -> None:
    def told(impulse: int, words: str = "jung 05.06 hide", order: str = "evade") -> str:
        table = Table(f"cragg 05.07 {order} tq=5", words).clock("action", impulse)
        table.state.initiative = ("able", "red")
        return promises.entering(table.state, table["jung"], table["cragg"]).partition("attacks: ")[2]

    assert told(2) == "Jung in Impulse 2 (hits 50%) and Cragg in Impulse 4 (hits 60%)"
    assert told(4) == "Jung in Impulse 4 (hits 50%) and Cragg in Impulse 2 of the next turn (hits 60%)"
    assert told(2, order="charge").endswith("Cragg in Impulse 4 (hits 70%)"), "a Charge is kept from Impulse 2 on"
    assert told(1, order="charge").startswith("Cragg in Impulse 2 (hits 60%)"), "but not in Impulse 1"
    assert "Jung not at all (wounds)" in told(2, "jung 05.06 hide evac")


@pytest.mark.rule("7.09")
@pytest.mark.parametrize(
    ("order", "told"), [("grenade", ["a grenade of Taylor is to fall there"]), ("smoke-grenade", [])]
)
def test_7_09_whoever_walks_to_where_a_grenade_is_aimed_is_told_so(order: str, told: list[str]) -> None:
    table = Table(f"taylor 05.07 {order}", "crowe 05.04 charge", "jung 05.03 hide")
    table.state.men[table.ids["taylor"]] = replace(table["taylor"], aim=Hex("05.03"))
    lines = consequences.of_step(table.state, table["crowe"], Hex("05.03"))
    assert [line.text for line in lines[1:]] == told, "beside the enemy whom he meets there"
    own = consequences.of_step(table.state, table["taylor"], Hex("05.03"))
    assert len(own) == 1, "his own grenade is not told of"
    assert own[0].text.partition("attacks: ")[0] == lines[0].text.partition("attacks: ")[0]
    assert consequences.of_step(table.state, table["crowe"], Hex("06.05")) == ()


@pytest.mark.rule("17.4")
def test_17_4_a_step_into_the_hex_of_a_routed_man_says_that_he_surrenders(strict_english: None) -> None:
    table = Table("taylor 05.05 sneak", "jung 05.04 hide")
    jung = table.state.men["soldat-jung"]
    table.state.men[jung.id] = replace(jung, morale="rout")
    taylor, routed = table.state.men["sgt-taylor"], table.state.men[jung.id]
    assert promises.entering(table.state, routed, taylor) == "Jung has routed and surrenders"
    table.state.men[taylor.id] = replace(taylor, morale="berserk")
    berserk = promises.entering(table.state, routed, table.state.men[taylor.id])
    assert berserk == "Jung has routed; berserk men take no prisoners"
