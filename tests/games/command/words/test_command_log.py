"""The log: folded by player turns, with counters named by nation, and each line with its rule."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from combat.engine import words
from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.play.game_log import LogLine
from combat.engine.space.hexes.hex import NOWHERE
from combat.engine.tabletop.panes.gathered import Gathered, last_row
from combat.engine.words import log_pages
from combat.engine.words.log_entry import LogEntry
from combat.games.command.content.library import load_book
from combat.games.command.rules.apply import WRITERS
from combat.games.command.rules.events import (
    card_events,
    end_events,
    fight_events,
    ground_events,
    turn_events,
    unit_events,
)
from combat.games.command.rules.fate_cards import ACTIONS, EVENTS
from combat.games.command.rules.play.set_up import new_state
from combat.games.command.rules.state import Radio, State
from combat.games.command.table.pieces.faces_from_state import unit_label
from combat.games.command.terminal.lines_typed import piece_named
from combat.games.command.title import TITLE
from combat.games.command.words import command_names, log_rules
from combat.games.command.words.command_game_log import CommandGameLog
from combat.games.command.words.command_log import SILENT
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table, dice

ASSETS = Path(__file__).parents[4] / "assets" / "command"
UNITS = {"g-squad": ("squad", "C4"), "g-two": ("squad", "C4"), "u-team": ("team", "C6"), "u-lead": ("leader", "C7")}


def told(table: Table, *kinds: type[Event], state: State | None = None) -> list[LogEntry]:
    """Return the log lines of a table's events, or of those of some classes, told with the current or a given state."""
    assert table.asked is not None
    story = CommandGameLog(TITLE.words, TITLE.rules.moment)
    lines = []
    for event in table.events:
        line = story.tell(0, state or table.state, event)
        if line is not None and (not kinds or isinstance(event, kinds)):
            lines.append(line.entry)
    return lines


def firefight() -> Table:
    """Return a game after an attack."""
    table = Table(drawn_book(), UNITS, hands={50: ("fire", "ambush")})
    return table.say("50 fire", "g-squad").flip(dice(6, 6), dice(1, 1, "allies")).say(f"{at('C6')} g-squad")


def test_a_roll_that_breaks_a_unit_is_told_once() -> None:
    table = firefight()
    assert table.told(unit_events.UnitBroke)
    lines = told(table, fight_events.DefenceRolled, unit_events.UnitBroke, state=Table(drawn_book(), UNITS).state)
    assert [(line.result, line.tone) for line in lines] == [("breaks", "hit")]


def test_another_harm_after_a_roll_is_told_beside_it() -> None:
    state = firefight().state
    story = CommandGameLog(TITLE.words, TITLE.rules.moment)
    story.tell(0, state, fight_events.DefenceRolled("g-two", dice(3, 3), (), 9, 12, "breaks"))
    assert story.tell(0, state, unit_events.UnitBroke("g-squad", "ambush")) is not None
    story.tell(0, state, fight_events.DefenceRolled("g-two", dice(3, 3), (), 9, 12, "breaks"))
    assert story.tell(0, state, unit_events.UnitEliminated("g-two", "fire", 1)) is not None
    assert story.tell(0, state, unit_events.UnitBroke("g-two", "sniper")) is not None
    assert [line.entry.follows for line in story.lines] == [False, True, False, True, True]


@pytest.mark.rule("2.5c", "15.09")
def test_an_event_that_was_declined_is_not_said_to_have_had_no_effect() -> None:
    state = firefight().state
    story = CommandGameLog(TITLE.words, TITLE.rules.moment)
    for event in (
        turn_events.NothingCame("deploy"), turn_events.Chosen("axis", "deploy", "pass"), turn_events.NothingCame("deploy"),
        turn_events.NothingCame("deploy"), turn_events.NothingCame("sniper", at("C4")),
    ):  # fmt: skip
        story.tell(0, state, event)
    found = [line.entry.head for line in story.lines]
    assert found == ["No effect", "Axis: declined", "No effect", "The sniper hits nobody"]


def test_only_parts_of_the_game_fold_the_log() -> None:
    state = firefight().state
    events: list[Event] = [
        turn_events.GameBegan(), turn_events.SetUpBegan("axis"), turn_events.TurnBegan(2, "allies"),
        end_events.TimeAdvanced("axis", 3, False), fight_events.MeleeBegan(at("C4")), end_events.Ended("axis", "surrender"),
    ]  # fmt: skip
    lines = [TITLE.words.tell(state, event) for event in events]
    assert [line is not None and line.tone == "heading" for line in lines] == [True, True, True, False, False, True]


