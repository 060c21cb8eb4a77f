"""The player's cards: hand, track, order, discard and event cards (5.0, 5.1)."""

from typing import Unpack

import pytest

from combat.engine.kernel.decision import Answer, IllegalAnswer
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.book import Effect, FriendlyCard
from combat.games.volume1.rules.cards import friendly_cards, immediate_effects
from combat.games.volume1.rules.decisions import DiscardDown, DrawCard, PlayCard, PlayDiscard
from combat.games.volume1.rules.events import (
    AmmoChanged,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardsTakenUp,
    CheckMade,
    DeckShuffled,
    EffectBegan,
    EventRolled,
    GrenadeThrown,
    ManAlerted,
    ManHeld,
    ManWounded,
    MoraleChanged,
    ShotFired,
    Term,
)
from combat.games.volume1.rules.fighting import explosions
from combat.games.volume1.rules.men import checks, wounds
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import Bomb
from tests.games.volume1.tiny_table import Chance, Facts, Table, shipped

WHERE_ABLE_STANDS = ("taylor 01.04 hidden", "crowe 01.05 hidden", "cragg 01.06 hidden")
OUR_EVENT, THEIR_EVENT = 51, 52
NOTHING_HAPPENS = 5
"""The line of both event tables that does nothing."""


def at_the_cards(*men: str, **facts: Unpack[Facts]) -> Table:
    """Return a battle in which the player may play a card."""
    return Table(*(men or ("taylor 01.05 hidden",)), **facts).clock("friendly-cards")


# -- the hand (5.0) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("5.0", "4.0.1a")
def test_5_0_an_empty_hand_draws_one_card_before_the_turn() -> None:
    table = at_the_cards()
    story = table.play(sequence.friendly_card_phase(table.state), friendly_cards=[6])
    assert (story.one(CardDrawn).to, table.state.played, table.state.hand) == ("hand", 6, ())


@pytest.mark.rule("5.0", "4.0.1a")
def test_5_0_a_hand_with_a_card_in_it_draws_none() -> None:
    table = at_the_cards(hand=(3,))
    assert table.play(sequence.friendly_card_phase(table.state)).kinds == ["card-played"]


def stacked(table: Table, deck: tuple[int, ...], discards: tuple[int, ...]) -> None:
    """Set the cards of the deck and of the discard pile."""
    table.state.deck, table.state.discards = frozenset(deck), discards


def planned(aside: tuple[int, ...] = (1, 2, 3), **facts: Unpack[Facts]) -> Table:
    """Return a battle in which the player has an empty hand and planned cards laid aside."""
    table = at_the_cards(**facts)
    table.state.aside, table.state.deck = aside, table.state.deck - set(aside)
    return table


@pytest.mark.rule("5.0", "4.0.1a")
@pytest.mark.parametrize(
    ("answer", "drawn", "hand"), [("draw-card", [4], (4, 2, 3)), ("draw-none", [], (2, 3))], ids=["draws", "does not"]
)
def test_5_0_with_planned_cards_at_hand_the_player_may_draw_for_his_empty_hand(
    answer: str, drawn: list[int], hand: tuple[int, ...]
) -> None:
    table = planned()
    table.play(sequence.friendly_card_phase(table.state), answer, 1, friendly_cards=drawn)
    assert [asked.kind for asked in table.asked] == ["draw-card", "play-card"]
    assert (table.state.hand, table.state.aside, table.state.played) == (hand, (), 1)


@pytest.mark.rule("5.0", "4.0.1a", "4.0.1d")
def test_5_0_without_any_he_must_for_a_card_has_to_be_played() -> None:
    table = at_the_cards()
    table.play(sequence.friendly_card_phase(table.state), friendly_cards=[6])
    assert not any(isinstance(asked, DrawCard) for asked in table.asked)


@pytest.mark.rule("5.0", "4.0.1a")
def test_5_0_a_card_in_hand_or_none_to_draw_is_no_question() -> None:
    table = planned(hand=(7,))
    table.play(sequence.friendly_card_phase(table.state), 7)
    assert [asked.kind for asked in table.asked] == ["play-card"]
    table = planned()
    table.state.deck = frozenset()
    table.play(sequence.friendly_card_phase(table.state), 1)
    assert [asked.kind for asked in table.asked] == ["play-card"]


@pytest.mark.rule("5.0", "5.1.3", "4.0.1c")
def test_5_0_a_drawn_event_happens_and_the_hand_keeps_five() -> None:
    table = planned(aside=(1, 2, 3, 5, 7))
    table.play(
        sequence.friendly_card_phase(table.state), "draw-card", 9, 1,
        friendly_cards=[OUR_EVENT, 9], d10=[NOTHING_HAPPENS],
    )  # fmt: skip
    assert [asked.kind for asked in table.asked] == ["draw-card", "discard-down", "play-card"]
    assert table.state.hand == (2, 3, 5, 7)


