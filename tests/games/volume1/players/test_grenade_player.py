"""What the careful player does with grenades (7.09-7.11)."""

from __future__ import annotations

from collections import Counter

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.event import Event
from combat.engine.play.runner import run
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.grenade_evaluation import promise, worth
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.decisions import ChooseHex, ChooseMove
from combat.games.volume1.rules.play import sequence
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.tiny_table import Table

RIFLEMAN = "crowe 05.05 rifle-grenade mk-2-rifle-grenade=5 tq=6"
SHIFT_OR_STAY = (ChooseMove.SHIFT, ChooseMove.STAY)


def test_a_hex_with_more_enemies_promises_more_and_one_with_ours_less() -> None:
    table = Table(
        RIFLEMAN, "jung 05.01 plan", "lang 09.03 plan", "bach 09.03 plan", "cragg 02.02 plan", "hahn 02.02 plan"
    )
    weapon = table.state.book.weapons["mk-2-rifle-grenade"]
    one, two, ours = (worth(table.state, table["crowe"], weapon, Hex(hex_)) for hex_ in ("05.01", "09.03", "02.02"))
    assert two > one > 0 > ours


@pytest.mark.rule("7.11")
def test_7_11_he_fires_a_rifle_grenade_where_it_pays_and_not_at_a_lone_man_in_the_rocks() -> None:
    crowd = Table(RIFLEMAN, "jung 05.01 plan", "lang 05.01 plan")
    rocks = Table(RIFLEMAN, "jung 05.01 hide", ground="05.01 rocks")
    pays, not_so = (promise(table.state, table["crowe"], "rifle-grenade", ()) for table in (crowd, rocks))
    assert pays > 1
    assert not_so < 0.5


@pytest.mark.rule("7.11.1")
@pytest.mark.parametrize(("aim", "answer"), [("05.02", ChooseMove.SHIFT), ("05.01", ChooseMove.STAY)])
def test_7_11_he_shifts_his_aim_after_men_who_left_it_and_else_stays(aim: str, answer: str) -> None:
    table = Table(RIFLEMAN, "jung 05.01 plan", "lang 05.01 plan").arm("crowe", aim, "")
    asked = ChooseMove("7.11", "pvt-crowe", SHIFT_OR_STAY, ChooseMove.STAY)
    assert CautiousPlayer().answer(asked, table.state) == answer


@pytest.mark.rule("7.10c")
def test_7_10_he_lays_smoke_before_those_who_see_his_men_and_not_beside_his_own() -> None:
    table = Table("crowe 05.09 smoke-grenade", "cragg 06.09 hide", "jung 05.02 hide", "lang 06.02 hide", size=(12, 12))
    table.arm("crowe", None, "m18")
    asked = ChooseHex("7.10", "pvt-crowe", table.state.board.within(Hex("05.09"), 3), why="smoke-target")
    hex_ = str(CautiousPlayer().answer(asked, table.state))
    assert hex_ in {"05.07", "05.06", "06.06", "06.07"}


@pytest.mark.rule("7.10")
def test_7_10_smoke_promises_most_under_many_rifles_and_nothing_in_a_cloud() -> None:
    way = [Hex("05.07"), Hex("05.06"), Hex("05.05")]
    men = ("crowe 05.08 idle tq=7", "jung 05.01 aimed-fire", "lang 06.01 aimed-fire", "bach 04.01 aimed-fire")
    open_ground, clouded, quiet = Table(*men), Table(*men, ground="05.07 smoke"), Table(men[0])
    found = [promise(table.state, table["crowe"], "smoke-grenade", way) for table in (open_ground, clouded, quiet)]
    assert found[0] > 0.5
    assert found[1:] == [0.0, 0.0]


def test_in_whole_games_he_throws_now_and_then() -> None:
    thrown: Counter[str] = Counter()
    for seed in range(12):
        told: list[Event] = []
        run(sequence.new_game(skirmish(5)), SeededChance(seed), CautiousPlayer(), told=told.extend)
        thrown.update(event.weapon for event in told if isinstance(event, ev.GrenadeThrown))
    assert thrown["mk-2"] > 0
    assert thrown["m18"] > 0
