"""The log: short headings, sums that add up, results, rule numbers, and reasons for the enemy's acts."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import NOWHERE, Hex, label
from combat.engine.words.line import Line
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.book import Effect, EnemyCard, EnemyRow, Morale
from combat.games.volume1.rules.events import Term
from combat.games.volume1.rules.fighting import encounter, fire, melee
from combat.games.volume1.rules.orders.duck_back import duck_back
from combat.games.volume1.rules.state import Clock, Cloud, Order, State, Wound
from combat.games.volume1.title import TITLE
from combat.games.volume1.words import log, names
from tests.games.volume1.tiny_table import Table
from tests.games.volume1.words.position import line_of


def shot(state: State, **facts: object) -> ev.ShotFired:
    """Return the event of a shot by Taylor at Jung, with some fields changed."""
    taylor, jung, smg = state.men["taylor"], state.men["jung"], state.book.weapons["m3"]
    terms = fire.ledger(state, taylor, jung, smg)
    fired = ev.ShotFired("taylor", "jung", "m3", 2, 3, 3, terms, ev.total(terms), 1, "hit")
    return replace(fired, **facts)


@pytest.mark.rule("13.0")
def test_13_0_a_shot_tells_its_whole_sum(state: State) -> None:
    entry = line_of(state, shot(state))
    assert entry.head == "Taylor fires at Jung, shot 2 of 3"
    assert entry.sum == "WS 7 −2 rapid −4 hide/wall +1 range = 2"
    assert (entry.result, entry.die, entry.rule, entry.tone) == ("hit", 1, "13.0", "hit")
    assert entry.places_of(Hex) == ("07.05", "06.07")
    assert entry.pieces == ("jung", "taylor")
    assert entry.follows
    assert entry.more[0] == Line("+7 Weapon Skill, M3 Grease Gun", "13.0")
    assert Line("−4 Order/Terrain chart, target: Hide/wall", "13.0.2") in entry.more


@pytest.mark.rule("13.0")
def test_13_0_one_shot_is_not_counted(state: State) -> None:
    entry = line_of(state, shot(state, shot=1, shots=1, result="check"))
    assert entry.head == "Taylor fires at Jung"
    assert entry.result == "hit · Morale Check only"
    assert not entry.follows


@pytest.mark.rule("2.0", "2.0.2", "2.0.3")
def test_2_0_the_rule_of_0_is_told_with_the_sum_of_its_second_roll(state: State) -> None:
    entry = line_of(state, shot(state, need=-1, roll=0, confirm=5, confirm_roll=3))
    assert Line("Rule of 0: confirming TQC 6 −1 = 5 or less, rolled 3", "2.0.2") in entry.more
    assert entry.result == "hit (Rule of 0)"
    hopeless = line_of(state, shot(state, need=-1, roll=0, confirm=-2, result="miss")).more
    assert Line("Rule of 0: confirming TQC −1 −1 = −2, below 0: no second roll", "2.0.3") in hopeless


@pytest.mark.rule("13.0")
def test_13_0_an_enemy_says_how_he_chose_his_target_then(state: State) -> None:
    """The event carries what he weighed: whoever has moved since changes nothing of a past shot's reasons."""
    aims = (ev.Aim("taylor", 5, 3), ev.Aim("brown", 4, 6))
    terms = (Term("weapon-skill", 4, "13.0", "Kar 98k"),)
    fired = ev.ShotFired("jung", "taylor", "kar-98k", 1, 1, 3, terms, 4, 9, "miss", considered=aims)
    state.men["brown"] = replace(state.men["brown"], hex=Hex("04.04"))
    entry = line_of(state, fired)
    assert (entry.sum, entry.tone) == ("WS 4", "plain")
    assert entry.more[1].text.startswith("An enemy fires at the man who is easiest to hit")
    assert entry.more[2:] == (Line("Taylor: 5 or less, 3 hexes away"), Line("Brown: 4 or less, 6 hexes away"))
    assert len(line_of(state, replace(fired, considered=aims[:1])).more) == 2, "nobody else was in sight"
    assert len(line_of(state, replace(fired, considered=())).more) == 1


