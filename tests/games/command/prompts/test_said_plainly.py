"""Questions name the owner of a piece, its companions, and the effect of an answer.

The log lists all terms of a sum.
"""

from __future__ import annotations

import pytest

from combat.engine.journal.game_flags import Branch, GameFlags
from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import replace
from combat.engine.tabletop.map.minimap import CARD, MISSED
from combat.engine.tabletop.thing import CardId, PieceId
from combat.engine.words import text
from combat.engine.words.line import Line, shown
from combat.games.command.prompts.ask_activate import AskActivate
from combat.games.command.prompts.ask_card import AskCard
from combat.games.command.prompts.ask_pick import OTHERS, AskUnit, AskWord
from combat.games.command.prompts.ask_reroll import AskReroll
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.decisions import PickUnit, React
from combat.games.command.rules.events.fight_events import ActionUsed
from combat.games.command.rules.events.turn_events import PlayerActivated
from combat.games.command.rules.odds import roll_outcomes
from combat.games.command.rules.odds.morale_odds import of_rout
from combat.games.command.rules.odds.next_cards import sums
from combat.games.command.rules.odds.shot_odds import Becomes
from combat.games.command.rules.pieces.values import morale
from combat.games.command.rules.play.turns import GiveOrder
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.table.panels.top_line import TopLine
from combat.games.command.title import TITLE
from combat.games.command.words import answers_said, foretelling
from combat.games.command.words import command_names as names
from combat.games.command.words.command_prompts import ask
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.event_table import EventTable
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table, dice
from tests.narrowing import the

PAIRS = {
    "g-one": ("squad", "C4"), "g-two": ("squad", "C4"), "g-team": ("team", "C4"), "g-more": ("team", "C4"),
    "u-squad": ("squad", "C6"),
}  # fmt: skip


def seated(told: Table, seat: str = AXIS, *, wished: bool = True) -> AtTable:
    """Return the table of a game for a side.

    `wished` lets the player's settings answer questions automatically.
    """
    table = AtTable(seat=seat, game=told.game, wished=wished)
    table.settle()
    return table


@pytest.mark.rule("15.30")
def test_where_units_of_both_sides_may_break_each_is_told_by_its_side_and_enter_means_the_enemy() -> None:
    told = EventTable("shell-shock", {"g-squad": ("squad", "K7"), "u-squad": ("squad", "K9")}, "K8")
    assert told.asked is not None
    table = seated(told)
    prompt = the(AskUnit, table.desk.prompt)
    offered = ["Line squad (Allies)", text("button-pick-own")]
    assert [button.label for button in prompt.buttons()] == offered
    assert table.desk.selection.piece == "u-squad"
    table.press(OTHERS)
    assert [button.label for button in prompt.buttons()] == ["Line squad (Allies)", "Line squad (Axis)"]
    table.close()


def test_pieces_whose_counters_read_alike_go_by_their_whole_names_and_a_branch_by_its_word() -> None:
    told = Table(drawn_book(), PAIRS, hands={50: ("move", "ambush")}).say("50 move")
    assert told.asked is not None
    table = seated(told)
    form = the(AskActivate, table.desk.prompt).form()
    assert form is not None
    assert len({choice.name for choice in form.choices}) == 4
    top, session = the(TopLine, table.scene.parts["top"]), table.session
    session.marks = GameFlags(branch=Branch("a.combat", "2026-01-01T00:00:00+00:00", 4))
    assert top.cells()[0] == ("mark", "", "From another game")
    session.marks = replace(session.marks, study=2)
    assert top.cells()[0] == ("mark", "", "Study")
    table.close()


@pytest.mark.rule("9.3")
def test_all_who_move_together_are_named() -> None:
    told = Table(
        drawn_book(), {"g-leader": ("leader", "C3"), "g-squad": ("squad", "C3")}, hands={50: ("move", "ambush")}
    )
    told.say("50 move", "g-leader g-squad", "g-leader g-squad")
    asked = told.asked
    assert asked is not None
    assert ask(told.state, asked).title == "Axis: move Leader and Line squad"


