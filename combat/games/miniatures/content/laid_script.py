"""Position of a lab file in games with models: state, dice, answers, expected results."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import Record
from combat.engine.play.lab.scripted_answer import ScriptedAnswer

S = TypeVar("S")
DICE = "d6"
"""The only queue of chance."""


class LaidScript(Record, Generic[S], gc=True):
    """Fields of a `LabScript` of the engine; a game adds how it is played."""

    path: Path
    title: str
    text: tuple[str, ...]
    state: S
    chance: Mapping[str, list[Any]]
    chance_lines: Mapping[str, int]
    answers: tuple[ScriptedAnswer, ...]
    answer_line: int
    """Line of the file at which a further answer belongs."""
    expect: tuple[tuple[int, Mapping[str, Any]], ...]
    measures: tuple[tuple[int, Mapping[str, Any]], ...]
    habits: Mapping[str, Answer] = {}
    """Empty: questions without an answer are passed."""
    queues: Mapping[str, str] = {}
    ids: Mapping[str, str] = {}
    """Empty: answers name pieces by their ids."""

    @property
    def played(self) -> bool:
        """Return whether the file has a script; a position without answers, results or dice is only measured."""
        return bool(self.answers or self.expect or self.chance[DICE])