@pytest.mark.rule("8.2")
def test_8_2_the_figures_of_an_unknown_enemy_stay_unknown(state: State) -> None:
    ledger = (
        Term("troop-quality", 4, "8.2"),
        Term("order-terrain", -2, "12.0.2", "sneak trees"),
        Term("range", 1, "12.0.3", "4"),
    )
    checked = ev.CheckMade("voigt", "spotting", "spotting", ledger, 3, 7, False, "12.0", "brown")
    entry = line_of(state, checked)
    assert entry.head == "Unknown White 1 tries to spot Brown"
    assert entry.sum == "TQ ? · −2 sneak/trees · +1 range"
    assert entry.result == "not spotted"
    assert entry.more == (Line("Spotting Check"),)
    assert entry.places_of(Hex) == ("05.08", "04.03")


@pytest.mark.rule("8.2")
def test_8_2_a_man_who_is_made_out_gets_his_name(state: State) -> None:
    state.men["voigt"] = replace(state.men["voigt"], seen=True)
    entry = line_of(state, ev.ManSpotted("voigt", "brown"))
    assert entry.head == "Brown spots Voigt"
    assert entry.tone == "good"


@pytest.mark.rule("4.0")
def test_4_0_headings_divide_the_turn(state: State) -> None:
    clocks = (Clock(4, "friendly-cards"), Clock(4, "enemy-orders"), Clock(4, "end"))
    entries = [line_of(state, ev.ClockAdvanced(clock)) for clock in clocks]
    assert [entry.head for entry in entries] == ["Turn 4", "Enemy cards", "End of turn 4"]
    assert {entry.tone for entry in entries} == {"heading"}
    assert line_of(state, ev.ImpulseBegan(2)).head == "Impulse 2"
    assert log.entry(state, ev.ClockAdvanced(Clock(4, "action", 2, 1))) is None


@pytest.mark.rule("9.1")
def test_9_1_an_enemy_card_explains_its_line(state: State) -> None:
    rows = {"normal": EnemyRow("evade", (6, 5), "GC")}
    card = EnemyCard(10, 3, rows, rows, (3,), (5,))
    state.book = replace(state.book, enemy_cards={10: card})
    entry = line_of(state, ev.EnemyCardDrawn(10, "red", "jung", "cover", "normal", True))
    assert entry.head == "Card 10 for Jung"
    assert entry.sum == "in cover, Normal: Evade 6/5; first a Grenade Check, then a Charge Check"
    assert entry.result == "Red: initiative 3"
    more = [line.text for line in entry.more]
    assert more[:2] == ["He is in cover.", "His morale is Normal: that row of the table is used."]
    assert more[2].startswith("G on the card: ") and more[3].startswith("C on the card: ")
    routed = line_of(state, ev.EnemyCardDrawn(10, "red", "jung", "rout", "rout"))
    assert routed.sum == "rout: direction 3"


@pytest.mark.rule("17.2", "17.3c", "17.4e", "17.4l")
@pytest.mark.parametrize(
    ("event", "said", "because"),
    [
        (
            ev.EnemyCardDrawn(14, "red", "jung", "rout", "rout", follows=10),
            "rout: direction 3 of card 10",
            "He is routed: if he runs",
        ),
        (
            ev.EnemyCardDrawn(10, "red", "jung", "rout", "rout", True, follows=10),
            "rout: direction 3",
            "He is routed: if he runs",
        ),
        (
            ev.EnemyCardDrawn(14, "red", "jung", "berserk", "berserk", follows=10),
            "berserk: direction 5 of card 10",
            "He is berserk: unless",
        ),
        (
            ev.EnemyCardDrawn(14, "red", "jung", "guard", follows=10),
            "on guard: direction 3 of card 10",
            "He guards a prisoner",
        ),
        (ev.EnemyCardDrawn(14, "red", "jung", "driven", rule="17.4l"), "rout: direction 2", "He is driven off"),
    ],
)
def test_17_3c_a_man_whom_no_row_moves_names_the_card_whose_direction_he_follows(
    state: State, event: ev.EnemyCardDrawn, said: str, because: str
) -> None:
    rows = {"normal": EnemyRow("evade", (6, 5), "GC")}
    cards = {10: EnemyCard(10, 3, rows, rows, (3,), (5,)), 14: EnemyCard(14, 9, rows, rows, (2,), (6,))}
    state.book = replace(state.book, enemy_cards=cards)
    entry = line_of(state, event)
    assert (entry.sum, entry.rule, len(entry.more) - event.sets_initiative) == (said, event.rule, 1)
    assert entry.more[0].text.startswith(because)