@pytest.mark.rule("12.4")
def test_what_a_leader_brings_those_who_are_routed_is_told_by_each_of_his_words() -> None:
    units = {"g-leader": ("leader", "L5"), "g-squad": ("squad", "L5")}
    told = Table(drawn_book(), units, hands={51: ("rout", "ambush")})
    told.mark("g-squad", broken=True)
    told.say("51 rout")
    assert told.asked is not None
    table = seated(told)
    form = the(AskWord, table.desk.prompt).form()
    assert form is not None
    assert [row.name for row in form.chances] == ["Adds his Command", "Subtracts his Command"]
    assert len({row.note for row in form.chances}) == 2
    assert all("Line squad" in row.note for row in form.chances)
    table.close()


@pytest.mark.rule("12.3", "6.3")
@pytest.mark.parametrize("option", [True, False])
def test_a_tie_in_a_rout_is_foretold_as_nothing_for_a_unit_that_is_suppressed(option: bool) -> None:
    told = Table(
        drawn_book(), {"g-squad": ("squad", "C4")}, hands={51: ("rout", "ambush")}, suppressed_twice_breaks=option
    )
    told.mark("g-squad", broken=True)
    calm, unit = told.state, replace(told.state.units["g-squad"], suppressed=True)
    shaken = calm.copy()
    shaken.units["g-squad"] = unit
    needed = total(morale(shaken, unit))
    for state, tie in ((calm, "suppressed"), (shaken, "holds")):
        comes = roll_outcomes.of_roll(state, "rout", "g-squad")
        assert comes is not None
        assert comes(total(morale(state, state.units["g-squad"]))) == tie
    flight = of_rout(shaken, AXIS, unit)
    spread = sums(shaken, AXIS)
    assert flight.suppressed == 0
    assert flight.holds == pytest.approx(sum(likely for number, likely in spread.items() if number <= needed))
    said = [part.words for part in foretelling.of_rout(shaken, [flight]).chances[0].parts]
    assert "suppressed" not in said


def attacked() -> AtTable:
    """Return a table at which the Allies, with the initiative card and Concealment, are fired at in woods."""
    hands = {50: ("fire", "ambush"), 150: ("fire", "concealment")}
    units = {"g-squad": ("squad", "K8"), "u-squad": ("squad", "K6")}
    told = Table(drawn_book({"K6": "woods"}), units, hands=hands)
    told.say("50 fire", "g-squad", f"{at('K6')} g-squad")
    return seated(told, ALLIES, wished=False)


@pytest.mark.rule("2.5", "3.7", "4.3", "14.05")
def test_what_a_roll_sets_off_and_what_concealment_takes_are_told_and_no_slip_hides_its_card() -> None:
    table = attacked()
    prompt = the(AskReroll, table.desk.prompt)
    table.desk.state.time, table.desk.state.sudden_death = 3, 4
    titles = []
    for card in (dice(3, 4), 38, 39):
        form = AskReroll(table.desk, replace(prompt.decision, card=card)).form()
        assert form is not None
        titles.append(form.title)
    plain = "The roll is 7"
    assert titles == [plain, f"{plain}, with Time! and a sudden death roll under 4", f"{plain}, with Sniper!"]
    table.desk.presenter.missed = list(table.desk.presenter.story.lines[-4:])
    table.desk.redraw("board")
    table.rounds()
    laid = table.desk.view.laid
    assert laid[MISSED].width
    assert not laid[MISSED].colliderect(laid[CARD])
    table.press("Enter")
    table.settle()
    defends = the(AskCard, table.desk.prompt)
    before, whole = defends.form(), table.desk.state.attack
    table.desk.title_desk.raise_card(150)
    after = defends.form()
    assert before is not None
    assert after is not None
    assert whole is not None
    assert [form.chances[0].note for form in (before, after)] == [
        f"against {whole.total}",
        f"against {whole.total - 2}",
    ]
    assert CardId(150) in defends.lit()
    table.close()