@pytest.mark.rule("5.1", "4.0.1b")
def test_5_1_the_plan_and_draw_example_of_turns_5_and_6() -> None:
    """The last card goes on the track, a Plan with LDR 1 wins one; turn 6 draws one more and has two to choose from."""
    table = at_the_cards("taylor 01.05 hidden", "johnson 01.06 hidden ldr=1", hand=(6,)).clock("friendly-cards", turn=5)
    table.run(lambda clock: clock.turn == 6, "taylor hide", "johnson plan", "commit", d10=[5], friendly_cards=[8])
    assert (table.state.hand, table.state.aside) == ((), (8,))
    story = table.play(sequence.friendly_card_phase(table.state), 8, friendly_cards=[9])
    assert [event.kind for event in story[:2]] == [CardDrawn.kind, CardsTakenUp.kind]
    assert [asked.answers for asked in table.asked if isinstance(asked, PlayCard)] == [(9, 8)]
    assert (table.state.played, table.state.hand) == (8, (9,))


@pytest.mark.rule("5.0", "4.0.1b", "4.0.1c")
def test_5_0_what_plans_won_comes_to_the_hand_before_the_limit_of_five_is_kept() -> None:
    table = at_the_cards(hand=(3, 4, 5))
    table.state.aside, table.state.deck = (7, 8, 9), table.state.deck - {7, 8, 9}
    story = table.play(sequence.friendly_card_phase(table.state), 4, 8)
    assert [type(asked) for asked in table.asked] == [DiscardDown, PlayCard]
    assert (story.one(CardDiscarded).card, table.state.hand) == (4, (3, 5, 7, 9))


@pytest.mark.rule("5.0", "4.0.1d")
def test_5_0_one_card_must_go_on_the_track() -> None:
    table = at_the_cards(hand=(3, 4))
    game = Game(table.state, sequence.play, apply)
    assert game.decision is not None and game.decision.passes_with is None
    with pytest.raises(IllegalAnswer):
        game.answer(5)


@pytest.mark.rule("5.0")
def test_5_0_when_the_deck_runs_out_the_discards_become_the_new_one() -> None:
    table = at_the_cards()
    stacked(table, deck=(), discards=(6, 8))
    story = table.play(sequence.friendly_card_phase(table.state), friendly_cards=[8])
    assert (story.one(DeckShuffled).deck, table.state.deck, table.state.discards) == ("friendly", frozenset({6}), ())


# -- order cards (5.1.1) ------------------------------------------------------------------------------------------


@pytest.mark.rule("5.1.1")
@pytest.mark.parametrize(
    ("die", "man"), [(1, "taylor"), (2, "taylor"), (3, "crowe"), (4, "crowe"), (5, "cragg"), (6, "cragg")]
)
def test_5_1_1_card_25_lets_one_of_three_do_nothing_but_hide(die: int, man: str) -> None:
    table = at_the_cards(*WHERE_ABLE_STANDS, "johnson 01.07 hidden", hand=(25,))
    story = table.play(sequence.friendly_card_phase(table.state), d6=[die])
    chosen = table[man].id
    assert story.one(EffectBegan).man == chosen
    assert list(give_orders.legal_orders(table.state, chosen)) == ["hide"]
    assert "sneak" in give_orders.legal_orders(table.state, table["johnson"].id)


@pytest.mark.rule("5.1.1")
def test_5_1_1_the_card_names_itself_where_it_forbids_an_order() -> None:
    table = at_the_cards(*WHERE_ABLE_STANDS, hand=(25,))
    table.play(sequence.friendly_card_phase(table.state), d6=[4])
    refusal = give_orders.order_refusal(table.state, table["crowe"].id, "sneak")
    assert refusal is not None
    assert (refusal.message, refusal.rule, refusal.args) == ("card-allows-only", "5.1.1", (("order", "hide"),))


@pytest.mark.rule("5.1.1")
def test_5_1_1_four_men_share_a_die_of_six_and_the_other_numbers_are_rolled_again() -> None:
    table = at_the_cards(*WHERE_ABLE_STANDS, "brubaker 01.07 hidden", hand=(25,))
    story = table.play(sequence.friendly_card_phase(table.state), d6=[6, 5, 4])
    assert story.one(EffectBegan).man == "pvt-brubaker"


@pytest.mark.rule("5.1.1")
def test_5_1_1_bad_shooting_takes_1_from_everyone_who_fires_this_turn_and_is_over_with_it() -> None:
    table = at_the_cards("crowe 05.09 aimed-fire m1-garand=4", "jung 05.05 aimed-fire kar-98k=4", hand=(6,))
    table.play(sequence.friendly_card_phase(table.state))
    for shooter, target in (("crowe", "jung"), ("jung", "crowe")):
        shot = table.activate(shooter, *([target] if shooter == "crowe" else []), impulse=2, d10=[8]).one(ShotFired)
        assert shot.need == 4 + 0 - 1
    table.end_turn()
    assert table.state.effects == ()