@pytest.mark.rule("9.1", "17.4e")
@pytest.mark.parametrize(("man", "section"), [("jung 05.05 idle bold", "guard"), ("jung 05.05 idle rout", "rout")])
def test_9_1_no_row_is_lit_on_a_card_of_which_none_is_used(man: str, section: str) -> None:
    """Lang's card sets his team's initiative, and its Rout direction is the one that Jung follows."""
    table = Table(man, "crowe 05.05", "lang 01.01 idle").take("crowe", "jung")
    if section == "rout":
        table = Table(man, "lang 01.01 idle")
    first, second = table.enemy_phase(enemy_cards=[37, 25]).all(ev.EnemyCardDrawn)
    assert (first.man, first.used) == ("soldat-lang", "open")
    assert (second.man, second.section, second.follows, second.used) == ("soldat-jung", section, 37, "")


@pytest.mark.rule("9.1", "12.0c")
def test_9_1_an_empty_track_is_not_told(state: State) -> None:
    assert log.entry(state, ev.InitiativeSet((), ())) is None
    assert line_of(state, ev.InitiativeSet(("red",), (("red", 25),))).sum == "Red 25"


@pytest.mark.parametrize(
    ("event", "head", "said"),
    [
        (ev.ManSpotted("jung", "", "shows-slow", "14.1b"), "Now known: Jung", "about to fire: his weapon is Slow"),
        (ev.ManSpotted("taylor", "", "launched", "8.1"), "Taylor is spotted", "he has fired a rifle grenade"),
        (ev.ManAlerted("jung", "was-hit", "9.8.3"), "Jung becomes alert", "he was hit"),
        (ev.ManAlerted("jung", "crew", "14.3"), "Jung becomes alert", "with his crew"),
        (
            ev.ManHeld("jung", "too-late-to-arm", "10.09.1"),
            "Jung throws no grenade",
            "his order came too late to arm it",
        ),
        (
            ev.ManHeld("jung", "nobody-to-throw-at", "10.09.1"),
            "Jung throws no grenade",
            "nobody within reach to aim it at",
        ),
        (ev.ManHeld("taylor", "runner-in-sight", "7.17c"), "Taylor cannot duck back", "an enemy sees him"),
        (
            ev.ManHeld("taylor", "target-fought-late", "7.01", "jung"),
            "Taylor does not fire",
            "Jung: in a melee when the impulse began",
        ),
        (
            ev.ManHeld("taylor", "fought-late", "7.01", "jung"),
            "Taylor does not fire",
            "the shooter was in a melee when the impulse began",
        ),
        (
            ev.OrderPlaced("jung", Order("hide"), "16.0a", "evac"),
            "Jung: Hide",
            "order changed: his wound is marked Evac",
        ),
    ],
)
def test_a_reason_is_the_fact_that_decided(
    state: State, event: ev.ManSpotted | ev.ManAlerted | ev.ManHeld | ev.OrderPlaced, head: str, said: str
) -> None:
    entry = line_of(state, event)
    assert (entry.head, entry.sum, entry.rule) == (head, said, event.rule)


def test_an_order_says_why_it_replaced_another(state: State) -> None:
    entry = line_of(state, ev.OrderPlaced("jung", Order("aimed-fire"), "10.02", "slow-weapon"))
    assert (entry.head, entry.sum) == ("Jung: Aimed Fire", "order changed: his weapon is Slow")
    assert line_of(state, ev.OrderPlaced("taylor", Order("sneak"), "7.05", "chosen")).tone == "quiet"
    large_battle = ev.OrderPlaced("jung", Order("evade", (6, 5)), "9.2", "team-card")
    assert line_of(state, large_battle).head == "Jung: Evade 6/5"
    assert log.entry(state, replace(large_battle, why="card")) is None, "the card's own line has just said it"


