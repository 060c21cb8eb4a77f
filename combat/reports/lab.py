"""Runs a lab position by its script, and tells what happened: as JSON lines or in words."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, NotRequired, TypedDict

from combat.board.board import Board
from combat.content.findings import ContentError, Finding
from combat.content.lab import Lab, ScriptedAnswer
from combat.content.reading import shown
from combat.kernel.codec import encode
from combat.kernel.decisions import Answer, Decision
from combat.kernel.events import Event
from combat.kernel.game import Game, Steps
from combat.players.chance import ScriptedChance, ScriptError
from combat.rules import sequence, victory
from combat.rules.apply import apply
from combat.rules.book import Hex
from combat.rules.events import ClockAdvanced, ImpulseBegan, InitiativeSet
from combat.rules.state import Clock, Man, State, Wound
from combat.words import log

OPTIONS_SHOWN = 40


class Character(TypedDict):
    """A man at the end."""

    name: str
    """As the file calls him."""
    side: str
    """friendly or enemy."""
    hex: str | None
    """Where he stands; null when he is no longer on the board."""
    order: str
    """The id of his order, or none."""
    morale: str
    """His morale."""
    wounds: list[str]
    """His wound markers, in the words of the field `wounds`."""
    ammo: str
    """full, low or none."""
    spotted: NotRequired[bool]
    """For the player's men: whether the enemy has spotted him."""
    known: NotRequired[bool]
    """For enemies: whether he has been turned over."""
    alert: bool
    """Whether he is alert; the player's men always are."""
    alive: bool
    """Whether he lives."""
    fate: NotRequired[str]
    """Only for men who are gone: killed, dummy, fled, escaped, passed, captured."""
    held_by: NotRequired[str]
    """Only for prisoners: the guard."""


class Ending(TypedDict):
    """How the position stands at the end."""

    characters: list[Character]
    """Every man of the file, and who came in from the cup."""
    vp: int
    """Victory points, as the file prices them."""
    turn: int
    """The turn in which it stopped."""
    impulse: int
    """The impulse in which it stopped; 0 where the phase has none."""
    terrain: NotRequired[dict[Hex, str]]
    """Hex -> what shells made of it, where they changed any (20.0)."""
    flares: NotRequired[list[Hex]]
    """Where flares burn, in a position by night (21.1)."""
    chance_left: dict[str, list[Answer]]
    """Dice and cards that were not asked for; always empty, for what is left is a fault."""


def run(lab: Lab, told: Callable[[State, Event], None]) -> Ending:
    """Play a position until its end moment; returns the contract's "end" object.

    `told` gets each event with the state just after it. Raises ContentError where dice, cards or answers do not fit;
    what happened before has been told by then.
    """
    state = lab.state.copy()
    happening = play(lab)
    while True:
        try:
            _, event = next(happening)
        except StopIteration as end:
            ended: Ending = end.value
            return ended
        apply(state, event)
        told(state, event)


@dataclass(frozen=True, slots=True)
class Given:
    """An answer as it was given: from which queue of dice or cards, or to which decision of the player's."""

    to: str
    value: Answer
    scripted: bool
    """Whether the file says it; else it was the only one, a habit, or a pass."""


def play(lab: Lab, given: list[Given] | None = None) -> Generator[tuple[int, Event], None, Ending]:
    """Play a position; yields how many answers had been given and what happened, and returns the end.

    Each answer is put into `given`. Raises ContentError where dice, cards or answers do not fit.
    """
    given = [] if given is None else given
    chance, player = ScriptedChance(**lab.chance), ScriptedPlayer(lab)
    game = Game(lab.state.copy(), lambda state: _flow(lab, state), apply)
    yield from ((0, event) for event in game.opening)
    while (decision := game.decision) is not None:
        try:
            answer = (chance if decision.to_chance else player).answer(decision, game.state)
        except ScriptError as fault:
            raise ContentError([_finding(lab, str(fault), lab.chance_lines[fault.queue])]) from None
        to = chance.queue_of(decision) if decision.to_chance else decision.kind
        given.append(Given(to, answer, decision.to_chance or player.scripted))
        told = game.answer(answer)
        yield from ((len(game.entries), event) for event in told)
    findings = [*player.left(), *_unused(lab, chance)]
    if findings:
        raise ContentError(findings)
    return ending(lab, game.state, chance)


def _finding(lab: Lab, what: str, line: int) -> Finding:
    return Finding(shown(lab.path), line, what)