@pytest.mark.rule("5.1.1", "4.0.1e", "5.1.3a")
def test_5_1_1_an_order_card_that_calls_an_enemy_event_rolls_for_it_at_once() -> None:
    table = at_the_cards(hand=(46,))
    story = table.play(sequence.friendly_card_phase(table.state), d10=[NOTHING_HAPPENS])
    assert (story.one(EventRolled).table, table.state.played) == ("enemy", 46)


@pytest.mark.rule("5.1.1")
def test_5_1_1_a_card_about_a_team_without_men_falls_on_nobody() -> None:
    table = at_the_cards("johnson 01.05 hidden", hand=(25,))
    assert table.play(sequence.friendly_card_phase(table.state)).kinds == ["card-played", "effect-wasted"]


@pytest.mark.rule("5.1.1")
def test_5_1_1_a_drop_in_troop_quality_counts_in_spotting_checks_too() -> None:
    table = at_the_cards("connor 05.05 hide tq=5", "jung 05.01 unknown hide", hand=(37,))
    table.play(sequence.friendly_card_phase(table.state))
    check = table.activate("connor", impulse=1, d10=[9]).one(CheckMade)
    assert check.need == 5 + 1 - 1


# -- discard cards (5.1.2) ----------------------------------------------------------------------------------------


@pytest.mark.rule("5.1.2")
def test_5_1_2_a_discard_card_on_the_track_does_nothing_but_its_numbers() -> None:
    table = at_the_cards(hand=(16,))
    assert table.play(sequence.friendly_card_phase(table.state)).all(EffectBegan) == []
    assert (table.state.played, table.state.hand) == (16, ())


@pytest.mark.rule("5.1.2")
def test_5_1_2_a_missed_shot_may_be_rolled_again_by_a_card() -> None:
    table = Table("crowe 05.09 aimed-fire m1-garand=4", "jung 05.05 evade", hand=(16,))
    story = table.activate("crowe", "jung", 16, impulse=2, d10=[5, 4, 3], friendly_cards=[4])
    assert (story.one(ShotFired).roll, table.state.hand, table.state.discards) == (4, (), (16, 4))


@pytest.mark.rule("5.1.2")
def test_5_1_2_nobody_asks_for_a_card_where_the_roll_has_done_its_service() -> None:
    table = Table("crowe 05.09 aimed-fire m1-garand=4", "jung 05.05 evade", hand=(16,))
    table.activate("crowe", "jung", impulse=2, d10=[4, 3], friendly_cards=[4])
    assert not any(isinstance(asked, PlayDiscard) for asked in table.asked)


@pytest.mark.rule("5.1.2")
def test_5_1_2_an_enemys_hit_may_be_rolled_again_even_a_0_that_needs_confirming() -> None:
    table = Table("crowe 05.09 hide", "jung 05.01 aimed-fire kar-98k=3", ground="05.09 rocks", hand=(5,))
    story = table.activate("jung", 5, impulse=2, d10=[0, 7])
    assert (story.one(ShotFired).need, story.one(ShotFired).roll) == (-2, 7)


@pytest.mark.rule("5.1.2")
def test_5_1_2_the_question_knows_at_whom_the_shot_is() -> None:
    table = Table("crowe 05.09 hide", "jung 05.01 aimed-fire kar-98k=3", ground="05.09 rocks", hand=(5,))
    table.activate("jung", 5, impulse=2, d10=[0, 7])
    (asked,) = (decision for decision in table.asked if isinstance(decision, PlayDiscard))
    assert (asked.subject, asked.about, asked.of) == (table.ids["jung"], table.ids["crowe"], "hit")


@pytest.mark.rule("5.1.2")
def test_5_1_2_nobody_asks_for_a_card_where_no_other_roll_could_succeed() -> None:
    table = Table("crowe 05.09 hide tq=1", hand=(28,))
    assert (
        table.play(checks.throw(table.state, "pvt-crowe", -2, "spotting", "spotting", "12.0"), d10=[5]).all(CheckMade)
        == []
    )
    assert not any(isinstance(asked, PlayDiscard) for asked in table.asked)


@pytest.mark.rule("5.1.2")
@pytest.mark.parametrize(("need", "chance"), [(-2, 0.04), (0, 0.1), (3, 0.4), (8, 0.9)])
def test_5_1_2_the_question_knows_the_chance_of_another_roll(need: int, chance: float) -> None:
    table = Table("crowe 05.09 hide tq=5", hand=(28,))
    table.play(checks.throw(table.state, "pvt-crowe", need, "spotting", "spotting", "12.0"), "pass", d10=[9])
    (asked,) = (decision for decision in table.asked if isinstance(decision, PlayDiscard))
    assert asked.chance == pytest.approx(chance)


@pytest.mark.rule("5.1.2")
@pytest.mark.parametrize(("card", "check", "morale"), [(32, "mc", "shaken"), (26, "rc", "cautious")])
def test_5_1_2_cards_pass_morale_and_rally_checks_without_a_roll(card: int, check: str, morale: str) -> None:
    table = Table("crowe 05.09 rally shaken", hand=(card,))
    rolls = {
        "mc": checks.morale_check(table.state, "pvt-crowe", "fired-at"),
        "rc": checks.rally_check(table.state, "pvt-crowe", (), "7.17"),
    }
    assert table.play(rolls[check], card).all(CheckMade) == []
    assert table["crowe"].morale == morale


