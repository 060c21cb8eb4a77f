"""Scripted positions: dice, cards and answers in order, which must match the questions of the rules exactly."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Generic, Protocol, TypeVar

from combat.engine.chance.scripted_chance import ScriptedChance, ScriptError
from combat.engine.kernel.asking import Steps
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision, Uncountable
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import TextMessage, cause, msg

S = TypeVar("S", bound=Copyable)

OPTIONS_SHOWN = 40
Fault = tuple[int, TextMessage | str]
"""The line number in the script's file, and the fault."""


class MisfitError(ValueError):
    """A script that does not match the questions of the rules, with all faults."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "\n".join(str(msg("script-line", line=line, what=what)) for line, what in self.faults)


class Saying(Protocol):
    """A scripted answer: the kind of decision, the value, and optionally the piece that it is about."""

    @property
    def to(self) -> str:
        """Return the kind of the decision that it answers."""

    @property
    def value(self) -> Answer:
        """Return the answer."""

    @property
    def about(self) -> str:
        """Return the id of the piece that the decision must be about; "" for any."""

    @property
    def line(self) -> int:
        """Return the line number in the file."""


class Script(Protocol[S]):
    """A position with its script of chance and answers, loaded from a lab file."""

    @property
    def state(self) -> S:
        """Return the position at the start."""

    def flow(self, state: S) -> Steps[None]:
        """Run the title's flow from the position, yielding its questions and events, up to the script's end."""

    def apply(self, state: S, event: Event) -> None:
        """Apply an event to a state."""

    @property
    def chance(self) -> Mapping[str, list[Any]]:
        """Queue name -> results of dice and cards, in order."""

    @property
    def queues(self) -> Mapping[str, str]:
        """Return the key in `chance` of each deck whose key differs from the deck's name."""

    @property
    def chance_lines(self) -> Mapping[str, int]:
        """Queue name -> its line number in the file."""

    @property
    def answers(self) -> Sequence[Saying]:
        """Return the player's answers, in order."""

    @property
    def answer_line(self) -> int:
        """Return the line number of the list of answers."""

    @property
    def habits(self) -> Mapping[str, Answer]:
        """Return by kind of decision the answer given when the script has none."""

    @property
    def ids(self) -> Mapping[str, str]:
        """Return the id of each piece by its name in lower case."""


class Given(Record):
    """An answer as given, with the queue of each of its dice or cards, or the kind of decision."""

    to: tuple[str, ...]
    value: Answer
    scripted: bool
    """Whether it comes from the script; otherwise it was the only option, a habit, or a pass."""


class Performance(Generic[S]):
    """One run of a script; `given` are the answers so far."""

    def __init__(self, script: Script[S]) -> None:
        self.script = script
        self.given: list[Given] = []
        self.chance = ScriptedChance(script.chance, script.queues)

    def events(self) -> Iterator[tuple[int, Event]]:
        """Yield all events, each with the number of answers before it.

        Raises MisfitError if dice, cards or answers do not match.
        """
        script, chance, player = self.script, self.chance, ScriptedPlayer(self.script)
        game = Game(script.state.copy(), script.flow, script.apply)
        yield from ((0, event) for event in game.opening)
        while (decision := game.decision) is not None:
            try:
                answer = (chance if decision.to_chance else player).answer(decision, game.state)
            except ScriptError as fault:
                raise MisfitError([(script.chance_lines.get(fault.queue, script.answer_line), cause(fault))]) from None
            took = chance.queues_of(decision) if decision.to_chance else (decision.kind,)
            self.given.append(Given(took, answer, decision.to_chance or player.scripted))
            told = game.answer(answer)
            yield from ((len(game.entries), event) for event in told)
        faults = [*player.left(), *self._unused()]
        if faults:
            raise MisfitError(faults)

    def _unused(self) -> Iterator[Fault]:
        """Yield a fault for each queue of dice and cards that was not used up."""
        for queue, values in self.chance.left().items():
            unused = f"{queue} {', '.join(map(str, values))}"
            yield self.script.chance_lines[queue], msg("script-unused", unused=unused, count=len(values))


