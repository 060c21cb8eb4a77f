"""The cautious player helps the wounded (7.14, 7.15, 7.18)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.players import care_evaluation
from combat.games.volume1.rules.decisions import ChooseBandage, ChooseMove, ChooseWhom
from tests.games.volume1.players.cautious import PLAYER, ordered
from tests.games.volume1.tiny_table import Facts, Table


@pytest.mark.rule("7.14")
@pytest.mark.parametrize(("wound", "order"), [("bad", "medical-aid"), ("evac", "medical-aid")])
def test_a_medic_dresses_the_bad_wound_beside_him_where_nobody_shoots(wound: str, order: str) -> None:
    table = Table(
        "goldstein 05.05 idle", f"miller 05.05 hide {wound}", "jung 09.09 hide", ground="05.05 trees; 07.07 3"
    )
    assert ordered(table, "goldstein") == order


@pytest.mark.rule("7.14")
def test_he_brings_the_medic_to_a_man_who_needs_him() -> None:
    table = Table("goldstein 05.05 idle", "miller 05.07 hide evac", "jung 01.01 hide", printed=True, size=(12, 12))
    assert care_evaluation.wanted_at(table.state, table["goldstein"]) == "05.07"
    table = Table("crowe 05.05 idle", "miller 05.07 hide evac")
    assert care_evaluation.wanted_at(table.state, table["crowe"]) is None


@pytest.mark.rule("7.18")
def test_he_drags_a_helpless_man_out_of_sight() -> None:
    foes = ("jung 05.01 unknown aimed-fire", "lang 05.02 unknown aimed-fire")
    table = Table("crowe 05.06 idle hidden", "miller 05.06 hide evac", *foes, ground="06.04 3; 06.05 3", printed=True)
    assert ordered(table, "crowe") == "carry"


@pytest.mark.rule("7.18")
def test_he_carries_nobody_who_can_walk() -> None:
    foes = ("jung 05.01 unknown aimed-fire", "lang 05.02 unknown aimed-fire")
    table = Table("crowe 05.06 idle hidden", "miller 05.06 hide bad", *foes, ground="06.04 3; 06.05 3", printed=True)
    assert ordered(table, "crowe") != "carry"


@pytest.mark.rule("7.14")
def test_the_worst_wound_and_the_worst_wounded_come_first() -> None:
    table = Table("goldstein 05.05 medical-aid", "miller 05.05 hide light bad", "crowe 05.05 hide evac")
    asked = ChooseWhom("7.14", table.ids["goldstein"], (table.ids["miller"], table.ids["crowe"]), why="medical-aid")
    assert PLAYER.answer(asked, table.state) == table.ids["crowe"]
    wounds = ChooseBandage("7.14", table.ids["goldstein"], ("light", "bad"), patient=table.ids["miller"])
    assert PLAYER.answer(wounds, table.state) == "bad"


@pytest.mark.rule("7.18")
def test_a_carrier_moves_to_where_least_is_fired() -> None:
    table = Table(
        "crowe 05.05 carry", "miller 05.05 carry evac", "jung 05.01 aimed-fire", ground="05.04 3", printed=True
    )
    table.about("crowe", "miller")
    beside = tuple(hex_ for hex_ in table.state.board.neighbours(Hex("05.05")) if hex_ and hex_ != "05.04")
    assert PLAYER.answer(ChooseMove("7.18", table.ids["crowe"], beside), table.state) == "05.06"


@pytest.mark.rule("7.15")
def test_papers_are_worth_their_points() -> None:
    table = Table("crowe 05.05 idle", "miller 05.05 guard", "hoffmann 05.05", points={"papers": 3}).take(
        "hoffmann", "miller"
    )
    assert care_evaluation.promise(table.state, table["crowe"], "search") == 3.5


@pytest.mark.rule("7.15")
def test_the_nearest_able_man_goes_where_papers_may_be_found() -> None:
    facts: Facts = {"points": {"papers": 3}, "searches": ("fallen-officer",)}
    men = ("crowe 05.05 idle", "cragg 05.03 idle rout", "miller 05.04 hide evac", "taylor 09.09 idle", "hoffmann 05.02")
    table = Table(*men, **facts)
    table.state.men["lt-hoffmann"] = replace(table["hoffmann"], hex=None, fate="killed", fell_at=Hex("05.02"))
    assert [care_evaluation.papers_at(table.state, table[name]) for name in ("crowe", "cragg", "miller", "taylor")] == [
        "05.02", None, None, None,
    ]  # fmt: skip


@pytest.mark.rule("7.15")
def test_papers_without_a_price_are_left_where_they_are() -> None:
    table = Table("crowe 05.05 idle", "hoffmann 05.02", searches=("fallen-officer",))
    table.state.men["lt-hoffmann"] = replace(table["hoffmann"], hex=None, fate="killed", fell_at=Hex("05.02"))
    assert care_evaluation.papers_at(table.state, table["crowe"]) is None