@pytest.mark.rule("5.1.2")
def test_5_1_2_a_natural_9_on_a_morale_check_may_be_rolled_again_however_brave_the_man() -> None:
    table = Table("crowe 05.09 hide tq=9", hand=(8,))
    table.play(checks.morale_check(table.state, "pvt-crowe", "fired-at"), 8, d10=[9, 3])
    assert table["crowe"].morale == "normal"


@pytest.mark.rule("5.1.2")
def test_5_1_2_a_plan_may_succeed_by_a_card_and_is_asked_about_once() -> None:
    table = Table("johnson 01.05 plan", hand=(18,))
    table.end_turn(18, friendly_cards=[9])
    assert (table.state.aside, len(table.asked)) == ((9,), 1)


@pytest.mark.rule("5.1.2")
def test_5_1_2_a_wound_card_may_be_set_aside_for_another_but_not_a_close_call() -> None:
    table = Table("crowe 05.09 aimed-fire", hand=(10, 22))
    table.play(wounds.hit(table.state, "pvt-crowe"), 10, d10=[3], friendly_cards=[13, 4])
    assert (table["crowe"].fate, table.state.hand, table.state.discards) == ("", (22,), (10, 13, 4))


@pytest.mark.rule("5.1.2")
def test_5_1_2_a_card_takes_away_an_ammunition_marker_when_its_man_is_activated() -> None:
    table = Table("crowe 05.09 rapid-fire no-ammo", hand=(12,))
    table.activate("crowe", 12, impulse=1)
    assert (table["crowe"].ammo, table.state.hand) == ("full", ())


@pytest.mark.rule("5.1.2", "7.13")
@pytest.mark.parametrize(
    ("words", "impulse", "asked"),
    [
        ("aimed-fire no-ammo", 1, 0),
        ("aimed-fire low-ammo", 2, 1),
        ("run-and-gun no-ammo", 2, 1),
        ("hide no-ammo", 2, 0),
        ("sneak low-ammo", 2, 0),
        ("idle no-ammo", 2, 0),
        ("mk-2-rifle-grenade=5 rifle-grenade no-ammo", 3, 1),
    ],
)
def test_5_1_2_nobody_asks_in_an_impulse_in_which_he_cannot_fire(words: str, impulse: int, asked: int) -> None:
    table = Table(f"crowe 05.05 {words}", "jung 09.01 hide", hand=(CLIP,)).arm("crowe", "05.01", "")
    table.activate("crowe", *(["05.04"] if impulse == 2 and "run" in words else []), impulse=impulse)
    assert offers(table) == asked


@pytest.mark.rule("5.1.2", "14.3e")
def test_5_1_2_nor_a_man_who_only_feeds_a_machine_gun() -> None:
    table = Table("crowe 05.05 rapid-fire", "miller 05.05 rapid-fire low-ammo", hand=(CLIP,)).gun("crowe", "miller")
    table.activate("miller", impulse=1)
    assert offers(table) == 0


# -- event cards (5.1.3) ------------------------------------------------------------------------------------------


@pytest.mark.rule("5.1.3", "5.1.3b")
@pytest.mark.parametrize(("card", "side"), [(OUR_EVENT, "friendly"), (THEIR_EVENT, "enemy")])
def test_5_1_3_a_pure_event_card_stops_for_its_event_goes_back_and_is_replaced(card: int, side: str) -> None:
    table = at_the_cards()
    stacked(table, deck=(card, 3), discards=(6, 8))
    story = table.play(sequence.friendly_card_phase(table.state), d10=[NOTHING_HAPPENS], friendly_cards=[card, 8])
    assert story.one(EventRolled).table == side
    assert story.kinds == ["card-drawn", "event-rolled", "card-discarded", "deck-shuffled", "card-drawn", "card-played"]
    assert (table.state.deck, table.state.discards, table.state.played) == (frozenset({card, 3, 6}), (), 8)


@pytest.mark.rule("5.1.3", "5.1.3b")
def test_5_1_3_a_pure_event_card_drawn_for_a_wound_stops_for_its_event_too() -> None:
    table = Table("crowe 05.09 aimed-fire")
    story = table.play(wounds.hit(table.state, "pvt-crowe"), d10=[NOTHING_HAPPENS, 9], friendly_cards=[THEIR_EVENT, 3])
    assert story.one(EventRolled).table == "enemy"
    assert story.one(ManWounded).card == 3


@pytest.mark.rule("5.1.3", "5.1.3c", "22.0f")
def test_5_1_3_in_the_opening_hand_it_is_laid_off_unheeded_and_shuffled_back() -> None:
    table = Table("taylor 01.05 hidden")
    story = table.play(friendly_cards.deal_opening_hand(table.state), friendly_cards=[OUR_EVENT, 3, 4, 6])
    assert (story.all(EventRolled), table.state.hand, OUR_EVENT in table.state.deck) == ([], (3, 4, 6), True)
    assert story[-1].kind == "deck-shuffled"


