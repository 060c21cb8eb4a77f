"""The sequence of play as far as a lab file goes."""

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
    """The sequence of play to just before a moment; the track is set as it is said, whatever the cards say."""
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
    """Whether an event begins the moment before which it stops, or a later one."""
    match step:
        case ClockAdvanced():
            return step.clock.moment.key >= end.moment.key
        case ImpulseBegan():
            return Clock(state.clock.turn, "action", step.impulse).moment.key >= end.moment.key
    return False