@pytest.mark.parametrize(
    ("man", "before", "after", "head", "tone"),
    [
        ("taylor", "normal", "bold", "Taylor: morale rises to Bold", "good"),
        ("taylor", "normal", "rout", "Taylor: morale falls to Rout", "bad"),
        ("jung", "normal", "cautious", "Jung: morale falls to Cautious", "good"),
        ("voigt", "normal", "bold", "Unknown White 1: morale rises to Bold", "bad"),
    ],
)
def test_morale_that_falls_is_bad_for_its_side(
    state: State, man: str, before: Morale, after: Morale, head: str, tone: str
) -> None:
    entry = line_of(state, ev.MoraleChanged(man, before, after, "19.0"))
    assert (entry.head, entry.sum, entry.tone) == (head, "was Normal", tone)


@pytest.mark.rule("17.4a")
def test_17_4a_a_man_who_surrenders_is_no_better_off(state: State) -> None:
    """The rules make him Shaken; the log does not say that his morale rises."""
    given_up = ev.MoraleChanged("jung", "rout", "shaken", "17.4", "surrender")
    entry = line_of(state, given_up)
    assert (entry.head, entry.sum, entry.tone) == ("Jung surrenders: morale becomes Shaken", "was Rout", "good")
    assert line_of(state, ev.Surrendered("jung", "brown")).head == "Brown takes Jung prisoner"
    steadied = line_of(state, replace(given_up, rule="15.0", why="comrade-stands"))
    assert (steadied.head, steadied.result) == ("Jung: morale rises to Shaken", "beside a comrade who is not routed")


@pytest.mark.rule("19.0d")
@pytest.mark.parametrize(
    ("shift", "result", "tone"),
    [
        (0, "natural 0: no effect", "good"),
        (-1, "6 or less: morale drops one state", "bad"),
        (-2, "more than 6: morale drops 2 states", "bad"),
        (-3, "natural 9: morale drops 3 states", "bad"),
    ],
)
def test_19_0d_nobody_passes_a_wound_morale_check(state: State, shift: int, result: str, tone: str) -> None:
    terms = (Term("troop-quality", 6, "8.1"),)
    entry = line_of(state, ev.CheckMade("taylor", "wmc", "wound", terms, 6, 4, True, "19.0", shift=shift))
    assert (entry.head, entry.result, entry.tone) == ("Taylor: Wound Morale Check", result, tone)


@pytest.mark.rule("19.0d")
def test_19_0d_a_man_at_rout_falls_no_further(state: State) -> None:
    state.men["taylor"] = replace(state.men["taylor"], morale="rout")
    terms = (Term("troop-quality", 6, "8.1"),)
    checked = ev.CheckMade("taylor", "wmc", "wound", terms, 6, 9, False, "19.0", shift=-3)
    assert line_of(state, checked).result == "natural 9: morale drops 3 states (already Rout)"
    assert line_of(state, replace(checked, shift=0)).result == "natural 0: no effect"


@pytest.mark.rule("5.1.2")
def test_5_1_2_a_card_that_is_used_says_on_whom_and_on_which_roll() -> None:
    table = Table("oconnell 05.05")
    state, man = table.state, table.ids["oconnell"]
    card = next(number for number, card in state.book.friendly_cards.items() if card.kind == "discard")
    again = line_of(state, ev.DiscardPlayed(card, man=man, roll=8))
    assert (again.sum, line_of(state, ev.DiscardPlayed(card, man=man)).sum) == ("O’Connell rolled 8", "for O’Connell")
    assert log.entry(state, ev.CardDiscarded(card, "5.1.2", spent=True)) is None


@pytest.mark.rule("8.1")
def test_8_1_the_two_cards_of_a_tough_man_are_told_as_such() -> None:
    table = Table("taylor 05.05", "oconnell 06.06")
    for man, said in (("taylor", "Tough: one of two cards counts"), ("oconnell", "")):
        assert line_of(table.state, ev.CardDrawn(1, "wound", table.ids[man], "16.0")).sum == said


