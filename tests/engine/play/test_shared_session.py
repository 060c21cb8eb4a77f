"""Two players at one window: each sees what the seat may see, from the first event on, whenever he joins."""

from __future__ import annotations

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.event import Event
from combat.engine.kernel.reactions import Window
from combat.engine.kernel.seats import Seat
from combat.engine.play.mirror import Mirror
from combat.engine.play.session import Session
from tests.engine.toy_game import NORTH, SOUTH, Book, State
from tests.engine.toy_title import TOY

Place = Session[State, Book]


class Onlooker:
    """A player's view of the session, with the headings of the log."""

    def __init__(self, session: Place) -> None:
        self.session, self.heads = session, list[str]()
        self.mirror = Mirror(TOY.rules.apply, session.view.copy(), self)

    def sit_down(self) -> None:
        """Join the session and receive all events so far."""
        self.session.open(self.mirror)
        self.mirror.drain()

    def motion(self, state: State, event: Event) -> None:
        """Return None, as no event is animated."""

    def happened(self, answers: int, state: State, event: Event) -> None:
        """Add the heading of an event's line, if it has one."""
        told = TOY.words.tell(state, event)
        self.heads += [] if told is None else [told.head]

    def turned_back(self, answers: int, state: State) -> None:
        """Forget all headings, as they will be told again."""
        self.heads.clear()


def two(seed: int = 5) -> dict[Seat, Onlooker]:
    """Return a new session's views by seat; North has joined, South has not."""
    first: Place = Session.begin(TOY, TOY.load_book("pond-1", ()), SeededChance(seed))
    return {NORTH: Onlooker(first), SOUTH: Onlooker(first.add_player(SOUTH))}


def test_each_is_told_all_that_his_seat_saw_and_nothing_of_the_others_cards() -> None:
    places, numbers, seated = two(), SplitMix(5), [NORTH]
    places[NORTH].sit_down()
    game = places[NORTH].session.game
    while game.decision is not None:
        seat = game.decision.seat
        other = NORTH if seat == SOUTH else SOUTH
        assert places[seat].session.awaited is None
        assert places[other].session.awaited == seat
        assert places[other].session.decision is None
        if seat not in seated:
            seated.append(seat)
            places[seat].sit_down()
        session = places[seat].session
        assert session.decision is not None
        session.answer(next(session.decision.samples(session.view, numbers)))
    assert seated == [NORTH, SOUTH]
    for seat, place in places.items():
        place.mirror.drain()
        assert place.mirror.state == place.session.view
        other = NORTH if seat == SOUTH else SOUTH
        drawn = [head for head in place.heads if "draws" in head]
        assert any(head.startswith(f"{seat} draws ") and head != f"{seat} draws a card" for head in drawn)
        assert {head for head in drawn if head.startswith(other)} == {f"{other} draws a card"}
    assert places[NORTH].heads[-1] == places[SOUTH].heads[-1]


def test_an_answer_is_taken_back_until_the_other_has_answered() -> None:
    places, numbers = two(), SplitMix(3)
    for place in places.values():
        place.sit_down()
    game = places[NORTH].session.game
    while game.decision is not None:
        by = game.decision.seat
        session = places[by].session
        session.answer(next(game.decision.samples(game.state, numbers)))
        waits = session.awaited
        if waits is None:
            continue
        answered = game.decision
        assert answered is not None
        places[waits].session.answer(next(answered.samples(game.state, numbers)))
        barrier = session.history.barrier
        if game.entries[-1].by == waits:
            assert barrier is not None


def test_what_a_person_wishes_is_answered_also_while_the_other_sits_at_the_window() -> None:
    places = two()
    away = places[SOUTH].session
    away.wish = lambda decision, state: next(decision.samples(state, SplitMix(1)))
    places[NORTH].sit_down()
    numbers, north = SplitMix(2), places[NORTH].session
    while north.decision is not None:
        assert north.awaited is None
        north.answer(next(north.decision.samples(north.view, numbers)))
    assert north.game.over
    assert {entry.by for entry in north.game.entries if not entry.chance} == {NORTH, SOUTH}


def test_who_plays_for_the_house_waits_until_all_was_shown() -> None:
    session: Place = Session.begin(
        TOY, TOY.load_book("pond-1", ()), SeededChance(4), others={SOUTH: TOY.players["anybody"](4)}
    )
    shown = False
    session.holds = lambda: not shown
    onlooker, numbers = Onlooker(session), SplitMix(4)
    onlooker.sit_down()
    held = 0
    while not session.game.over:
        if session.others_go_on:
            held += 1
            answers = session.answers
            session.run_on()
            assert session.answers == answers
            shown = True
            session.run_on()
            assert session.answers > answers
            shown = False
        else:
            decision = session.decision
            assert decision is not None
            session.answer(next(decision.samples(session.view, numbers)))
    assert held


def test_windows_are_put_to_both_whether_they_could_react_or_not() -> None:
    """Who is asked tells nothing of a hand where all who sit at the window see it being handed over."""
    idle = 0
    for seed in range(6):
        places, numbers = two(seed), SplitMix(seed)
        for place in places.values():
            place.sit_down()
        game = places[NORTH].session.game
        while (decision := game.decision) is not None:
            idle += isinstance(decision, Window) and not decision.can_react()
            session = places[decision.seat].session
            session.answer(next(decision.samples(session.view, numbers)))
    assert idle
