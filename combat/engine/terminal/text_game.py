"""A game played line by line: events are printed as in the log, questions are answered by typing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from combat.engine.journal import branching
from combat.engine.journal.branching import Cut
from combat.engine.journal.faults import SaveError
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record
from combat.engine.play.mirror import Mirror, Motion
from combat.engine.play.session import Session
from combat.engine.terminal.text_table import NotUnderstood, SeatView, TextTable, View
from combat.engine.terminal.typed_names import is_command
from combat.engine.words import rulebook, text
from combat.engine.words.line import Line

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")
Hear = Callable[[], str | None]
"""Returns the next typed line without its end; None at the end of input."""
Say = Callable[[str], None]

LOGGED = 12
"""The default number of log lines to repeat."""


class Onward(Record, Generic[S, B], gc=True):
    """Another game with which play continues: the point where it branches off, and whether it is in study mode."""

    found: Cut[S, B]
    study: bool


class TextGame(Generic[S, B]):
    """Plays a session by reading and printing lines."""

    def __init__(self, session: Session[S, B], table: TextTable[S], hear: Hear, say: Say) -> None:
        self.session, self.table = session, table
        self._hear, self._say = hear, say
        self._words = session.title.words
        self._story = session.title.game_log()
        self._mirror: Mirror[S] = Mirror(session.title.rules.apply, session.view.copy(), self)
        self._own: dict[str, Callable[[str], None]] = {
            "undo": self._undo, "redo": self._redo, "branch": self._branch, "study": self._study, "log": self._log,
            "rules": self._rules, "help": self._help,
        }  # fmt: skip
        self.branched: Onward[S, B] | None = None
        """The branched game with which the player continues instead."""
        self._told_of_loss = False

    @property
    def state(self) -> S:
        """Return the game as the player sees it."""
        return self._mirror.state

    @property
    def name(self) -> str:
        """Return the name of the player's seat."""
        return self.table.seat_name(self.session.seat)

    def play(self) -> bool:
        """Play until the game is over, or the player leaves or branches off; return whether the game is over."""
        self.greet()
        self.session.holds = self._tell_meanwhile
        self.open()
        if not self.answer_all():
            return False
        self.tell_end()
        return True

    def greet(self) -> None:
        """Print the basic commands, and a note if the game is a branch or in study mode."""
        self._say(text("text-welcome", help=text("text-word-help"), quit=text("text-word-quit")))
        if not self.session.marks.counts:
            self._say(text("mark-branch" if self.session.marks.study is None else "mark-study"))

    def open(self) -> None:
        """Play up to the first question of the player."""
        self.session.open(self._mirror)

    def _tell_meanwhile(self) -> bool:
        """Print pending events before another seat answers; return False, as it need not wait."""
        self._mirror.drain()
        return False

    def answer_all(self) -> bool:
        """Ask the player questions until the game is over; return False if the player has left or branched off."""
        self._mirror.drain()
        asked: Decision | None = None
        while (decision := self.session.decision) is not None:
            if decision is not asked:
                self._ask(decision)
                asked = decision
            line = self._hear()
            if line is None or is_command(line.strip(), "quit"):
                if self.leave(asked_for=line is not None):
                    return False
                continue
            self._take(decision, line.strip())
            if self.branched is not None:
                return False
            self._mirror.drain()
        return True

    def tell_end(self) -> None:
        """Print the result of the game."""
        self._mirror.drain()
        over = self._words.ask(self.state, None)
        self._say(" ".join(part for part in (over.title, over.text) if part))

    def leave(self, *, asked_for: bool) -> bool:
        """Print whether the game is saved; return whether the player leaves.

        If the game cannot be saved, the first call returns False, so that the player is asked again. Without
        `asked_for` (at the end of input) it returns True in any case.
        """
        record, again = self.session.record, self._told_of_loss
        if record is None or record.caught_up():
            self._say(text("text-left"))
            return True
        self._told_of_loss, leaves = True, again or not asked_for
        self._say(text("text-left-unsaved" if leaves else "text-not-saved", quit=text("text-word-quit")))
        return leaves

    # -- presenter of the mirror ----------------------------------------------------------------------------------

    def motion(self, state: S, event: Event) -> Motion | None:
        """Return None: text has no animations."""
        return None

    def happened(self, answers: int, state: S, event: Event) -> None:
        """Print an event as in the log."""
        line = self._story.tell(answers, state, event)
        if line is not None:
            self._say(self.table.told(state, line.entry))

    def turned_back(self, answers: int, state: S) -> None:
        """Remove the log lines of answers that were undone."""
        self._story.truncate(answers)

    # -- questions ------------------------------------------------------------------------------------------------

    def _ask(self, decision: Decision) -> None:
        self._say("")
        self._say(self.table.lines.asked(self.state, decision))
        answers = self.table.lines.listed(self.state, decision)
        for number, answer in enumerate(answers, 1):
            self._say(text("text-option", number=number, answer=self.table.said(self.state, decision, answer)))
        if not answers:
            for number_of, thing in self.table.things(self.state, decision):
                self._say(text("text-option", number=number_of, answer=thing))
            self._say(self.table.lines.how(self.state, decision))
        usual = self.table.lines.usual(self.state, decision)
        if usual is not None:
            self._say(text("text-usual", answer=self.table.said(self.state, decision, usual)))

    def _take(self, decision: Decision, line: str) -> None:
        """Handle a command or an answer."""
        word, _, rest = line.partition(" ")
        for name, act in self._own.items():
            if is_command(word, name):
                act(rest.strip())
                return
        view = next((view for view in self.table.views if is_command(word, view.name)), None)
        try:
            if view is not None:
                self._show(view, rest.strip())
                return
            for answer in self._meant(decision, line):
                if not self._give(answer):
                    return
        except NotUnderstood as fault:
            self._say(str(fault))

    def _meant(self, decision: Decision, line: str) -> Iterable[Answer]:
        answers = self.table.lines.listed(self.state, decision)
        if not line:
            usual = self.table.lines.usual(self.state, decision)
            if usual is None:
                raise NotUnderstood(text("text-nothing-usual"))
            return (usual,)
        if line.isdecimal() and 1 <= int(line) <= len(answers):
            return (answers[int(line) - 1],)
        return self.table.lines.read(self.state, decision, line)

    def _give(self, answer: Answer) -> bool:
        """Submit one answer, or print why it is refused; return whether it was accepted."""
        decision = self.session.decision
        refused: Line | None = None
        if decision is not None:
            refused = self._words.refused(self.state, decision, answer)
        if decision is None or refused is not None:
            self._say(refused.shown() if refused is not None else text("text-not-asked"))
            return False
        self.session.answer(answer)
        self._mirror.drain()
        return True

    # -- commands -------------------------------------------------------------------------------------------------

    def _show(self, view: View[S] | SeatView[S], about: str) -> None:
        if isinstance(view, SeatView):
            lines = view.show(self.state, self.session.seat, about)
        else:
            lines = view.show(self.state, about)
        for line in lines:
            self._say(line)

    def _undo(self, about: str) -> None:
        barrier = self.session.history.undo()
        self._say(text("text-undone") if barrier is None else text(f"undo-{barrier.kind}"))

    def _redo(self, about: str) -> None:
        self._say(text("text-redone" if self.session.history.redo() else "text-nothing-undone"))

    def _branch(self, about: str) -> None:
        """Branch off at an earlier decision of the player; `about` is how many of his answers to go back."""
        game, seat = self.session.game, self.session.seat
        place: int | None = self.session.answers
        for _ in range(int(about) if about.isdecimal() and int(about) else 1):
            place = game.decided_before(place, seat) if place else None
        if place is None:
            self._say(text("text-nothing-to-branch"))
        else:
            self._go_on_from(place, study=False)

    def _study(self, about: str) -> None:
        """Continue from here in a branched game in study mode, where undo passes dice, cards and discoveries."""
        self._go_on_from(None, study=True)

    def _go_on_from(self, answers: int | None, *, study: bool) -> None:
        title, source = self.session.title, self.session.source
        if source is None:
            self._say(text("text-kept-nowhere"))
            return
        try:
            self.branched = Onward(branching.cut(source, {title.id: title}, answers), study)
        except SaveError as fault:
            self._say(str(fault))
            return
        self._say(text("text-branched"))
        for message in ("study-undo", "study-counts") if study else ("branch-dice", "branch-counts"):
            self._say(text(message))

    def _log(self, about: str) -> None:
        count = int(about) if about.isdecimal() and int(about) else LOGGED
        for line in self._story.lines[-count:]:
            self._say(self.table.told(self.state, line.entry))
            for more in line.entry.more if count == 1 else ():
                self._say(more.shown())

    def _rules(self, about: str) -> None:
        """Print a rulebook paragraph by its number; by default that of the question."""
        decision = self.session.decision
        number = rulebook.cited(about or (decision.rule if decision is not None else ""))
        found = rulebook.rulebook().find(number)
        if found is None:
            self._say(text("text-no-rule", number=number))
            return
        self._say(f"{found.number} {found.title}")
        self._say(found.text)

    def _help(self, about: str) -> None:
        for name in (*self._own, *(view.name for view in self.table.views), "quit"):
            self._say(text("text-command", word=text(f"text-word-{name}"), about=text(f"text-about-{name}")))
        for remark in self.table.remarks:
            self._say(text(remark))
