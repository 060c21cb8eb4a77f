"""Combinations of rare conditions on one man; the game can go on from each of them.

`goes_on` plays each position to its end several times at random and checks every law of `tests/games/volume1/laws`.

`goes_on` plays each position to its end several times over, by chance, with every law of `tests/games/volume1/laws`
held to.
"""

from __future__ import annotations

from typing import Unpack

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.book import Barrage, Dice, Night
from combat.games.volume1.rules.decisions import DuckBack
from combat.games.volume1.rules.events import (
    CheckMade,
    DeckShuffled,
    EventRolled,
    GrenadeDropped,
    ManKilled,
    ManLeft,
    ManSpotted,
    ManWounded,
    MeleeBegan,
    MeleeEnded,
    PapersDropped,
    PrisonerFreed,
    PrisonerHandedOver,
    ShotFired,
    Surrendered,
    WeaponLeft,
)
from combat.games.volume1.rules.fighting import artillery, belt_fed, crews
from combat.games.volume1.rules.men import wounds
from combat.games.volume1.rules.orders import carrying
from combat.games.volume1.rules.play import sequence, victory
from combat.games.volume1.rules.play.initiative import enemy_teams, friendly_teams
from combat.games.volume1.rules.state import Bomb, Flare, State
from tests.games.volume1.laws.laws import hold, nobody_comes_back
from tests.games.volume1.tiny_table import Facts, Table

LIGHT, BAD, KIA, CLOSE_CALL = 3, 2, 13, 4
FRIENDLY_EVENT, ENEMY_EVENT = 51, 52
FUTURES = 4
"""Number of ways in which each position is played on."""
DARK = Night(3, beyond=1, fire=-2, spotting=-3, flares=2)


def at_once(*men: str, dark: bool = False, **facts: Unpack[Facts]) -> Table:
    """Return a position whose enemies form the scenario's cup; with `dark`, at night under a flare."""
    setting: Facts = {"turns": 4, "night": DARK if dark else None, **facts}
    table = Table(*men, **setting)
    state = table.state
    foes = tuple(man.id for man in state.men.values() if man.side == "enemy")
    state.book = replace(state.book, scenario=replace(state.book.scenario, cup=foes))
    state.initiative = (*friendly_teams(state), *enemy_teams(state))
    if dark:
        state.night, state.flares_left, state.flares = 3, 2, (Flare(Hex("03.03"), 0),)
    return table


