"""Decisions of the steady bot in positions with an obvious best answer."""

from __future__ import annotations

from combat.engine.kernel.record import field_names
from combat.games.command.players.evaluation import outlook_of
from combat.games.command.players.hand_cards import dearness
from combat.games.command.players.measures.two_dice import below, breaking, exactly, hitting, level, over
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.players.weights import Temper, character, steady
from combat.games.command.rules.answers import CardUse, Placement
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.orders.advance import AdvanceOne
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table

FIRE, MOVE, ADVANCE, RECOVER = ("fire", "ambush"), ("move", "dig-in"), ("advance", "dig-in"), ("recover", "dig-in")


def test_two_dice_are_those_of_a_deck() -> None:
    assert over(0) + level(0) + over(0) == 1
    assert round(over(0), 2) == 0.44
    assert round(breaking(0, moving=True), 2) == 0.56
    assert round(sum(exactly(number) for number in range(2, 13)), 9) == below(13) == 1
    assert hitting(0) == 1
    assert hitting(35) == 1 / 36


def test_he_fires_with_all_at_an_enemy_in_the_open() -> None:
    table = Table(
        drawn_book(columns=9, rows=9),
        {"g-squad": ("squad", "E2"), "g-leader": ("leader", "E2"), "u-squad": ("squad", "E4")},
        hands={1: FIRE, 2: ("rout", "dig-in")},
    )
    player, asked = SteadyPlayer(), table.asked
    assert asked is not None
    assert player.answer(asked, table.state) == "1 fire"
    table.say("1 fire")
    asked = table.asked
    assert asked is not None
    assert player.answer(asked, table.state) == "g-leader g-squad"


def test_he_recovers_whom_he_can_where_nobody_else_can_do_anything() -> None:
    table = Table(
        drawn_book({"E2": "building"}, columns=9, rows=9),
        {"g-squad": ("squad", "E2"), "u-squad": ("squad", "E9")},
        hands={1: RECOVER, 2: ("rout", "dig-in")},
    )
    table.mark("g-squad", broken=True)
    asked = table.asked
    assert asked is not None
    assert SteadyPlayer().answer(asked, table.state) == "1 recover"


def test_he_walks_into_a_melee_only_where_it_is_likely_to_be_won() -> None:
    for mine, theirs, fights in (("assault", "team", True), ("team", "assault", False)):
        table = Table(
            drawn_book(columns=9, rows=9), {"g-one": (mine, "E4"), "u-one": (theirs, "E5")}, hands={1: ADVANCE, 2: MOVE}
        )
        asked = table.say("1 advance", "g-one").asked
        assert isinstance(asked, AdvanceOne)
        assert (SteadyPlayer().answer(asked, table.state) == Placement("g-one", at("E5"))) is fights


def test_he_presses_harder_the_more_he_is_behind_and_not_at_all_ahead() -> None:
    table = Table(drawn_book(columns=9, rows=9), {"g-squad": ("squad", "E2"), "u-squad": ("squad", "E8")})
    assert table.asked is not None
    state = table.state
    state.vp = -4
    little = outlook_of(state, AXIS).press
    state.vp = -12
    assert outlook_of(state, AXIS).press > little > 0
    assert outlook_of(state, ALLIES).press == 0


def test_he_goes_for_the_enemy_where_he_is_behind() -> None:
    table = Table(
        drawn_book(columns=9, rows=9),
        {"g-squad": ("squad", "E3"), "u-squad": ("squad", "E9")},
        objectives=("E1", "D1", "F1", "C1", "G1"),
    )
    assert table.asked is not None
    state, squad = table.state, table.state.units["g-squad"]
    state.control = dict.fromkeys(range(1, 6), AXIS)
    at_ease = outlook_of(state, AXIS).pull(squad, at("E8"))
    state.vp = -20
    assert outlook_of(state, AXIS).pull(squad, at("E8")) > at_ease


def test_he_gives_a_card_for_less_that_is_good_for_no_order() -> None:
    table = Table(
        drawn_book(columns=9, rows=9),
        {"g-squad": ("squad", "E2"), "u-squad": ("squad", "E8")},
        hands={1: ("fire", "marksmanship"), 2: ("artillery-denied", "marksmanship")},
    )
    fire, denied = (dearness(table.state, CardUse(card, "marksmanship")) for card in (1, 2))
    assert denied < fire / 2


def test_he_lays_smoke_on_open_ground_that_is_swept_by_fire_and_on_no_other() -> None:
    for foe, lays in (("E8", True), ("A9", False)):
        table = Table(
            drawn_book({"E3": "building", "B5": "woods", "C6": "woods", "B7": "woods"}, columns=9, rows=9),
            {"g-rifles": ("squad", "E3"), "u-squad": ("squad", foe), "u-assault": ("assault", foe)},
            hands={1: ("move", "ambush"), 2: ("artillery-denied", "smoke-grenades")},
            objectives=("E4",),
            vp=-20,
        )
        asked = table.say("1 move", "g-rifles").asked
        assert asked is not None
        answer = SteadyPlayer().answer(asked, table.state)
        assert (answer == "2 smoke-grenades") is lays, (foe, answer)


def test_a_weapon_goes_from_who_is_broken_to_who_is_not() -> None:
    for broken in (True, False):
        table = Table(
            drawn_book({"E2": "building"}, columns=9, rows=9),
            {
                "g-squad": ("squad", "E2"),
                "g-other": ("team", "E2"),
                "g-leader": ("leader", "E2"),
                "u-squad": ("squad", "E9"),
            },
            hands={1: MOVE},
        )
        gun = table.arm("g-squad", "lmg")
        table.mark("g-squad", broken=broken)
        asked = table.say("1 move", "g-leader g-other", "g-other").asked
        assert asked is not None
        assert (SteadyPlayer().answer(asked, table.state) == f"give {gun} g-other") is broken


def test_what_he_cannot_see_changes_nothing() -> None:
    """The enemy's hand is other cards; his view, and so his answer, is the same."""
    answers = []
    for held in (FIRE, ("command-confusion", "dig-in")):
        table = Table(
            drawn_book(columns=9, rows=9),
            {"g-squad": ("squad", "E2"), "g-team": ("team", "D2"), "u-squad": ("squad", "E7")},
            hands={1: MOVE, 2: FIRE, 101: held, 102: FIRE},
            objectives=("E5", "A1", "I9", "A9", "I1"),
        )
        asked = table.asked
        assert asked is not None
        answers.append(SteadyPlayer().answer(asked, RULES.visible(table.state, AXIS)))
    assert answers[0] == answers[1]


def test_he_is_somebody_else_in_every_army_and_game_but_never_far_from_steady() -> None:
    german, again, other = character(1, "germany"), character(1, "germany"), character(2, "germany")
    assert german == again != other != character(2, "italy")
    for name in field_names(Temper):
        assert abs(getattr(german, name) / getattr(steady(), name) - 1) <= 0.1001
