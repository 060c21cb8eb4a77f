"""Causes that stop or cancel a drawn move; each has a message."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import has
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.decisions import ChooseMan, ChooseMove
from combat.games.volume1.rules.state import Order, Wound
from combat.games.volume1.standing import stops, told_moves
from combat.games.volume1.standing.move_plans import MovePlans
from tests.games.volume1.standing.walking import drawn
from tests.games.volume1.tiny_table import Table

WALL = "; ".join(f"06.{row:02d} building" for row in range(1, 10))
"""The ground that parts the west of the board from its east."""


class Walking:
    """One man walking north, whom an enemy may see."""

    def __init__(self, *others: str, ground: str = "") -> None:
        self.table, self.plans = Table("taylor 02.06 evade", *others, ground=ground), MovePlans()
        self.man = self.table.ids["taylor"]
        self.plans.draw(drawn(self.table, "taylor", "02.02"))

    def happens(self, event: Event) -> str:
        """Apply an event and return why it stops the man; "" if he goes on."""
        self.table.happen(event)
        found = self.plans.happened(self.table.state, event)
        for stop in found:
            assert told_moves.reason(self.table.state, stop)
            assert told_moves.entry(self.table.state, [stop]).rule == stop.rule
        return found[0].why if found else ""

    def next(self) -> object:
        """Return the drawn move's answer to the question which man acts next."""
        return self.plans(ChooseMan("4.0", "able", (self.man,), self.man), self.table.state)

    @property
    def waits_for(self) -> str:
        """Return the reason why he waits; "" if he does not."""
        stop = self.plans.waiting.get(self.man)
        return stop.why if stop is not None else ""


@pytest.mark.rule("12.0")
def test_12_0_he_stops_when_he_is_spotted_and_goes_on_when_he_is_told_to() -> None:
    walking = Walking("jung 08.08 hide")
    assert walking.next() == walking.man
    assert walking.happens(ev.ManSpotted(walking.man, walking.table.ids["jung"])) == "stop-seen"
    assert walking.next() is None
    walking.plans.go_on(walking.table.state, [walking.man])
    assert walking.next() == walking.man


@pytest.mark.rule("12.0")
def test_12_0_why_he_stopped_is_news_until_the_impulse_is_over_in_which_the_player_was_told() -> None:
    walking = Walking("jung 08.08 hide")
    state = walking.table.state

    def news() -> list[str]:
        return [stop.why for stop in walking.plans.news_of((walking.man,))]

    walking.happens(ev.ManSpotted(walking.man, walking.table.ids["jung"]))
    walking.happens(ev.ImpulseBegan(state.clock.impulse + 1))
    assert news() == ["stop-seen"], "nobody has asked about him since"
    walking.plans.told(walking.plans.news_of((walking.man,)))
    assert news() == ["stop-seen"]
    walking.happens(ev.ImpulseBegan(state.clock.impulse + 1))
    assert walking.waits_for == "stop-seen"
    assert news() == []


@pytest.mark.rule("7.19")
def test_7_19_whose_move_is_over_is_told_why_with_the_next_question() -> None:
    walking = Walking()
    walking.happens(ev.OrderPlaced(walking.man, Order("sprint"), "7.19", "hit"))
    assert [stop.why for stop in walking.plans.news_of((walking.man,))] == ["stop-order"]
    walking.plans.draw(drawn(walking.table, "taylor", "02.02"))
    assert not walking.plans.news_of((walking.man,)), "another way is drawn"


@pytest.mark.rule("6.0")
def test_6_0_he_is_told_that_his_way_ends_where_his_order_does_not() -> None:
    walking = Walking()
    walking.plans.draw(drawn(walking.table, "taylor", "02.05"))
    asked = ChooseMove("7.06", walking.man, (Hex("02.05"),))
    walking.table.clock("action", 1)
    assert walking.plans(asked, walking.table.state) == Hex("02.05")
    assert not walking.plans.news_of((walking.man,))
    man = walking.table.state.men[walking.man]
    walking.table.state.men[walking.man] = replace(man, hex=Hex("02.05"))
    walking.table.clock("action", 2)
    assert walking.plans(ChooseMove("7.06", walking.man, (Hex("02.04"),)), walking.table.state) is None
    (stop,) = walking.plans.news_of((walking.man,))
    assert (stop.why, stop.hex) == (stops.ENDS, Hex("02.05"))
    assert "way ends here" in told_moves.stopped(walking.table.state, [stop]).text


@pytest.mark.rule("6.0")
def test_6_0_a_step_that_is_not_among_the_answers_stops_him_with_a_reason() -> None:
    walking = Walking()
    walking.table.clock("action", 1)
    assert walking.plans(ChooseMove("7.06", walking.man, (Hex("03.05"),)), walking.table.state) is None
    assert walking.waits_for == "stop-barred"