def test_an_attack_that_ran_its_course_is_not_said_to_be_over() -> None:
    state = firefight().state
    assert TITLE.words.tell(state, fight_events.AttackEnded()) is None
    assert TITLE.words.tell(state, fight_events.AttackEnded("too-weak")) is not None


def test_every_line_that_a_rule_stands_behind_names_it() -> None:
    index = tomllib.loads((ASSETS / "rules" / "index.toml").read_text(encoding="utf-8"))
    numbers = {number for chapter in index["chapter"] for number in chapter["rules"]}
    cited: list[Mapping[Any, str]] = [
        log_rules.OF_EVENT,
        log_rules.OF_ACTION,
        log_rules.OF_ATTACK,
        log_rules.OF_POINTS,
        log_rules.OF_MORALE,
    ]
    assert {number for rules in cited for number in rules.values()} <= numbers
    assert set(log_rules.OF_ACTION) == set(ACTIONS)
    by_hand = {
        card_events.CardPlayed, fight_events.AttackDeclared, end_events.PointsScored, unit_events.MoraleRolled,
        turn_events.EventRead, unit_events.UnitMoved, fight_events.ActionUsed,
    }  # fmt: skip
    without = {
        turn_events.GameBegan, turn_events.SetUpBegan, turn_events.TurnBegan, turn_events.NothingCame, end_events.Ended,
        unit_events.UnitRecruited,
    }  # fmt: skip
    assert set(log_rules.OF_EVENT) | by_hand | without | set(SILENT) == set(WRITERS)


@pytest.mark.parametrize(
    ("event", "rule"), [("air-support", "15.01"), ("medic", "15.22"), ("white-phosphorus", "15.35")]
)
def test_an_event_card_names_the_rule_of_its_event(event: str, rule: str) -> None:
    assert list(EVENTS) == sorted(EVENTS)
    assert f"15.{EVENTS.index(event) + 1:02d}" == rule


def test_the_first_order_of_fire_and_op_fire_are_told_apart_by_their_rule() -> None:
    state: State = firefight().state
    ordered = log_rules.rule_of(state, card_events.CardPlayed("axis", 50, "fire"))
    answered = log_rules.rule_of(state, card_events.CardPlayed("allies", 150, "fire"))
    assert (ordered, answered) == ("8.1", "14.09")


@pytest.mark.rule("12.3")
@pytest.mark.parametrize(
    ("before", "result", "tone"), [(False, "suppressed", "hit"), (True, "suppressed already", "plain")]
)
def test_a_tie_in_a_rout_is_told_by_what_it_comes_to(before: bool, result: str, tone: str) -> None:
    table = Table(drawn_book(), UNITS)
    table.mark("g-squad", broken=True, suppressed=before)
    rolled = unit_events.MoraleRolled("g-squad", "axis", "rout", dice(3, 4), (), 7, 7, "suppressed")
    entry = TITLE.words.tell(table.state, rolled)
    assert entry is not None
    assert (entry.result, entry.tone) == (result, tone)


@pytest.mark.rule("4.4")
def test_the_end_is_told_with_its_reason_in_text_and_on_a_page() -> None:
    state = firefight().state
    entry = TITLE.words.tell(state, end_events.Ended("axis", "surrender"))
    assert entry is not None
    said = "The Axis win · the Allies surrender"
    assert said in log_pages.as_text("A battle", [entry]).splitlines()
    assert f"<summary>{said}</summary>" in log_pages.as_html("A battle", [entry])


@pytest.mark.rule("2.5", "4.1")
@pytest.mark.parametrize(("empty", "lines"), [(False, ["Time!", "Time 3"]), (True, ["Time 3 · deck used up"])])
def test_time_is_called_by_its_trigger_and_not_by_the_end_of_a_deck(empty: bool, lines: list[str]) -> None:
    state = firefight().state
    events = (turn_events.TriggerBegan("axis", "time", empty), end_events.TimeAdvanced("axis", 3, empty))
    told = [TITLE.words.tell(state, event) for event in events]
    assert [entry.line for entry in told if entry is not None] == lines