@pytest.mark.rule("5.1.3", "22.0f")
def test_5_1_3_without_one_the_opening_hand_needs_no_shuffle() -> None:
    table = Table("taylor 01.05 hidden")
    assert table.play(friendly_cards.deal_opening_hand(table.state), friendly_cards=[3, 4, 6]).all(DeckShuffled) == []


@pytest.mark.rule("5.1.3")
def test_5_1_3_an_event_about_a_random_enemy_may_fall_on_a_dummy_and_gives_nothing_away() -> None:
    table = Table("taylor 01.05 hidden", "jung 09.05 unknown", "red-1 09.06 unknown")
    homesick = 3
    story = table.play(immediate_effects.roll_event(table.state, "friendly"), d10=[homesick], d6=[6])
    assert (story.one(MoraleChanged).man, story.one(MoraleChanged).after) == ("dummy-red-1", "cautious")


@pytest.mark.rule("5.1.3", "5.1.3a")
def test_5_1_3_the_card_of_an_event_leaves_the_hand_before_its_event_can_take_a_card() -> None:
    table = at_the_cards(hand=(46, 3))
    story = table.play(sequence.friendly_card_phase(table.state), 46, d10=[9], d6=[2])
    assert [event.card for event in story if isinstance(event, CardPlayed | CardDiscarded)] == [46, 3]


# -- ammunition by a card (5.1.2, 7.13) -----------------------------------------------------------------------------

CLIP = 12


def offers(table: Table) -> int:
    """Return how often the player was asked to discard a card to remove an ammunition marker."""
    return sum(isinstance(asked, PlayDiscard) and asked.window == "recover-ammo" for asked in table.asked)


@pytest.mark.rule("5.1.2", "7.13")
def test_5_1_2_a_dry_man_may_be_ordered_to_fire_with_the_card_in_hand_and_not_without() -> None:
    fires = ("aimed-fire", "rapid-fire", "suppressive-fire")
    table = Table("crowe 05.06 idle no-ammo", hand=(CLIP,))
    assert [table.refused("crowe", order) for order in fires] == [None] * 3
    assert table.refused("crowe", "slow-suppressive-fire") == ("weapon-not-slow", "7.03")
    for hand in ((), (16,)):
        table = Table("crowe 05.06 idle no-ammo", hand=hand)
        assert [table.refused("crowe", order) for order in fires] == [("out-of-ammo", "7.13")] * 3


@pytest.mark.rule("5.1.2", "7.13")
@pytest.mark.parametrize(("use", "ammo", "hand"), [(CLIP, "full", ()), ("pass", "none", (CLIP,))])
def test_5_1_2_the_card_is_offered_with_the_order(use: Answer, ammo: str, hand: tuple[int, ...]) -> None:
    table = Table("crowe 05.06 idle no-ammo", hand=(CLIP,))
    table.give_orders("crowe aimed-fire", use, "commit")
    assert (table.order_of("crowe"), table["crowe"].ammo, table.state.hand) == ("aimed-fire", ammo, hand)


@pytest.mark.rule("5.1.2", "7.13")
@pytest.mark.parametrize(("words", "order", "count"), [
    ("no-ammo", "run-and-gun", 1), ("no-ammo", "hide", 0), ("low-ammo", "aimed-fire", 0), ("", "aimed-fire", 0),
])  # fmt: skip
def test_5_1_2_it_is_offered_with_an_order_to_fire_that_he_could_not_carry_out(
    words: str, order: str, count: int
) -> None:
    table = Table(f"crowe 05.06 idle {words}", hand=(CLIP,))
    table.give_orders(f"crowe {order}", "commit")
    assert offers(table) == count


@pytest.mark.rule("5.1.2", "7.01", "7.13")
def test_5_1_2_kept_till_he_acts_it_is_offered_before_he_fires_and_unused_he_holds_for_want_of_ammunition() -> None:
    table = Table("crowe 05.06 aimed-fire no-ammo m1-garand=9", "jung 05.03 hide", hand=(CLIP,))
    story = table.activate("crowe", CLIP, "jung", impulse=2, d10=[9])
    assert len(story.all(ShotFired)) == 1
    table = Table("crowe 05.06 aimed-fire no-ammo", "jung 05.03 hide", hand=(CLIP,))
    assert table.activate("crowe", "pass", impulse=2).one(ManHeld).why == "out-of-ammo"


@pytest.mark.rule("5.1.2", "7.13")
def test_5_1_2_two_dry_men_may_be_ordered_on_one_card_that_helps_one() -> None:
    table = Table("crowe 05.06 idle no-ammo", "cragg 05.07 idle no-ammo", hand=(CLIP,))
    table.give_orders("crowe aimed-fire", "pass", "cragg aimed-fire", CLIP, "commit")
    assert (table["crowe"].ammo, table["cragg"].ammo) == ("none", "full")