@pytest.mark.rule("7.12")
def test_7_12_a_plan_is_checked_and_then_wins_cards(state: State) -> None:
    checked = ev.CheckMade("taylor", "tqc", "plan", (Term("troop-quality", 6, "8.1"),), 6, 8, False, "7.12")
    entry = line_of(state, checked)
    assert (entry.head, entry.result, entry.more[0].text) == ("Taylor: Plan", "failed", "Troop Quality Check")
    assert names.roll_why("plan-card") == "card from a Plan"


@pytest.mark.rule("7.10d", "7.09.1", "10.09a")
@pytest.mark.parametrize(
    ("man", "order", "weapon", "head", "rule"),
    [
        ("pvt-crowe", "smoke-grenade", "m18", "Crowe drops his smoke grenade", "7.10d"),
        ("pvt-crowe", "grenade", "mk-2", "Crowe drops a live grenade", "7.09.1"),
        ("soldat-jung", "grenade", "stielhandgranate", "Jung drops a live grenade", "10.09a"),
    ],
)
def test_a_grenade_that_is_dropped_is_called_what_it_is(
    man: str, order: str, weapon: str, head: str, rule: str
) -> None:
    table = Table(f"crowe 05.05 {order}", f"jung 05.01 {order}")
    assert weapon in table.state.book.weapons
    table.state.men[man] = replace(table.state.men[man], grenade=weapon)
    dropped = table.play(duck_back(table.state, man, "chosen")).one(ev.GrenadeDropped)
    assert (line_of(table.state, dropped).head, dropped.rule) == (head, rule)


@pytest.mark.rule("15.0j")
def test_15_0j_the_winner_of_a_melee_ducks_back_by_that_rule() -> None:
    table = Table("crowe 05.05 melee", "jung 01.01 hide")
    placed = table.play(melee.rest_after(table.state, "pvt-crowe")).one(ev.OrderPlaced)
    entry = line_of(table.state, placed)
    assert (entry.head, entry.sum, entry.rule) == ("Crowe: Duck Back", "he has won the melee", "15.0j")


@pytest.mark.parametrize(
    ("why", "rule", "said"),
    [
        ("wounds-forbid", "10.0a", "order changed: his wounds forbid it"),
        ("weapon-forbids", "14.1", "order changed: his weapon is too heavy"),
        ("inactive", "16.2", "order changed: he is inactive"),
    ],
)
def test_an_order_that_is_replaced_says_what_forbade_it(state: State, why: str, rule: str, said: str) -> None:
    assert line_of(state, ev.OrderPlaced("jung", Order("sneak", (3,)), rule, why)).sum == said


@pytest.mark.rule("14.3h")
def test_14_3h_the_counter_that_stays_at_the_weapon_is_the_operators(state: State) -> None:
    """After the exchange the operator's counter stands for the man who took over, and fires on."""
    state.men["voigt"] = replace(state.men["voigt"], seen=True)
    bad = line_of(state, ev.RolesSwapped("jung", "voigt", "bad"))
    assert bad.head == "The crew change roles: Jung’s counter stays at the weapon, the wound goes to Voigt’s counter"
    killed = line_of(state, ev.RolesSwapped("jung", "voigt", "killed"))
    assert killed.head == "The assistant takes over the weapon: Voigt’s counter is removed, Jung’s takes its place"


@pytest.mark.rule("13.0")
def test_13_0_a_man_without_a_target_does_not_fire(state: State) -> None:
    entry = line_of(state, ev.ManHeld("taylor", "no-target", "7.02"))
    assert (entry.head, entry.sum) == ("Taylor does not fire", "no known enemy in sight")


@pytest.mark.rule("7.13", "13.0c")
def test_13_0_what_keeps_the_shooter_from_firing_is_not_told_of_his_target(state: State) -> None:
    empty = line_of(state, ev.ManHeld("taylor", "out-of-ammo", "7.13", "jung"))
    far = line_of(state, ev.ManHeld("taylor", "target-out-of-range", "14.0", "jung"))
    assert (empty.sum, far.sum) == ("Out of Ammo", "Jung: out of range")


@pytest.mark.rule("7.18", "17.4f")
@pytest.mark.parametrize(
    ("taken", "head"),
    [("", "Brown moves to 05.07"), ("carried", "Brown is carried to 05.07"), ("led", "Brown is led to 05.07")],
)
def test_a_man_who_is_taken_along_does_not_walk_by_himself(state: State, taken: str, head: str) -> None:
    assert line_of(state, ev.ManMoved("brown", Hex("05.08"), Hex("05.07"), "7.05", taken)).head == head