@pytest.mark.rule("7.3", "11.6")
@pytest.mark.parametrize(("why", "broke", "rule"), [
    ("jammed", ("Jammed! The MG 34 breaks", "Jammed! The MG 34 is out of play"), "11.6"),
    ("malfunction", ("The MG 34 breaks", "The MG 34 is out of play"), "7.3"),
])  # fmt: skip
def test_a_jam_is_told_by_its_name(
    why: str, broke: tuple[str, str], rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_names, "weapon", lambda state, id_: "MG 34")
    events = (unit_events.WeaponBroke("g-gun", why), unit_events.WeaponBoxed("g-gun", why))
    told = [TITLE.words.tell(firefight().state, event) for event in events]
    assert tuple(entry.head for entry in told if entry is not None) == broke
    assert {entry.rule for entry in told if entry is not None} == {rule}


@pytest.mark.rule("14.19")
def test_the_second_hex_of_spray_fire_is_told() -> None:
    entry = TITLE.words.tell(firefight().state, fight_events.ActionUsed("axis", "spray-fire", at("C7")))
    assert entry is not None
    assert (entry.head, entry.rule, entry.places) == (f"Spray Fire: {at('C7')} too", "14.19", (at("C7"),))
    assert TITLE.words.tell(firefight().state, fight_events.ActionUsed("axis", "sustained-fire")) is None


@pytest.mark.rule("11.9", "11.11")
@pytest.mark.parametrize(("near_misses", "rule"), [(True, "11.11"), (False, "11.9")])
def test_a_miss_cites_the_rule_that_it_misses_by(near_misses: bool, rule: str) -> None:
    state = Table(drawn_book(), UNITS, near_misses=near_misses).state
    hit = fight_events.Targeted(dice(5, 5), 25, (), 4, True, at("C6"), "hit")
    missed = fight_events.Targeted(dice(1, 1), 1, (), 4, False, NOWHERE, "missed")
    events = (hit, missed, fight_events.AttackEnded("missed"), fight_events.AttackEnded("too-weak"))
    assert [log_rules.rule_of(state, event) for event in events] == ["11.9", rule, rule, "11.4"]


class _Heard(Table):
    """A table that keeps what the log says of each event."""

    def _hear(self, state: State, event: Event) -> None:
        super()._hear(state, event)
        entry = TITLE.words.tell(state, event)
        self.lines = [*getattr(self, "lines", []), *([entry.line] if entry is not None else [])]


@pytest.mark.rule("13.5")
@pytest.mark.parametrize(("there", "drift", "nothing"), [
    ("C6", (1, 4), True), ("K4", (1, 4), False), ("K4", (1, 1), False), ("C6", (1, 1), True),
])  # fmt: skip
def test_a_fire_mission_that_strikes_nothing_says_so(there: str, drift: tuple[int, int], nothing: bool) -> None:
    """From K9 at K5: 6 is above range 4. Up and down leaves it at K5, twice up brings it to K3; K4 is beside either."""
    units = {"g-leader": ("leader", "K9"), "u-squad": ("squad", there)}
    hands = {50: ("artillery-request", "ambush")}
    told = _Heard(drawn_book(), units, hands=hands, radios={"axis": Radio("radio")})
    told.flip(dice(2, 3), dice(*drift), *[dice(1, 2), dice(6, 6, "allies")] * (not nothing))
    told.say("50 artillery-request", "11.05", "shells")
    assert told.asked is not None
    assert told.state.order is None
    said = "No unit and no fortification in the area: nothing is struck"
    assert told.lines.count(said) == nothing


@pytest.mark.rule("13.4")
@pytest.mark.parametrize(("aimed", "drift", "said"), [
    ((2, 3), (1, 1), ["accurate: drifts one hex by each die", "Drift roll 1 and 1: the spotting round comes down in 11.03"]),
    ((1, 1), (4, 2), ["inaccurate: drifts as many hexes as the second die, in the direction of the first",
                      "Drift roll 4 and 2: the spotting round comes down in 11.07"]),
])  # fmt: skip
def test_the_log_names_the_drift_roll_of_an_accurate_round_too(
    aimed: tuple[int, int], drift: tuple[int, int], said: list[str]
) -> None:
    """From K9 at K5, which drifts to K3 or to K7."""
    units = {"g-leader": ("leader", "K9"), "u-squad": ("squad", "A1")}
    told = _Heard(drawn_book(), units, hands={50: ("artillery-request", "ambush")}, radios={"axis": Radio("radio")})
    told.flip(dice(*aimed), dice(*drift)).say("50 artillery-request", "11.05", "shells")
    assert told.asked is not None
    lines = [line for line in told.lines if "drift" in line.lower()]
    assert len(lines) == 2
    assert all(words_ in line for words_, line in zip(said, lines, strict=True)), lines