def goes_on(table: Table) -> None:
    """Check that every law holds to the end of several random games, and that each can be replayed from its middle."""
    hold(table.state)
    for seed in range(FUTURES):
        game: Game[State] = Game(table.state.copy(), sequence.play, apply)
        chance, player, before = SeededChance(seed), RandomPlayer(seed), game.state.copy()
        while (decision := game.decision) is not None:
            hold(game.state)
            game.answer((chance if decision.to_chance else player).answer(decision, game.state))
        nobody_comes_back(before, game.state)
        middle = game.checkpoints[len(game.checkpoints) // 2]
        again: Game[State] = Game(middle.state.copy(), sequence.play, apply, history=game.entries[: middle.answers])
        again.replay(game.entries[middle.answers :])
        assert (again.state.men, again.state.points) == (game.state.men, game.state.points)


def carried_at_night(*more: str, load: str = "miller 05.05 carry bad tq=7", **facts: Unpack[Facts]) -> Table:
    """Return a position at night in which Crowe carries wounded Miller through smoke.

    A live grenade lies in their hex.
    """
    setting: Facts = {"ground": "05.05 smoke", **facts}
    table = at_once("crowe 05.05 carry tq=5", load, *more, dark=True, **setting)
    table.about("crowe", "miller")
    table.state.bombs = (Bomb("mk-2", Hex("05.05"), Hex("05.02"), near=("pvt-miller",), far=("pvt-crowe",)),)
    return table


# -- wounded, carried, under a grenade, in smoke, at night, hand to hand ----------------------------------------------


@pytest.mark.rule("15.0")
@pytest.mark.rule("14.2")
@pytest.mark.rule("7.18")
def test_15_0_a_wounded_man_carried_through_smoke_at_night_is_charged_over_a_live_grenade() -> None:
    table = carried_at_night("jung 05.04 charge tq=4")
    story = table.activate("jung", impulse=2)
    assert story.one(MeleeBegan).hex == "05.05"
    assert {table.order_of(name) for name in ("crowe", "miller")} == {"melee"}
    assert carrying.partner(table.state, table.ids["crowe"]) == ""
    assert (table.state.bombs[0].near, table.state.bombs[0].far) == (("pvt-miller",), ("pvt-crowe",))
    goes_on(table)
    story = table.end_turn(d10=[0, 9, 9, 0, 9], friendly_cards=[KIA])
    assert story.one(ManKilled).man == "pvt-miller"
    assert not table.state.bombs
    goes_on(table)


@pytest.mark.rule("16.2")
@pytest.mark.rule("15.0")
def test_16_2_he_dies_of_the_sum_of_his_wounds_and_the_melee_goes_on_without_him() -> None:
    table = carried_at_night("jung 05.04 charge tq=4", load="miller 05.05 carry bad light tq=5")
    table.activate("jung", impulse=2)
    story = table.hit("miller", friendly_cards=[BAD])
    assert story.one(ManKilled).why == "wounds"
    assert "05.05" in table.state.melee
    assert table.state.bombs[0].near == ()
    goes_on(table)


@pytest.mark.rule("7.18")
def test_7_18_who_is_carried_on_leaves_grenade_smoke_and_dark_hex_behind() -> None:
    table = carried_at_night("jung 05.02 hide")
    table.activate("crowe", "05.06", impulse=2)
    assert (table["crowe"].hex, table["miller"].hex) == ("05.06", "05.06")
    assert (table.state.bombs[0].near, table.state.bombs[0].far) == ((), ())
    goes_on(table)


# -- a carrying man ducks back ------------------------------------------------------------------------------------------


@pytest.mark.rule("7.19")
@pytest.mark.rule("7.18")
def test_7_19_a_carrying_man_who_ducks_back_over_a_live_grenade_lies_beside_the_other() -> None:
    table = carried_at_night("jung 05.02 hide")
    story = table.activate("crowe", DuckBack.DUCK_BACK, impulse=1)
    assert story.orders() == [("crowe", "duck-back"), ("miller", "duck-back")]
    assert carrying.partner(table.state, table.ids["crowe"]) == ""
    assert table.state.bombs[0].near == ("pvt-miller",)
    goes_on(table)


@pytest.mark.rule("7.18")
@pytest.mark.rule("16.0")
def test_7_18_a_carrier_hit_with_a_kia_card_leaves_his_load_and_his_papers() -> None:
    table = carried_at_night("hoffmann 09.09 hide", points={"papers": 3}).give_papers("hoffmann", "crowe")
    story = table.hit("crowe", friendly_cards=[KIA])
    assert (story.one(ManKilled).man, story.one(PapersDropped).hex) == ("pvt-crowe", "05.05")
    assert (table.order_of("miller"), victory.points(table.state)) == ("duck-back", 0)
    goes_on(table)


# -- an operator surrenders, or runs --------------------------------------------------------------------------------------


def gun_crew(*more: str, operator: str = "crowe 05.05 rapid-fire tq=6", **facts: Unpack[Facts]) -> Table:
    """Return a battle with a machine gun and its two crewmen."""
    table = at_once(operator, "brubaker 05.05 rapid-fire tq=4", *more, **facts)
    return table.gun("crowe", "brubaker")


@pytest.mark.rule("14.3")
@pytest.mark.rule("17.4")
def test_14_3_an_operator_with_papers_gives_himself_up_and_the_gun_lies_there() -> None:
    table = at_once("crowe 05.05 rout hide tq=6", "hoffmann 05.04 charge tq=5", points={"papers": 3})
    table.gun("crowe").give_papers("hoffmann", "crowe")
    story = table.activate("hoffmann", impulse=2)
    assert story.one(Surrendered).man == "pvt-crowe"
    assert table.play(belt_fed.resolve_weapons(table.state)).one(WeaponLeft).why == "gun-surrendered"
    assert victory.points(table.state) == 0
    goes_on(table)


@pytest.mark.rule("14.3")
@pytest.mark.rule("20.0")
def test_14_3_shells_that_fall_in_the_card_phase_make_an_operator_run_from_his_gun() -> None:
    """Nobody is activated in that phase: the gun must lie when orders are given."""
    strike = Barrage("s", "Strike", "enemy", "mortar-60", (Hex("05.05"),) * 10, Dice(plus=1), Dice(plus=0))
    table = gun_crew("jung 01.01 hide", operator="crowe 05.05 idle shaken tq=6", artillery=(strike,))
    table.state.strikes = ("s",)
    table.clock("friendly-cards")
    story = table.play(artillery.fall_due(table.state), d10=[9, 9, 9, 9, 9, 9, 9, 9, 8, 0], d6=[1])
    assert "shell-burst" in story.kinds
    assert table["crowe"].morale == "rout"
    assert table.play(sequence.resolve_contacts(table.state)).one(WeaponLeft).why == "gun-routed"


# -- a guard is killed ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("17.4")
@pytest.mark.rule("14.2")
def test_17_4_a_grenade_kills_the_guard_and_wounds_his_prisoner_who_is_free_then() -> None:
    table = at_once("crowe 05.05 guard", "jung 05.05 idle shaken tq=6", points={"enemy-captured": 2})
    table.take("jung", "crowe")
    table.state.bombs = (
        Bomb("stielhandgranate", Hex("05.05"), Hex("05.02"), near=("pvt-crowe",), far=("soldat-jung",)),
    )
    story = table.end_turn(d10=[0, 0, 9, 0], friendly_cards=[KIA, LIGHT])
    assert story.one(ManKilled).man == "pvt-crowe"
    assert story.one(ManWounded).man == "soldat-jung"
    assert story.one(PrisonerFreed).man == "soldat-jung"
    assert (table["jung"].held_by, victory.points(table.state)) == ("", 0)
    goes_on(table)


@pytest.mark.rule("17.4")
@pytest.mark.rule("15.0")
def test_17_4_a_guard_killed_hand_to_hand_hands_his_prisoner_to_the_comrade_beside_him() -> None:
    table = at_once(
        "crowe 05.05 guard tq=5", "miller 05.05 hide tq=4", "jung 05.05 idle shaken", "lang 05.04 charge tq=5"
    )
    table.take("jung", "crowe")
    table.activate("lang", impulse=2)
    assert "05.05" in table.state.melee
    goes_on(table)
    table.play(wounds.die(table.state, table.ids["crowe"], "kia", "16.0"))
    story = table.settle_encounters()
    handed = [(event.man, event.guard) for event in story if isinstance(event, PrisonerHandedOver)]
    freed = [event.man for event in story if isinstance(event, PrisonerFreed)]
    assert handed == [("soldat-jung", "pvt-miller")] or freed == ["soldat-jung"]
    goes_on(table)


# -- the target dies mid-burst ------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.1")
@pytest.mark.rule("7.18")
def test_13_1_a_carrier_dies_of_the_first_shot_of_a_burst_and_the_others_are_not_rolled() -> None:
    table = at_once("crowe 05.05 carry tq=5", "miller 05.05 carry evac tq=9", "wolff 05.02 rapid-fire mp-40=9")
    table.about("crowe", "miller")
    story = table.activate("wolff", impulse=1, d10=[1], friendly_cards=[KIA], d6=[1])
    dead = story.one(ManKilled).man
    assert [shot.target for shot in story.all(ShotFired)] == [dead]
    other = {"pvt-crowe": "miller", "pvt-miller": "crowe"}[dead]
    assert table.order_of(other) == "duck-back"
    goes_on(table)


@pytest.mark.rule("13.1")
@pytest.mark.rule("14.2")
def test_13_1_who_dies_mid_burst_drops_his_live_grenade_for_whoever_stands_there() -> None:
    table = at_once("taylor 05.05 rapid-fire m3=8", "jung 05.03 grenade", "lang 05.03 hide").arm("jung", "05.05")
    story = table.activate("taylor", "jung", "m3", impulse=1, d10=[1], d6=[1], friendly_cards=[KIA])
    assert len(story.all(ShotFired)) == 1
    dropped = story.one(GrenadeDropped)
    assert (dropped.hex, dropped.far) == ("05.03", ("soldat-lang",))
    goes_on(table)


# -- the deck ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.0")
@pytest.mark.rule("16.0")
def test_5_0_the_deck_runs_out_while_a_burst_wounds_one_man_again_and_again() -> None:
    table = at_once("taylor 05.05 rapid-fire m3=9", "jung 05.04 hide tq=9")
    state = table.state
    state.discards = tuple(sorted(state.deck - {LIGHT, FRIENDLY_EVENT, ENEMY_EVENT}))
    state.deck = frozenset({LIGHT})
    story = table.activate("taylor", "jung", "m3", impulse=1, d10=[1, 0, 1, 0, 9], friendly_cards=[LIGHT, CLOSE_CALL])
    assert story.one(DeckShuffled).deck == "friendly"
    assert [wound.wound.kind for wound in story.all(ManWounded)] == ["light"]
    assert len(story.all(ShotFired)) == 3


@pytest.mark.rule("5.1.3")
@pytest.mark.rule("16.0")
@pytest.mark.parametrize("card", [FRIENDLY_EVENT, ENEMY_EVENT])
def test_5_1_3_a_pure_event_card_drawn_as_a_wound_in_a_melee_at_night_happens_first(card: int) -> None:
    table = at_once("crowe 05.05 melee tq=5", "jung 05.05 melee tq=4", dark=True)
    table.state.melee = frozenset({Hex("05.05")})
    story = table.hit("jung", friendly_cards=[card, KIA], d10=[5])
    assert story.kinds.index("event-rolled") < story.kinds.index("man-killed")
    assert story.one(EventRolled).table == ("friendly" if card == FRIENDLY_EVENT else "enemy")
    assert card in table.state.deck
    goes_on(table)


# -- leaving the board ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.15")
@pytest.mark.rule("14.3")
@pytest.mark.rule("17.3")
def test_17_3_a_routed_man_runs_off_with_the_papers_from_gun_and_prisoner() -> None:
    prices = {"papers": 3, "enemy-captured": 2, "friendly-fled": -2}
    table = at_once("crowe 01.05 sneak rout tq=6", "hoffmann 01.05 idle shaken", "jung 09.09 hide", points=prices)
    table.gun("crowe").give_papers("hoffmann", "crowe").take("hoffmann", "crowe")
    story = table.play(sequence.resolve_contacts(table.state))
    assert story.one(WeaponLeft).hex == "01.05"
    story = table.activate("crowe", "leave", impulse=4)
    assert (story.one(ManLeft).man, story.one(ManLeft).fate) == ("pvt-crowe", "fled")
    table.play(sequence.resolve_contacts(table.state))
    assert (table["hoffmann"].held_by, table["hoffmann"].hex) == ("", "01.05")
    assert victory.points(table.state) == 3 - 2
    goes_on(table)


@pytest.mark.rule("7.15")
@pytest.mark.rule("17.4")
@pytest.mark.rule("9.5")
def test_9_5_an_enemy_guard_leads_a_prisoner_with_papers_off_his_edge() -> None:
    prices = {"papers": 3, "friendly-captured": -2}
    table = at_once("crowe 09.05 idle tq=6 light", "jung 09.05 evade:3", "hoffmann 09.09 hide", points=prices)
    table.take("crowe", "jung").give_papers("hoffmann", "crowe")
    story = table.activate("jung", impulse=1)
    assert story.one(ManLeft).man == "soldat-jung"
    assert (table["crowe"].fate, victory.points(table.state)) == ("captured", -2)
    goes_on(table)


# -- seen and unseen ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.0")
@pytest.mark.rule("21.0")
def test_15_0_an_unseen_man_in_the_dark_strikes_first_and_the_winner_gets_his_breath_back_beside_a_grenade() -> None:
    table = at_once("crowe 05.05 melee hidden tq=5", "jung 05.05 melee tq=4", ground="05.05 smoke", dark=True)
    table.state.melee = frozenset({Hex("05.05")})
    table.state.bombs = (Bomb("mk-2", Hex("05.05"), Hex("05.02"), near=("soldat-jung",), far=("pvt-crowe",)),)
    story = table.activate("crowe", "jung", impulse=2, d10=[7], friendly_cards=[KIA])
    assert story.all(CheckMade)[0].need == 7
    assert (story.one(ManSpotted).man, story.one(MeleeEnded).hex) == ("pvt-crowe", "05.05")
    table.activate("crowe", impulse=3)
    assert table.order_of("crowe") == "duck-back"
    assert crews.gun_of(table.state, "pvt-crowe") is None
    goes_on(table)
