"""A seat's observation as JSON data, for players that are other programs."""

from __future__ import annotations

from typing import Any, TypeVar

from combat.engine.journal.state_serializer import StateSerializer
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Uncountable
from combat.engine.kernel.record import as_plain
from combat.engine.play.port import Port

S = TypeVar("S", bound=Copyable)


def observation(keeping: StateSerializer[S, Any], port: Port[S]) -> dict[str, Any]:
    """Return a seat's question, its legal answers and its view of the state as JSON data, in the notation of journals.

    `question` holds the question's kind and fields, or is None. `answers` are accepted by the port; it is None if they
    cannot be listed.
    """
    decision = port.decision
    return {
        "seat": port.seat,
        "over": port.over,
        "question": None if decision is None else {"kind": decision.kind, **as_plain(decision)},
        "answers": [] if decision is None else _answers(port),
        "state": keeping.state_as_plain(port.view),
    }


def _answers(port: Port[Any]) -> list[Answer] | None:
    try:
        return [answer if isinstance(answer, int) else str(answer) for answer in port.options()]
    except Uncountable:
        return None
