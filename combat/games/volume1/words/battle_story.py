"""Game log of a battle with more data for display: trails, last dice, open cards, orders of the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import MutableRecord, Record, field, replace
from combat.engine.play.game_log import GameLog, LogLine
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import text
from combat.engine.words.title_words import TitleWords
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.book import Side
from combat.games.volume1.rules.events import Ledger
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names
from combat.games.volume1.words.log import shift


class Trail(Record):
    """A move or shot of the current turn, shown on the board until the turn ends."""

    answers: int
    turn: int
    impulse: int
    kind: Literal["move", "shot"]
    side: Side
    start: Hex
    end: Hex


class Throw(MutableRecord):
    """Dice shown on the board beside a man: the shots of an attack, or one check."""

    answers: int
    man: str
    """Id of the man who rolled."""
    at: Hex
    """Hex beside which they are shown."""
    start: Hex | None
    """For a shot: the hex it came from."""
    kind: str
    """shot, scatter, near, frag, or the check's name."""
    need: int
    ledger: Ledger
    dice: list[tuple[int, bool]] = field(default_factory=list)
    """The face of each die, and whether it was a success."""
    target: str = ""
    confirm: int | None = None
    """Value of the confirming check after a natural 0 under the Rule of 0 (2.0)."""
    confirm_roll: int | None = None
    said: str = ""
    """The result of a check that is neither passed nor failed (19.0d)."""


class TurnedCard(Record):
    """An enemy card turned up this turn, with its man or team and the row used."""

    answers: int
    turn: int
    serial: int
    team: str
    man: str
    section: str
    row: str


SWEEPS = (
    ev.ManActivated, ev.GrenadeExploded, ev.SmokeDrifted, ev.SmokeFaded, ev.SmokeThinned, ev.ShellBurst,
    ev.GroundStruck, ev.OrdersCommitted, ev.EnemyCardDrawn, ev.TurnCleared,
)  # fmt: skip
"""Events after which the last dice are removed from the table."""


