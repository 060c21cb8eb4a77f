"""Port: the interface of one seat to a game, limited to what that seat may see and answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision, Refusal
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Barrier, Game
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import msg

S = TypeVar("S", bound=Copyable)
S_contra = TypeVar("S_contra", bound=Copyable, contravariant=True)


class WrongSeat(ValueError):
    """An answer from a seat that is not asked; the game is unchanged."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(msg("answer-other-seat", seat=seat))
        self.seat = seat


class Audience(Protocol[S_contra]):
    """Receiver of what a seat sees, such as a mirror."""

    def told(self, answers: int, events: Sequence[Event]) -> None:
        """Handle events that the seat sees; `answers` is the number of answers given when they occurred."""

    def replaced(self, answers: int, state: S_contra) -> None:
        """Handle the replacement of the state by an undo or a load; `answers` answers remain."""


class Port(Protocol[S]):
    """One seat's access to a game. All ids are those that the seat knows."""

    seat: Seat

    @property
    def view(self) -> S:
        """Return the state as the seat sees it, created on demand; owned by the port, so copy it to store it."""

    @property
    def decision(self) -> Decision | None:
        """Return the question to the seat; None if another seat is asked or the game is over."""

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""

    def options(self) -> Iterator[Answer]:
        """Return the legal answers to the question; raise Uncountable if they cannot be listed."""

    def samples(self, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers without end."""

    def refusal(self, value: Answer) -> Refusal | None:
        """Return the reason why an answer would be refused; None if it is legal."""

    def answer(self, value: Answer, *, habit: bool = False) -> None:
        """Answer the question; raise WrongSeat or IllegalAnswer and leave the game unchanged.

        `habit` marks an answer that was given automatically.
        """

    def concede(self) -> None:
        """Concede the game instead of answering; raise WrongSeat, or ValueError if the game cannot be conceded."""

    def undo(self, after: int | None = None) -> Barrier | None:
        """Undo the seat's last answer, or all after the first `after` answers; return None, or the reason if
        refused.
        """

    def redo(self) -> bool:
        """Repeat the answers of the seat's last undo; return False if there is nothing to redo."""

    def listen(self, audience: Audience[S], *, anew: bool = False) -> None:
        """Set the audience that receives everything the seat sees.

        With `anew` the audience also receives the events of a game that has just begun.
        """

    def sample(self, numbers: RandomSource) -> Game[S]:
        """Return a random game that is consistent with all that the seat knows, for look-ahead."""


class Player(Protocol[S]):
    """A player that answers at a port."""

    def answer(self, port: Port[S]) -> Answer:
        """Return an answer to the port's decision."""
