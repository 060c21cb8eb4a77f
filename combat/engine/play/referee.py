"""The referee: he alone has the game, its dice and its journal, and deals with each seat through its port."""

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
"""Events after which a view that nobody looks at is let go, and made anew when it is wanted."""


class Referee(Generic[S]):
    """Asks the seats, answers for chance and for windows in which a seat can only pass, and tells each what it sees."""

    def __init__(
        self,
        rules: Rules[S, Any],
        game: Game[S],
        chance: Answerer[S],
        recorder: Callable[[S, Event], None] | None = None,
    ) -> None:
        """`recorder` is told of each event before it is applied, with the whole state as it still is."""
        self._rules, self._game, self._chance, self._recorder = rules, game, chance, recorder
        self._doors = {seat: _SeatPort(self, rules, game, seat) for seat in (*rules.seats, PUBLIC)}
        self._looking: list[_SeatPort[S]] = []
        """The doors at which somebody looks."""
        self.closed = 0
        """How many windows have closed since this referee took over, so that a table can wait as long after each,
        whether somebody was asked or passed by habit."""
        self.puts_all = False
        """Whether windows are put also to a seat that can only pass: where persons share a window of the program, who
        is asked must tell nothing."""
        if recorder is not None:
            self.watch()

    @classmethod
    def begin(
        cls, rules: Rules[S, B], book: B, chance: Answerer[S], observer: GameObserver[S] | None = None
    ) -> Referee[S]:
        """A new game, waiting for its first answer."""
        return cls(rules, game_of(rules, rules.new_state(book), observer), chance)

    def port(self, seat: Seat) -> Port[S]:
        """The door of a seat, or of whoever looks on from none (PUBLIC); the same one each time."""
        return self._doors[seat]

    @property
    def asked(self) -> Seat | None:
        """Who is asked, but not what; None when the game is over."""
        decision = self._game.decision
        return None if decision is None else decision.seat

    @property
    def answers(self) -> int:
        """How many answers have been given so far, chance included."""
        return len(self._game.entries)

    def run(self) -> None:
        """Answer for chance and habit until a seat must answer, or the game is over."""
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
        """Let a player at each port play the game to its end; returns how many answers were given.

        Raises TooLongError where about `limit` answers do not bring it to an end.
        """
        self.run()
        while (seat := self.asked) is not None:
            if self.answers >= limit:
                raise TooLongError(msg("answer-too-many", limit=str(limit), asked=seat))
            port = self._doors[seat]
            port.answer(players[seat].answer(port))
            self.run()
        return self.answers

    # -- what the ports ask for -------------------------------------------------------------------------------------

    def take(self, value: Answer, *, habit: bool = False) -> None:
        """Give the game an answer in true ids, and tell every seat what it sees."""
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
        """End the game in place of an answer; raises ValueError."""
        try:
            self._game.concede()
        except Exception:
            self._forget()
            raise
        self._tell()

    def undo(self, seat: Seat, after: int | None = None) -> Barrier | None:
        """Take a seat's last answer back, or all `after` so many; the reason if that cannot be."""
        barrier = self._game.undo_barrier(seat, after)
        if barrier is None and self._game.undo(seat, after):
            self._forget()
        return barrier

    def go_back(self, answers: int) -> None:
        """Stand where the game stood after so many answers, whatever has happened since."""
        self._game.go_back(answers)
        self._forget()

    def redo(self, seat: Seat) -> bool:
        """Give again what the seat's last undo took back."""
        events = self._game.redo(seat)
        self._tell()
        return events is not None

    def watch(self) -> None:
        """Listen to the game for as long as anybody looks."""
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
        """The game no longer stands where the views do."""
        for door in self._doors.values():
            door.replace(self.answers)


class _SeatPort(Generic[S]):
    """The port that the referee keeps for a seat: his side of it."""

    def __init__(self, referee: Referee[S], rules: Rules[S, Any], game: Game[S], seat: Seat) -> None:
        self.seat = seat
        self._referee, self._rules, self._game = referee, rules, game
        self._view: S | None = None
        self._unseen: list[Event] = []
        """What the view does not show yet."""
        self._untold: list[Event] = []
        """What the audience has not been told yet."""
        self._audience: Audience[S] | None = None
        self._question: tuple[Decision, Decision] | None = None
        """What was asked last, in true ids and in the seat's."""

    # -- the referee's side -----------------------------------------------------------------------------------------

    @property
    def looks(self) -> bool:
        """Whether anybody wants to know what the seat sees."""
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

    # -- the seat's side --------------------------------------------------------------------------------------------

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
        if decision is not self._game.decision:  # the game would refuse it in its own words
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
        """What the seat is asked; raises WrongSeat."""
        decision = self.decision
        if decision is None:
            raise WrongSeat(self.seat)
        return decision