# -- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["en", "es", "de"])
def test_every_counter_that_comes_with_the_game_has_a_name_of_its_nation(code: str) -> None:
    words.use(code, strict=True)
    for file in sorted((ASSETS / "nations").glob("*.toml")):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        named = [id_ for id_, unit in data["unit"].items() if unit["size"] != "leader"]
        assert [id_ for id_ in (*named, *data["weapon"]) if not words.has(f"figure-{id_}")] == []


def test_counters_of_a_pack_go_by_size_and_quality_those_alike_by_number_and_teams_by_letter() -> None:
    table = firefight()
    table.arm("g-two", "lmg")
    state = table.state
    assert command_names.unit(state, "g-squad") == "Line squad 1"
    assert command_names.unit(state, "g-two") == "Line squad 2"
    assert command_names.unit(state, "u-team") == "Line team A"
    assert [unit_label(state, id_) for id_ in ("g-squad", "u-team")] == ["Line 1", "Line A"]
    assert command_names.weapon(state, "g-two-lmg") == "machine gun"


def test_a_real_scenario_calls_its_squads_and_guns_by_their_nation() -> None:
    state = TITLE.rules.new_state(TITLE.load_book("crossroads-at-noon", ()))
    called = {command_names.figure(state, unit.figure) for unit in state.units.values() if not unit.name}
    assert called == {"Rifle squad", "Rifle team"}
    assert "heavy MG" in {command_names.weapon(state, id_) for id_ in state.weapons}


# -- points and chits -----------------------------------------------------------------------------------------------


def test_points_say_how_the_score_stands_and_chits_what_they_count_for() -> None:
    state = firefight().state
    state.vp = -3
    line = TITLE.words.tell(state, end_events.PointsScored("allies", 2, "eliminated", "g-two"))
    assert line is not None
    assert line.line == "Allies: +2 VP · unit eliminated · now Allies 3 VP"
    chit = TITLE.words.tell(state, end_events.ChitOpened("", "B"))
    assert chit is not None
    assert chit.line == "Chit B is open · objective 2 is worth 3 VP more"


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(
    ("points", "said"),
    [(1, "objective 1 · now Axis 1 VP"), (2, "objective 1: 1 gained, 1 taken from the enemy · now Axis 1 VP")],
)
def test_an_objective_that_changes_hands_says_what_each_side_makes_of_its_swing(points: int, said: str) -> None:
    """Chit A makes it worth 1; who takes it from an enemy scores that, and the enemy loses it."""
    state = firefight().state
    state.open_chits, state.vp = ("A",), 1
    line = TITLE.words.tell(state, end_events.PointsScored("axis", points, "objective", "1"))
    assert line is not None
    assert line.line == f"Axis: +{points} VP · {said}"


@pytest.mark.rule("4.6")
@pytest.mark.parametrize(
    ("event", "when"),
    [
        (end_events.ChitOpened("", "B", (2,)), "so nobody scores it now (4.6)"),
        (end_events.ChitOpened("axis", "B", (2,), True), "so it scores only at the end (4.6)"),
    ],
)
def test_4_6_of_a_chit_that_a_late_event_opened_it_is_told_why_it_brings_no_points(
    event: end_events.ChitOpened, when: str
) -> None:
    told = TITLE.words.tell(firefight().state, event)
    assert told is not None
    assert told.line == f"Chit B is open · objective 2 is worth 3 VP more; a late event opened it, {when}"


def test_a_chit_of_the_other_side_is_not_told() -> None:
    state = firefight().state
    line = TITLE.words.tell(state, end_events.ChitDrawn("allies", "?"))
    assert line is not None
    assert line.line == "Allies: a secret chit drawn"


# -- what lies beside the board -------------------------------------------------------------------------------------


def test_a_game_taken_up_again_has_the_card_that_lies_there() -> None:
    state = firefight().state
    before, story = (CommandGameLog(TITLE.words, TITLE.rules.moment) for _ in range(2))
    before.tell(1, state, fight_events.MeleeBegan(at("C4")))
    before.tell(2, state, card_events.CardFlipped("axis", dice(2, 5), "melee"))
    story.prepend(before, 2)
    assert story.flip is not None
    assert story.flip.card == dice(2, 5)