@pytest.mark.rule("18.0.2")
def test_18_0_2_smoke_that_fades_is_named_with_its_hexes(state: State) -> None:
    state.clouds = (Cloud((Hex("06.06"), NOWHERE), 2, 1, fading=True),)
    assert line_of(state, ev.SmokeFaded(0)).head == "Smoke in 06.06 turns to Fading Smoke"


@pytest.mark.rule("16.0")
def test_16_0_a_wound_and_a_death_follow_the_hit(state: State) -> None:
    wounded = line_of(state, ev.ManWounded("jung", Wound("bad", evac=True), 46))
    assert wounded.head == "Jung takes a Bad Wound (Evac)"
    state.men["jung"] = replace(state.men["jung"], hex=None, fate="killed", fell_at=Hex("07.05"))
    killed = line_of(state, ev.ManKilled("jung", "wounds"))
    assert (killed.head, killed.sum, killed.places_of(Hex)) == ("Jung is killed", "died of wounds", ("07.05",))
    assert wounded.follows and killed.follows


@pytest.mark.parametrize(
    ("effect", "man", "said"),
    [
        (Effect("weapon-skill", "both", amount=-1), "", "both sides: WS −1 this turn"),
        (Effect("spotting", "friendly", "able", amount=1), "", "Able: +1 to Spotting Checks this turn"),
        (
            Effect("restrict", "friendly", "able", order="hide"),
            "brown",
            "Brown may only be given Hide this turn",
        ),
    ],
)
def test_every_lasting_effect_is_put_in_words(state: State, effect: Effect, man: str, said: str) -> None:
    assert log.effect(state, effect, man) == said


def test_grenades_are_told_from_the_pin_to_the_last_fragment(state: State) -> None:
    told = [
        ev.GrenadeArmed("jung", "kar-98k", "10.09"),
        ev.GrenadeThrown("jung", "kar-98k", Hex("06.07"), Hex("06.06"), 9, 9, "10.09"),
        ev.GrenadeFell("jung", "taylor", False, (Term("weapon-skill", 2, "7.09", "Stick"),), 2, 5, "10.09"),
        ev.GrenadeDropped("jung", "kar-98k", Hex("07.05"), ("jung",), (), "10.09a"),
        ev.GrenadeExploded("stielhandgranate", Hex("06.06")),
        ev.FragmentRolled("taylor", "stielhandgranate", False, 1, 2, (Term("frag", 3, "14.2", "Stick"),), 3, 2, True),
        ev.SmokeRose(Hex("06.06"), 1, 2),
        ev.SmokeDrifted(0, NOWHERE),
    ]
    assert [line_of(state, event).head for event in told] == [
        "Jung arms a grenade",
        "Jung throws a grenade at 06.07",
        "Grenade Far: Taylor",
        "Jung drops a live grenade",
        "Stielhandgranate 24 explodes in 06.06",
        "Damage roll against Taylor, 1 of 2",
        "Smoke in 06.06",
        "Smoke spreads off the board",
    ]
    assert line_of(state, told[1]).result == "scatters to 06.06"


def test_the_ground_is_named_where_no_order_is(state: State) -> None:
    terms = [Term("weapon-skill", 4, "13.0", "Kar 98k"), Term("order-terrain", 1, "13.0.2", "none open")]
    assert names.ledger_line(state.book, tuple(terms)) == "WS 4 +1 open = 5"
    assert names.term(state.book, Term("order-terrain", -2, "13.0.2", "sneak open")) == "sneak/open"
    assert names.term(state.book, Term("order-terrain", -1, "13.0.2", "none wall")) == "wall"
    assert names.term(state.book, Term("morale", -3, "17.1", "rout")) == "rout"


