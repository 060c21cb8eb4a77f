"""A second title from end to end without a window: played, shown, logged, saved, verified, resumed and replayed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import journal, loading
from combat.engine.journal.branching import cut
from combat.engine.journal.faults import Disagreement, SaveError
from combat.engine.journal.journal_replay import past_of
from combat.engine.journal.save_list import latest_unfinished, list_games, look_at
from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.deck import UNKNOWN
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Barrier
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import PUBLIC
from combat.engine.play.game_log import LogLine
from combat.engine.play.history_loader import HistoryLoader
from combat.engine.play.mirror import Mirror
from combat.engine.play.replays.replay_session import ReplaySession
from combat.engine.play.script import MisfitError, Performance
from combat.engine.play.session import Session
from combat.games.volume1.title import OWN_TITLES
from tests.engine.toy_game import NORTH, RULES, SOUTH, Bid, BidsOpened, Book, Go, Look, MoverFound, State, small_book
from tests.engine.toy_title import KEEPING, TOY, TOYS

ROOT = Path(__file__).parents[3]


class Table:
    """North's view of a game; its mirror receives the events, and its log has a line for each."""

    def __init__(self, session: Session[State, Book], seed: int = 1) -> None:
        self.session, self.story = session, TOY.game_log()
        self.mirror = Mirror(TOY.rules.apply, session.view.copy(), self)
        self.numbers = SplitMix(seed)
        session.open(self.mirror)

    def motion(self, state: State, event: Event) -> None:
        """Return None, as no event is animated."""

    def happened(self, answers: int, state: State, event: Event) -> None:
        """Add the line of an event to the log."""
        self.story.tell(answers, state, event)

    def turned_back(self, answers: int, state: State) -> None:
        """Remove the lines of undone answers from the log."""
        self.story.truncate(answers)

    @property
    def lines(self) -> list[LogLine]:
        """Return the log's lines after all pending events."""
        self.mirror.drain()
        return self.story.lines

    def answer(self) -> None:
        """Answer the pending question at random."""
        decision = self.session.decision
        assert decision is not None
        self.session.answer(next(decision.samples(self.session.view, self.numbers)))

    def play_to(self, *kinds: type[Any]) -> None:
        """Play to the next question of one of some classes, or to the end."""
        while self.session.decision is not None and not isinstance(self.session.decision, kinds):
            self.answer()

    def play_out(self) -> None:
        """Play to the end, and assert that the game is over."""
        self.play_to()
        assert self.session.game.over


def sat_down(seed: int = 1) -> Table:
    """Return a table at a new game; a random bot has the other seat."""
    others = {SOUTH: TOY.players["anybody"](seed)}
    return Table(Session.begin(TOY, TOY.load_book("pond-1", ()), SeededChance(seed), others=others), seed)


def kept(table: Table, folder: Path) -> Path:
    """Save a table's game from now on; return the path."""
    session = table.session
    session.record = journal.begin(TOY, session.game, pytest.fail, folder / "toy.combat")
    return session.record.path


@pytest.fixture
def played(tmp_path: Path) -> tuple[Table, Path]:
    """Play a whole game; return its table and the path of its journal."""
    table = sat_down()
    path = kept(table, tmp_path)
    table.play_out()
    table.session.close()
    return table, path


def test_what_north_sees_is_shown_and_told_and_no_card_of_the_other() -> None:
    table, hidden = sat_down(), 0
    while table.session.decision is not None:
        assert table.session.decision.seat == NORTH == table.session.seat
        heads = [line.entry.head for line in table.lines]
        assert table.mirror.state == table.session.view
        hidden += sum(head in ("south draws a card", "south bids a card") for head in heads[-4:])
        assert not any(head.startswith(("south draws 2", "south bids 2")) for head in heads)
        table.answer()
    assert hidden
    assert [line.entry.head for line in table.lines][-1].endswith("wins")
    assert [line.moment.turn for line in table.lines] == sorted(line.moment.turn for line in table.lines)
    assert {line.answers for line in table.lines} <= set(range(table.session.answers + 1))


def test_its_journal_names_the_title_and_the_seats_and_is_proved(played: tuple[Table, Path]) -> None:
    table, path = played
    header, book, *lines = (json.loads(line) for line in path.read_bytes().splitlines())
    assert (header["plays"], header["scenario"], header["title"]) == ("toy", "pond-1", "The pond of 3 rivers")
    assert book["book"]["rounds"] == 5
    assert {line.get("by") for line in lines if "to" in line and not line.get("chance")} == {NORTH, SOUTH}
    clocks = [(line["checkpoint"]["turn"], line["checkpoint"]["phase"]) for line in lines if "checkpoint" in line]
    assert clocks[1:] == [*((turn, phase) for turn in range(1, 6) for phase in ("bids", "move")), (5, "over")]
    proof = loading.verify(path, TOYS)
    assert (proof.answers, proof.over) == (table.session.answers, True)
    shown = look_at(path)
    assert (shown.plays, shown.title, shown.turn, shown.finished) == ("toy", "The pond of 3 rivers", 5, True)
    assert (shown.verdict, shown.points) == KEEPING.verdict(table.session.game.state)