@pytest.mark.rule("5.1.2", "13.1")
@pytest.mark.parametrize(("use", "shots", "ammo"), [(CLIP, 3, "full"), ("pass", 2, "none")])
def test_5_1_2_a_burst_that_runs_dry_goes_on_with_the_card(use: Answer, shots: int, ammo: str) -> None:
    table = Table("taylor 05.06 rapid-fire m3=5", "jung 05.02 hide", hand=(CLIP,))
    story = table.activate("taylor", "jung", "m3", use, impulse=1, d10=[9, 9, 8][:shots])
    assert (len(story.all(ShotFired)), table["taylor"].ammo) == (shots, ammo)


@pytest.mark.rule("5.1.2", "13.1")
def test_5_1_2_after_the_last_shot_nobody_asks() -> None:
    table = Table("crowe 05.06 rapid-fire low-ammo", "jung 05.02 hide", hand=(16,))
    table.state.hand = (CLIP,)
    table.activate("crowe", "pass", "jung", 1, impulse=1, d10=[9])
    assert (table["crowe"].ammo, offers(table)) == ("none", 1)


@pytest.mark.rule("5.1.2", "17.2")
def test_5_1_2_a_dry_berserk_man_may_fire_with_the_card_or_go_at_the_enemy() -> None:
    table = Table("crowe 05.05 idle berserk no-ammo", "jung 05.01 hide", hand=(CLIP,))
    assert (table.refused("crowe", "rapid-fire"), table.refused("crowe", "charge")) == (None, None)
    assert table.refused("crowe", "hide") == ("berserk-must-attack", "17.2")


@pytest.mark.rule("5.1.2", "7.11")
def test_5_1_2_so_may_a_man_with_a_rifle_grenade_and_unused_his_rifle_stays_silent() -> None:
    table = Table("crowe 05.05 idle no-ammo mk-2-rifle-grenade=5", "jung 05.01 hide", hand=(CLIP,))
    assert table.refused("crowe", "rifle-grenade") is None
    table = Table("crowe 05.05 rifle-grenade no-ammo mk-2-rifle-grenade=5", "jung 05.01 hide").arm("crowe", "05.01", "")
    assert table.activate("crowe", impulse=3).one(ManHeld).why == "out-of-ammo"


@pytest.mark.rule("5.1.2", "14.3")
def test_5_1_2_the_card_fills_the_weapon_counter_that_he_operates() -> None:
    table = Table("crowe 05.06 idle", hand=(CLIP,)).gun("crowe")
    table.state.guns["m1919-1"] = replace(table.state.guns["m1919-1"], ammo="none")
    table.give_orders("crowe aimed-fire", CLIP, "commit")
    assert table.state.guns["m1919-1"].ammo == "full"


# -- a grenade's rolls (5.1.2, 7.09) ----------------------------------------------------------------------------------

BOUNCE = 4


def thrown(
    thrower: str, target: str, *say: Answer, near: int, again: tuple[int, ...] = ()
) -> tuple[Table, list[PlayDiscard]]:
    """Throw a grenade from 05.05 at a man in 05.03.

    Return the table, and the questions about re-rolling Grenade Near or Far.
    """
    table = Table(f"{thrower} 05.05 grenade", f"{target} 05.03 evade", hand=(BOUNCE,)).arm(
        thrower.split(maxsplit=1)[0], "05.03", "mk-2" if thrower.startswith("taylor") else "stielhandgranate"
    )
    table.activate(thrower.split(maxsplit=1)[0], *say, impulse=3, d10=[0, near, *again])
    return table, offers_about_men(table)


def offers_about_men(table: Table) -> list[PlayDiscard]:
    """Return the questions about discarding a card to re-roll Grenade Near or Far."""
    return [
        asked
        for asked in table.asked
        if isinstance(asked, PlayDiscard) and (asked.window, asked.of) == ("re-roll", "grenade")
    ]


@pytest.mark.rule("5.1.2", "7.09.3b", "10.09.3")
@pytest.mark.parametrize(
    ("thrower", "target", "close", "offered"),
    [
        ("taylor", "jung", False, True),
        ("taylor", "jung", True, False),
        ("taylor", "crowe", True, True),
        ("taylor", "crowe", False, False),
        ("jung", "crowe", True, True),
        ("jung", "crowe", False, False),
        ("jung", "lang", False, True),
        ("jung", "lang", True, False),
    ],
)
def test_5_1_2_a_grenade_close_to_a_friendly_or_off_from_an_enemy_may_be_rolled_again_whoever_threw_it(
    thrower: str, target: str, close: bool, offered: bool
) -> None:
    if target == "lang":  # an enemy throws at comrades only where a friendly stands, or where the grenade rolls to
        table = Table("jung 05.05 grenade", "lang 05.02 evade", "crowe 05.03 evade", hand=(BOUNCE,))
        table.arm("jung", "05.03", "stielhandgranate")
        table.activate("jung", impulse=3, d10=[9, 0 if close else 8], d6=[1])
        asked = offers_about_men(table)
    else:
        _, asked = thrown(thrower, target, near=0 if close else 8)
    assert [ask.about for ask in asked] == [Table().ids[target]] * offered


