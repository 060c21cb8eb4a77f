"""Statistics of a battle are counted from its events: who did what to whom, and luck."""

from __future__ import annotations

import pytest

from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import text
from combat.games.volume1.reports.after_action.battle_deeds import Deeds
from combat.games.volume1.reports.after_action.tally import Fire, Tally
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.events import Term
from combat.games.volume1.rules.fighting import chances
from combat.games.volume1.rules.state import Wound
from tests.games.volume1.tiny_table import Table

NOW = Moment(1, 4, 1)
TAYLOR, CRAGG, JUNG, HAHN = "sgt-taylor", "pvt-cragg", "soldat-jung", "soldat-hahn"


class Count:
    """A tally that counts the events of a small table."""

    def __init__(self, *men: str, whole: bool = True) -> None:
        self.table, self.tally = Table(*men), Tally(whole)

    def tell(self, *events: Event) -> None:
        """Apply events to the table and count them."""
        for event in events:
            self.tally.before(self.table.state, event)
            apply(self.table.state, event)
            self.tally.after(self.table.state, event, NOW)

    def of(self, man: str) -> Deeds:
        """Return what has been counted for a man."""
        return self.tally.deeds[man]


def shot(man: str, target: str, need: int, result: str = "miss", number: int = 1) -> ev.ShotFired:
    """Return the event of a shot that hits with a roll of at most `need`."""
    sum_ = (Term("weapon-skill", need, "13.0.1"),)
    return ev.ShotFired(man, target, "m1-garand", number, 3, 2, sum_, need, 0, result)


@pytest.mark.rule("16.0")
def test_16_0_a_wound_and_a_death_are_the_deed_of_the_man_whose_hit_came_before() -> None:
    count = Count("taylor 05.05 rapid-fire", "cragg 05.06", "jung 05.03", "hahn 04.03")
    count.tell(
        shot(TAYLOR, JUNG, 5, "hit"), ev.ManWounded(JUNG, Wound("light"), 7),
        shot(CRAGG, JUNG, 2, "hit"), ev.ManKilled(JUNG, "kia"),
    )  # fmt: skip
    taylor, cragg = count.of(TAYLOR), count.of(CRAGG)
    assert (taylor.shots, taylor.hits, taylor.wounded, taylor.killed) == (1, 1, 1, 0)
    assert (cragg.wounded, cragg.killed) == (0, 1)
    assert count.tally.lost == [(1, "enemy")]


@pytest.mark.rule("14.2")
def test_14_2_what_a_mans_own_grenade_does_to_his_comrade_is_nobodys_deed() -> None:
    count = Count("taylor 05.05", "cragg 05.04", "jung 05.03")
    count.tell(
        ev.GrenadeThrown(TAYLOR, "mk-2", Hex("05.03"), Hex("05.04"), 9, 8, "7.09"),
        ev.GrenadeExploded("mk-2", Hex("05.04")),
        ev.FragmentRolled(CRAGG, "mk-2", True, 1, 2, (), 4, 3, True),
        ev.ManWounded(CRAGG, Wound("bad"), 7),
        ev.FragmentRolled(JUNG, "mk-2", False, 1, 1, (), 2, 1, True),
        ev.ManKilled(JUNG, "kia"),
    )
    assert (count.of(TAYLOR).thrown, count.of(TAYLOR).wounded, count.of(TAYLOR).killed) == (1, 0, 1)
    assert count.tally.hits == {Hex("05.04"): 1, Hex("05.03"): 1}


@pytest.mark.rule("20.0")
def test_20_0_a_shell_that_bursts_after_a_grenade_is_not_the_throwers() -> None:
    count = Count("taylor 05.05", "jung 05.03")
    count.tell(
        ev.GrenadeThrown(TAYLOR, "mk-2", Hex("05.03"), Hex("05.03"), 0, 8, "7.09"),
        ev.GrenadeExploded("mk-2", Hex("05.03")),
        ev.ShellBurst("mortar-81", Hex("05.03")),
        ev.FragmentRolled(JUNG, "mortar-81", True, 1, 1, (), 4, 3, True),
        ev.ManKilled(JUNG, "kia"),
    )
    assert count.of(TAYLOR).killed == 0