def test_the_last_card_lies_open_until_the_next_turn_and_steps_leave_a_trail() -> None:
    table = Table(drawn_book(), UNITS, hands={50: ("move", "ambush")})
    story = CommandGameLog(TITLE.words, TITLE.rules.moment)
    state = table.say("50 move", "g-squad").state
    story.tell(1, state, turn_events.TurnBegan(1, "axis"))
    story.tell(2, state, card_events.CardFlipped("axis", dice(2, 5), "attack"))
    assert story.flip is not None
    assert (story.flip.card, story.flip.why) == (dice(2, 5), "attack")
    story.tell(3, state, fight_events.GroupMoved(("g-squad",), at("C5"), 1, False, True, False))
    assert [(trail.start, trail.end) for trail in story.trails_of(1)] == [(at("C4"), at("C5"))]
    story.truncate(2)
    assert not story.trails
    story.tell(3, state, fight_events.AttackEnded())
    assert story.flip is None, "what came of the roll is over"
    story.tell(3, state, card_events.CardFlipped("axis", dice(2, 5), "attack"))
    story.tell(3, state, ground_events.SmokeLaid(at("C5"), 41))
    story.tell(4, state, turn_events.TurnBegan(2, "allies"))
    assert story.flip is None


def walked(story: CommandGameLog, state: State, answers: int, name: str) -> None:
    """Add the log line of a step to a hex."""
    story.tell(answers, state, fight_events.GroupMoved(("g-squad",), at(name), 1, False, True, False))


def test_a_walk_is_one_line_however_long_and_something_between_begins_another() -> None:
    state = firefight().state
    story = CommandGameLog(TITLE.words, TITLE.rules.moment)
    story.tell(1, state, turn_events.TurnBegan(1, "axis"))
    for answers, name in enumerate(("C5", "D5", "E6"), 2):
        walked(story, state, answers, name)
    assert [line.entry.line for line in story.lines[1:]] == ["Line squad 1: 03.04 → 03.05 → 04.05 → 05.06 · 3 MP"]
    assert [line.shown() for line in story.lines[-1].entry.more] == [
        "03.05: 1 MP · 9.1",
        "04.05: 1 MP · 9.1",
        "05.06: 1 MP · 9.1",
    ]
    story.tell(6, state, unit_events.UnitSuppressed("g-squad", "op-fire"))
    walked(story, state, 7, "E7")
    assert story.lines[-1].entry.line == "Line squad 1: 05.06 → 05.07 · 1 MP"


def test_steps_that_are_taken_back_leave_those_before_them() -> None:
    state = firefight().state
    story = CommandGameLog(TITLE.words, TITLE.rules.moment)
    story.tell(1, state, turn_events.TurnBegan(1, "axis"))
    for answers, name in enumerate(("C5", "D5", "E6"), 2):
        walked(story, state, answers, name)
    story.truncate(3)
    assert story.lines[-1].entry.line == "Line squad 1: 03.04 → 03.05 → 04.05 · 2 MP"
    walked(story, state, 4, "D6")
    assert story.lines[-1].entry.line == "Line squad 1: 03.04 → 03.05 → 04.05 → 04.06 · 3 MP"
    story.truncate(1)
    assert [line.entry.head for line in story.lines] == ["Turn 1: Axis"]


def test_a_move_after_one_that_was_taken_back_begins_where_the_unit_stands() -> None:
    state = firefight().state
    story = CommandGameLog(TITLE.words, TITLE.rules.moment)
    story.tell(1, state, turn_events.TurnBegan(1, "axis"))
    for answers, name in enumerate(("C5", "D5"), 2):
        walked(story, state, answers, name)
    story.truncate(1)
    assert story.stood["g-squad"] == at("C4")
    walked(story, state, 2, "C5")
    assert story.lines[-1].entry.line == "Line squad 1: 03.04 → 03.05 · 1 MP"


