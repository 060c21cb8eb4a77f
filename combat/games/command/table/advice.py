"""Advice on a question: the answer that the bot would give for the player, with its reasons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.words import text
from combat.engine.words.log_entry import LogEntry
from combat.games.command.players.reasons import Reason
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.players.weights import steady
from combat.games.command.reports import bot_thoughts
from combat.games.command.rules.state import State
from combat.games.command.table.command_hub import CommandHub


class Advice:
    """Advice from the steady bot, which sees no more than the player at the window."""

    def __init__(self, desk: CommandHub) -> None:
        self._desk = desk
        self._given: tuple[Decision, Callable[[], str]] | None = None

    @property
    def given(self) -> str:
        """Return the advice on the current question in the current language; "" if none is shown."""
        prompt = self._desk.prompt
        if self._given is None or prompt is None or prompt.decision is not self._given[0]:
            return ""
        return self._given[1]()

    def close(self) -> bool:
        """Hide the advice; return whether any was shown."""
        shown, self._given = self.given, None
        self._desk.redraw("board")
        return bool(shown)

    def ask(self) -> None:
        """Show advice on the current question and write it to the log, or hide it if shown; show a notice if there
        is none.
        """
        desk, prompt = self._desk, self._desk.prompt
        if self.given:
            self.close()
        elif desk.session.marks.challenge:
            desk.notice.show(text("advice-not-in-challenge"))
        elif prompt is None or desk.session.known:
            desk.notice.show(text("advice-nothing-asked"))
        else:
            self._show(prompt.decision)

    def _show(self, decision: Decision) -> None:
        desk, state = self._desk, self._desk.state
        player = SteadyPlayer(temper=steady())
        answer = player.answer(decision, state)
        found = player.reasons(decision, state, answer)
        kept = state.copy()
        self._given = decision, partial(_lines, kept, decision, answer, found)
        say = partial(_entry, kept, decision, answer, found)
        desk.story.remark(desk.session.answers, state, say)
        desk.redraw("log", "board")


def told(state: State, decision: Decision, answer: Answer, reasons: tuple[Reason, ...]) -> str:
    """Return the advice as a sentence: the answer and its reasons."""
    said = bot_thoughts.said(state, decision, answer)
    return text("advice-answer", answer=said, why=bot_thoughts.reasons_said(reasons), known=len(reasons))


def _lines(state: State, decision: Decision, answer: Answer, reasons: tuple[Reason, ...]) -> str:
    return "\n".join(
        [bot_thoughts.said(state, decision, answer), *(bot_thoughts.reasons_said([reason]) for reason in reasons)]
    )


def _entry(state: State, decision: Decision, answer: Answer, reasons: tuple[Reason, ...]) -> LogEntry:
    return LogEntry(told(state, decision, answer, reasons), tone="quiet")