def _unused(lab: Lab, chance: ScriptedChance) -> Iterator[Finding]:
    """Dice and cards that the rules never asked for."""
    for queue, values in chance.left().items():
        what = f"{queue} {', '.join(map(str, values))} {'was' if len(values) == 1 else 'were'} never asked for"
        yield _finding(lab, f"{what}; take {'it' if len(values) == 1 else 'them'} out", lab.chance_lines[queue])


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
    """Answers from a lab file, in order, then by its habits; what has one answer or can be passed needs none."""

    def __init__(self, lab: Lab) -> None:
        self.lab = lab
        self._answers = deque(lab.answers)
        self.scripted = False
        """Whether the last answer was one of the script's."""
        self._held = ""
        """Why the next answer did not fit a decision of its kind that was passed instead."""

    def answer(self, decision: Decision, state: State) -> Answer:
        """The answer; raises ContentError where there is none, or one that is not legal."""
        self.scripted = False
        if self._answers and self._is_for(self._answers[0], decision):
            scripted = self._answers[0]
            value = self._legal(scripted.value, decision, state)
            self.scripted = value is not None
            if value is not None:
                self._answers.popleft()
                return value
            if decision.passes_with is None or scripted.about:
                what = f'"{scripted.value}" is no answer to {_asked(decision, state)}'
                raise ContentError([_finding(self.lab, what, scripted.line)])
            self._held = f'; "{scripted.value}" did not fit {_asked(decision, state)}'
        habit = self.lab.habits.get(decision.kind)
        wished = self._legal(habit, decision, state) if habit is not None else None
        if wished is not None:
            return wished
        first, *more = islice(decision.options(state), 2)
        if not more:
            return first
        if decision.passes_with is not None:
            return decision.passes_with
        line = self._answers[0].line if self._answers else self.lab.answer_line
        raise ContentError([_finding(self.lab, f"add an [[answer]] to {_asked(decision, state)}", line)])

    def left(self) -> Iterator[Finding]:
        """The first answer that was never asked for."""
        if self._answers:
            left = self._answers[0]
            what = f'{left.to} "{left.value}" was never asked for{self._held}; take it out'
            yield _finding(self.lab, what, left.line)

    def _legal(self, value: Answer, decision: Decision, state: State) -> Answer | None:
        """What a value means as an answer to a decision; None if nothing legal."""
        return next((said for said in self._readings(value) if decision.refusal(state, said) is None), None)

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


def _asked(decision: Decision, state: State) -> str:
    """A decision with its legal answers, for messages."""
    options = [str(option) for option in decision.options(state)]
    listed = ", ".join(options[:OPTIONS_SHOWN]) + (", …" if len(options) > OPTIONS_SHOWN else "")
    about = f" {decision.subject}" if decision.subject else ""
    return f"{decision.kind}{about} (rule {decision.rule}); legal: {listed}"


def ending(lab: Lab, state: State, chance: ScriptedChance) -> Ending:
    """How the position stands at the end, as `combat lab --json` prints it."""
    ended: Ending = {
        "characters": [_character(lab, state, man) for man in state.men.values()],
        "vp": victory.points(state),
        "turn": state.clock.turn,
        "impulse": state.clock.impulse,
        "chance_left": chance.left(),
    }
    if state.board is not lab.state.board:
        ended["terrain"] = _changed_terrain(lab.state.board, state.board)
    if state.night:
        ended["flares"] = [flare.hex for flare in state.flares]
    return ended


def _character(lab: Lab, state: State, man: Man) -> Character:
    stands: Character = {
        "name": _name(lab, state, man.id),
        "side": man.side,
        "hex": man.hex if man.on_board else None,
        "order": man.order.id if man.order is not None else "none",
        "morale": man.morale,
        "wounds": [_wound(wound) for wound in man.wounds],
        "ammo": man.ammo,
        "alert": man.alert or man.side == "friendly",
        "alive": man.fate != "killed",
    }
    stands["spotted" if man.side == "friendly" else "known"] = man.seen
    if man.fate:
        stands["fate"] = man.fate
    if man.held_by:
        stands["held_by"] = _name(lab, state, man.held_by)
    return stands


def _name(lab: Lab, state: State, man: str) -> str:
    return lab.names.get(man, state.figure(man).full_name or man)


def _changed_terrain(before: Board, after: Board) -> dict[str, str]:
    """Hex -> what shells have made of it (20.0)."""
    return {hex_: after.terrain(hex_) for hex_ in after.hexes() if after.terrain(hex_) != before.terrain(hex_)}


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


def standing(ended: Ending) -> str:
    """The "end" object as a table for people."""
    lines = [f"\nTurn {ended['turn']}, impulse {ended['impulse']}, {ended['vp']} points"]
    for man in ended["characters"]:
        marks = [man["order"], man["morale"], *man["wounds"]]
        marks += [f"ammo {man['ammo']}"] if man["ammo"] != "full" else []
        marks += [word for word in ("spotted", "known") if man.get(word)]
        place = man["hex"] or ("gone" if man["alive"] else "dead")
        lines.append(f"  {man['name']:<20} {place:<6} {', '.join(marks)}")
    lines += [f"  {hex_} is now {terrain}" for hex_, terrain in ended.get("terrain", {}).items()]
    return "\n".join(lines)
