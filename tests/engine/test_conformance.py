"""Requirements of every title: games end, answers are validated, checkpoints are correct, hidden facts stay hidden."""

from __future__ import annotations

import json
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import journal, loading
from combat.engine.kernel.decision import Answer, Decision, IllegalAnswer, Refusal, Uncountable
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Entry, Game
from combat.engine.kernel.record import as_plain, from_plain
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import CHANCE, Seat
from combat.engine.play.anybody import Anybody
from combat.engine.play.port import WrongSeat
from combat.engine.play.referee import Referee
from combat.engine.play.session import Session
from combat.engine.tabletop.table import table_of
from combat.engine.title import Title
from tests.engine.all_titles import CASES, TITLED, each_kept
from tests.engine.at_table import at_table
from tests.engine.conforming import Case, Played
from tests.engine.same_kinds import checkpoints_keep_their_types, differences
from tests.sampled import SOAKED

GAMES = 6 if SOAKED else 3
WRONG: tuple[Answer, ...] = ("", "pass ", "nobody", "99.99", "03.03 03.03", "look look", -1, 10**9, 4711)
OFTEN = 11
"""What takes long is tested at every question whose number is divisible by this."""

each_title = pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
SHOWN = [(case, title) for case, title in TITLED if case.has_window]
each_shown = pytest.mark.parametrize(("case", "title"), SHOWN, ids=[case.name for case, _ in SHOWN])
AT_TABLE = [(*each, number) for each in SHOWN for number in range(1 if each[0].shown and not SOAKED else GAMES)]
each_at_table = pytest.mark.parametrize(
    ("case", "title", "number"), AT_TABLE, ids=[f"{case.name}-{number}" for case, _, number in AT_TABLE]
)
each_game = pytest.mark.parametrize("number", range(GAMES))


def options(decision: Decision, state: Any) -> list[Answer] | None:
    """Return the legal answers, or None if they cannot be enumerated."""
    try:
        return list(decision.options(state))
    except Uncountable:
        return None


# -- games, answers, checkpoints --------------------------------------------------------------------------------------


@each_title
@each_game
def test_a_game_played_at_random_through_the_ports_ends(case: Case, number: int) -> None:
    book = case.books[number % len(case.books)]()
    referee: Referee[Any] = Referee.begin(case.rules, book, SeededChance(number))
    anyone = Anybody(SplitMix(number))
    assert referee.play_out(dict.fromkeys(case.rules.seats, anyone), 50_000)
    assert referee.asked is None
    assert all(referee.port(seat).over and referee.port(seat).decision is None for seat in case.rules.seats)


@each_title
@each_game
def test_options_are_legal_each_once_and_in_the_same_order(case: Case, number: int) -> None:
    played = Played(case, number)
    for decision in played.questions():
        state = played.game.state
        listed = options(decision, state)
        if listed is not None:
            assert listed
            assert len(set(listed)) == len(listed)
            assert listed == list(decision.options(state.copy()))
            assert all(decision.refusal(state, answer) is None for answer in listed)
            assert decision.passes_with is None or decision.passes_with in listed
        for answer in islice(decision.samples(state, SplitMix(number)), 5):
            assert decision.refusal(state, answer) is None
            assert listed is None or answer in listed
        assert decision.seat in (*case.rules.seats, CHANCE)


@each_title
def test_a_refused_answer_and_one_from_another_seat_change_nothing(case: Case) -> None:
    referee: Referee[Any] = Referee.begin(case.rules, case.books[0](), SeededChance(1))
    anyone, questions, refused = Anybody(SplitMix(1)), 0, 0
    referee.run()
    while (seat := referee.asked) is not None:
        port = referee.port(seat)
        before, answers = case.as_json(port.view), referee.answers
        for other in case.rules.seats:
            if other != seat:
                with pytest.raises(WrongSeat):
                    referee.port(other).answer(anyone.answer(port))
        for wrong in WRONG:
            if port.refusal(wrong) is not None:
                with pytest.raises(IllegalAnswer):
                    port.answer(wrong)
                refused += 1
        assert (case.as_json(port.view), referee.answers) == (before, answers)
        questions += 1
        port.answer(anyone.answer(port))
        referee.run()
    assert refused > questions > 0


