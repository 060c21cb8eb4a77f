"""A seat's door to a game: what it may see of it, what it is asked, and nothing else."""

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
    """Whoever is told what a seat sees: a mirror."""

    def told(self, answers: int, events: Sequence[Event]) -> None:
        """Events that were seen when so many answers had been given."""

    def replaced(self, answers: int, state: S_contra) -> None:
        """The game now stands elsewhere: taken back, or loaded."""


class Port(Protocol[S]):
    """What one seat has of a game. All ids are those that the seat knows."""

    seat: Seat

    @property
    def view(self) -> S:
        """The state as the seat sees it, made when somebody looks. It is the port's own: take a copy to keep it."""

    @property
    def decision(self) -> Decision | None:
        """What the seat is asked; None while another is, and when the game is over."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    def options(self) -> Iterator[Answer]:
        """The legal answers to what is asked; raises Uncountable."""

    def samples(self, numbers: RandomSource) -> Iterator[Answer]:
        """Legal answers at random, without end."""

    def refusal(self, value: Answer) -> Refusal | None:
        """Why an answer would be refused; None if it is legal."""

    def answer(self, value: Answer, *, habit: bool = False) -> None:
        """Answer what is asked; raises WrongSeat or IllegalAnswer and changes nothing."""

    def concede(self) -> None:
        """Give the game up at what is asked; raises WrongSeat, or ValueError where the game knows no such end."""

    def undo(self, after: int | None = None) -> Barrier | None:
        """Take back the seat's last answer, or all that it gave `after` so many; the reason if that cannot be."""

    def redo(self) -> bool:
        """Give the answers that the seat's last undo took back; False where there are none."""

    def listen(self, audience: Audience[S], *, anew: bool = False) -> None:
        """Tell an audience from now on what the seat sees; `anew`: from the first event of a game just begun."""

    def sample(self, numbers: RandomSource) -> Game[S]:
        """A game that may be this one for all that the seat knows, to look ahead in."""


class Player(Protocol[S]):
    """Somebody who answers at a port."""

    def answer(self, port: Port[S]) -> Answer:
        """What to say to the port's decision."""
