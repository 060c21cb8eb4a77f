"""Runs a lab position by its script, and tells what happened: as JSON lines or in words."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from combat.content.lab import Lab, ScriptedAnswer
from combat.kernel.codec import encode
from combat.kernel.decisions import Answer, Decision
from combat.kernel.events import Event
from combat.kernel.game import Game, Steps
from combat.players.chance import ScriptedChance, ScriptError
from combat.rules import sequence, victory
from combat.rules.apply import apply
from combat.rules.events import ClockAdvanced, ImpulseBegan, InitiativeSet
from combat.rules.state import Clock, Man, State, Wound
from combat.words import log

OPTIONS_SHOWN = 40


def run(lab: Lab, told: Callable[[State, Event], None]) -> dict[str, Any]:
    """Play a position until its end moment; returns the contract's "end" object.

    `told` gets each event with the state just after it. Raises ScriptError where dice, cards or answers do not fit;
    what happened before has been told by then.
    """
    shown = lab.state.copy()

    def tell(events: Iterable[Event]) -> None:
        for event in events:
            apply(shown, event)
            told(shown, event)

    chance, player = ScriptedChance(**lab.chance), ScriptedPlayer(lab)
    game = Game(lab.state.copy(), lambda state: _flow(lab, state), apply)
    tell(game.opening)
    while (decision := game.decision) is not None:
        who = chance if decision.to_chance else player
        tell(game.answer(who.answer(decision, game.state)))
    player.finish()
    chance.finish()
    return ending(lab, game.state, chance)


def _flow(lab: Lab, state: State) -> Steps:
    """The sequence of play to just before the lab's end; the track is set as the file says, whatever the cards say."""
    steps = sequence.play(state)
    step = next(steps, None)
    while step is not None and not _reaches(step, state, lab.until):
        if isinstance(step, InitiativeSet) and lab.initiative:
            step = replace(step, order=tuple(dict.fromkeys((*lab.initiative, *step.order))))
        answer = yield step
        try:
            step = steps.send(answer) if isinstance(step, Decision) else next(steps)
        except StopIteration:
            return


def _reaches(step: Event | Decision, state: State, end: Clock) -> bool:
    """Whether an event begins the moment before which the lab stops, or a later one."""
    match step:
        case ClockAdvanced():
            return sequence.moment(step.clock) >= sequence.moment(end)
        case ImpulseBegan():
            return sequence.moment(Clock(state.clock.turn, "action", step.impulse)) >= sequence.moment(end)
    return False


class ScriptedPlayer:
    """Answers from a lab file, in order; what has one answer or can be passed needs none."""

    def __init__(self, lab: Lab) -> None:
        self.lab = lab
        self._answers = deque(lab.answers)
        self._held = ""
        """Why the next answer did not fit a decision of its kind that was passed instead."""

    def answer(self, decision: Decision, state: State) -> Answer:
        if self._answers and self._is_for(self._answers[0], decision):
            scripted = self._answers[0]
            for value in self._readings(scripted.value):
                if decision.refusal(state, value) is None:
                    self._answers.popleft()
                    return value
            if decision.passes_with is None or scripted.about:
                place = f"{self.lab.path}: line {scripted.line}"
                raise ScriptError(f'{place}: "{scripted.value}" is no answer to {_asked(decision, state)}')
            self._held = f'; "{scripted.value}" did not fit {_asked(decision, state)}'
        first, *more = _first_two(decision, state)
        if not more:
            return first
        if decision.passes_with is not None:
            return decision.passes_with
        raise ScriptError(f"{self.lab.path}: add an [[answer]] to {_asked(decision, state)}")

    def finish(self) -> None:
        """Raise ScriptError when answers were never asked for."""
        if self._answers:
            left = self._answers[0]
            what = f'{left.to} "{left.value}" was never asked for{self._held}; take it out'
            raise ScriptError(f"{self.lab.path}: line {left.line}: {what}")

    def _is_for(self, scripted: ScriptedAnswer, decision: Decision) -> bool:
        about = self.lab.ids.get(scripted.about.lower(), scripted.about)
        return scripted.to == decision.kind and about in ("", decision.subject)

    def _readings(self, value: Answer) -> Iterable[Answer]:
        """The value as it stands, and with the name of a man or weapon read as his id."""
        yield value
        if isinstance(value, str):
            words = value.split(" ")
            for count in range(len(words), 0, -1):
                id_ = self.lab.ids.get(" ".join(words[:count]).lower())
                if id_ is not None:
                    yield " ".join((id_, *words[count:]))
            if value.isdigit():
                yield int(value)


