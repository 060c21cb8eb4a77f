"""The flow of a game cut off before a step."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event


def steps_until(steps: Steps[None], ends: Callable[[Decision | Event], bool]) -> Steps[None]:
    """Run a flow, yielding its steps, until just before the first step for which `ends` returns True, or to its end."""
    step = next(steps, None)
    while step is not None and not ends(step):
        answer = yield step
        try:
            step = steps.send(answer) if isinstance(step, Decision) else next(steps)
        except StopIteration:
            return
