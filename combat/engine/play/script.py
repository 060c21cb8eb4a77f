"""A position played by a script: dice, cards and answers in order, which must fit what the rules ask exactly."""

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
"""The line of the script's file, and what is wrong with it."""


class MisfitError(ValueError):
    """A script that is not the one that the rules ask for, with everything that is wrong with it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "\n".join(str(msg("script-line", line=line, what=what)) for line, what in self.faults)


class Saying(Protocol):
    """An answer of a script: to which kind of decision, what, and perhaps about which piece."""

    @property
    def to(self) -> str: ...
    @property
    def value(self) -> Answer: ...
    @property
    def about(self) -> str: ...
    @property
    def line(self) -> int: ...


class Script(Protocol[S]):
    """A position and its script, as a lab file has it."""

    @property
    def state(self) -> S: ...
    def flow(self, state: S) -> Steps[None]:
        """The title's own flow from the position to just before the script's end."""

    def apply(self, state: S, event: Event) -> None:
        """Write one event into a state."""

    @property
    def chance(self) -> Mapping[str, list[Any]]: ...
    @property
    def queues(self) -> Mapping[str, str]:
        """Deck -> which of `chance` it is, where that goes by another name."""

    @property
    def chance_lines(self) -> Mapping[str, int]: ...
    @property
    def answers(self) -> Sequence[Saying]: ...
    @property
    def answer_line(self) -> int: ...
    @property
    def habits(self) -> Mapping[str, Answer]: ...
    @property
    def ids(self) -> Mapping[str, str]: ...


class Given(Record):
    """An answer as it was given: from which queue of dice or cards, or to which decision of the player's."""

    to: str
    value: Answer
    scripted: bool
    """Whether the script says it; else it was the only one, a habit, or a pass."""


class Performance(Generic[S]):
    """One playing of a script; `given` are the answers so far."""

    def __init__(self, script: Script[S]) -> None:
        self.script = script
        self.given: list[Given] = []
        self.chance = ScriptedChance(script.chance, script.queues)

    def events(self) -> Iterator[tuple[int, Event]]:
        """How many answers had been given, and what happened then, to the end.

        Raises MisfitError where dice, cards or answers do not fit.
        """
        script, chance, player = self.script, self.chance, ScriptedPlayer(self.script)
        game = Game(script.state.copy(), script.flow, script.apply)
        yield from ((0, event) for event in game.opening)
        while (decision := game.decision) is not None:
            try:
                answer = (chance if decision.to_chance else player).answer(decision, game.state)
            except ScriptError as fault:
                raise MisfitError([(script.chance_lines.get(fault.queue, script.answer_line), cause(fault))]) from None
            to = chance.queue_of(decision) if decision.to_chance else decision.kind
            self.given.append(Given(to, answer, decision.to_chance or player.scripted))
            told = game.answer(answer)
            yield from ((len(game.entries), event) for event in told)
        faults = [*player.left(), *self._unused()]
        if faults:
            raise MisfitError(faults)

    def _unused(self) -> Iterator[Fault]:
        """Dice and cards that the rules never asked for."""
        for queue, values in self.chance.left().items():
            unused = f"{queue} {', '.join(map(str, values))}"
            yield self.script.chance_lines[queue], msg("script-unused", unused=unused, count=len(values))


class ScriptedPlayer(Generic[S]):
    """Answers of a script, in order, then by its habits; what has one answer or can be passed needs none."""

    def __init__(self, script: Script[S], answers: Iterable[Saying] | None = None) -> None:
        """`answers` in place of the script's own."""
        self.script = script
        self._answers = deque(script.answers if answers is None else answers)
        self.scripted = False
        """Whether the last answer was one of the script's."""
        self._misfit: TextMessage | None = None
        """What the next answer did not fit: a decision of its kind that was passed instead."""

    def answer(self, decision: Decision, state: S) -> Answer:
        """The answer; raises MisfitError where there is none, or one that is not legal."""
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
        """Put forward what the script says is refused here, and see it refused for the reason that it names."""
        while self._answers and self._is_for(self._answers[0], decision) and (why := refused_for(self._answers[0])):
            said = self._answers.popleft()
            found = [decision.refusal(state, value) for value in self._readings(said.value)]
            if why not in [refusal.message for refusal in found if refusal is not None] or None in found:
                came = next((refusal.message for refusal in found if refusal is not None), "none")
                what = msg("script-not-refused", to=said.to, value=said.value, why=why, came=came)
                raise MisfitError([(said.line, what)])

    def left(self) -> Iterator[Fault]:
        """The first answer that was never asked for."""
        if self._answers:
            left = self._answers[0]
            if self._misfit is None:
                yield left.line, msg("script-answer-left", to=left.to, value=left.value)
            else:
                yield left.line, msg("script-answer-unfit", to=left.to, value=left.value, asked=self._misfit)

    def _legal(self, value: Answer, decision: Decision, state: S) -> Answer | None:
        """What a value means as an answer to a decision; None if nothing legal."""
        return next((said for said in self._readings(value) if decision.refusal(state, said) is None), None)

    def _is_for(self, scripted: Saying, decision: Decision) -> bool:
        about = self.script.ids.get(scripted.about.lower(), scripted.about)
        return scripted.to == decision.kind and about in ("", decision.subject)

    def _readings(self, value: Answer) -> Iterable[Answer]:
        """The value as it stands, and with the name of a piece read as its id."""
        yield value
        if isinstance(value, str):
            yield from with_ids(value, self.script.ids)
            if value.isdigit():
                yield int(value)


def with_ids(value: str, ids: Mapping[str, str]) -> Iterator[str]:
    """A text with what a piece is called, in small letters, at its beginning read as its id; the longest name first."""
    words = value.split(" ")
    for count in range(len(words), 0, -1):
        id_ = ids.get(" ".join(words[:count]).lower())
        if id_ is not None:
            yield " ".join((id_, *words[count:]))


def _options(decision: Decision, state: object, most: int) -> list[Answer]:
    """The first legal answers, so many at most; none where they cannot be listed."""
    try:
        return list(islice(decision.options(state), most))
    except Uncountable:
        return []


def _asked(decision: Decision, state: object) -> TextMessage:
    """A decision with its legal answers, for messages."""
    options = [str(option) for option in _options(decision, state, OPTIONS_SHOWN + 1)]
    listed = ", ".join(options[:OPTIONS_SHOWN]) + (", …" if len(options) > OPTIONS_SHOWN else "") or "…"
    what = f"{decision.kind} {decision.subject}".strip()
    return msg("script-asked", what=what, rule=decision.rule, options=listed)


def refused_for(said: Saying) -> str:
    """Why an answer is to be refused; "" for one that is to be given, and for all of titles that do not say it."""
    return str(getattr(said, "refused", ""))