@pytest.mark.rule("12.0")
def test_12_0_a_new_enemy_stops_everybody_whom_he_sees_and_they_are_asked_about_once() -> None:
    walking = Walking("jung 08.08 hide unknown", "peters 04.06 evade")
    walking.plans.draw(drawn(walking.table, "peters", "04.03"))
    assert walking.happens(ev.ManSpotted(walking.table.ids["jung"], "")) == "stop-enemy-found"
    assert set(walking.plans.waiting) == {walking.man, walking.table.ids["peters"]}
    (stops,) = told_moves.together(walking.plans.waiting.values())
    told = told_moves.entry(walking.table.state, stops)
    assert told.pieces == (walking.man, walking.table.ids["peters"], walking.table.ids["jung"])
    walking.plans.go_on(walking.table.state, [walking.man])
    assert not walking.plans.waiting


@pytest.mark.rule("12.0")
def test_12_0_a_new_enemy_or_a_reinforcement_stops_nobody_who_is_out_of_his_sight() -> None:
    for event in (
        lambda foe: ev.ManSpotted(foe, ""),
        lambda foe: ev.Reinforced(foe, Hex("09.05")),
    ):
        walking = Walking("jung 09.05 hide unknown", "peters 08.08 evade", ground=WALL)
        walking.plans.draw(drawn(walking.table, "peters", "08.05"))
        assert walking.happens(event(walking.table.ids["jung"]))
        assert set(walking.plans.waiting) == {walking.table.ids["peters"]}
        assert walking.next() == walking.man


@pytest.mark.rule("15.0")
def test_15_0_an_enemy_who_is_spotted_on_a_mans_way_stops_him_though_neither_sees_the_other() -> None:
    walking = Walking("jung 02.03 hide unknown", ground="02.04 building; 03.04 building; 01.04 building")
    assert stops.concerns(walking.table.state, walking.plans.drawn[walking.man], walking.table.ids["jung"])


@pytest.mark.rule("12.0")
def test_12_0_all_whose_ways_an_enemy_has_come_to_see_wait_at_once_and_go_on_together() -> None:
    walking = Walking("jung 09.05 hide", "peters 04.08 evade", "weiss 09.08 evade", ground=WALL)
    state, foe, peters = walking.table.state, walking.table.ids["jung"], walking.table.ids["peters"]
    walking.plans.draw(drawn(walking.table, "peters", "04.06"))
    state.men[foe] = replace(state.men[foe], hex=Hex("04.04"))
    assert walking.next() is None
    assert {stop.why for stop in walking.plans.waiting.values()} == {"stop-in-sight"}
    assert set(walking.plans.waiting) == {walking.man, peters}
    told = told_moves.stopped(state, list(walking.plans.waiting.values()))
    assert told.text.count("stopped") == 1
    walking.plans.go_on(state, [walking.man])
    assert not walking.plans.waiting
    asked = ChooseMan("4.0", "able", (walking.man, peters), walking.man)
    assert walking.plans(asked, state) == walking.man


@pytest.mark.rule("12.0")
def test_12_0_who_was_himself_spotted_waits_though_another_who_was_so_too_goes_on() -> None:
    walking = Walking("jung 08.08 hide", "peters 04.06 evade")
    peters, foe = walking.table.ids["peters"], walking.table.ids["jung"]
    walking.plans.draw(drawn(walking.table, "peters", "04.03"))
    for man in (walking.man, peters):
        assert walking.happens(ev.ManSpotted(man, foe)) == "stop-seen"
    told = told_moves.stopped(walking.table.state, list(walking.plans.waiting.values()))
    assert told.text.count("stopped") == 2
    walking.plans.go_on(walking.table.state, [walking.man])
    assert set(walking.plans.waiting) == {peters}


@pytest.mark.rule("13.0")
def test_13_0_he_stops_when_he_is_shot_at_and_others_do_not() -> None:
    walking = Walking("jung 08.08 aimed-fire", "peters 04.06 evade")
    walking.plans.draw(drawn(walking.table, "peters", "04.03"))
    shot = ev.ShotFired(walking.table.ids["jung"], walking.man, "kar-98k", 1, 1, 6, (), 3, 9, "miss")
    assert walking.happens(shot) == "stop-shot-at"
    assert set(walking.plans.waiting) == {walking.man}


@pytest.mark.rule("19.0")
def test_19_0_a_check_of_his_own_stops_him_and_his_looking_about_does_not() -> None:
    walking = Walking("jung 08.08 hide unknown")
    assert walking.happens(ev.CheckMade(walking.man, "spotting", "spotting", (), 4, 9, False, "12.0")) == ""
    assert walking.happens(ev.CheckMade(walking.man, "mc", "hit", (), 4, 1, True, "19.0")) == "stop-check"