def test_a_forged_answer_is_found_out(played: tuple[Table, Path]) -> None:
    lines = played[1].read_bytes().splitlines(keepends=True)
    place = next(place for place, line in enumerate(lines) if line.startswith(b'{"to":"throw"'))
    thrown = json.loads(lines[place])
    lines[place] = json.dumps(thrown | {"value": thrown["value"] // 2}).encode() + b"\n"
    played[1].write_bytes(b"".join(lines))
    with pytest.raises(Disagreement, match=r"line \d+: the digest differs at round \d"):
        loading.verify(played[1], TOYS)


def test_a_save_of_another_title_is_refused_in_one_line_that_says_how_to_open_it(played: tuple[Table, Path]) -> None:
    path = played[1]
    with pytest.raises(SaveError) as refused:
        loading.load(path, OWN_TITLES)
    said = 'line 1: is a game of "toy", not of volume1 — open it with `combat --game toy`'
    assert str(refused.value) == f"{path}: {said}"
    assert [game.path for game in list_games(path.parent)] == [path]
    assert list_games(path.parent, "volume1") == []
    assert [game.path for game in list_games(path.parent, "toy")] == [path]


@pytest.mark.parametrize("clock", [b'{"turn":5}', b'{"phase":"over"}', b'{"turn":"5","phase":"over"}', b"[5]"])
def test_a_clock_without_turn_or_phase_is_listed_as_a_fault(clock: bytes, played: tuple[Table, Path]) -> None:
    path = played[1]
    path.write_bytes(path.read_bytes().replace(b'{"turn":5,"phase":"over"}', clock))
    assert look_at(path).fault.startswith(f"{path}: cannot be read: ")
    assert len(look_at(path).fault.splitlines()) == 1


def test_saves_are_listed_without_the_rules_of_any_title(played: tuple[Table, Path]) -> None:
    program = (
        "import sys; from pathlib import Path; from combat.engine.journal.save_list import list_games;"
        "print([game.plays for game in list_games(Path(sys.argv[1]))]);"
        "print([name for name in sys.modules if name.startswith(('combat.games', 'combat.engine.kernel.rules'))])"
    )
    command = [sys.executable, "-c", program, str(played[1].parent)]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert printed == "['toy']\n[]\n"


def test_a_header_that_plays_nonsense_is_damaged(played: tuple[Table, Path]) -> None:
    path = played[1]
    head, _, rest = path.read_bytes().partition(b"\n")
    path.write_bytes(json.dumps(json.loads(head) | {"plays": "../toy"}).encode() + b"\n" + rest)
    with pytest.raises(SaveError, match=r'line 1: the header is damaged \("../toy" is no name\)'):
        loading.load(path, TOYS)
    assert '"../toy" is no name' in look_at(path).fault


def test_a_game_that_was_left_goes_on_where_it_stood_and_its_log_is_whole(tmp_path: Path) -> None:
    table = sat_down(3)
    path = kept(table, tmp_path)
    for _ in range(6):
        table.answer()
    told, state = list(table.lines), table.session.game.state.copy()
    table.session.close()
    left = latest_unfinished(tmp_path, "toy")
    assert left is not None
    assert left.path == path
    loaded = loading.load(path, TOYS)
    assert (loaded.game.state, loaded.dropped, loaded.notes) == (state, 0, ())
    record = loading.carry_on(loaded, pytest.fail)
    past = past_of(loaded.saved, len(loaded.game.entries))
    others = {SOUTH: TOY.players["anybody"](9)}
    session = Session(TOY, loaded.game, SeededChance(9), record=record, fresh=False, past=past, others=others)
    recall = HistoryLoader(session)
    again = Table(session)
    while not recall.done:
        recall.go_on()
    assert recall.whole
    again.story.prepend(recall.story, len(loaded.saved.entries))
    assert [line.entry for line in again.lines[: len(told)]] == [line.entry for line in told]
    again.play_out()
    session.close()
    assert loading.verify(path, TOYS).over
    assert latest_unfinished(tmp_path, "toy") is None


def test_an_answer_is_taken_back_and_given_again_but_not_behind_another_seats(tmp_path: Path) -> None:
    table = sat_down()
    path = kept(table, tmp_path)
    table.play_to(Look)
    table.session.answer("pass")
    told, before = list(table.lines), table.session.answers
    assert isinstance(table.session.decision, Go)
    assert table.session.history.undo() is None
    assert isinstance(table.session.decision, Look)
    assert json.loads(path.read_bytes().splitlines()[-1]) == {"undo": before - 1}
    assert table.session.history.redo()
    assert (table.lines, table.session.answers) == (told, before)
    table.play_to(Bid)
    table.answer()
    assert table.session.history.barrier == table.session.history.undo() == Barrier("computer")
    table.play_out()
    table.session.close()
    assert loading.verify(path, TOYS).over


class Opening:
    """Script of the toy's first bids, as a lab file of a real title has one."""

    chance: Mapping[str, list[Any]] = {"north": [101, 102, 103], "coast": [203, 204, 205]}
    queues: Mapping[str, str] = {"south": "coast"}
    chance_lines: Mapping[str, int] = {"north": 2, "coast": 3}
    answer_line = 9
    habits: Mapping[str, Answer] = {}
    ids: Mapping[str, str] = {"the coast": "south"}

    def __init__(self, *answers: tuple[Answer, str]) -> None:
        self.state = RULES.new_state(small_book(1))
        self.answers = [Said("bid", value, about, 5 + place) for place, (value, about) in enumerate(answers)]

    def apply(self, state: State, event: Event) -> None:
        """Apply an event to a state."""
        RULES.apply(state, event)

    def flow(self, state: State) -> Steps[None]:
        """Play until the first mover is found, yielding questions and events."""
        steps = RULES.play(state)
        step = next(steps)
        while not isinstance(step, MoverFound):
            answer = yield step
            step = steps.send(answer) if isinstance(step, Decision) else next(steps)


class Said(Record):
    """Question at a text terminal, and its answer."""

    to: str
    value: Answer
    about: str
    line: int


def test_a_position_is_played_by_a_script_that_fits() -> None:
    performance = Performance(Opening(("103", ""), (205, "The Coast")))
    events = [event for _, event in performance.events()]
    assert BidsOpened(((NORTH, 103), (SOUTH, 205))) == events[-1]
    assert [given.to for given in performance.given] == [("north",)] * 3 + [("coast",)] * 3 + [("bid",)] * 2


@pytest.mark.parametrize(
    ("answers", "line", "what"),
    [
        ([(103, ""), (103, "south")], 6, '"103" is no answer to bid south \\(rule 1.0\\); legal: 203, 204, 205'),
        ([(103, "")], 9, "add an \\[\\[answer\\]\\] to bid south"),
        ([(103, ""), (205, ""), (101, "")], 7, 'bid "101" was never asked for; take it out'),
    ],
)
def test_a_script_that_does_not_fit_is_told_with_its_line(answers: Any, line: int, what: str) -> None:
    with pytest.raises(MisfitError, match=f"line {line}: {what}"):
        list(Performance(Opening(*answers)).events())


def test_it_is_watched_forwards_and_backwards_and_taken_up_anywhere(played: tuple[Table, Path]) -> None:
    table, path = played
    session = ReplaySession(path, TOYS, NORTH)
    watching = Table(session)
    assert (session.over, session.fault, session.leaps) == (False, "", 0)
    heads: list[Sequence[str]] = []
    while True:
        heads.append([line.entry.head for line in watching.lines])
        if not session.history.redo():
            break
    assert session.over
    assert watching.mirror.state == RULES.visible(table.session.game.state, NORTH)
    assert heads[-1] == [line.entry.head for line in table.lines]
    for told in reversed(heads[:-1]):
        assert session.history.undo() is None
        assert [line.entry.head for line in watching.lines] == told
    assert session.history.undo() == Barrier("nothing")
    assert [turn for _, turn in session.turns()] == [0, 1, 2, 3, 4, 5]
    session.go_to(session.turn_away(1))
    session.go_to(session.turn_away(1))
    taken_up = cut(path, TOYS, session.spent).game
    assert taken_up.state.round == 2
    assert taken_up.decision is not None


@pytest.mark.parametrize("seat", [None, PUBLIC, SOUTH])
def test_who_watches_a_game_sees_what_his_seat_may_know_and_else_what_everybody_may(
    seat: str | None, played: tuple[Table, Path]
) -> None:
    table, path = played
    session = ReplaySession(path, TOYS, seat)
    watching = Table(session)
    while session.history.redo():
        pass
    assert watching.lines
    game = table.session.game
    assert watching.mirror.state == RULES.visible(game.state, seat or PUBLIC)
    hands = watching.mirror.state.hands
    assert set(hands[NORTH]) == {UNKNOWN}
    assert (set(hands[SOUTH]) == {UNKNOWN}) == (seat != SOUTH)
    drawn = next(entry.value for entry in game.entries if entry.chance)
    told = next(line.entry.head for line in watching.lines if "draws" in line.entry.head)
    assert str(drawn) not in told