def _first_two(decision: Decision, state: State) -> list[Answer]:
    options = iter(decision.options(state))
    return [option for option, _ in zip(options, range(2), strict=False)]


def _asked(decision: Decision, state: State) -> str:
    """A decision with its legal answers, for messages."""
    options = [str(option) for option in decision.options(state)]
    listed = ", ".join(options[:OPTIONS_SHOWN]) + (", …" if len(options) > OPTIONS_SHOWN else "")
    about = f" {decision.subject}" if decision.subject else ""
    return f"{decision.kind}{about} (rule {decision.rule}); legal: {listed}"


def ending(lab: Lab, state: State, chance: ScriptedChance) -> dict[str, Any]:
    """How the position stands at the end, as `combat lab --json` prints it."""
    return {
        "characters": [_character(lab, state, man) for man in state.men.values()],
        "vp": victory.points(state),
        "turn": state.clock.turn,
        "impulse": state.clock.impulse,
        "chance_left": chance.left(),
    }


def _character(lab: Lab, state: State, man: Man) -> dict[str, Any]:
    return {
        "name": lab.names.get(man.id, state.figure(man.id).full_name),
        "side": man.side,
        "hex": man.hex if man.on_board else None,
        "order": man.order.id if man.order is not None else "none",
        "morale": man.morale,
        "wounds": [_wound(wound) for wound in man.wounds],
        "ammo": man.ammo,
        "spotted" if man.side == "friendly" else "known": man.seen,
        "alert": man.alert or man.side == "friendly",
        "alive": man.fate != "killed",
    }


def _wound(wound: Wound) -> str:
    return wound.kind + ("-evac" if wound.evac else "") + ("-bandaged" if wound.bandaged else "")


def as_json(event: Event) -> dict[str, Any]:
    """An event as one object of `combat lab --json`."""
    return {"event": event.kind, **encode(event)}


def in_words(state: State, event: Event) -> str:
    """An event as a line of the log; "" for what needs no telling. `state` is the state after it."""
    entry = log.entry(state, event)
    if entry is None:
        return ""
    told = "  ".join(part for part in (entry.head, entry.sum, entry.result) if part)
    if entry.tone == "heading":
        return f"\n{told}"
    rule = f"  [{entry.rule}]" if entry.rule else ""
    return f"{'    ' if entry.follows else '  '}{told}{rule}"


def print_json(state: State, event: Event) -> None:
    """Print an event as a line of JSON."""
    print(json.dumps(as_json(event), ensure_ascii=False))


def print_words(state: State, event: Event) -> None:
    """Print an event as a line of the log."""
    line = in_words(state, event)
    if line:
        print(line)


def standing(ended: dict[str, Any]) -> str:
    """The "end" object as a table for people."""
    lines = [f"\nTurn {ended['turn']}, impulse {ended['impulse']}, {ended['vp']} points"]
    for man in ended["characters"]:
        marks = [man["order"], man["morale"], *man["wounds"]]
        marks += [f"ammo {man['ammo']}"] if man["ammo"] != "full" else []
        marks += [word for word in ("spotted", "known") if man.get(word)]
        place = man["hex"] or ("gone" if man["alive"] else "dead")
        lines.append(f"  {man['name']:<20} {place:<6} {', '.join(marks)}")
    return "\n".join(lines)