class BattleStory(GameLog[State]):
    """Game log of a battle of Volume 1, with trails, dice and cards."""

    pages = (ev.TurnCleared,)

    def __init__(self, words: TitleWords[State], moment: Callable[[State], Moment]) -> None:
        super().__init__(words, moment)
        self.trails: list[Trail] = []
        self.cards: list[TurnedCard] = []
        self.throw: Throw | None = None
        self.last_orders: dict[str, str] = {}
        """Each man's order of last turn, for the command that repeats it."""
        self._placed: list[tuple[int, str, str]] = []
        """Orders placed this turn: number of answers, man, order; "" for one taken away."""

    def tell(self, answers: int, state: State, event: Event) -> LogLine | None:
        """Add the log line of an event and return it, or None if it has none.

        For a new order that replaces another in this turn, the line names the replaced one.
        """
        before = self._order_before(event) if isinstance(event, ev.OrderPlaced) else ""
        line = super().tell(answers, state, event)
        if line is None or not before:
            return line
        said = text("log-order-instead", order=names.order(before))
        self.lines[-1] = line = replace(line, entry=replace(line.entry, result=said))
        return line

    def _order_before(self, event: ev.OrderPlaced) -> str:
        """Return the order that a chosen order replaces; "" for none."""
        before = next((order for _, man, order in reversed(self._placed) if man == event.man), "")
        now = event.order.id if event.order is not None else ""
        return before if event.why == "chosen" and now and now != before else ""

    def truncate(self, answers: int) -> None:
        """Remove all lines logged after `answers` answers."""
        super().truncate(answers)
        self._placed = [placed for placed in self._placed if placed[0] <= answers]
        self.trails = [trail for trail in self.trails if trail.answers <= answers]
        self.cards = [card for card in self.cards if card.answers <= answers]
        if self.throw is not None and self.throw.answers > answers:
            self.throw = None

    def prepend(self, earlier: BattleStory, answers: int) -> None:
        """Prepend another log's entries for the first `answers` answers."""
        super().prepend(earlier, answers)
        self.trails = [*earlier.trails, *self.trails]
        self.cards = [*earlier.cards, *self.cards]
        self._placed = [*earlier._placed, *self._placed]
        self.last_orders = self.last_orders or earlier.last_orders

    def replace_lines(self, retold: GameLog[State], answers: int) -> None:
        """Replace the lines of the first `answers` answers by those of another log of the same events."""
        super().replace_lines(retold, answers)
        anew = retold.throw if isinstance(retold, BattleStory) else None
        here = self.throw
        if here is not None and anew is not None and (here.answers, here.man) == (anew.answers, anew.man):
            here.said = anew.said

    def rename(self, old: str, new: str) -> None:
        """Replace the id of a piece in all entries so far."""

        def own(id_: str) -> str:
            return new if id_ == old else id_

        super().rename(old, new)
        self.cards = [replace(card, man=own(card.man)) for card in self.cards]
        if self.throw is not None:
            self.throw.man, self.throw.target = own(self.throw.man), own(self.throw.target)

    def cards_of(self, turn: int) -> list[TurnedCard]:
        """Return the enemy cards turned up in a turn."""
        return [card for card in self.cards if card.turn == turn]

    def trails_of(self, turn: int) -> list[Trail]:
        """Return the trails of a turn."""
        return [trail for trail in self.trails if trail.turn == turn]

    def note(self, answers: int, state: State, event: Event) -> None:
        """Record the trails, dice, cards and orders of an event, apart from its log line."""
        if isinstance(event, ev.StrangerTurned):
            self.rename(event.stranger, event.man)
        if isinstance(event, SWEEPS):
            self.throw = None
        match event:
            case ev.ManMoved():
                self._trail(answers, state, "move", event.man, event.start, event.end)
            case ev.ShotFired():
                self._shot(answers, state, event)
            case ev.CheckMade():
                self._check(answers, state, event)
            case ev.GrenadeThrown():
                self._grenade(answers, event)
            case ev.GrenadeFell():
                self._nearness(answers, state, event)
            case ev.FragmentRolled():
                self._fragment(answers, state, event)
            case ev.EnemyCardDrawn():
                turn = state.clock.turn
                turned = TurnedCard(answers, turn, event.serial, event.team, event.man, event.used, event.row)
                self.cards.append(turned)
            case ev.TurnCleared():
                self.cards, self.trails, self._placed = [], [], []
            case ev.OrderPlaced() | ev.OrdersCommitted():
                self._note_orders(answers, state, event)

    def _note_orders(self, answers: int, state: State, event: ev.OrderPlaced | ev.OrdersCommitted) -> None:
        if isinstance(event, ev.OrderPlaced):
            self._placed.append((answers, event.man, event.order.id if event.order is not None else ""))
        else:
            men = state.on_board("friendly")
            self.last_orders = {man.id: man.order.id for man in men if man.order is not None}

    def _trail(self, answers: int, state: State, kind: Literal["move", "shot"], man: str, start: Hex, end: Hex) -> None:
        side = state.book.figures[man].side
        self.trails.append(Trail(answers, state.clock.turn, state.clock.impulse, kind, side, start, end))

    def _shot(self, answers: int, state: State, event: ev.ShotFired) -> None:
        start, at = _place(state, event.man), _place(state, event.target)
        if at is None:
            return
        throw = self.throw
        if event.shot == 1 or throw is None or throw.kind != "shot" or throw.man != event.man:
            throw = Throw(answers, event.man, at, start, "shot", event.need, event.ledger, target=event.target)
            self.throw = throw
            if start is not None:
                self._trail(answers, state, "shot", event.man, start, at)
        throw.answers = answers
        throw.dice.append((event.roll, event.result != "miss"))
        if event.confirm is not None:
            throw.confirm, throw.confirm_roll = event.confirm, event.confirm_roll

    def _check(self, answers: int, state: State, event: ev.CheckMade) -> None:
        at = _place(state, event.target or event.man)
        if at is None:
            return
        start = _place(state, event.man) if event.target else None
        throw = Throw(answers, event.man, at, start, event.check, event.need, event.ledger, target=event.target)
        throw.dice.append((event.roll, event.passed))
        throw.confirm, throw.confirm_roll = event.confirm, event.confirm_roll
        if event.check == "wmc":
            throw.dice, throw.said = [(event.roll, not event.shift)], shift(event)
        self.throw = throw

    def _grenade(self, answers: int, event: ev.GrenadeThrown) -> None:
        """Show the die that may scatter a grenade beside its target hex."""
        self.throw = Throw(answers, event.man, event.aimed_at, None, "scatter", event.scatters_from - 1, ())
        self.throw.dice.append((event.roll, event.roll < event.scatters_from))

    def _nearness(self, answers: int, state: State, event: ev.GrenadeFell) -> None:
        at = _place(state, event.target)
        if at is not None:
            throw = Throw(answers, event.man, at, None, "near", event.need, event.ledger, target=event.target)
            throw.dice.append((event.roll, event.near))
            throw.confirm, throw.confirm_roll = event.confirm, event.confirm_roll
            self.throw = throw

    def _fragment(self, answers: int, state: State, event: ev.FragmentRolled) -> None:
        at = _place(state, event.man)
        if at is None:
            return
        throw = self.throw
        if event.shot == 1 or throw is None or throw.kind != "frag" or throw.target != event.man:
            throw = self.throw = Throw(answers, event.man, at, None, "frag", event.need, event.ledger, target=event.man)
        throw.answers = answers
        throw.dice.append((event.roll, event.hit))


def _place(state: State, man: str) -> Hex | None:
    """Return the hex where a man is or fell."""
    found = state.men.get(man)
    return None if found is None else found.hex or found.fell_at
