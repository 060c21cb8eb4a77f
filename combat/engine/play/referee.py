"""Referee: owns the game, its random source and its journal; every seat plays through a `Port`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision, IllegalAnswer, Refusal
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Barrier, Game, GameObserver
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.reactions import Window
from combat.engine.kernel.rules import Rules, game_of, seen_of
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.kernel.text_message import msg
from combat.engine.play import looking_ahead
from combat.engine.play.port import Audience, Player, Port, WrongSeat
from combat.engine.play.runner import TooLongError

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")

OUT_OF_SIGHT = 400
"""Events after which the cached view of an unused port is dropped; it is rebuilt on demand."""


class Referee(Generic[S]):
    """Answers for chance and for reaction windows where a seat can only pass; sends each seat what it sees."""

    def __init__(
        self,
        rules: Rules[S, Any],
        game: Game[S],
        chance: Answerer[S],
        recorder: Callable[[S, Event], None] | None = None,
    ) -> None:
        """`recorder` is called with the whole state and the event before each event is applied."""
        self._rules, self._game, self._chance, self._recorder = rules, game, chance, recorder
        self._doors = {seat: _SeatPort(self, rules, game, seat) for seat in (*rules.seats, PUBLIC)}
        self._looking: list[_SeatPort[S]] = []
        """The ports with a view or an audience."""
        self.closed = 0
        """The number of reaction windows closed so far, so that a table can pause equally long after each,
        whether it was
        asked or passed automatically."""
        self.puts_all = False
        """Whether seats that can only pass are asked too: in hot-seat play the question must not reveal anything."""
        if recorder is not None:
            self.watch()

    @classmethod
    def begin(
        cls, rules: Rules[S, B], book: B, chance: Answerer[S], observer: GameObserver[S] | None = None
    ) -> Referee[S]:
        """Start a new game and return its referee."""
        return cls(rules, game_of(rules, rules.new_state(book), observer), chance)

    def port(self, seat: Seat) -> Port[S]:
        """Return the port of a seat, or of spectators (PUBLIC); always the same object."""
        return self._doors[seat]

    @property
    def asked(self) -> Seat | None:
        """Return the seat that is asked; None when the game is over."""
        decision = self._game.decision
        return None if decision is None else decision.seat

    @property
    def answers(self) -> int:
        """Return the number of answers given so far, those of chance included."""
        return len(self._game.entries)

    def run(self) -> None:
        """Answer for chance and for forced passes until a seat must answer or the game is over."""
        game = self._game
        while (decision := game.decision) is not None:
            if decision.to_chance:
                self.take(self._chance.answer(decision, game.state))
            elif decision.final and isinstance(decision, Window) and not (self.puts_all or decision.can_react()):
                assert decision.passing is not None
                self.take(decision.passing, habit=True)
            else:
                return

    def play_out(self, players: Mapping[Seat, Player[S]], limit: int = 200_000) -> int:
        """Play the game to its end with a player for each seat; return the number of answers.

        Raises TooLongError if about `limit` answers do not end it.
        """
        self.run()
        while (seat := self.asked) is not None:
            if self.answers >= limit:
                raise TooLongError(msg("answer-too-many", limit=str(limit), asked=seat))
            port = self._doors[seat]
            port.answer(players[seat].answer(port))
            self.run()
        return self.answers

    # -- calls by the ports -----------------------------------------------------------------------------------------

    def take(self, value: Answer, *, habit: bool = False) -> None:
        """Apply an answer with true ids to the pending decision, and send every audience what it sees.

        `habit` marks an answer that was given automatically.
        """
        decision = self._game.decision
        try:
            self._game.answer(value, habit=habit)
        except Exception:
            self._forget()
            raise
        if decision is not None and decision.final:
            self.closed += 1
        if self._looking:
            self._tell()

    def give_up(self) -> None:
        """Concede the game instead of answering; raise ValueError if that is not possible."""
        try:
            self._game.concede()
        except Exception:
            self._forget()
            raise
        self._tell()

    def undo(self, seat: Seat, after: int | None = None) -> Barrier | None:
        """Undo a seat's last answer, or all after the first `after` answers; return None, or the reason if refused."""
        barrier = self._game.undo_barrier(seat, after)
        if barrier is None and self._game.undo(seat, after):
            self._forget()
        return barrier

    def go_back(self, answers: int) -> None:
        """Go back to the position after `answers` answers, regardless of barriers."""
        self._game.go_back(answers)
        self._forget()

    def redo(self, seat: Seat) -> bool:
        """Repeat the answers of the last undo if the seat made it; return whether there were any."""
        events = self._game.redo(seat)
        self._tell()
        return events is not None

    def watch(self) -> None:
        """Update the list of ports to notify of events; call it when an audience is opened or closed."""
        self._looking = [door for door in self._doors.values() if door.looks]
        self._game.on_event = self._hear if self._looking else self._recorder

    def _hear(self, state: S, event: Event) -> None:
        if self._recorder is not None:
            self._recorder(state, event)
        for door in self._looking:
            door.hear(self._rules.seen(state, event, door.seat))

    def _tell(self) -> None:
        for door in self._looking:
            door.tell(self.answers)

    def _forget(self) -> None:
        """Reset all views after the game went back."""
        for door in self._doors.values():
            door.replace(self.answers)


