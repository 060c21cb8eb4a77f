"""Effects of one attack on several units form one line on the slip of missed events."""

from __future__ import annotations

from functools import partial

import pytest

from combat.engine import words
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Entry
from combat.engine.kernel.ledger import Term
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import replace
from combat.engine.play.game_log import LogLine
from combat.engine.stage.drawing import lettered
from combat.engine.tabletop.map.minimap import MISSED
from combat.engine.tabletop.panes.missed_rows import rows_of
from combat.games.command.rules.apply import apply
from combat.games.command.rules.events.card_events import CardsDiscarded
from combat.games.command.rules.events.end_events import PointsScored
from combat.games.command.rules.events.fight_events import DefenceRolled, RetreatBegan
from combat.games.command.rules.events.turn_events import TurnBegan
from combat.games.command.rules.events.unit_events import UnitArrived, UnitBroke, UnitEliminated
from combat.games.command.rules.state import Attack, Order, State
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.table.command_table import TABLE
from combat.games.command.words.command_words import WORDS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table

UNITS = {"g-squad": ("squad", "K8"), **{f"u-squad{number}": ("squad", "M7") for number in range(5)}}


def line(state: State, event: UnitBroke | UnitEliminated) -> LogLine:
    """Return the log line of an event."""
    entry = WORDS.tell(state, event)
    assert entry is not None
    return LogLine(0, Moment(1), entry)


@pytest.mark.rule("6.2", "6.5", "11.8")
@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_what_one_attack_does_to_several_units_is_one_row_that_is_read_whole(language: str) -> None:
    words.use(language)
    told = Table(drawn_book(), UNITS, hands={50: ("fire", "ambush")})
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    state = table.desk.state.copy()
    state.attack = Attack("fire", AXIS, (at("M7"),), ("g-squad",))
    broken = [line(state, UnitBroke(f"u-squad{number}", "fire")) for number in range(5)]
    lost = [line(state, UnitEliminated(f"u-squad{number}", "fire", 1)) for number in range(2)]
    state.attack = replace(state.attack, hexes=(at("M8"),))
    other = line(state, UnitBroke("u-squad0", "fire"))
    table.desk.presenter.missed = [*broken, *lost, other]
    table.desk.redraw("board")
    with lettered.noted() as found:
        table.rounds(2)
    slip = table.desk.view.laid[MISSED]
    rows = [one for one in found if slip.collidepoint(one.box.center) and one.text]
    said = {one.text for one in rows if not one.text.startswith(("F", "Was", "What", "Lo"))}
    assert len(said) == 3, said
    assert [one.text for one in rows if one.cut == "short"] == []
    table.close()


def sitting(units: dict[str, tuple[str, str]]) -> AtTable:
    """Return a table at which the Axis is asked for an order."""
    words.use("en")
    told = Table(drawn_book(), units, hands={50: ("fire", "ambush")})
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    return table


def missed(table: AtTable, *events: Event) -> list[str]:
    """Make events happen without showing them; return the rows of the slip of missed events."""
    for event in events:
        apply(table.desk.state, event)
        table.desk.presenter.happened(table.session.answers, table.desk.state, event)
    return [row.words for row in rows_of(table.desk.presenter.missed, partial(TABLE.called, table.desk.state))]


@pytest.mark.rule("6.2", "6.3", "11.8", "12.2")
def test_a_unit_broken_or_suppressed_by_a_roll_is_on_the_slip_though_the_log_says_it_with_the_roll() -> None:
    table = sitting(UNITS)
    table.desk.state.attack = Attack("fire", ALLIES, (at("K8"),), ("u-squad0",), defending="g-squad")
    before = len(table.desk.story.lines)
    ledger = (Term("morale", 7, "6.1"),)
    assert missed(
        table, DefenceRolled("g-squad", 50, ledger, 9, 12, "breaks"), UnitBroke("g-squad", "fire")
    ) == ["Line squad (Axis): defence total 9 against 12 · breaks"]  # fmt: skip
    assert len(table.desk.story.lines) == before + 1
    table.desk.presenter.answers()
    assert len(table.desk.presenter.missed) == 1, "harm stays until it was read"
    rows = missed(table, UnitBroke("u-squad1", "fire"), UnitBroke("u-squad2", "fire"))
    assert rows == ["Line squad (Axis), Line squad 2 (Allies) and Line squad 3 (Allies) break"]
    table.close()


@pytest.mark.rule("15.15", "15.19", "5.2")
def test_cards_lost_to_an_event_and_points_for_an_exit_are_on_the_slip_until_read() -> None:
    table = sitting(UNITS)
    missed(table, CardsDiscarded(AXIS, (50,), "interrogation"), PointsScored(ALLIES, 2, "exited", "u-squad0"))
    table.desk.presenter.answers()
    rows = missed(table, CardsDiscarded(ALLIES, (), "pass"), PointsScored(AXIS, 2, "eliminated", "u-squad0"))
    assert [row.split(" · ")[0] for row in rows] == ["Axis: 1 card discarded", "Allies: +2 VP"]
    assert "Interrogation" in rows[0]
    assert all(map(table.desk.presenter.hurts, table.desk.presenter.missed))
    table.close()


@pytest.mark.rule("4.2e")
def test_a_unit_that_the_player_has_placed_himself_is_not_on_the_slip() -> None:
    table = sitting(UNITS)
    here = at("B2")
    arrived = UnitArrived("u-squad3", here)
    table.desk.title_desk.happened(0, table.desk.state, arrived)
    assert not table.desk.title_desk.is_own_deed(arrived)
    game = table.session.game
    game.entries.append(Entry("pick-hex", "", here, by=AXIS))
    table.desk.title_desk.happened(len(game.entries), table.desk.state, arrived)
    assert table.desk.title_desk.is_own_deed(arrived)
    game.entries[-1] = Entry("pick-hex", "", here, by=ALLIES)
    assert not table.desk.title_desk.is_own_deed(arrived)
    table.close()


def test_harm_of_long_ago_is_no_longer_news_even_to_who_answers_fast() -> None:
    table = sitting(UNITS)
    assert missed(table, UnitBroke("g-squad", "fire"))
    for turn, kept in ((2, 1), (3, 1), (4, 0)):
        missed(table, TurnBegan(turn, AXIS))
        table.desk.presenter.answers()
        assert len(table.desk.presenter.missed) == kept, turn
    table.close()


@pytest.mark.rule("12.6")
def test_a_retreat_of_own_units_is_on_the_slip_until_read() -> None:
    table = sitting(UNITS)
    table.desk.state.order = Order("rout", ALLIES, 51)
    missed(table, RetreatBegan(("g-squad",), (), 2), RetreatBegan(("u-squad0",), (), 1))
    table.desk.presenter.answers()
    assert [row.split(":")[1] for row in missed(table)] == [" Line squad (Axis)"]
    table.close()