class ScriptedPlayer(Generic[S]):
    """Answers from a script in order, then by its habits; single options and passes need no script."""

    def __init__(self, script: Script[S], answers: Iterable[Saying] | None = None) -> None:
        """`answers` replaces the script's own."""
        self.script = script
        self._answers = deque(script.answers if answers is None else answers)
        self.scripted = False
        """Whether the last answer came from the script."""
        self._misfit: TextMessage | None = None
        """The decision that was passed although the next answer is of its kind but not legal."""

    def answer(self, decision: Decision, state: S) -> Answer:
        """Return the next scripted answer, else a habit, the only option, or a pass.

        Raises MisfitError if none of them is legal.
        """
        self.scripted = False
        self._see_refused(decision, state)
        if self._answers and self._is_for(self._answers[0], decision):
            scripted = self._answers[0]
            value = self._legal(scripted.value, decision, state)
            self.scripted = value is not None
            if value is not None:
                self._answers.popleft()
                self._misfit = None
                return value
            if decision.passes_with is None or scripted.about:
                what = msg("script-no-answer", value=scripted.value, asked=_asked(decision, state))
                raise MisfitError([(scripted.line, what)])
            self._misfit = _asked(decision, state)
        habit = self.script.habits.get(decision.kind)
        wished = self._legal(habit, decision, state) if habit is not None else None
        if wished is not None:
            return wished
        few = _options(decision, state, 2)
        if len(few) == 1:
            return few[0]
        if decision.passes_with is not None:
            return decision.passes_with
        line = self._answers[0].line if self._answers else self.script.answer_line
        raise MisfitError([(line, msg("script-add-answer", asked=_asked(decision, state)))])

    def _see_refused(self, decision: Decision, state: S) -> None:
        """Check answers that the script expects to be refused, and for the stated reason; raise MisfitError."""
        while self._answers and self._is_for(self._answers[0], decision) and (why := refused_for(self._answers[0])):
            said = self._answers.popleft()
            found = [decision.refusal(state, value) for value in self._readings(said.value)]
            if why not in [refusal.message for refusal in found if refusal is not None] or None in found:
                came = next((refusal.message for refusal in found if refusal is not None), "none")
                what = msg("script-not-refused", to=said.to, value=said.value, why=why, came=came)
                raise MisfitError([(said.line, what)])

    def left(self) -> Iterator[Fault]:
        """Yield a fault for the first unused scripted answer, if there is one."""
        if self._answers:
            left = self._answers[0]
            if self._misfit is None:
                yield left.line, msg("script-answer-left", to=left.to, value=left.value)
            else:
                yield left.line, msg("script-answer-unfit", to=left.to, value=left.value, asked=self._misfit)

    def _legal(self, value: Answer, decision: Decision, state: S) -> Answer | None:
        """Return the legal reading of a value as an answer to a decision; None if there is none."""
        return next((said for said in self._readings(value) if decision.refusal(state, said) is None), None)

    def _is_for(self, scripted: Saying, decision: Decision) -> bool:
        about = self.script.ids.get(scripted.about.lower(), scripted.about)
        return scripted.to == decision.kind and about in ("", decision.subject)

    def _readings(self, value: Answer) -> Iterable[Answer]:
        """Yield the value as written, then with piece names replaced by ids, then as a number."""
        yield value
        if isinstance(value, str):
            yield from with_ids(value, self.script.ids)
            if value.isdigit():
                yield int(value)


def with_ids(value: str, ids: Mapping[str, str]) -> Iterator[str]:
    """Yield a text with its leading piece name replaced by the piece's id, for each name that matches, longest first.

    `ids` maps names in lower case to ids.
    """
    words = value.split(" ")
    for count in range(len(words), 0, -1):
        id_ = ids.get(" ".join(words[:count]).lower())
        if id_ is not None:
            yield " ".join((id_, *words[count:]))


def _options(decision: Decision, state: object, most: int) -> list[Answer]:
    """Return up to `most` legal answers; none if they cannot be listed."""
    try:
        return list(islice(decision.options(state), most))
    except Uncountable:
        return []


def _asked(decision: Decision, state: object) -> TextMessage:
    """Return a description of a decision with its legal answers, for messages."""
    options = [str(option) for option in _options(decision, state, OPTIONS_SHOWN + 1)]
    listed = ", ".join(options[:OPTIONS_SHOWN]) + (", …" if len(options) > OPTIONS_SHOWN else "") or "…"
    what = f"{decision.kind} {decision.subject}".strip()
    return msg("script-asked", what=what, rule=decision.rule, options=listed)


def refused_for(said: Saying) -> str:
    """Return the expected reason of refusal of a scripted answer; "" if the answer is expected to be legal."""
    return str(getattr(said, "refused", ""))