@pytest.mark.rule("5.1.2")
def test_5_1_2_the_new_roll_of_a_grenade_stands() -> None:
    table, _ = thrown("taylor", "crowe", BOUNCE, near=0, again=(8,))
    assert (table.state.bombs[0].near, table.state.bombs[0].far) == ((), ("pvt-crowe",))
    assert (table.state.hand, table.state.discards) == ((), (BOUNCE,))


@pytest.mark.rule("5.1.2", "2.0.2")
def test_5_1_2_nobody_offers_to_pass_the_check_that_would_bring_ones_own_grenade_close_to_ones_own_man() -> None:
    """Below 0 a natural 0 must be confirmed: the card that passes Troop Quality Checks is no help here."""
    pass_tqc = next(card for card, printed in shipped().friendly_cards.items() if passes(printed, "tqc"))
    table = Table("taylor 05.05 grenade tq=9 mk-2=0 shaken", "crowe 05.03 evade", hand=(pass_tqc,)).arm(
        "taylor", "05.03"
    )
    table.activate("taylor", impulse=3, d10=[0, 0, 9])
    assert not any(isinstance(asked, PlayDiscard) for asked in table.asked)


@pytest.mark.rule("5.1.2", "19.0")
@pytest.mark.parametrize(
    ("check", "words", "chance"),
    [
        ("tqc", "tq=4", 0.5),
        ("tqc", "tq=4 cautious", 0.4),
        ("tqc", "tq=2 rout", 0.0),
        ("mc", "tq=9", 0.9),
        ("mc", "tq=2 rout", 0.1),
    ],
)
def test_5_1_2_before_a_check_the_question_knows_the_chance_without_a_card(
    check: str, words: str, chance: float
) -> None:
    number = next(number for number, card in shipped().friendly_cards.items() if passes(card, check))
    table = Table(f"crowe 05.09 hide {words}", hand=(number,))
    if check == "tqc":
        table.play(checks.troop_quality_check(table.state, "pvt-crowe", "hide", "7.16"), number)
    else:
        table.play(checks.morale_check(table.state, "pvt-crowe", "fired-at"), number)
    (asked,) = (asked for asked in table.asked if isinstance(asked, PlayDiscard))
    assert (asked.window, asked.chance) == ("pass", chance)


def passes(card: FriendlyCard, check: str) -> bool:
    """Return whether a card may be discarded to pass a check."""
    return card.kind == "discard" and any((effect.kind, effect.of) == ("pass", check) for effect in card.effects)


@pytest.mark.rule("5.1.2", "14.2a")
@pytest.mark.parametrize(("man", "roll", "offered"), [("crowe", 0, True), ("crowe", 9, False), ("jung", 9, True)])
def test_5_1_2_so_may_a_damage_die_of_a_grenade(man: str, roll: int, offered: bool) -> None:
    table = Table(f"{man} 05.05 evade", hand=(BOUNCE,))
    table.state.bombs = (Bomb("mk-2", Hex("05.05"), Hex("05.09"), far=(table.ids[man],)),)
    say, again = ((BOUNCE,), [8 if man == "crowe" else 9]) if offered else ((), [])
    table.end_turn(*say, d10=[roll, *again, 0])
    asked = [asked for asked in table.asked if isinstance(asked, PlayDiscard)]
    assert [(ask.window, ask.of) for ask in asked] == ([("re-roll", "frag")] if offered else [])


@pytest.mark.rule("5.1.2", "20.0")
def test_5_1_2_but_no_shell() -> None:
    table = Table("crowe 05.05 evade", hand=(BOUNCE,))
    mortar = table.state.book.weapons["mortar-81"]
    steps = explosions.fragments(table.state, "pvt-crowe", mortar, 0, (Term("frag", 0, "20.0"),), "20.0")
    table.play(steps, d10=[0, 0, 9, 9, 9], friendly_cards=[6])
    assert not any(isinstance(asked, PlayDiscard) for asked in table.asked)


def offers_at_the_throw(table: Table) -> list[PlayDiscard]:
    """Return the questions about discarding a card to re-roll a grenade's scatter."""
    return [
        asked
        for asked in table.asked
        if isinstance(asked, PlayDiscard) and (asked.window, asked.of) == ("re-roll", "scatter")
    ]


@pytest.mark.rule("5.1.2", "7.09.3a")
@pytest.mark.parametrize(("roll", "offered"), [(8, False), (9, True)])
def test_5_1_2_a_friendlys_throw_that_scatters_may_be_rolled_again(roll: int, offered: bool) -> None:
    table = Table("taylor 05.05 grenade", "jung 05.03 hide", hand=(BOUNCE,)).arm("taylor", "05.03")
    table.activate("taylor", impulse=3, d10=[roll, *([] if offered else [0])], d6=[1] if offered else [])
    assert [(ask.result, ask.need, ask.chance) for ask in offers_at_the_throw(table)] == [(9, 8, 0.9)] * offered