@pytest.mark.rule("13.0.8")
@pytest.mark.parametrize("need", [-2, 0, 4, 9])
def test_13_0_8_a_shot_counts_by_the_chance_that_the_table_showed_before_it(need: int) -> None:
    count = Count("taylor 05.05 rapid-fire", "jung 05.03")
    count.tell(shot(TAYLOR, JUNG, need, "hit"), shot(TAYLOR, JUNG, need, number=2))
    quality = count.table.state.figure(TAYLOR).tq
    promised = chances.hit(need, quality + need)
    assert count.of(TAYLOR).expected == pytest.approx(2 * promised)
    assert [done.tried.success for _, done in count.tally.thrown] == [True, False]


@pytest.mark.rule("19.0")
@pytest.mark.parametrize(("need", "share"), [(-1, 0.1), (4, 0.5), (9, 0.9)])
def test_19_0_a_morale_check_passes_on_a_0_and_never_on_a_9(need: int, share: float) -> None:
    count = Count("taylor 05.05", "jung 05.03")
    count.tell(ev.CheckMade(TAYLOR, "mc", "hit", (Term("troop-quality", need, "8.1"),), need, 3, need >= 3, "19.0"))
    ((_, done),) = count.tally.thrown
    assert (done.kind, done.side) == ("morale", "friendly")
    assert done.tried.chance == pytest.approx(share)


@pytest.mark.rule("14.2")
def test_14_2_a_grenade_that_an_enemy_let_fall_beside_himself_is_not_told_as_the_players_own() -> None:
    count = Count("taylor 05.05", "jung 05.03")
    count.tell(ev.FragmentRolled(JUNG, "stielhandgranate-24", True, 1, 3, (), 0, 3, False))
    ((_, done),) = count.tally.thrown
    assert text(f"report-dice-{done.kind}", side=done.side) == "Grenades and shells against the enemy"


@pytest.mark.rule("8.2")
def test_8_2_while_the_battle_goes_on_an_unknown_mans_sum_is_counted_nowhere() -> None:
    for whole, tries in ((False, 0), (True, 1)):
        count = Count("taylor 05.05", "jung 05.03 unknown", whole=whole)
        count.tell(shot(JUNG, TAYLOR, 4, "hit"))
        assert len(count.tally.thrown) == tries
        assert (count.of(JUNG).shots, count.of(JUNG).hits) == (1, 1)


@pytest.mark.rule("17.4")
def test_17_4_a_prisoner_is_his_guards_deed_and_lost_to_his_side() -> None:
    count = Count("taylor 05.05", "jung 05.05 rout")
    count.tell(ev.Surrendered(JUNG, TAYLOR))
    assert (count.of(TAYLOR).captured, count.tally.lost) == (1, [(1, "enemy")])


def test_a_man_who_is_carried_goes_no_hex_himself_but_the_board_shows_his_way() -> None:
    count = Count("taylor 05.05", "cragg 05.05", "jung 01.01")
    count.tell(
        ev.ManMoved(TAYLOR, Hex("05.05"), Hex("05.06"), "7.18"),
        ev.ManMoved(CRAGG, Hex("05.05"), Hex("05.06"), "7.18", taken="carried"),
    )
    assert (count.of(TAYLOR).hexes, count.of(CRAGG).hexes) == (1, 0)
    assert count.tally.steps["friendly"] == {Hex("05.06"): 2}


def test_fire_is_drawn_from_where_it_came() -> None:
    count = Count("taylor 05.05", "jung 05.03")
    count.tell(shot(TAYLOR, JUNG, 4), shot(TAYLOR, JUNG, 4, number=2))
    assert count.tally.fire == {Fire("friendly", Hex("05.05"), Hex("05.03")): 2}


def test_a_man_who_is_turned_face_up_keeps_what_the_unknown_man_did() -> None:
    tally = Tally(whole=False)
    tally.deeds["red-2"].shots = 4
    tally.rename("red-2", JUNG)
    assert (tally.deeds[JUNG].man, tally.deeds[JUNG].shots) == (JUNG, 4)


@pytest.mark.rule("16.0")
def test_16_0_a_wound_is_good_news_or_bad_by_whose_it_is() -> None:
    count = Count("taylor 05.05", "jung 05.03")
    count.tell(ev.ManWounded(JUNG, Wound("light"), 7), ev.ManWounded(TAYLOR, Wound("light"), 7))
    assert [told.news for told in count.tally.timeline] == ["good", "bad"]
