"""A seat's side of a remote game: its view, its questions, and its answers.

It does no input or output: `hear` handles the server's messages, and `send` is called with messages to the server.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from typing import Generic, TypeVar

from combat.engine.journal.state_serializer import StorableTitle
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision, IllegalAnswer, Refusal
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.kernel.text_message import TextMessage
from combat.engine.net import protocol
from combat.engine.net.packing import unpacked
from combat.engine.net.protocol import ClientMessage, ServerMessage
from combat.engine.net.wire import Wire
from combat.engine.play.port import Audience, WrongSeat

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


class RemoteGame(Generic[S, B]):
    """A seat at a game that runs on a server."""

    def __init__(self, title: StorableTitle[S, B], send: Callable[[ClientMessage], None]) -> None:
        self._title, self._send = title, send
        self._wire: Wire[S, B] = Wire(title)
        self.seat: Seat = PUBLIC
        self.names: Mapping[Seat, str] = {}
        self.answers = 0
        """The number of answers given so far by all seats, without those of chance."""
        self.over = False
        self.turn: Seat = ""
        """The seat that the game waits for."""
        self._ends: float | None = None
        """The end of the time of the seat that is asked, by this process's clock."""
        self.present: dict[Seat, bool] = {}
        self.bots: Mapping[Seat, str] = {}
        """The bots that play, by seat."""
        self.promise = ""
        """The digest of the secret of the dice, received before the first roll."""
        self.proof: protocol.Over | None = None
        """The proof of the dice, once the game is over."""
        self.asks_back: Seat = ""
        """The seat that wants to take its answer back."""
        self.on_refusal: Callable[[TextMessage], None] = lambda why: None
        self.on_saying: Callable[[protocol.Said], None] = lambda said: None
        self._view: S | None = None
        self._question: tuple[int, Decision] | None = None
        self._given: protocol.Give | None = None
        """The answer sent and not yet accepted."""
        self._concedes = False
        self._habits: dict[str, str] = {}
        """The settings of the player's automatic answers; empty for none."""
        self._audience: Audience[S] | None = None

    @property
    def begun(self) -> bool:
        """Return whether the game has begun, that is, whether the seat's view was received."""
        return self._view is not None

    @property
    def view(self) -> S:
        """Return the state as the seat sees it; the game must have begun."""
        assert self._view is not None
        return self._view

    @property
    def decision(self) -> Decision | None:
        """Return the question to the seat; None if another seat is asked, or while an answer is not yet accepted."""
        return None if self._question is None or self._given is not None else self._question[1]

    @property
    def waits(self) -> bool:
        """Return whether an answer was sent that the server has not accepted yet."""
        return self._given is not None

    @property
    def left(self) -> int | None:
        """Return the whole seconds that the asked seat has left; None without a clock."""
        return None if self._ends is None else max(0, round(self._ends - time.monotonic()))

    @property
    def unsettled(self) -> bool:
        """Return whether the server's reaction to the seat's last answer is still incomplete."""
        asked_next = self.turn == self.seat not in self.bots and self._question is None and not self.over
        return self._given is not None or (asked_next and self.begun)

    # -- what the seat does -----------------------------------------------------------------------------------------

    def options(self) -> Iterator[Answer]:
        """Return the legal answers to the question.

        Raises Uncountable if they cannot be listed, and WrongSeat if there is no question.
        """
        return self._asked().options(self.view)

    def samples(self, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers without end; raise WrongSeat if there is no question."""
        return self._asked().samples(self.view, numbers)

    def refusal(self, value: Answer) -> Refusal | None:
        """Return the reason why an answer would be refused; None if it is legal.

        Raises WrongSeat if there is no question.
        """
        return self._asked().refusal(self.view, value)

    def answer(self, value: Answer, *, habit: bool = False) -> None:
        """Send an answer; raise WrongSeat if there is no question, IllegalAnswer if the answer is illegal.

        `habit` is ignored.
        """
        decision = self._asked()
        refusal = decision.refusal(self.view, value)
        if refusal is not None:
            raise IllegalAnswer(decision, value, refusal)
        assert self._question is not None
        self._given = protocol.Give(self._question[0], value)
        self._send(self._given)

    def concede(self) -> None:
        """Request to concede the game; it takes effect at the seat's next question."""
        self._concedes = True
        self._send(protocol.Concede())

    def take_back(self) -> None:
        """Request to undo the seat's last answer; other seats have to agree."""
        self._send(protocol.TakeBack())

    def consent(self, *, agrees: bool) -> None:
        """Agree to another seat's request to undo its last answer, or refuse it."""
        self._send(protocol.Consent(agrees))

    def stand_in(self, seat: Seat, bot: str) -> None:
        """Request that a bot plays for a seat; with the name "", that the seat's own person plays again."""
        self._send(protocol.StandIn(seat, bot))

    def mail_me(self, address: str, language: str) -> None:
        """Request mails when it is the seat's move, in a language; the address "" ends them."""
        self._send(protocol.MailMe(address, language))

    def use_habits(self, asks: Mapping[str, str]) -> None:
        """Let the server answer by the player's settings (`TitleTable.habit_settings`); unchanged ones are not sent."""
        if asks != self._habits:
            self._habits = dict(asks)
            self._send(protocol.Habits(self._habits))

    def say(self, words: str) -> None:
        """Send a chat message to everybody in the game."""
        self._send(protocol.Say(words))

    def _send_again(self) -> None:
        """Send again what may have been lost with a connection: settings, a pending answer or concession."""
        if self._habits:
            self._send(protocol.Habits(self._habits))
        if self._concedes and not self.over:
            self._send(protocol.Concede())
        if self._given is not None:
            self._send(self._given)

    def listen(self, audience: Audience[S]) -> None:
        """Set the audience that receives what the seat sees, beginning with the current view."""
        self._audience = audience
        if self._view is not None:
            audience.replaced(self.answers, self._view.copy())

    def _asked(self) -> Decision:
        decision = self.decision
        if decision is None:
            raise WrongSeat(self.seat)
        return decision

    # -- what the server tells --------------------------------------------------------------------------------------

    def hear(self, message: ServerMessage) -> None:
        """Handle a message from the server; raise CodecError or ValueError if it does not belong to this game."""
        match message:
            case protocol.Welcome():
                self._come(message)
            case protocol.Ready():
                self._send_again()
            case protocol.Happened():
                self._happen(message)
            case protocol.Question(question=number, asked=asked):
                self._question, self.turn = (number, self._wire.read_question(asked)), self.seat
                self._settle_given(number)
            case protocol.Replaced(answers=answers, view=view):
                self._replace(answers, self._wire.read_view(view, self._title.rules.book(self.view)))
            case protocol.Turn(seat=seat, left=left):
                self.turn = seat
                self._ends = None if left is None else time.monotonic() + left
                if seat != self.seat:
                    self._question = None
            case protocol.Accepted() | protocol.Refused():
                self._reply(message)
            case protocol.Over():
                self.over, self.proof = True, message
            case _:
                self._hear_persons(message)

    def _hear_persons(self, message: ServerMessage) -> None:
        """Handle what the persons at the other seats do besides playing."""
        match message:
            case protocol.Presence(seat=seat, present=present):
                self.present[seat] = present
            case protocol.Asks(seat=seat):
                self.asks_back = seat
            case protocol.Bots(bots=bots):
                self._seat_bots(bots)
            case protocol.Said():
                self.on_saying(message)

    def _seat_bots(self, bots: Mapping[Seat, str]) -> None:
        """Note which bots play; a question to the own seat is the bot's now, or is asked anew."""
        changed, self.bots = (self.seat in bots) != (self.seat in self.bots), bots
        if changed:
            self._given = None
            self._replace(self.answers, self.view)

    def _come(self, message: protocol.Welcome) -> None:
        """Replace the view with the one received."""
        self.seat, self.names, self.over = message.seat, message.names, message.over
        self.promise = self.promise or message.promise  # a later one binds nobody
        self.present = {seat: seat in message.present for seat in message.names}
        self.asks_back, self.bots, self._question = message.asks_back, message.bots, None
        self._replace(message.answers, self._wire.read_view(message.view, self._wire.read_book(unpacked(message.book))))

    def _happen(self, message: protocol.Happened) -> None:
        events = self._wire.read_events(message.events)
        for event in events:
            self._title.rules.apply(self.view, event)
        self.answers = message.answers
        if self._audience is not None:
            self._audience.told(message.answers, events)

    def _replace(self, answers: int, view: S) -> None:
        self._view, self.answers = view, answers
        self._question = None
        if self._audience is not None:
            self._audience.replaced(answers, view.copy())

    def _settle_given(self, question: int) -> None:
        """Forget an answer not yet accepted if another question is asked."""
        if self._given is not None and self._given.question != question:
            self._given = None

    def _reply(self, message: protocol.Accepted | protocol.Refused) -> None:
        if self._given is not None and message.question == self._given.question:
            self._given = None
            if isinstance(message, protocol.Accepted):
                self._question = None
        if isinstance(message, protocol.Refused):
            self.on_refusal(message.why)