@pytest.mark.rule("14.2")
def test_14_2_a_live_grenade_on_his_way_stops_him_and_one_far_off_does_not() -> None:
    walking = Walking("jung 08.08 hide")
    far = ev.GrenadeThrown(walking.table.ids["jung"], "mk-2", Hex("08.05"), Hex("08.05"), 3, 9, "7.09")
    assert walking.happens(far) == ""
    assert walking.happens(replace(far, landed=Hex("03.03"))) == "stop-grenade"


@pytest.mark.rule("7.19")
def test_7_19_another_order_takes_his_move_from_him_unless_he_chose_it() -> None:
    for why, told in (("hit", "stop-order"), ("chosen", "")):
        walking = Walking()
        assert walking.happens(ev.OrderPlaced(walking.man, Order("duck-back"), "7.19", why)) == told
        assert walking.next() is None
        assert bool(walking.plans.drawn) == (not told)


@pytest.mark.rule("16.0")
def test_16_0_who_is_hit_has_no_drawn_move_any_more() -> None:
    for event in (
        lambda man: ev.ManWounded(man, Wound("light"), 4),
        lambda man: ev.ManKilled(man, "kia"),
    ):
        walking = Walking()
        assert walking.happens(event(walking.man)) == "stop-lost"
        assert not walking.plans.drawn


@pytest.mark.rule("17.3")
def test_17_3_rout_takes_the_move_and_a_smaller_change_of_morale_stops_it() -> None:
    walking = Walking()
    assert walking.happens(ev.MoraleChanged(walking.man, "normal", "shaken", "17.0")) == "stop-morale"
    assert walking.waits_for == "stop-morale"
    walking = Walking()
    assert walking.happens(ev.MoraleChanged(walking.man, "normal", "rout", "17.0")) == "stop-morale"
    assert not walking.plans.drawn


@pytest.mark.rule("20.0")
def test_20_0_artillery_stops_everybody_and_so_does_a_new_enemy_in_sight_of_all() -> None:
    walking = Walking("jung 08.08 hide")
    assert walking.happens(ev.StrikeBegan("barrage", 2)) == "stop-strike"
    walking = Walking("jung 08.08 hide")
    assert walking.happens(ev.Reinforced(walking.table.ids["weiss"], Hex("08.02"))) == "stop-reinforced"


@pytest.mark.rule("9.8")
def test_9_8_an_enemy_who_was_shown_to_see_him_stops_him_when_he_becomes_alert() -> None:
    walking = Walking("jung 08.06 hide waiting", "weiss 08.08 hide waiting", ground="07.08 building; 07.07 building")
    assert walking.happens(ev.ManAlerted(walking.table.ids["jung"], "shot-near", "9.8.1")) == "stop-alerted"


@pytest.mark.rule("12.0")
def test_12_0_he_waits_before_a_hex_that_another_enemy_sees_by_now() -> None:
    walking = Walking("jung 09.05 hide", ground=WALL)
    assert walking.next() == walking.man
    foe = walking.table.ids["jung"]
    walking.table.state.men[foe] = replace(walking.table.state.men[foe], hex=Hex("04.05"))
    assert walking.next() is None
    assert walking.waits_for == "stop-in-sight"
    walking.plans.go_on(walking.table.state, [walking.man])
    assert walking.next() == walking.man


@pytest.mark.rule("15.0")
def test_15_0_he_waits_where_an_enemy_has_come_onto_his_way() -> None:
    walking = Walking("jung 08.06 hide")
    foe = walking.table.ids["jung"]
    walking.table.state.men[foe] = replace(walking.table.state.men[foe], hex=Hex("02.04"))
    assert walking.next() is None
    assert walking.waits_for == "stop-in-the-way"


@pytest.mark.rule("6.0")
def test_6_0_he_waits_where_the_next_hex_is_barred_to_him() -> None:
    walking = Walking()
    man = walking.table.state.men[walking.man]
    walking.table.state.men[walking.man] = replace(man, morale="berserk")
    asked = ChooseMove("7.06", walking.man, (Hex("03.05"),))
    assert walking.plans(asked, walking.table.state) is None
    assert walking.waits_for == "stop-barred"


def test_a_new_turn_and_a_known_face_leave_no_old_names_behind() -> None:
    walking = Walking("jung 08.08 hide")
    foe = walking.table.ids["jung"]
    assert foe in walking.plans.drawn[walking.man].seen_by
    walking.plans._rename(foe, "soldat-other")
    assert walking.plans.drawn[walking.man].seen_by == ("soldat-other",)
    walking.plans.happened(walking.table.state, ev.TurnCleared())
    assert not walking.plans.drawn


def test_every_reason_to_stop_has_its_words() -> None:
    tree = ast.parse(Path(stops.__file__).read_text(encoding="utf-8"))
    words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    found = {word for word in words if isinstance(word, str) and word.startswith("stop-")}
    assert len(found) > 10
    assert {why for why in found if not has(why)} == set()