def test_what_a_shell_gains_where_it_bursts_is_told_with_the_total_that_lacks_it() -> None:
    table = Table(drawn_book({"C8": "woods"}), UNITS | {"u-team": ("team", "C8")}, hands={50: ("fire", "ambush")})
    mortar = table.arm("g-squad", "mortar")
    table.flip(dice(6, 6), dice(2, 3), dice(6, 6, "allies")).say("50 fire", "g-squad", f"{at('C8')} {mortar}")
    line = told(table, fight_events.AttackRolled)[0]
    rolled, defended = table.told(fight_events.AttackRolled)[0], table.told(fight_events.DefenceRolled)[0]
    assert defended.attack == rolled.total + 2
    assert line.result == "+2 in 03.08, the impact hex"


@pytest.mark.rule("20.2")
def test_a_unit_that_is_set_up_twice_counts_once() -> None:
    table = Table(drawn_book(), UNITS)
    placings = [
        turn_events.UnitPlaced(unit, at(hex_)) for unit, hex_ in (("g-squad", "C4"), ("g-two", "C4"), ("g-squad", "C5"))
    ]
    entries = [entry for event in placings if (entry := TITLE.words.tell(table.state, event))]
    rows = Gathered().rows([LogLine(0, Moment(0), entry) for entry in entries])
    assert [row.entry.head for row in rows] == ["2 units set up"]
    assert [line.text.rpartition(" ")[2] for line in rows[0].entry.more] == ["03.05", "03.04"]


@pytest.mark.rule("20.2")
def test_units_set_up_are_counted_once_though_works_come_between() -> None:
    """Two squads, foxholes, then one of the squads elsewhere and a third one: three units, and one that is moved."""
    table = Table(drawn_book(), UNITS)
    events: list[Event] = [
        turn_events.UnitPlaced("g-squad", at("C4")), turn_events.UnitPlaced("g-two", at("C4")),
        turn_events.WorkSetUp("axis", "foxholes", at("C4")),
        turn_events.UnitPlaced("g-squad", at("C5")), turn_events.UnitPlaced("g-team", at("C6")),
    ]  # fmt: skip
    entries = [entry for event in events if (entry := TITLE.words.tell(table.state, event))]
    heads = [row.entry.head for row in Gathered().rows([LogLine(0, Moment(0), entry) for entry in entries])]
    assert heads[0] == "2 units set up"
    assert len(heads) == 4
    assert heads[2:] == [entries[3].head, entries[4].head]
    log = Gathered()
    lines = [LogLine(0, Moment(0), entry) for entry in entries]
    log.rows(lines[:2])
    assert [row.entry.head for row in log.rows(lines)] == heads
    assert [last_row(lines[:count]).head for count in (1, 2, 3)] == [entries[0].head, heads[0], entries[2].head]


@pytest.mark.rule("3.4")
def test_the_status_line_counts_cards_that_are_drawn_as_the_log_does() -> None:
    table = Table(drawn_book(), UNITS)
    entry = TITLE.words.tell(table.state, card_events.CardDrawn("axis", 1))
    assert entry is not None
    lines = [LogLine(0, Moment(0), entry)] * 3
    assert last_row(lines).head == Gathered().rows(lines)[-1].entry.head == "Axis: draws 3 cards"


def test_a_unit_is_told_by_its_nation_where_the_other_side_has_units_called_the_same() -> None:
    state = new_state(load_book("crossroads-at-noon"))
    squads = {unit.side: unit.id for unit in state.units.values() if unit.figure.endswith("-line-squad")}
    named = {side: command_names.unit(state, id_) for side, id_ in squads.items()}
    assert all(name.startswith("Rifle squad ") for name in named.values())
    assert {name.rpartition(" ")[2] for name in named.values()} == {"(GER)", "(US)"}
    assert command_names.unit_alone(state, squads["axis"]) == named["axis"].removesuffix(" (GER)")
    assert piece_named(state, command_names.unit_alone(state, squads["axis"]), "axis") == squads["axis"]
    guns = {arm.side: arm.id for arm in state.weapons.values() if arm.figure.endswith("-lmg")}
    called = {command_names.weapon(state, id_) for id_ in guns.values()}
    assert called == {"light MG 2 (GER)", "light MG 2 (US)"}
    assert {command_names.weapon_alone(state, id_) for id_ in guns.values()} == {"light MG 2"}
    heavy = next(arm.id for arm in state.weapons.values() if arm.figure.endswith("-hmg"))
    assert command_names.weapon(state, heavy) == "heavy MG"
    leader = next(unit.id for unit in state.units.values() if unit.name)
    assert "(" not in command_names.unit(state, leader)


