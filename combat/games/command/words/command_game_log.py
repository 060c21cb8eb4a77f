"""Game log with extra data for the table: the last flipped card, and the trails of the player turn."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.seats import Seat
from combat.engine.play.game_log import GameLog, LogLine
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import capital, place_name, text
from combat.engine.words.line import Line
from combat.engine.words.log_entry import LogEntry
from combat.engine.words.title_words import TitleWords
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.events import card_events, end_events, fight_events, turn_events, unit_events
from combat.games.command.rules.fate.random_hexes import in_or_beside
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import other_side
from combat.games.command.words import command_names as names

ARROW = "→"
"""Separator between the hexes of a walk."""
SWEEPS = (
    fight_events.AttackEnded, fight_events.StepTaken, fight_events.MeleeEnded, turn_events.OrderBegun,
    turn_events.RollSettled, turn_events.OrderEnded, turn_events.TurnClosed, end_events.TimeAdvanced,
)  # fmt: skip
"""Events after which the card of the last roll is no longer shown."""


READ_TO = (
    turn_events.HexRead, turn_events.NothingCame, turn_events.TriggerBegan, turn_events.TriggerEnded,
    turn_events.TurnBegan,
)  # fmt: skip
"""Events from or up to which a random hex counts."""


class Flip(Record):
    """The card shown beside the board: its side and reason."""

    answers: int
    side: Seat
    card: int
    why: str
    cancelled: bool = False


class Trail(Record):
    """A step of units in this player turn, drawn on the board until the turn ends."""

    answers: int
    turn: int
    units: tuple[str, ...]
    start: Hex
    end: Hex


class Step(Record):
    """One hex of a move."""

    answers: int
    hex: Hex
    cost: int


class Walk(Record):
    """Consecutive steps of the same units, merged into one log line."""

    units: tuple[str, ...]
    called: str
    """Names of the units."""
    start: Hex
    steps: tuple[Step, ...]
    line: LogLine
    """The current log line."""


class CommandGameLog(GameLog[State]):
    """The log of a game of COMMAND!."""

    pages = (turn_events.TurnBegan,)

    def __init__(self, words: TitleWords[State], moment: Callable[[State], Moment]) -> None:
        super().__init__(words, moment)
        self.flip: Flip | None = None
        self.trails: list[Trail] = []
        self.stood: dict[str, Hex] = {}
        """Last hex of each unit, including units no longer on the map."""
        self._shifts: list[tuple[int, str, Hex | None]] = []
        """Previous hexes of units, with the number of answers at the change, for undo."""
        self.read: tuple[Hex, ...] = ()
        """The random hex of the trigger that is being resolved, if one was read."""
        self._declined = ("", "")
        """Side and purpose of the last choice if it was declined."""
        self._verdict = ("", "")
        """Unit and result of the last roll."""
        self._walk: Walk | None = None
        """The walk of the last log line, while it can be extended."""

    def tell(self, answers: int, state: State, event: Event) -> LogLine | None:
        """Record an event that was just applied and return its log line; `answers` is the number of answers given so
        far.

        None if it has no line, or if the line of the roll before it already says the same.
        """
        verdict, self._verdict = self._verdict, _verdict(event)
        self.said_before = None
        if verdict[1] and verdict == _carried_out(event):
            self.note(answers, state, event)
            self.said_before = self._settled(state, event)
            return None
        if isinstance(event, unit_events.SuppressionLifted) and verdict == (event.unit, "suppressed"):
            self._verdict = event.unit, "breaks"
            self.note(answers, state, event)
            return None
        if isinstance(event, fight_events.GroupMoved):
            return self._tell_step(answers, state, event)
        declined, self._declined = self._declined, _declined(event)
        line = super().tell(answers, state, event)
        if line is not None and isinstance(event, turn_events.NothingCame) and declined[1] == event.what:
            alone = event.what == "sniper" and not in_or_beside(state, event.hex, other_side(declined[0]))
            said = text("log-sniper-no-enemy" if alone else "log-declined", side=names.side(declined[0]))
            self.lines[-1] = line = replace(line, entry=replace(line.entry, head=capital(said)))
        return line

    def _settled(self, state: State, event: Event) -> LogLine | None:
        """Return the line of the last roll, now with the cause of what it did, so that equal results can be merged."""
        entry = self._words.tell(state, event)
        if entry is None or not self.lines:
            return None
        line = self.lines[-1]
        self.lines[-1] = line = replace(line, entry=replace(line.entry, several=entry.several, cause=entry.cause))
        return line

    def _tell_step(self, answers: int, state: State, event: fight_events.GroupMoved) -> LogLine | None:
        """Add a step to the current walk, or begin a new one."""
        walk, start = self._walk, next((self.stood[unit] for unit in event.units if unit in self.stood), event.hex)
        line = super().tell(answers, state, event)
        if line is None:
            return None
        step = Step(answers, event.hex, event.cost)
        if walk is not None and walk.units == event.units and len(self.lines) > 1 and self.lines[-2] is walk.line:
            del self.lines[-2]
            walk = replace(walk, steps=(*walk.steps, step))
        else:
            walk = Walk(event.units, names.units(state, event.units), start, (step,), line)
        self.lines[-1] = told = replace(line, entry=_walked(walk, line.entry))
        self._walk = replace(walk, line=told)
        return told

    def note(self, answers: int, state: State, event: Event) -> None:
        """Record what the table needs of an event besides its line: flipped card, random hex, trails, places of
        units.
        """
        if isinstance(event, SWEEPS):
            self.flip = None
        if isinstance(event, READ_TO):
            self.read = (event.hex,) if isinstance(event, turn_events.HexRead) and event.hex else ()
        match event:
            case card_events.CardFlipped():
                self.flip = Flip(answers, event.side, event.card, event.why)
            case card_events.RollCancelled():
                self.flip = Flip(answers, event.side, event.card, "", cancelled=True)
            case turn_events.TurnBegan():
                self.flip, self.trails = None, []
                for unit in state.on_map():
                    self._stand(answers, unit.id, unit.hex)
            case fight_events.GroupMoved():
                self._walked(answers, state, event)
            case unit_events.UnitArrived() | unit_events.UnitReturned() | unit_events.UnitMoved():
                self._stand(answers, event.unit, event.hex)
            case unit_events.UnitRecruited() | turn_events.UnitPlaced():
                self._stand(answers, event.unit, event.hex)

    def _stand(self, answers: int, unit: str, hex_: Hex) -> None:
        before = self.stood.get(unit)
        if before != hex_:
            self._shifts.append((answers, unit, before))
            self.stood[unit] = hex_

    def _walked(self, answers: int, state: State, event: fight_events.GroupMoved) -> None:
        start = next((self.stood[unit] for unit in event.units if unit in self.stood), None)
        if start is not None and start != event.hex:
            self.trails.append(Trail(answers, state.turn, event.units, start, event.hex))
        for unit in event.units:
            self._stand(answers, unit, event.hex)

    def trails_of(self, turn: int) -> list[Trail]:
        """Return the trails of a player turn."""
        return [trail for trail in self.trails if trail.turn == turn]

    def truncate(self, answers: int) -> None:
        """Remove all lines, trails and cards recorded after the given number of answers."""
        walk = self._walk
        super().truncate(answers)
        self._walk = None
        if walk is not None and walk.line.answers > answers:
            self._take_back_steps(walk, answers)
        self.trails = [trail for trail in self.trails if trail.answers <= answers]
        self._verdict = self._declined = ("", "")
        self._take_back_shifts(answers)
        if self.flip is not None and self.flip.answers > answers:
            self.flip = None

    def _take_back_shifts(self, answers: int) -> None:
        """Restore the previous hexes of units after undo."""
        while self._shifts and self._shifts[-1][0] > answers:
            _, unit, before = self._shifts.pop()
            if before is None:
                del self.stood[unit]
            else:
                self.stood[unit] = before

    def _take_back_steps(self, walk: Walk, answers: int) -> None:
        """Rewrite the line of a walk whose last steps were undone."""
        left = tuple(step for step in walk.steps if step.answers <= answers)
        if left:
            short = replace(walk, steps=left)
            line = replace(walk.line, answers=left[-1].answers, entry=_walked(short, walk.line.entry))
            self.lines.append(line)
            self._walk = replace(short, line=line)

    def prepend(self, earlier: CommandGameLog, answers: int) -> None:
        """Prepend an earlier log, as long as `answers` answers; its last card is shown if nothing has been logged
        since.
        """
        untold = not self.lines
        super().prepend(earlier, answers)
        self.trails = [*earlier.trails, *self.trails]
        self.stood = {**earlier.stood, **self.stood}
        if untold:
            self.flip, self.read = earlier.flip, earlier.read


def _walked(walk: Walk, entry: LogEntry) -> LogEntry:
    """Return the log entry of a walk: units, hexes and points, with the steps as details."""
    steps = [step.hex for step in walk.steps]
    hexes = steps if steps[0] == walk.start else [walk.start, *steps]
    points = sum(step.cost for step in walk.steps)
    way = text("log-walk", units=walk.called, way=f" {ARROW} ".join(map(place_name, hexes)))
    return replace(
        entry,
        head=capital(way),
        result=text("log-walk-points", cost=points) if points else "",
        places=tuple(dict.fromkeys(reversed(hexes))),
        more=tuple(Line(text("log-walk-step", hex=step.hex, cost=step.cost), entry.rule) for step in walk.steps),
    )


def _carried_out(event: Event) -> tuple[str, str]:
    """Return the unit and result of an event that only carries out a roll, and need not be logged again."""
    match event:
        case unit_events.UnitBroke():
            return event.unit, "breaks"
        case unit_events.UnitSuppressed():
            return event.unit, "suppressed"
        case unit_events.UnitRallied():
            return event.unit, "rallied"
    return "", ""


def _declined(event: Event) -> tuple[str, str]:
    """Return the side and purpose of a choice that is declined by an event."""
    if isinstance(event, turn_events.Chosen) and event.answer == PASS:
        return event.side, event.why
    return "", ""


def _verdict(event: Event) -> tuple[str, str]:
    """Return the unit and result of a roll."""
    if isinstance(event, fight_events.DefenceRolled | unit_events.MoraleRolled):
        return event.unit, event.result
    return "", ""