@pytest.mark.rule("6.5", "14.15")
def test_a_broken_squad_is_not_said_to_break_where_it_is_lost() -> None:
    state = Table(drawn_book(), PAIRS).state
    hit = React("14.15", subject="u-squad", answers=("pass",), seat=ALLIES, opens="breaking")
    assert answers_said.answer(state, hit, "pass") == "It breaks"
    state.units["u-squad"] = replace(state.units["u-squad"], broken=True)
    assert answers_said.answer(state, hit, "pass") == "It is eliminated"
    assert ask(state, hit).title == "Allies: Line squad (Allies) is about to be eliminated. Play Light Wounds?"


@pytest.mark.rule("12.1", "14.05")
def test_the_log_tells_what_concealment_takes_and_nothing_of_rolls_that_nobody_makes() -> None:
    state = Table(drawn_book(), PAIRS).state
    taken = TITLE.words.tell(state, ActionUsed(ALLIES, "concealment", at("C6"), -2))
    assert taken is not None
    assert (taken.head, taken.rule) == (f"Attack total −2: cover of {at('C6')}", "14.05")
    assert TITLE.words.tell(state, ActionUsed(AXIS, "marksmanship")) is None
    assert TITLE.words.tell(state, PlayerActivated(AXIS, (), "acting")) is None
    assert TITLE.words.tell(state, PlayerActivated(AXIS, ("g-one",), "acting")) is not None


@pytest.mark.rule("11.8")
@pytest.mark.parametrize(
    ("against", "told"), [(30, "form-defence-fails"), (12, "form-defence-needs"), (3, "form-defence-safe")]
)
def test_a_defence_that_no_roll_can_win_or_lose_is_said_to_be_so(against: int, told: str) -> None:
    state = Table(drawn_book(), PAIRS).state
    ledger = morale(state, state.units["u-squad"])
    form = foretelling.of_defence(state, Becomes("u-squad", ledger, against, breaks=1.0))
    assert [shown(note) for note in form.notes] == [shown(Line(text(told, needs=against - total(ledger)), "11.8"))]


def test_who_gives_up_is_named() -> None:
    state = Table(drawn_book(), PAIRS).state
    state.ended = "conceded"
    for winner, said in ((ALLIES, "the Axis concede"), (AXIS, "the Allies concede")):
        state.winner = winner
        assert names.ending(state) == said


def test_a_unit_that_both_sides_have_is_told_apart_on_its_button() -> None:
    state = Table(drawn_book(), PAIRS).state
    asked = PickUnit("2.5c", "", ("u-squad",), None, AXIS, "sniper")
    assert answers_said.answer(state, asked, "u-squad") == names.unit(state, "u-squad") == "Line squad (Allies)"


@pytest.mark.rule("3.1")
def test_3_1_where_no_card_can_be_given_as_an_order_the_question_says_so() -> None:
    playable, not_playable = (
        Table(drawn_book(), PAIRS, hands={51: (order, "ambush")}) for order in ("move", "artillery")
    )
    for table, title in (
        (playable, "Axis: give an order"),
        (not_playable, "Axis: no card can be played as an order now"),
    ):
        decision = the(GiveOrder, table.game.decision)
        assert ask(table.state, decision).title == title
    assert ask(not_playable.state, the(GiveOrder, not_playable.game.decision)).hint == "Pass."
    hidden = RULES.visible(not_playable.state, ALLIES)
    assert ask(hidden, the(GiveOrder, not_playable.game.decision)).title == "Axis: give an order"


@pytest.mark.rule("11.1")
def test_11_1_a_click_on_an_enemy_while_choosing_who_fires_says_that_the_target_comes_after() -> None:
    units = {"g-squad": ("squad", "C4"), "u-squad": ("squad", "C6")}
    told = Table(drawn_book(), units, hands={50: ("fire", "ambush")}).say("50 fire")
    assert told.asked is not None
    table = seated(told)
    prompt, notice = the(AskActivate, table.desk.prompt), table.desk.notice
    assert not prompt.click(PieceId("u-squad")), "the click still selects him"
    assert "choose the target after that" in str(notice.text)
    table.close()
