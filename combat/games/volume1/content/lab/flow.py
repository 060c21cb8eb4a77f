"""Run the sequence of play up to the end of a lab file."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.games.volume1.rules.book import Team
from combat.games.volume1.rules.events import ClockAdvanced, ImpulseBegan, InitiativeSet
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import Clock, State


def flow(state: State, until: Clock, initiative: tuple[Team, ...]) -> Steps[None]:
    """Run the sequence of play until just before a moment.

    `initiative`, if not empty, replaces the order of the initiative track.
    """
    steps = sequence.play(state)
    step = next(steps, None)
    while step is not None and not _reaches(step, state, until):
        if isinstance(step, InitiativeSet) and initiative:
            step = replace(step, order=tuple(dict.fromkeys((*initiative, *step.order))))
        answer = yield step
        try:
            step = steps.send(answer) if isinstance(step, Decision) else next(steps)
        except StopIteration:
            return


def _reaches(step: Event | Decision, state: State, end: Clock) -> bool:
    """Return whether an event starts the moment of the stop, or a later one."""
    match step:
        case ClockAdvanced():
            return step.clock.moment.key >= end.moment.key
        case ImpulseBegan():
            return Clock(state.clock.turn, "action", step.impulse).moment.key >= end.moment.key
    return False