@pytest.mark.rule("5.1.2", "7.09.3a")
def test_5_1_2_rolled_again_it_comes_down_where_he_aimed() -> None:
    table = Table("taylor 05.05 grenade", "jung 05.03 hide", hand=(BOUNCE,)).arm("taylor", "05.03")
    landed = table.activate("taylor", BOUNCE, impulse=3, d10=[9, 0, 0]).one(GrenadeThrown)
    assert (landed.roll, landed.landed) == (0, "05.03")
    assert (table.state.hand, table.state.bombs[0].near) == ((), ("soldat-jung",))


@pytest.mark.rule("5.1.2", "10.09.3")
@pytest.mark.parametrize(("roll", "offered"), [(8, True), (9, False)])
def test_5_1_2_and_an_enemys_that_does_not(roll: int, offered: bool) -> None:
    table = Table("jung 05.05 grenade", "crowe 05.03 evade", hand=(BOUNCE,)).arm("jung", "05.03", "stielhandgranate")
    table.activate("jung", impulse=3, d10=[roll, *([9] if offered else [])], d6=[] if offered else [1])
    assert len(offers_at_the_throw(table)) == offered


@pytest.mark.rule("5.1.2", "7.10")
def test_5_1_2_so_may_the_throw_of_a_smoke_grenade() -> None:
    table = Table("taylor 05.05 smoke-grenade", hand=(BOUNCE,)).arm("taylor", None, "m18")
    landed = table.activate("taylor", "05.03", BOUNCE, impulse=3, d10=[9, 0]).one(GrenadeThrown)
    assert landed.landed == "05.03"


# -- ammunition (5.1.1, 13.0.8) -----------------------------------------------------------------------------------------


@pytest.mark.rule("5.1.1", "13.0.8")
@pytest.mark.parametrize(
    ("men", "short"), [(("whitlock 05.05",), []), (("whitlock 05.05", "crowe 05.06"), ["pvt-crowe"])]
)
def test_5_1_1_no_marker_for_a_man_who_has_only_a_pistol(men: tuple[str, ...], short: list[str]) -> None:
    table = Table(*men, "jung 01.01")
    story = table.play(immediate_effects.happen(table.state, Effect("ammo", side="friendly"), "5.1.1"))
    assert [event.man for event in story.all(AmmoChanged)] == short


@pytest.mark.rule("5.1.1", "8.2")
def test_5_1_1_a_dummy_may_be_the_random_enemy_who_runs_low() -> None:
    table = Table("crowe 05.05", "red-1 05.01 unknown")
    story = table.play(immediate_effects.happen(table.state, Effect("ammo", side="enemy"), "5.1.1"))
    assert story.one(AmmoChanged).man == "dummy-red-1"


# -- men whom an event alerts (5.1.1, 22.0) ---------------------------------------------------------------------------


def woken(table: Table, amount: int, **chance: Unpack[Chance]) -> list[str]:
    """Return the ids of the men alerted, in order, by an effect that alerts `amount` men (0: all)."""
    table.clock("friendly-cards")
    effect = Effect("alert", amount=amount)
    return [
        event.man
        for event in table.play(immediate_effects.happen(table.state, effect, "22.0"), **chance).all(ManAlerted)
    ]


@pytest.mark.rule("5.1.1", "22.0")
def test_5_1_1_a_crew_that_is_alerted_together_leaves_fewer_to_be_picked() -> None:
    table = Table("taylor 01.01 hidden", "stahl 05.05 waiting", "frey 05.05 waiting", "jung 09.09 waiting").gun(
        "stahl", "frey"
    )
    assert woken(table, 3, d6=[1]) == ["soldat-stahl", "soldat-frey", "soldat-jung"]


@pytest.mark.rule("5.1.1", "22.0")
def test_5_1_1_whoever_of_a_crew_the_die_finds_both_are_alert_and_the_second_man_is_picked_from_the_rest() -> None:
    table = Table(
        "taylor 01.01 hidden", "jung 09.09 waiting", "stahl 05.05 waiting", "frey 05.05 waiting", "lang 09.08 waiting"
    ).gun("stahl", "frey")
    assert woken(table, 2, d6=[3, 4]) == ["soldat-stahl", "soldat-frey", "soldat-lang"]
    assert not table["jung"].alert


@pytest.mark.rule("5.1.1", "22.0")
def test_5_1_1_an_alert_of_all_needs_no_die_and_takes_a_crew_as_it_comes() -> None:
    table = Table("taylor 01.01 hidden", "stahl 05.05 waiting", "frey 05.05 waiting", "jung 09.09 waiting").gun(
        "stahl", "frey"
    )
    assert woken(table, 0) == ["soldat-stahl", "soldat-frey", "soldat-jung"]


@pytest.mark.rule("5.1.1", "22.0")
@pytest.mark.parametrize("amount", [0, 2])
def test_5_1_1_where_nobody_waits_nobody_is_alerted(amount: int) -> None:
    assert woken(Table("taylor 01.01 hidden", "jung 09.09"), amount) == []
