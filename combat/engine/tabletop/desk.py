"""What every part of the table shares: session, mirror, who is chosen, what is asked, what must be redrawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.play.mirror import Mirror, Motion
from combat.engine.play.recall import Recall
from combat.engine.play.session import Session
from combat.engine.play.story import Line, Story
from combat.engine.stage.freed_memory import give_back_free_pages
from combat.engine.stage.settings import PACES
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.thing import HexPlace, PieceId, Thing
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.engine.words.refused import undo_refusal
from combat.games.volume1 import motion
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.book import Book, Hex
from combat.games.volume1.rules.decisions import ChooseRate, ChooseTarget, ChooseWeapon
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.table.habits import Habits
from combat.games.volume1.table.pieces.men_on_board import MenOnBoard
from combat.games.volume1.words.volume_words import WORDS

if TYPE_CHECKING:
    from combat.engine.tabletop.map.board_view import BoardView
    from combat.engine.tabletop.prompt import Prompt
    from combat.engine.tabletop.table import Table
    from combat.games.volume1.prompts.ask_fire import Aim
    from combat.games.volume1.table.overlays.sight_overlay import SightOverlay

MESSAGE_SECONDS = 5.0
"""How long a refusal stands in the prompt line."""


@dataclass(slots=True)
class Held:
    """What the mouse carries; `moved` once it is a drag and no longer a press."""

    thing: Thing
    start: tuple[int, int]
    at: tuple[int, int]
    moved: bool = False

    def away(self, thing: Thing) -> bool:
        """Whether it is this thing that is being dragged, so that it does not lie in its place."""
        return self.moved and self.thing == thing


class Desk:
    """The table's memory. Parts read it and call its verbs; it names the panes that look different in `stale`."""

    def __init__(self, app: Stage, session: Session, view: BoardView, table: Table[Any, Any]) -> None:
        self.app, self.session, self.view, self.table = app, session, view, table
        self.story = Story()
        self.people = MenOnBoard(self)
        self.mirror = Mirror(session.view.copy(), self)
        self.asking: Prompt[Any] | None = None
        self.selected = ""
        """The man chosen by click or key; "" for none."""
        self.pointed = ""
        """The man under the pointer."""
        self.resting = ""
        """The man on whom the pointer has rested for a while."""
        self._rested: float | None = 0.0
        self.pointed_hex: Hex | None = None
        self.cursor: Hex | None = None
        """The hex chosen by the keys."""
        self.marker = ""
        """The order marker under the pointer, or carried to a man."""
        self.held: Held | None = None
        self.sight = False
        """Whether the line-of-sight overlay lies on the board."""
        self.overlay: SightOverlay | None = None
        self.lit: tuple[Hex, ...] = ()
        """Hexes that a line of the log speaks of."""
        self.missed: list[Line] = []
        """What happened since the last answer and was not shown: deaths, wounds, men seen or shaken."""
        self._shown: Event | None = None
        self.message: Spoken = ""
        self.refused = False
        """Whether the message says why something cannot be done."""
        self.last_orders: dict[str, str] = {}
        """What each man did last turn, for a copy."""
        self.stale: set[str] = set()
        self.on_over: Callable[[], None] = lambda: None
        self.show_end: Callable[[], None] = lambda: None
        self.on_answered: Callable[[], None] = lambda: None
        """Told when the player has answered."""
        self.on_asked: Callable[[], None] = lambda: None
        """Told when another question is put, or none is."""
        self.wishes = session.wish = Habits(app.settings)
        self.recall: Recall | None = None if session.fresh else Recall(session)
        self._recalled_to = session.answers
        self._points, self._uncounted = 0, True
        """The points that the top strip shows, and whether anything has happened since."""
        self._message_left = 0.0
        self._asked: Decision | None = None
        self.battle = table.battle(self)
        """What the title keeps here besides."""

    def open(self) -> None:
        """Begin, once the table has its place in the window."""
        self.session.open(self.mirror)

    # -- what is there ------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The game as the player sees it now."""
        return self.mirror.state

    @property
    def book(self) -> Book:
        """What the game is played with, as far as the player knows."""
        return self.state.book

    @property
    def man(self) -> Man | None:
        """The man that panels speak of: the chosen one, unless the pointer rests on another."""
        return self.state.men.get(self.resting or self.selected or self.pointed)

    @property
    def turning(self) -> int:
        """The enemy card that is being turned just now; 0 for none."""
        showing = self.mirror.showing
        return showing.event.serial if showing is not None and isinstance(showing.event, ev.EnemyCardDrawn) else 0

    @property
    def rolling(self) -> bool:
        """Whether a die has not come to rest yet: what it shows is not told before."""
        showing = self.mirror.showing
        return showing is not None and motion.rolls(showing.event, showing.share)

    @property
    def chosen(self) -> Man | None:
        """The chosen man, if he is in play."""
        return self.state.men.get(self.selected)

    @property
    def asked_about(self) -> Man | None:
        """The man of the player's whom the question is about, whoever was clicked since it was put."""
        man = self.state.men.get(self.asking.decision.subject) if self.asking is not None else None
        return man if man is not None and man.side == "friendly" else None

    @property
    def where(self) -> Hex | None:
        """The hex under the pointer, else the one chosen by the keys."""
        return self.pointed_hex or self.cursor

    @property
    def under(self) -> Thing | None:
        """The piece under the pointer, else the hex."""
        if self.pointed:
            return PieceId(self.pointed)
        return HexPlace(self.pointed_hex) if self.pointed_hex is not None else None

    # -- verbs --------------------------------------------------------------------------------------------------

    def redraw(self, *panes: str) -> None:
        """Name panes that look different."""
        self.stale.update(panes)

    def select(self, man: str, *, show: bool = False) -> None:
        """Choose a man, or nobody."""
        if man != self.selected:
            self.selected = man
            self.resting, self._rested = "", None
            self.redraw("board", "dossier", "roster", "body", "prompt")
            if self.overlay is not None:
                self.overlay.follow(man)
        found = self.state.men.get(man)
        if show and found is not None and found.hex is not None:
            self.view.show(found.hex)

    def point_at(self, man: str) -> None:
        """The pointer lies on a man, or on nobody."""
        if man != self.pointed:
            self.pointed, self.resting, self._rested = man, "", 0.0
            self.redraw("dossier", "roster", "board")

    def _rest(self, dt: float) -> None:
        """A pointer that rests on a man opens his dossier; not again after another was chosen meanwhile."""
        if self.pointed and not self.resting and self._rested is not None:
            self._rested += dt
            if self._rested >= self.app.settings.tooltip_delay:
                self.resting = self.pointed
                self.redraw("dossier")

    def say(self, line: Spoken, *, refused: bool = True) -> None:
        """Put a line in the place of the prompt for a while: why something cannot be done, or that it was done."""
        self.message, self.refused, self._message_left = line, refused, MESSAGE_SECONDS
        self.redraw("prompt")

    def hush(self) -> None:
        """Take the line away, as with the next thing that the player does."""
        if self.message:
            self.message = ""
            self.redraw("prompt")

    def answer(self, value: Answer) -> bool:
        """Answer what is asked; False, and the reason said, where that is not allowed."""
        decision = self.session.decision
        if decision is None or self.mirror.busy:
            return False
        refusal = decision.refusal(self.state, value)
        if refusal is not None:
            self.say(WORDS.refusal(self.state, refusal, WORDS.meant(decision, value)))
            return False
        self.message = ""
        self.forget_missed()
        self.on_answered()
        self.session.answer(value)
        self.follow(0.0)
        return True

    def shoot(self, aim: Aim) -> None:
        """Answer at whom, with what and how often in one go, as long as the target stays the same (13.0, 13.1)."""
        if self.mirror.busy:
            return
        session = self.session
        self.forget_missed()
        self.on_answered()
        if isinstance(session.decision, ChooseTarget):
            session.answer(aim.target)
        asked = session.decision
        if isinstance(asked, ChooseWeapon) and asked.target == aim.target and aim.weapon in asked.answers:
            session.answer(aim.weapon)
        asked = session.decision
        if isinstance(asked, ChooseRate) and (asked.target, asked.weapon) == (aim.target, aim.weapon):
            session.answer(aim.shots)
        self.message = ""
        self.follow(0.0)

    def concede(self) -> None:
        """Give the battle up; what is being shown is over with it."""
        self.mirror.drain()
        self.message = ""
        self.forget_missed()
        if self.session.can_concede:
            self.session.concede()
        self.follow(0.0)

    def undo(self) -> None:
        """Take back the last answer, or say why not."""
        self.mirror.drain()
        barrier = self.session.undo()
        if barrier is not None:
            self.say(undo_refusal(barrier))
        self.follow(0.0)

    def redo(self) -> None:
        """Give the answers that were taken back, or say that there are none."""
        self.mirror.drain()
        if not self.session.redo():
            self.say(text("redo-nothing"))
        self.follow(0.0)

    def skip(self) -> None:
        """End what is being shown just now."""
        self.mirror.skip()
        self.follow(0.0)
        self.redraw("board", "prompt")

    def set_pace(self, pace: str) -> None:
        """Show the action at another pace from now on."""
        settings = self.app.settings
        settings.pace = next(known for known in PACES if known == pace)
        settings.save()
        self.redraw("top")

    def lift(self, thing: Thing, position: tuple[int, int]) -> None:
        """The mouse was pressed on a thing that it may carry."""
        self.held = Held(thing, position, position)

    def point_at_marker(self, order: str) -> None:
        """The pointer lies on an order marker: the board and the dossier show what it would do."""
        if order != self.marker:
            self.marker = order
            self.redraw("board", "dossier")

    def light(self, hexes: tuple[Hex, ...]) -> None:
        """Light hexes that the log speaks of."""
        if hexes != self.lit:
            self.lit = hexes
            self.redraw("board")

    def forget_missed(self) -> None:
        """The player has read what he could not see."""
        if self.missed:
            self.missed.clear()
            self.redraw("board")

    def is_own(self, man: str) -> bool:
        """Whether a man is the player's."""
        return self.book.figures[man].side == "friendly"

    def consult(self, rule: str) -> None:
        """Open the rulebook at a number."""
        self.app.consult(rule)

    def confirm(
        self, title: str, line: str, yes: str, on_yes: Callable[[], None], *, no: str = "", grave: bool = False
    ) -> None:
        """Ask for a yes before something that cannot be taken back; where the step is `grave`, Enter says no."""
        from combat.engine.stage.paper.dialog import Confirm

        self.app.push(Confirm(self.app, title, (line,), yes, on_yes, no, grave=grave))

    # -- time ---------------------------------------------------------------------------------------------------

    def follow(self, dt: float) -> None:
        """Let time pass in the mirror, and ask the next question when all has been shown."""
        if self._message_left > 0:
            self._message_left -= dt
            if self._message_left <= 0 and self.message:
                self.message = ""
                self.redraw("prompt")
        self._rest(dt)
        before, rolled = self.mirror.showing, self.rolling
        if self.mirror.update(dt):
            self.redraw("board", "prompt")
        if self.mirror.showing is not before:
            self.redraw("body")
        if rolled != self.rolling:
            self.redraw("log")
        self._count()
        self._ask()
        if self.recall is not None and not self.mirror.busy:
            self._remember(self.recall)

    def _count(self) -> None:
        """Show the points anew once what has happened won or lost any."""
        if self._uncounted:
            self._uncounted, before = False, self._points
            self._points = victory.points(self.state)
            if self._points != before:
                self.redraw("top")

    def _remember(self, recall: Recall) -> None:
        """Go on telling what happened before the battle was taken up again."""
        recall.go_on()
        if recall.done:
            self.recall = None
            if recall.whole:
                self.story.put_before(recall.story, self._recalled_to)
                self.last_orders = self.last_orders or recall.last_orders
                self.redraw("log", "board", "prompt", "body")

    def _ask(self) -> None:
        wanted = None if self.mirror.busy else self.session.decision
        if wanted is self._asked and (self.asking is not None) == (wanted is not None):
            return
        self._asked = wanted
        self.asking = None if wanted is None else self.table.ask(self, wanted)
        self.redraw("board", "prompt", "body", "hand", "roster", "dossier", "track")
        if self.asking is not None:
            self.asking.begin()
        self.on_asked()
        if self.asking is not None:
            return
        if not self.mirror.busy and self.state.clock.phase == "over":
            self.on_over()

    # -- the mirror's stage -------------------------------------------------------------------------------------

    def motion(self, state: State, event: Event) -> Motion | None:
        """How an event is shown at the player's pace, and what is heard."""
        if self.app.settings.pace != "instant":
            self.app.sounds.play(self.table.sound(state, event))
        found = self.table.motion(self, state, event)
        self._shown = event if found is not None else None
        return found

    def happened(self, answers: int, state: State, event: Event) -> None:
        """Take up an event that was applied."""
        if isinstance(event, ev.OrdersCommitted):
            self.last_orders = {man.id: man.order.id for man in state.on_board("friendly") if man.order is not None}
        if isinstance(event, ev.StrangerTurned):
            self._turn_over(event.stranger, event.man)
        if isinstance(event, ev.TurnCleared):
            give_back_free_pages()
        line = self.story.tell(answers, state, event)
        if line is not None:
            self.redraw("log")
            if self.table.is_grave(event) and event is not self._shown:
                self.missed.append(line)
        self._uncounted = True
        self.redraw(*self.table.touched(event))

    def _turn_over(self, stranger: str, man: str) -> None:
        """Whoever was chosen or pointed at as a stranger is so by his own id."""
        self.people.turn_over(stranger, man)
        if self.selected == stranger:
            self.selected = man
        if self.pointed == stranger:
            self.pointed = man
        if self.resting == stranger:
            self.resting = man

    def turned_back(self, answers: int, state: State) -> None:
        """The game was taken back or loaded."""
        self.story.cut_back(answers)
        self.forget_missed()
        self._recalled_to = min(self._recalled_to, answers)
        self._asked, self.asking = None, None
        if self.selected not in state.men:
            self.selected = ""
        self.redraw("top", "track", "board", "prompt", "body", "hand", "dossier", "roster", "log")