@each_title
@each_game
def test_a_game_restarts_from_each_of_its_checkpoints(case: Case, number: int) -> None:
    played = Played(case, number)
    for _ in played.questions():
        pass
    game, rules = played.game, case.rules
    places = [checkpoint.answers for checkpoint in game.checkpoints] + [len(game.entries)]
    if case.between is not None:
        assert max(later - sooner for sooner, later in pairwise(places)) <= case.between
    end = case.as_json(game.state)
    for checkpoint in game.checkpoints[:: max(1, len(game.checkpoints) // 20)]:
        history = game.entries[: checkpoint.answers]
        again = Game(checkpoint.state.copy(), rules.play, rules.apply, history=history, concession=rules.concede)
        again.replay(game.entries[checkpoint.answers :])
        assert (again.over, case.as_json(again.state)) == (True, end)


@each_title
@each_game
def test_states_come_back_from_json_with_their_types(case: Case, number: int) -> None:
    """Keys of mappings, elements and fields: a text that equals a hex is none."""
    played = Played(case, number)
    for place, _ in enumerate(played.questions()):
        if place % OFTEN == 0:
            state = played.game.state
            read = case.from_json(json.loads(json.dumps(case.as_json(state))), played.book)
            assert not [*differences(state, read)]


@each_title
def test_states_answers_and_events_come_back_from_json_as_they_were(case: Case) -> None:
    played = Played(case, 2)
    events: list[Event] = []
    played.game.on_event = lambda state, event: events.append(event)
    for _ in played.questions():
        state = played.game.state
        if len(played.game.entries) % OFTEN == 0:
            data = case.as_json(state)
            assert case.as_json(case.from_json(data, state.book)) == data
    end = played.game.state
    assert case.from_json(case.as_json(end), end.book) == end
    assert all(from_plain(Entry, as_plain(entry)) == entry for entry in played.game.entries)
    assert all(from_plain(type(event), as_plain(event)) == event for event in events)


@each_title
def test_every_event_has_a_writer_and_words_and_every_question_has_words(case: Case) -> None:
    """A class that the rules use and do not list would be found by the games above; here those that are listed."""
    played = Played(case, 1)
    kinds = {type(event) for event in played.game.opening}
    played.game.on_event = lambda state, event: kinds.add(type(event))
    asked = {type(decision) for decision in played.questions() if not decision.to_chance}
    assert kinds <= set(case.rules.events)
    assert asked <= set(case.rules.decisions)
    assert case.tellers.missing(case.rules.events) == ()
    assert case.askers.missing(case.rules.decisions) == ()


# -- what a seat may know ---------------------------------------------------------------------------------------------


@each_title
@each_game
def test_what_a_seat_sees_moves_on_by_the_events_that_it_sees(case: Case, number: int) -> None:
    """apply(visible(s), seen(e)) == visible(apply(s, e)), event by event."""
    played, rules = Played(case, number), case.rules
    views = {seat: rules.visible(rules.new_state(played.book), seat) for seat in rules.seats}
    last: list[Event] = []

    def hear(state: Any, event: Event) -> None:
        compare(state)
        last[:] = [event]
        for seat in rules.seats:
            for told in rules.seen(state, event, seat):
                rules.apply(views[seat], told)

    def compare(state: Any) -> None:
        for seat in rules.seats:
            assert views[seat] == rules.visible(state, seat), (seat, last)

    def apply(state: Any, event: Event) -> None:
        hear(state, event)
        rules.apply(state, event)

    played.game = Game(rules.new_state(played.book), rules.play, apply, concession=rules.concede)
    for _ in played.questions():
        compare(played.game.state)
    compare(played.game.state)


@each_title
@each_game
def test_the_seat_that_is_asked_has_the_same_answers_and_refusals_on_its_view(case: Case, number: int) -> None:
    played, rules = Played(case, number), case.rules
    for decision in played.questions():
        if decision.to_chance:
            continue
        state, seat = played.game.state, decision.seat
        view, asked = rules.visible(state, seat), rules.decision_for_seat(state, decision, seat)
        offered = options(asked, view)
        assert offered == options(asked, state)
        true = options(decision, state)
        if offered is not None:
            assert [rules.answer_from_seat(state, answer, seat) for answer in offered] == true
        for answer in (*WRONG, *(offered or ())):
            assert refused(asked, view, answer) == refused(asked, state, answer)
        assert case.askers[type(asked)](view, asked) == case.askers[type(asked)](view.copy(), asked)


def refused(decision: Decision, state: Any, answer: Answer) -> Refusal | None:
    """Return the reason why an answer is refused; None if it is legal."""
    return decision.refusal(state, answer)


@each_title
def test_a_view_of_a_view_is_that_view_and_the_truth_is_left_alone(case: Case) -> None:
    played, rules = Played(case, 3), case.rules
    for place, _ in enumerate(played.questions()):
        if place % OFTEN == 0:
            state = played.game.state
            before = state.copy()
            for seat in rules.seats:
                view = rules.visible(state, seat)
                assert rules.visible(view, seat) == view
            assert state == before


def hidden_since(game: Game[Any], seat: Seat) -> bool:
    """Return whether others gave answers since the last checkpoint that a seat does not know."""
    past = game.entries[game.checkpoints[-1].answers :]
    return any(entry.secret and entry.by != seat for entry in past)


@each_title
@each_game
def test_a_game_dealt_anew_from_what_a_seat_knows_looks_the_same_to_it(case: Case, number: int) -> None:
    """Two games that differ only in what is hidden: same view, same question, same answers, same words."""
    played, rules = Played(case, number), case.rules
    hidden = other_deals = due = 0
    for place, decision in enumerate(played.questions()):
        if decision.to_chance or place < due:
            continue
        if case.guesses and hidden_since(played.game, decision.seat):
            continue
        seat, due = decision.seat, place + case.looks_ahead
        referee: Referee[Any] = Referee(rules, played.game, played.chance)
        twin = referee.port(seat).sample(SplitMix(place))
        assert twin.decision is not None
        truth, dealt = played.game.state, twin.state
        view, other = rules.visible(truth, seat), rules.visible(dealt, seat)
        assert other == view
        asked, also = (
            rules.decision_for_seat(truth, decision, seat),
            rules.decision_for_seat(dealt, twin.decision, seat),
        )
        assert also == asked
        assert case.askers[type(also)](other, also) == case.askers[type(asked)](view, asked)
        hidden += view != truth
        assert dealt == truth or view != truth, "nothing is hidden from the seat, and something else is dealt"
        other_deals += dealt != truth
    assert due
    assert other_deals or not hidden, "something is hidden, and what is dealt is always the truth"


# -- the referee ------------------------------------------------------------------------------------------------------


class Diary:
    """Audience that keeps a view, and writes a line for each event."""

    def __init__(self, case: Case) -> None:
        self.case, self.lines, self.view = case, list[str](), None

    def told(self, answers: int, events: Any) -> None:
        """Apply events to the view and add their lines."""
        for event in events:
            self.case.rules.apply(self.view, event)
            teller = self.case.tellers.get(type(event))
            if teller is not None:
                self.lines.append(str(teller(self.view, event)))

    def replaced(self, answers: int, state: Any) -> None:
        """Replace the view."""
        self.view = state


@each_title
def test_an_audience_that_applies_what_it_is_told_stands_where_its_port_stands(case: Case) -> None:
    referee: Referee[Any] = Referee.begin(case.rules, case.books[0](), SeededChance(5))
    diaries = {seat: Diary(case) for seat in case.rules.seats}
    for seat, diary in diaries.items():
        referee.port(seat).listen(diary)
    anyone = Anybody(SplitMix(5))
    referee.run()
    while (asked := referee.asked) is not None:
        port = referee.port(asked)
        for seat, diary in diaries.items():
            assert diary.view == referee.port(seat).view == case.rules.visible(referee._game.state, seat)
        port.answer(anyone.answer(port))
        if referee.answers % OFTEN == 0 and port.undo() is None:
            assert port.redo()
        referee.run()
    assert all(diary.lines for diary in diaries.values())


# -- the journal, and the table ---------------------------------------------------------------------------------------


@each_kept
@each_game
def test_a_game_is_kept_left_taken_up_and_proved(
    case: Case, title: Title[Any, Any], number: int, tmp_path: Path
) -> None:
    path, known = tmp_path / "game.combat", {title.id: title}
    game = game_of(case.rules, case.rules.new_state(case.books[number % len(case.books)]()))
    record = journal.begin(title, game, pytest.fail, path)
    anyone, referee = Anybody(SplitMix(number)), Referee[Any](case.rules, game, SeededChance(number))
    players = dict.fromkeys(case.rules.seats, anyone)
    for _ in range(3 + 4 * number):
        referee.run()
        port = referee.port(str(referee.asked))
        port.answer(anyone.answer(port))
    referee.run()
    record.close()
    loaded = loading.load(path, known)
    assert not loaded.notes
    assert (case.as_json(loaded.game.state), loaded.game.decision) == (case.as_json(game.state), game.decision)
    assert not [*differences(game.state, loaded.game.state)]
    record = loading.carry_on(loaded, pytest.fail)
    assert Referee[Any](case.rules, loaded.game, SeededChance(number)).play_out(players, 50_000)
    record.close()
    checkpoints_keep_their_types(loaded.game, title.serializer)
    proof = loading.verify(path, known)
    assert (proof.over, proof.answers) == (True, len(loaded.game.entries))


@each_at_table
def test_a_game_is_played_at_its_table_left_and_taken_up(
    case: Case, title: Title[Any, Any], number: int, tmp_path: Path
) -> None:
    """Every frame is drawn, every prompt answers whatever hands and panes ask of it, and all scenes of any table open."""
    path, known = tmp_path / "game.combat", {title.id: title}
    game = game_of(case.rules, case.rules.new_state(case.books[number % len(case.books)]()))
    with at_table(title, number) as table:
        record = journal.begin(title, game, pytest.fail, path)
        table.lay(Session(title, game, SeededChance(number), record=record, others=table.others()))
        table.play(case.shown or 5)
        table.open_all()
        loaded = loading.load(path, known)
        record = loading.carry_on(loaded, pytest.fail)
        table.lay(Session(title, loaded.game, SeededChance(number), record=record, others=table.others(), fresh=False))
        table.play(case.shown)
        answers = table.scene.session.answers
    proof = loading.verify(path, known)
    assert (proof.over, proof.answers) == (not case.shown, answers)


@each_shown
def test_every_question_has_a_prompt_and_every_event_a_motion_and_its_sounds(
    case: Case, title: Title[Any, Any]
) -> None:
    table = table_of(title)
    assert table.prompts.missing(case.rules.decisions) == ()
    assert table.motions.missing(case.rules.events) == ()
    heard = table.sound_table()
    assert heard is None or heard.missing(case.rules.events) == ()
