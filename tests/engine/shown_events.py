"""Collect events of random games, and show each at a table in a window from its first frame to its last."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, NamedTuple

from combat.engine import words
from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.engine.play.playable import Playable
from combat.engine.play.replays.playback import Playback
from combat.engine.stage.app import App
from combat.engine.stage.settings import PACES, Pace
from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.hexes.hex_table import HexTable
from combat.engine.tabletop.plane.plane_table import PlaneTable
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.table_scene import TableScene
from tests.engine.conforming import Case, Played
from tests.sampled import SOAKED, sample

FRAME, MOST_FRAMES = 0.3, 60
"""Seconds between two frames, and maximum number of frames of an event."""
TELLING = ("why", "check", "result")
"""Fields whose values are words of the game, each of which must have its message."""
MOVING = tuple(pace for pace in PACES if pace != "instant")


class Told(NamedTuple):
    """Event as a seat sees it, with that seat's state before it."""

    state: Any
    event: Event

    @property
    def kind(self) -> str:
        """Return the kind of the event together with its cause and result, as text."""
        return " ".join([self.event.kind, *(str(getattr(self.event, name, "")) for name in TELLING)])


class Gathered:
    """Events that seats see in random games, the first of each kind, cause and result."""

    def __init__(self, case: Case, seat: Seat) -> None:
        self.case, self.seat = case, seat
        self.told: dict[str, Told] = {}
        self.classes: set[type[Event]] = set()

    def play(self, numbers: Iterable[int], more: Iterable[int]) -> None:
        """Play the games of some numbers; concede the first.

        Also play those of `more` while a class of events is missing, or in the soak.
        """
        for place, number in enumerate(numbers):
            self._play(number, concedes=place == 0)
        for number in more:
            if SOAKED or self.classes < set(self.case.rules.events):
                self._play(number)

    def add(self, told: Told) -> None:
        """Store an event unless one with the same kind, cause and result is stored."""
        self.told.setdefault(told.kind, told)
        self.classes.add(told.event.__class__)

    def first(self, kind: type[Event]) -> Told:
        """Return the first event of a class."""
        return next(told for told in self.told.values() if told.event.__class__ is kind)

    def after(self, kind: type[Event]) -> Any:
        """Return the seat's state after the first event of a class."""
        told = self.first(kind)
        state = told.state.copy()
        self.case.rules.apply(state, told.event)
        return state

    def missing(self) -> list[str]:
        """Return the kinds of events that have not occurred."""
        return [kind.kind for kind in self.case.rules.events if kind not in self.classes]

    def cases(self) -> list[tuple[Told, Pace]]:
        """Return one event of each class at every pace, and a sample of the others at animated paces."""
        firsts = {told.event.__class__: told for told in reversed(self.told.values())}.values()
        others = [(told, pace) for told in self.told.values() if told not in firsts for pace in MOVING]
        return [(told, pace) for told in firsts for pace in PACES] + sample(others, 7)

    def _play(self, number: int, *, concedes: bool = False) -> None:
        played = Played(self.case, number)
        game, rules = played.game, played.rules
        state = rules.new_state(played.book)
        for event in game.opening:
            self._hear(state, event)
            rules.apply(state, event)
        game.on_event, game.keep = self._hear, 0
        for _ in played.questions():
            if concedes and game.can_concede and len(game.entries) > 100:
                game.concede()

    def _hear(self, state: Any, event: Event) -> None:
        rules = self.case.rules
        seen = rules.seen(state, event, self.seat)
        if all(Told(state, each).kind in self.told for each in seen):
            return
        view = rules.visible(state, self.seat)
        for each in seen:
            self.add(Told(view.copy(), each))
            rules.apply(view, each)


class Window:
    """Window without a screen: captions are on, the camera follows events, and a missing message is an error."""

    def __init__(self, stage: TitleStage, table: Table[Any, Any, Any], title: Playable[Any, Any], seat: Seat) -> None:
        self.app = App(WindowOptions(resolution=(960, 600), sound=False), stage)
        self.app.settings.captions, self.app.settings.camera = True, "follow"
        words.use("en", strict=True)
        self.table, self.title, self.seat = table, title, seat

    def show_all(self, cases: Iterable[tuple[Told, Pace]]) -> None:
        """Show events one after the other, grouped by board; a failure names the event and the pace."""
        boards: dict[Hashable, list[tuple[Told, Pace]]] = {}
        for told, pace in cases:
            boards.setdefault(self._sheet(told.state), []).append((told, pace))
        for lot in boards.values():
            playback = Playback(self.title, lot[0][0].state.copy(), (), self.seat)
            scene = TableScene(self.app, playback, self.table)
            self.app.push(scene)
            self.app.round(FRAME)
            for told, pace in lot:
                self.app.settings.pace = pace
                try:
                    self._show(scene, told)
                except Exception as fault:
                    fault.add_note(f"{told.kind}, pace {pace}: {told.event}")
                    raise
            self.app.pop()

    def _sheet(self, state: Any) -> Hashable:
        """Return the identity of the sheet of a state: its board, or its table without a grid."""
        if isinstance(self.table, PlaneTable):
            return self.table.table_map(state)
        assert isinstance(self.table, HexTable)
        return str(self.table.board(state).id)

    def _show(self, scene: TableScene[Any, Any, Any], told: Told) -> None:
        """Show an event until nothing moves any more."""
        mirror, silent = scene.desk.mirror, self.app.settings.pace == "instant"
        mirror.replaced(0, told.state.copy())
        heard = () if silent else self.table.heard(mirror.state, told.event)
        mirror.told(0, [told.event])
        for frames in range(MOST_FRAMES):
            self.app.round(FRAME)
            if frames == 0 and any(each.says for each in heard):
                assert scene.desk.presenter.caption.words, "nothing is said of what is heard"
            if mirror.waiting:
                scene.desk.animation.skip()
            if not mirror.busy:
                return
        raise AssertionError("it is shown without end")
