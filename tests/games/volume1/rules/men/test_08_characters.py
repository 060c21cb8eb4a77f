"""Characters: printed values, and the states hidden, spotted, unknown and known (8.0)."""

import pytest

from combat.games.volume1.rules.cards import immediate_effects
from combat.games.volume1.rules.events import DummyRemoved, ManSpotted, ShotFired
from combat.games.volume1.rules.fighting import fire
from tests.games.volume1.tiny_table import Table


@pytest.mark.rule("8.1", "2.0b")
def test_8_1_sgt_taylor_as_the_rulebook_prints_him() -> None:
    taylor = Table("taylor 01.05").state.figure("sgt-taylor")
    assert (taylor.ldr, taylor.tq, taylor.tough, taylor.medic, taylor.team) == (3, 6, True, False, "able")
    assert [(skill.weapon, skill.value) for skill in taylor.skills] == [("m3", 7), ("mk-2", 4), ("colt-45", 5)]


@pytest.mark.rule("8.2")
def test_8_2_soldat_jung_as_the_rulebook_prints_him() -> None:
    jung = Table("jung 01.05").state.figure("soldat-jung")
    assert (jung.tq, jung.number, jung.team, jung.ldr) == (4, 14, "red", 0)
    assert [(skill.weapon, skill.value) for skill in jung.skills] == [("kar-98k", 3), ("stielhandgranate", 2)]


@pytest.mark.rule("8.1", "8.1b")
def test_8_1_a_hidden_man_who_fires_is_spotted() -> None:
    table = Table("crowe 05.05 hidden aimed-fire", "jung 05.01 hide")
    story = table.activate("crowe", "jung", impulse=2, d10=[8])
    assert (story.one(ManSpotted).man, story.one(ManSpotted).rule, table["crowe"].seen) == ("pvt-crowe", "8.1", True)
    assert story.kinds.index("man-spotted") < story.kinds.index("shot-fired")


@pytest.mark.rule("8.1", "8.1b")
def test_8_1_a_hidden_man_who_throws_a_grenade_is_spotted() -> None:
    table = Table("crowe 05.05 hidden grenade", "jung 05.02 hide")
    table.arm("crowe", "05.02")
    story = table.activate("crowe", impulse=3, d10=[0, 9])
    assert (story.one(ManSpotted).why, table["crowe"].seen) == ("threw", True)


@pytest.mark.rule("8.2", "8.2a")
def test_8_2_an_unknown_enemy_who_fires_is_known() -> None:
    table = Table("crowe 05.05 hide", "kuhn 05.01 unknown rapid-fire")
    story = table.activate("kuhn", impulse=1, d10=[8])
    assert (story.one(ManSpotted).man, story.one(ShotFired).man) == ("soldat-kuhn", "soldat-kuhn")


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("order", ["rapid-fire", "run-and-gun:5"])
def test_8_2_a_dummy_that_would_fire_is_turned_over(order: str) -> None:
    table = Table("crowe 05.05 hide", f"red-1 05.01 unknown {order}")
    story = table.activate("red-1", impulse=2)
    assert (story.one(DummyRemoved).rule, table["red-1"].fate) == ("8.2", "dummy")


@pytest.mark.rule("8.2", "8.2a")
def test_8_2_an_unknown_enemy_is_fired_at_by_nobody() -> None:
    table = Table("crowe 05.05 rapid-fire", "jung 05.01 unknown hide")
    assert fire.targets(table.state, table["crowe"]) == []


@pytest.mark.rule("8.2")
def test_8_2_an_event_that_reveals_the_nearest_unknown_enemy_takes_a_dummy_off() -> None:
    table = Table("crowe 05.05 hide", "jung 05.01 unknown rapid-fire", "red-1 05.02 unknown hide")
    a_match_is_struck = 4
    for found in ("dummy-red-1", "soldat-jung"):
        story = table.play(immediate_effects.roll_event(table.state, "friendly"), d10=[a_match_is_struck])
        assert [event.man for event in story.all(DummyRemoved) + story.all(ManSpotted)] == [found]
    assert table["jung"].order is not None and table.order_of("jung") == "aimed-fire"


@pytest.mark.rule("8.2", "5.1.1")
@pytest.mark.parametrize(("die", "found"), [(3, "jung"), (4, "lang")])
def test_8_2_of_equally_near_ones_chance_says_who_is_revealed(die: int, found: str) -> None:
    table = Table("crowe 05.05 hide", "jung 05.03 unknown hide", "lang 05.07 unknown hide")
    a_match_is_struck = 4
    story = table.play(immediate_effects.roll_event(table.state, "friendly"), d10=[a_match_is_struck], d6=[die])
    assert story.one(ManSpotted).man == table.ids[found]