OUTCOMES = [
    ("u-squad", {"suppressed": True}, "suppressed", True, "tie, already suppressed: breaks"),
    ("u-squad", {"suppressed": True}, "suppressed", False, "tie, already suppressed: no effect"),
    ("u-squad", {"broken": True}, "breaks", True, "already broken: breaks again"),
    ("u-team", {"broken": True}, "breaks", True, "already broken: breaks again, eliminated"),
    ("u-team", {"broken": True}, "suppressed", True, "suppressed"),
    ("u-team", {"broken": True, "suppressed": True}, "suppressed", True, "tie, already suppressed and broken: breaks again, eliminated"),
    ("u-squad", {"broken": True, "suppressed": True}, "suppressed", True, "tie, already suppressed and broken: breaks again"),
]  # fmt: skip


@pytest.mark.rule("6.2", "6.3")
@pytest.mark.parametrize(("unit", "before", "result", "twice", "said"), OUTCOMES)
def test_6_3_a_defence_roll_says_what_it_does_to_the_unit_as_it_is(
    unit: str, before: dict[str, bool], result: str, twice: bool, said: str
) -> None:
    units = {"u-squad": ("squad", "C6"), "u-team": ("team", "C6")}
    table = Table(drawn_book(), units, suppressed_twice_breaks=twice)
    table.mark(unit, **before)
    entry = TITLE.words.tell(table.state, fight_events.DefenceRolled(unit, dice(3, 3), (), 13, 13, result))
    assert entry is not None
    assert (entry.result, entry.tone) == (said, "plain" if said.endswith("no effect") else "hit")


@pytest.mark.rule("6.3")
def test_6_3_a_second_suppression_is_one_line_with_its_reason() -> None:
    units = {"g-squad": ("squad", "C4"), "u-team": ("team", "C6")}
    table = Table(drawn_book(), units, suppressed_twice_breaks=True)
    table.mark("u-team", suppressed=True, broken=True)
    story = CommandGameLog(TITLE.words, TITLE.rules.moment)
    story.tell(0, table.state, fight_events.DefenceRolled("u-team", dice(3, 3), (), 13, 13, "suppressed"))
    assert story.tell(0, table.state, unit_events.SuppressionLifted("u-team", "fire")) is None
    assert story.tell(0, table.state, unit_events.UnitEliminated("u-team", "fire", 1)) is not None
    story.tell(0, table.state, fight_events.DefenceRolled("g-squad", dice(3, 3), (), 13, 13, "suppressed"))
    assert story.tell(0, table.state, unit_events.SuppressionLifted("g-squad", "fire")) is None
    assert story.tell(0, table.state, unit_events.UnitBroke("g-squad", "fire")) is None


@pytest.mark.rule("6.3")
def test_6_3_a_suppression_lifted_by_recovery_and_one_that_breaks_are_told_apart() -> None:
    state = firefight().state
    lines = [TITLE.words.tell(state, unit_events.SuppressionLifted("g-squad", why)) for why in ("recover", "cower")]
    heads = [line.head.split(": ")[1] for line in lines if line is not None]
    assert heads == ["no longer suppressed", "suppressed a second time"]


@pytest.mark.rule("2.5c")
@pytest.mark.parametrize(("near", "said"), [("g-near", "no enemy in the sniper’s reach"), ("u-near", "declined")])
def test_2_5_c_a_sniper_that_was_not_asked_about_says_that_no_enemy_was_in_reach(near: str, said: str) -> None:
    units = {"g-squad": ("squad", "G3"), "u-squad": ("squad", "G4"), near: ("team", "A1")}
    table = Table(drawn_book(), units, hands={50: ("fire", "ambush")})
    table.flip(39, dice(1, 1), dice(6, 6, "allies")).say("50 fire", "g-squad", "07.04 g-squad", "pass")
    (line,) = told(table, turn_events.NothingCame)
    assert said in line.head


@pytest.mark.rule("10.3", "10.5")
def test_a_melee_without_a_roll_says_whose_fighters_are_gone() -> None:
    """The other side still stands in the hex."""
    state = Table(drawn_book(), UNITS).state
    ended = fight_events.MeleeEnded(at("C4"), "", "off")
    line = TITLE.words.tell(state, ended)
    assert line is not None
    assert line.result == "Allies: nobody left to fight"
    nobody = TITLE.words.tell(state, fight_events.MeleeEnded(at("F9"), "", "off"))
    assert nobody is not None
    assert nobody.result == "nobody left to fight"
