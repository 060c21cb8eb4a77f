"""What a title gives the house to say: its sentences, its rulebook, who tells its events and asks its questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from combat.engine.kernel.decision import Answer, Decision, Refusal
from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.record import Record
from combat.engine.words import refused
from combat.engine.words.line import Line
from combat.engine.words.log_entry import LogEntry
from combat.engine.words.prompt_words import PromptWords

S = TypeVar("S")


class TitleWords(Record, Generic[S], gc=True):
    """`tellers` and `askers` by the class of the event and of the decision; `over` is the prompt of a game that is.

    `namer` turns an id in a refusal into a name. `meant` is the id of what an answer was about, or "".
    """

    tellers: Handlers[Event, S, LogEntry | None]
    askers: Handlers[Decision, S, PromptWords]
    over: Callable[[S], PromptWords]
    namer: refused.Namer[S]
    meant: Callable[[Decision, Answer], str]

    def tell(self, state: S, event: Event) -> LogEntry | None:
        """The log's words for an event; `state` is the state after it. None for what needs no telling."""
        return self.tellers[event.__class__](state, event)

    def ask(self, state: S, decision: Decision | None) -> PromptWords:
        """The prompt of the pending decision; None stands for a game that is over."""
        return self.over(state) if decision is None else self.askers[decision.__class__](state, decision)

    def reason(self, state: S, refusal: Refusal) -> str:
        """Why something is not allowed, short enough for a greyed marker."""
        return refused.reason(state, refusal, self.namer)

    def refusal(self, state: S, refusal: Refusal, about: str = "") -> Line:
        """Why something is not allowed, with its rule; `about` is the id of what was meant, or ""."""
        return refused.refused(state, refusal, self.namer, about)

    def refused(self, state: S, decision: Decision, answer: Answer) -> Line | None:
        """Why the pending decision would not take an answer; None if it would."""
        why = decision.refusal(state, answer)
        return None if why is None else self.refusal(state, why, self.meant(decision, answer))
