"""Screenshot of a game without a window, drawn the same as in the window."""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files.plain_files import write_out
from combat.engine.journal.journal_replay import JournalReplay
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.game import Entry, Game
from combat.engine.kernel.seats import Seat
from combat.engine.play.playable import Playable
from combat.engine.play.seated import Seated
from combat.engine.play.session import Session, no_wish
from combat.engine.space.place import Place
from combat.engine.stage import window
from combat.engine.stage.app import App
from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.title_desk import TitleDesk

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])
Book = TypeVar("Book")

FRAME = 20
"""Milliseconds between checks whether the tiles are ready."""


class Remembered(Generic[S]):
    """Recorded answers of chance and other seats; after the end of the record, chance continues from a seed."""

    def __init__(self, game: Game[S], entries: Sequence[Entry]) -> None:
        self.game, self.entries = game, entries
        self._further = SeededChance(0)

    def answer(self, decision: Decision, state: object) -> Answer:
        """Return the recorded answer at the current position, or a random one after the end of the record."""
        place = len(self.game.entries)
        return self.entries[place].value if place < len(self.entries) else self._further.answer(decision, state)


def take(
    title: Playable[S, Book],
    stage: TitleStage,
    table: Table[S, B, P],
    game: Game[S],
    entries: Sequence[Entry],
    answers: int,
    size: tuple[int, int],
    out: Path,
    sight_from: Place | None = None,
    past: JournalReplay[S, Book] | None = None,
    seat: Seat | None = None,
    arrange: Callable[[TableScene[S, B, P]], object] | None = None,
) -> None:
    """Draw a game after a number of answers and write the picture to `out`; raise OSError if writing fails.

    `game` is at its start, or already at the position to draw; then `past` supplies its history. `seat` is the seat
    whose view is drawn, by default the title's first. `sight_from` also shows what is in sight of a place. `arrange` is
    called with the table before it is drawn.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    window.prepare()
    app = App(WindowOptions(resolution=size, sound=False), stage)
    try:
        session = StoodStill(title, game, entries, min(answers, len(entries)), past, seat)
        scene: TableScene[S, B, P] = TableScene(app, session, table)
        session.wish = no_wish  # the record contains all answers, including habitual ones
        app.push(scene)
        session.play_on()
        scene.desk.mirror.drain()
        while scene.desk.presenter.recall is not None:
            app.round(0.0)
        scene.desk.presenter.forget_missed()
        app.round(0.0)
        if scene.view.ground.has(sight_from):
            scene.desk.title_hooks.look_from(sight_from)
            scene.view.framing.bring(sight_from)
        if arrange is not None:
            arrange(scene)
        _wait_until_sharp(app, scene)
        picture = BytesIO()
        pygame.image.save(app.surface, picture, out.name)
        write_out(out, picture.getvalue())
    finally:
        app.quit()  # tile threads must end before pygame does
        pygame.quit()


class StoodStill(Session[S, Book]):
    """A recorded game replayed up to a number of answers, with the view of a seat."""

    def __init__(
        self,
        title: Playable[S, Book],
        game: Game[S],
        entries: Sequence[Entry],
        answers: int,
        past: JournalReplay[S, Book] | None,
        seat: Seat | None,
    ) -> None:
        remembered, own = Remembered(game, entries), title.rules.seats[0] if seat is None else seat
        others = {other: Seated(remembered) for other in title.rules.seats if other != own}
        super().__init__(title, game, remembered, fresh=not game.entries, past=past, others=others, seat=own)
        self._entries, self._wanted = entries, answers

    @property
    def others_go_on(self) -> bool:
        """Return whether another seat must answer before the wanted position is reached."""
        return super().others_go_on and self.answers < self._wanted

    def play_on(self) -> None:
        """Replay the recorded answers up to the wanted position."""
        self.holds = lambda: self.answers >= self._wanted
        while self.answers < self._wanted and (self.decision is not None or self.others_go_on):
            if self.decision is not None:
                self.answer(self._entries[self.answers].value)
            else:
                self.run_on()


def _wait_until_sharp(app: App, scene: TableScene[S, B, P]) -> None:
    app.round(0.0)
    while scene.wants_frames:
        pygame.time.wait(FRAME)
        app.round(FRAME / 1000)
    scene.invalidate()
    app.round(0.0)
