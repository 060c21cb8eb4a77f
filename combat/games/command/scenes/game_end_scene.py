"""End of a game: the winner, the kind of ending, and the sources of the points (4.4, 4.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import pygame

from combat.engine.journal.faults import SaveError
from combat.engine.journal.journal_replay import open_replay
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import fitting
from combat.engine.stage.drawing.piece import Piece
from combat.engine.stage.paper.column import Column
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.scene.end_sheet import MARGIN, EndSheet, instead
from combat.engine.words import capital, text, translated
from combat.games.command.records.game_records import RECORDS, Ended
from combat.games.command.rules.events.end_events import PointsScored
from combat.games.command.rules.play import endings
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import AXIS, SIDES
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_scene import CommandScene
from combat.games.command.table.pieces import counters
from combat.games.command.table.pieces.faces_from_state import chit_face, unit_face
from combat.games.command.title import OWN_TITLES, TITLE
from combat.games.command.words import command_names as names
from combat.games.command.words.saved_words import lead

HEAD, COUNTER = 160, 58
"""Height of the sheet's head, and size of a lost unit's counter, in pixels at scale 1."""
WHYS = ("start", "objective", "chit", "eliminated", "exited", "defender", "light-wounds", "no-quarter", "event")
"""Sources of points, in display order."""


class GameEndScene(EndSheet[State, CommandDesk, Hex]):
    """Sheet over the table; Esc shows the board again."""

    plays = TITLE
    size = 820, 620

    def __init__(self, app: Stage, table: CommandScene) -> None:
        super().__init__(app, table)
        self.sums = points_by_reason(table)
        self.secrets = secrets_opened(table)
        """Chits by side, all of them named once the game is over (4.5)."""

    def offers(self) -> list[Button]:
        """Return the buttons: play again, and those that show the recorded game."""
        return [Button(text("button-play-again"), instead(self.app, self._again), "A"), *self.looks_back()]

    def enter(self) -> None:
        """Open the sheet and add the game to the records if it is saved, counts, and a person at this window played."""
        super().enter()
        session, state = self.table.session, self.state
        persons = [side for side in SIDES if side in session.party]
        if session.record is None or not session.marks.counts or not persons:
            return
        ended = Ended(
            session.record.path.name, state.book.scenario, state.book.title, persons[0] if len(persons) == 1 else "",
            state.winner, state.ended, state.vp, state.turn, datetime.now(UTC).isoformat(timespec="seconds"),
            session.marks.challenge,
        )  # fmt: skip
        self.remember(RECORDS, ended)

    def _again(self) -> None:
        self.app.replace(self.app.make("scenario"))

    # -- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the previous drawing is still on the surface."""
        px, sheet = theme.px, self._sheet
        self.draw_ground(surface)
        self._draw_head(surface)
        wide = (sheet.width - px(2 * MARGIN) - px(40)) // 2
        for place, side in enumerate(SIDES):
            self._draw_side(surface, sheet.x + px(MARGIN) + place * (wide + px(40)), wide, side)
        self.group.draw(surface)

    def _draw_head(self, surface: pygame.Surface) -> None:
        px, sheet, state = theme.px, self._sheet, self.state
        left, room = sheet.x + px(MARGIN), sheet.width - px(2 * MARGIN)
        small = theme.font("heading", 16)
        small.draw_typed(surface, translated(state.book.title), (left, sheet.y + px(50)), theme.INK_3)
        turn = text("top-turn-value", turn=state.turn)
        small.draw(surface, turn, (sheet.right - px(MARGIN), sheet.y + px(50)), theme.INK_3, align="right")
        surface.fill(theme.mix(theme.FORM, theme.FORM_RULE, 0.6), (left, sheet.y + px(62), room, px(1)))
        won, how = self.said()
        ink = theme.MISSING if self.person not in ("", state.winner) else theme.COMMIT
        room -= self.draw_stamp(surface, text("end-points", lead=lead(state.vp)), ink, (24, 54), 76) + px(14)
        theme.font("heading", 34).draw(surface, won, (left, sheet.y + px(108)), theme.INK, room=room)
        type_ = fitting(how, room, ("typewriter", 16, 400), ("typewriter", 14, 400), ("condensed", 14, 500))
        type_.draw(surface, how, (left, sheet.y + px(136)), theme.INK_2, room=room)

    def said(self) -> tuple[str, str]:
        """Return the result and how it came about; the only person at the window is addressed directly."""
        won, how = text("end-won", winner=self.state.winner), names.ending(self.state)
        if not self.person:
            return won, capital(how)
        mine = "end-you-won" if self.person == self.state.winner else "end-you-lost"
        return text(mine), text("end-won-how", won=won, how=how)

    def unscored(self, side: Seat) -> str:
        """Return the secret chits of a side that were not scored because points did not decide (4.5); "" for none."""
        faces = [chit_face(self.state, chit) for chit in self.secrets[side]]
        return ", ".join("?" if face.hidden else ": ".join(filter(None, (face.headline, face.worth))) for face in faces)

    def _draw_side(self, surface: pygame.Surface, left: int, wide: int, side: Seat) -> None:
        """Draw the points of a side and its losses."""
        state = self.state
        column = Column(surface, left, self._sheet.y + theme.px(HEAD), wide)
        force = state.book.forces[side]
        posture = text("tip-posture", side=names.nation(force.nation, side), posture=force.posture)
        column.section(names.side(side), posture)
        sums = {why: points for (who, why), points in self.sums.items() if who == side and points}
        for why in WHYS:
            if why in sums:
                column.item(text("end-points-from", why=why), names.signed(sums[why]))
        column.item(text("end-points-all"), names.signed(sum(sums.values())), strong=True)
        column.gap(10)
        lost = [unit for unit in state.casualties[side] if unit]
        held = [str(number) for number, holder in sorted(state.control.items()) if holder == side]
        column.item(text("end-objectives"), text("end-objective-numbers", numbers=", ".join(held)) if held else "–")
        column.item(text("end-lost", at=state.surrender[side]), str(endings.losses(state, side)))
        if unscored := self.unscored(side):
            column.item(text("end-secrets"), unscored)
        self._draw_lost(surface, pygame.Rect(left, column.y + theme.px(12), wide, 0), lost)

    def _draw_lost(self, surface: pygame.Surface, area: pygame.Rect, lost: Sequence[str]) -> None:
        """Draw the counters on a side's casualty track, as large as there is room for."""
        room = self._foot - theme.px(20) - area.y
        for size in (theme.px(COUNTER), theme.px(COUNTER * 0.7), theme.px(COUNTER * 0.5)):
            pitch = size + theme.px(6)
            across = max(1, area.width // pitch)
            if -(-len(lost) // across) * pitch <= room:
                break
        for place, unit in enumerate(lost):
            x, y = area.x + place % across * pitch, area.y + place // across * pitch
            if y + size <= area.y + room:
                lost_face(self.state, unit, size).draw(surface, x, y)


def lost_face(state: State, unit: str, size: int) -> Piece:
    """Return the counter of a lost unit, without the activation mark."""
    return counters.unit(replace(unit_face(state, unit), weapon=None, done=False), size)


def points_by_reason(table: CommandScene) -> dict[tuple[Seat, str], int]:
    """Return the points of each side by source, from the game's journal; only the initial points if it cannot be
    read.
    """
    state, record = table.desk.state, table.session.record
    start = state.book.vp
    sums: dict[tuple[Seat, str], int] = {(AXIS if start > 0 else SIDES[1], "start"): abs(start)}
    if record is None:
        return sums
    try:
        for _, event in open_replay(record.path, OWN_TITLES).happenings():
            if isinstance(event, PointsScored):
                why = event.why if event.why in WHYS else "event"
                sums[event.side, why] = sums.get((event.side, why), 0) + event.points
    except SaveError:
        return sums
    return sums


def secrets_opened(table: CommandScene) -> Mapping[Seat, tuple[str, ...]]:
    """Return the secret chits of each side; the opponent's are masked unless the journal of a finished game shows
    them.
    """
    record, known = table.session.record, table.desk.state.secrets
    if record is None:
        return known
    try:
        saved = open_replay(record.path, OWN_TITLES).saved
        end = saved.state(saved.stops[-1])
    except SaveError:
        return known
    return end.secrets if end.phase == "over" else known
