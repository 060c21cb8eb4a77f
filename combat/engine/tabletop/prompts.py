"""Registry of prompts by decision class."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Generic, TypeVar, cast

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.handlers import Handlers
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.prompt import Prompt
from combat.engine.tabletop.title_desk import TitleDesk

D = TypeVar("D", bound=Decision)
P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class Prompts(Generic[S, B, P]):
    """The prompts of a title, one for each class of a player's decisions."""

    def __init__(self) -> None:
        self._makers: Handlers[Decision, Desk[S, B, P], Prompt[Decision, S, B, P]] = Handlers()

    def register(self, kind: type[D], prompt: Callable[[Desk[S, B, P], D], Prompt[D, S, B, P]]) -> None:
        """Register the prompt for a class of decisions."""
        self._makers.register(kind)(cast("Callable[[Desk[S, B, P], D], Prompt[Decision, S, B, P]]", prompt))

    def of(self, desk: Desk[S, B, P], decision: D) -> Prompt[D, S, B, P]:
        """Return a new prompt for a decision; raise KeyError if the decision's class is not registered."""
        return cast("Prompt[D, S, B, P]", self._makers[decision.__class__](desk, decision))

    def missing(self, kinds: Iterable[type[Decision]]) -> tuple[type[Decision], ...]:
        """Return those of the decision classes that are not registered."""
        return self._makers.missing(kinds)