def test_a_summand_has_a_line_of_its_own_in_the_form(state: State) -> None:
    book = state.book
    assert names.term_long(book, Term("weapon-skill", 7, "13.0", "M3")) == "Weapon Skill, M3"
    assert names.term_long(book, Term("order", -2, "7.02", "rapid-fire")) == "Rapid Fire"
    assert (
        names.term_long(book, Term("order-terrain", 0, "13.0.2", "none open"))
        == "Order/Terrain chart, target: No order/open ground"
    )
    assert names.term_long(book, Term("range", 1, "13.0.3", "5")) == "Range 5"
    assert names.term_long(book, Term("morale", -1, "17.1", "cautious")) == "Morale: Cautious"


def test_an_event_of_which_nothing_comes_is_neither_good_nor_bad_news() -> None:
    state = Table("taylor 05.05 evade").state
    state.book = load_book("first-light")
    tones = {}
    for table, lines in (("friendly", state.book.friendly_events), ("enemy", state.book.enemy_events)):
        for roll, line in enumerate(lines):
            entry = line_of(state, ev.EventRolled(table, roll, line.title))
            tones[table, all(effect.kind == "none" for effect in line.effects)] = entry.tone
    assert tones == {
        ("friendly", False): "good",
        ("friendly", True): "plain",
        ("enemy", False): "bad",
        ("enemy", True): "plain",
    }


@pytest.mark.rule("15.0j")
def test_15_0j_a_melee_that_ends_says_who_ducks_back_and_no_enemy_is_in_his_hex_then() -> None:
    table = Table("crowe 05.05 charge", "jung 05.05 melee")
    state = table.state
    state.melee, state.clock = frozenset({label(5, 5)}), replace(state.clock, phase="action", impulse=2)
    assert encounter.winners(state, label(5, 5)) == []
    apply(state, ev.ManKilled("soldat-jung", "kia", "16.0"))
    told = table.play(encounter.resolve_encounters(state))
    entry = line_of(state, told.one(ev.MeleeEnded))
    assert (entry.head, entry.result) == ("Melee in 05.05 ends", "Duck Back when next activated: Crowe")
    assert line_of(state, told.one(ev.OrderPlaced)).sum == "his Charge ends with the melee"
    assert encounter.winners(state, label(5, 5)) == ["pvt-crowe"]


@pytest.mark.rule("7.0")
def test_7_0_an_order_that_takes_the_place_of_another_says_which_also_after_an_undo() -> None:
    table = Table("crowe 05.05 evade", "jung 01.01 hide")
    story, crowe = TITLE.game_log(), "pvt-crowe"

    def given(answers: int, order: str, why: str = "chosen") -> str:
        line = story.tell(answers, table.state, ev.OrderPlaced(crowe, Order(order), "7.0", why))
        assert line is story.lines[-1]
        return line.entry.result

    assert given(1, "evade") == ""
    assert given(2, "aimed-fire") == "instead of Evade"
    assert given(3, "hide") == "instead of Aimed Fire"
    story.truncate(2)
    assert given(3, "rally") == "instead of Aimed Fire"
    assert given(4, "duck-back", "hit") == "", "the cause is told there"
    before, story = story, TITLE.game_log()
    story.prepend(before, 4)
    assert given(5, "hide") == "instead of Duck Back", "also where the game was taken up meanwhile"
    story.tell(6, table.state, ev.TurnCleared())
    assert given(7, "rally") == ""


@pytest.mark.rule("5.1.1")
@pytest.mark.parametrize(
    ("team", "told"), [("able", "Able: TQ −1 this turn"), ("charlie", "No effect: nobody of team Charlie")]
)
def test_5_1_1_an_effect_on_a_team_without_men_is_said_to_have_none(state: State, team: str, told: str) -> None:
    assert {man.team for man in state.on_board("friendly")} == {"able", "baker"}
    effect = Effect("troop-quality", "friendly", team=team, amount=-1)
    assert line_of(state, ev.EffectBegan(effect)).head.startswith(told)


@pytest.mark.rule("17.0")
@pytest.mark.parametrize(("amount", "told"), [(1, "can rise no further"), (-1, "can fall no further")])
def test_17_0_morale_that_stays_is_said_not_to_go_on_in_that_direction(state: State, amount: int, told: str) -> None:
    wasted = ev.EffectWasted(Effect("morale", "friendly", amount=amount), "morale-kept", "taylor")
    assert line_of(state, wasted).head == f"No effect: the morale of Taylor {told}"
