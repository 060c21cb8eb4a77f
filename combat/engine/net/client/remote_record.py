"""Client-side substitutes for the game and its history, which only the server has."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.game import Barrier, Game
from combat.engine.kernel.rules import Rules
from combat.engine.net.client.remote_game import RemoteGame

S = TypeVar("S", bound=Copyable)


def _played_elsewhere(state: object) -> Steps[None]:
    """Play nothing: the flow of the game is the server's."""
    yield from ()


class RemoteRecord(Game[S], Generic[S]):
    """Substitute for the game itself, which only the server has: no answers, and the view received when connecting."""

    def __init__(self, rules: Rules[S, Any], remote: RemoteGame[S, Any]) -> None:
        super().__init__(remote.view.copy(), _played_elsewhere, rules.apply)
        self._remote = remote

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return self._remote.over

    @property
    def can_concede(self) -> bool:
        """Return whether the game can be conceded: at any time before its end."""
        return not self._remote.over


class RemoteHistory:
    """Undo at a remote game: a request that other seats accept or refuse; there is no redo."""

    def __init__(self, remote: RemoteGame[Any, Any]) -> None:
        self._remote = remote

    @property
    def barrier(self) -> Barrier | None:
        """Return None: the server decides whether an answer can be undone."""
        return None

    @property
    def learnt(self) -> bool:
        """Return True, so that every answer is undone separately."""
        return True

    def back_to(self, told: int) -> int:
        """Return the number of all answers, since a client can undo its last answer only."""
        return self._remote.answers

    def barrier_after(self, answers: int) -> Barrier | None:
        """Return a barrier, since a client cannot go back to an earlier answer."""
        return Barrier("resumed")

    def stop_after(self, answers: int) -> int | None:
        """Return None, since a client does not know what blocks an undo."""
        return None

    def undo(self, after: int | None = None) -> Barrier | None:
        """Request to undo the last answer, and return None.

        With `after`, request nothing and return a barrier: a client cannot go back further.
        """
        if after is not None:
            return Barrier("resumed")
        self._remote.take_back()
        return None

    def redo(self) -> bool:
        """Return False: there is no redo."""
        return False
