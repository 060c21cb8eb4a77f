"""What a game is told with besides the log: the card that was turned up last, and the trails of the player turn."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.play.story import LogLine, Story
from combat.engine.space.hexes.hex import Hex
from combat.engine.words.title_words import TitleWords
from combat.games.command.rules.events import card_events, fight_events, turn_events, unit_events
from combat.games.command.rules.state import State

COMES_OF = {
    unit_events.UnitBroke: "breaks", unit_events.UnitSuppressed: "suppressed", unit_events.UnitRallied: "rallied",
}  # fmt: skip
"""What a roll comes to -> the event that carries it out, and that says nothing more where the roll was just told."""


class Flip(Record):
    """A card that lies open beside the board: who turned it up, and what for."""

    answers: int
    side: Seat
    card: int
    why: str
    cancelled: bool = False


class Trail(Record):
    """A step of units in this player turn: it stays drawn on the board until the next one."""

    answers: int
    turn: int
    units: tuple[str, ...]
    start: Hex
    end: Hex


class CommandStory(Story[State]):
    """The story of a game of COMMAND!."""

    pages = (turn_events.TurnBegan,)

    def __init__(self, words: TitleWords[State], moment: Callable[[State], Moment]) -> None:
        super().__init__(words, moment)
        self.flip: Flip | None = None
        self.trails: list[Trail] = []
        self.stood: dict[str, Hex] = {}
        """Where units were last, also those that are on the map no more."""
        self._verdict = ("", "")
        """Who has rolled last, and what for him came of it."""

    def tell(self, answers: int, state: State, event: Event) -> LogLine | None:
        """What the roll before it has told already is not told again."""
        verdict, self._verdict = self._verdict, _verdict(event)
        comes_of = COMES_OF.get(event.__class__)
        if comes_of is not None and verdict == (getattr(event, "unit", ""), comes_of):
            self.note(answers, state, event)
            return None
        return super().tell(answers, state, event)

    def note(self, answers: int, state: State, event: Event) -> None:
        match event:
            case card_events.CardFlipped():
                self.flip = Flip(answers, event.side, event.card, event.why)
            case card_events.RollCancelled():
                self.flip = Flip(answers, event.side, event.card, "", cancelled=True)
            case turn_events.TurnBegan():
                self.flip, self.trails = None, []
                self.stood |= {unit.id: unit.hex for unit in state.on_map()}
            case fight_events.GroupMoved():
                self._walked(answers, state, event)
            case unit_events.UnitArrived() | unit_events.UnitReturned() | unit_events.UnitMoved():
                self.stood[event.unit] = event.hex
            case unit_events.UnitRecruited() | turn_events.UnitPlaced():
                self.stood[event.unit] = event.hex

    def _walked(self, answers: int, state: State, event: fight_events.GroupMoved) -> None:
        start = next((self.stood[unit] for unit in event.units if unit in self.stood), None)
        if start is not None and start != event.hex:
            self.trails.append(Trail(answers, state.turn, event.units, start, event.hex))
        for unit in event.units:
            self.stood[unit] = event.hex

    def trails_of(self, turn: int) -> list[Trail]:
        """The steps of a player turn."""
        return [trail for trail in self.trails if trail.turn == turn]

    def cut_back(self, answers: int) -> None:
        super().cut_back(answers)
        self.trails = [trail for trail in self.trails if trail.answers <= answers]
        self._verdict = ("", "")
        if self.flip is not None and self.flip.answers > answers:
            self.flip = None

    def put_before(self, earlier: CommandStory, answers: int) -> None:
        super().put_before(earlier, answers)
        self.trails = [*earlier.trails, *self.trails]


def _verdict(event: Event) -> tuple[str, str]:
    """Of a roll for a unit, what comes of it."""
    if isinstance(event, fight_events.DefenceRolled | unit_events.MoraleRolled):
        return event.unit, event.result
    return "", ""
