"""What a seat may know, as plain data that JSON can say: for players that are written elsewhere."""

from __future__ import annotations

from typing import Any, TypeVar

from combat.engine.journal.state_serializer import StateSerializer
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Uncountable
from combat.engine.kernel.record import as_plain
from combat.engine.play.port import Port

S = TypeVar("S", bound=Copyable)


def observation(keeping: StateSerializer[S, Any], port: Port[S]) -> dict[str, Any]:
    """What a seat is asked, its legal answers, and the state as it sees it, in the words that journals keep.

    `question` has its kind and its fields; without one it is None. `answers` are in the notation that the port takes;
    None where nobody can list them.
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
