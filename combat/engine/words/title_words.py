"""The texts that a title provides: log entries of its events, and prompts of its questions."""

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
    """`tellers` and `askers` are handlers by class of event and decision; `over` is the prompt of a finished game.

    `namer` converts an id in a refusal to a name. `meant` returns the id of the subject of an answer, or "".
    """

    tellers: Handlers[Event, S, LogEntry | None]
    askers: Handlers[Decision, S, PromptWords]
    over: Callable[[S], PromptWords]
    namer: refused.Namer[S]
    meant: Callable[[Decision, Answer], str]

    def tell(self, state: S, event: Event) -> LogEntry | None:
        """Return the log entry of an event, or None if it has none; `state` is the state after the event."""
        return self.tellers[event.__class__](state, event)

    def ask(self, state: S, decision: Decision | None) -> PromptWords:
        """Return the prompt of the pending decision; the prompt of a finished game if `decision` is None."""
        return self.over(state) if decision is None else self.askers[decision.__class__](state, decision)

    def reason(self, state: S, refusal: Refusal) -> str:
        """Return the reason of a refusal as text, short enough for a disabled marker; without its rule."""
        return refused.reason(state, refusal, self.namer)

    def refusal(self, state: S, refusal: Refusal, about: str = "") -> Line:
        """Return the reason of a refusal with its rule; `about` is the id of the refused thing, "" for none."""
        return refused.refused(state, refusal, self.namer, about)

    def refused(self, state: S, decision: Decision, answer: Answer) -> Line | None:
        """Return why the pending decision would refuse an answer, with its rule; None if it would accept it."""
        why = decision.refusal(state, answer)
        return None if why is None else self.refusal(state, why, self.meant(decision, answer))