class _SeatPort(Generic[S]):
    """The referee's implementation of a seat's port."""

    def __init__(self, referee: Referee[S], rules: Rules[S, Any], game: Game[S], seat: Seat) -> None:
        self.seat = seat
        self._referee, self._rules, self._game = referee, rules, game
        self._view: S | None = None
        self._unseen: list[Event] = []
        """Events not yet applied to the view."""
        self._untold: list[Event] = []
        """Events not yet sent to the audience."""
        self._audience: Audience[S] | None = None
        self._question: tuple[Decision, Decision] | None = None
        """The last question in true ids and in the seat's ids."""

    # -- called by the referee --------------------------------------------------------------------------------------

    @property
    def looks(self) -> bool:
        """Return whether the port has a view or an audience."""
        return self._view is not None or self._audience is not None

    def hear(self, events: tuple[Event, ...]) -> None:
        if self._view is not None:
            self._unseen += events
        if self._audience is not None:
            self._untold += events

    def tell(self, answers: int) -> None:
        if len(self._unseen) > OUT_OF_SIGHT:
            self._let_go()
            self._referee.watch()
        if self._audience is not None and self._untold:
            untold, self._untold = self._untold, []
            self._audience.told(answers, untold)

    def replace(self, answers: int) -> None:
        self._let_go()
        self._untold = []
        if self._audience is not None:
            self._audience.replaced(answers, self.view.copy())

    def _let_go(self) -> None:
        self._view = None
        self._unseen = []

    # -- the port ---------------------------------------------------------------------------------------------------

    @property
    def view(self) -> S:
        view = self._view
        if view is None:
            view = self._view = self._rules.visible(self._game.state, self.seat)
            self._referee.watch()
        elif self._unseen:
            apply = self._rules.apply
            for event in self._unseen:
                apply(view, event)
            self._unseen = []
        return view

    @property
    def decision(self) -> Decision | None:
        decision = self._game.decision
        if decision is None or decision.seat != self.seat:
            return None
        known = self._question
        if known is None or known[0] is not decision:
            known = self._question = decision, self._rules.decision_for_seat(self._game.state, decision, self.seat)
        return known[1]

    @property
    def over(self) -> bool:
        return self._game.over

    def options(self) -> Iterator[Answer]:
        return self._asked().options(self._game.state)

    def samples(self, numbers: RandomSource) -> Iterator[Answer]:
        return self._asked().samples(self._game.state, numbers)

    def refusal(self, value: Answer) -> Refusal | None:
        return self._asked().refusal(self._game.state, value)

    def answer(self, value: Answer, *, habit: bool = False) -> None:
        decision = self._asked()
        if decision is not self._game.decision:  # the game would refuse it in true ids
            refusal = decision.refusal(self._game.state, value)
            if refusal is not None:
                raise IllegalAnswer(decision, value, refusal)
        self._referee.take(self._rules.answer_from_seat(self._game.state, value, self.seat), habit=habit)

    def concede(self) -> None:
        self._asked()
        self._referee.give_up()

    def undo(self, after: int | None = None) -> Barrier | None:
        return self._referee.undo(self.seat, after)

    def redo(self) -> bool:
        return self._referee.redo(self.seat)

    def listen(self, audience: Audience[S], *, anew: bool = False) -> None:
        self._audience, self._untold = audience, []
        self._referee.watch()
        if not anew:
            audience.replaced(self._referee.answers, self.view.copy())
            return
        rules, start = self._rules, self._game.checkpoints[0].state.copy()
        audience.replaced(0, rules.visible(start, self.seat))
        audience.told(0, seen_of(rules, start, self._game.opening, self.seat))

    def sample(self, numbers: RandomSource) -> Game[S]:
        return looking_ahead.imagined(self._rules, self._game, self.seat, numbers)

    def _asked(self) -> Decision:
        """Return the seat's question; raise WrongSeat if it is not asked."""
        decision = self.decision
        if decision is None:
            raise WrongSeat(self.seat)
        return decision
