"""The end of a game: who has won and how, and what the points are made of (4.4, 4.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from combat.engine.challenges.challenge_game import CHALLENGES
from combat.engine.journal.faults import SaveError
from combat.engine.journal.retelling import retell
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.paper.column import Column
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.button_rows import lay_abreast
from combat.engine.stage.widgets.widget import Group
from combat.engine.words import text, translated
from combat.games.command.rules.events.end_events import PointsScored
from combat.games.command.rules.play import endings
from combat.games.command.rules.two_sides import AXIS, SIDES
from combat.games.command.table.command_scene import CommandScene
from combat.games.command.table.pieces import counters
from combat.games.command.table.pieces.faces_from_state import unit_face
from combat.games.command.title import OWN_TITLES, TITLE
from combat.games.command.words import command_names as names
from combat.games.command.words.saved_words import lead

SHEET, HEAD, MARGIN, FOOT, COUNTER = (820, 620), 160, 44, 24, 58
"""The sheet, its head, its margins at the sides and at the foot, and a lost unit's counter, in pixels at scale 1."""
VEIL = (16, 15, 10, 170)
UNREAD = 0.6
"""Seconds for which keys and clicks that were meant for the game's last moments are let pass."""
WHYS = ("start", "objective", "chit", "eliminated", "exited", "defender", "light-wounds", "no-quarter", "event")
"""What points come from, in the order of the sheet."""


class GameEndScene(Scene):
    """A sheet over the table; Esc looks at the board again."""

    overlay = True

    def __init__(self, app: Stage, table: CommandScene) -> None:
        super().__init__(app)
        self.table, self.state = table, table.desk.state
        self._unread = UNREAD
        self.sums = points_by_reason(table)
        record = table.session.record
        kept = (("button-watch", "W", "watched-battle"), ("report-button", "R", "report"))
        looks = [] if record is None else [Button(text(name), self._opened(scene), key) for name, key, scene in kept]
        if table.session.marks.challenge and table.session.marks.counts:
            looks.append(Button(text("button-result"), self._give_result, "C"))
        leave = Button(text("button-to-menu"), self._leave_table, "Enter", "commit")
        again = Button(text("button-play-again"), self._instead(self._again), "A")
        look = Button(text("button-look"), self.app.pop, "Esc")
        self.buttons = [leave, again, *looks, look]
        self.group = Group(self.buttons)
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._foot = 0

    # -- what the buttons do ------------------------------------------------------------------------------------

    def _leave_table(self) -> None:
        self.app.pop()
        self.app.pop()

    def _instead(self, then: Callable[[], None]) -> Callable[[], None]:
        """Puts the sheet away and goes on in the place of the table."""

        def go_on() -> None:
            self.app.pop()
            then()

        return go_on

    def _again(self) -> None:
        self.app.replace(self.app.make("scenario"))

    def _give_result(self) -> None:
        """Lay a slip with the code of what the challenge came to over the sheet."""
        session, game = self.table.session, self.table.session.game
        code, ours = session.marks.challenge, TITLE.part("challenges", CHALLENGES)
        self.app.open("challenge-result", game=ours, code=code, state=game.state, entries=game.entries)

    def _opened(self, scene: str) -> Callable[[], None]:
        """Lays a scene about the game's save over the sheet."""
        record = self.table.session.record
        assert record is not None
        return lambda: self.app.open(scene, path=record.path)

    # -- the scene ----------------------------------------------------------------------------------------------

    def resize(self) -> None:
        px, (width, height) = theme.px, self.app.size
        sheet = pygame.Rect(0, 0, min(px(SHEET[0]), width - px(24)), min(px(SHEET[1]), height - px(24)))
        sheet.center = (width // 2, height // 2)
        self._sheet = sheet
        self._foot = lay_abreast(self.buttons, sheet.inflate(-2 * px(MARGIN), -2 * px(FOOT)))
        self.invalidate()

    def update(self, dt: float) -> None:
        self._unread = max(0.0, self._unread - dt)

    def handle(self, event: pygame.event.Event) -> bool:
        if self._unread and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return True
        self.group.handle(event)
        self.dirty |= self.group.dirty
        return True

    def back(self) -> None:
        """From the game watched once more: the table below lies as it was."""
        self.table.back()
        super().back()

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        px, sheet = theme.px, self._sheet
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill(VEIL)
        surface.blit(veil, (0, 0))
        blur = 12 * theme.scale()
        margin = shapes.shadow_margin(blur)
        surface.blit(shapes.shadow(*sheet.size, 2, blur, 200), (sheet.x - margin, sheet.y + px(6) - margin))
        theme.lay_paper(surface, sheet, "form")
        pygame.draw.rect(surface, theme.mix(theme.FORM, theme.INK, 0.5), sheet.inflate(-px(16), -px(16)), px(1))
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
        won = text("end-won", side=names.side(state.winner))
        theme.font("heading", 34).draw(surface, won, (left, sheet.y + px(108)), theme.INK, room=room - px(180))
        how = names.ending(state)
        theme.font("typewriter", 16).draw(surface, how, (left, sheet.y + px(136)), theme.INK_2, room=room - px(180))
        self._draw_stamp(surface)

    def _draw_stamp(self, surface: pygame.Surface) -> None:
        """The points, as a rubber stamp."""
        px, words = theme.px, text("end-points", lead=lead(self.state.vp))
        person = next((side for side in SIDES if side in self.table.session.party), "")
        ink = theme.MISSING if person and person != self.state.winner else theme.COMMIT
        face = theme.font("stencil", 24, 700)
        wide, high = round(face.width(words)) + px(36), px(54)
        plate = pygame.Surface((wide, high), pygame.SRCALPHA)
        plate.fill((*ink, 0))
        plate.blit(shapes.rounded((wide, high), px(6), (*ink, 0), (*ink, 215), max(2.0, px(3))), (0, 0))
        face.draw_in(plate, words, (0, 0, wide, high), ink, align="center")
        turned = pygame.transform.rotozoom(plate, 4, 1.0)
        surface.blit(turned, (self._sheet.right - px(MARGIN) - turned.get_width(), self._sheet.y + px(76)))

    def _draw_side(self, surface: pygame.Surface, left: int, wide: int, side: Seat) -> None:
        """The sums of a side, and its losses."""
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
        column.item(text("end-objectives"), " ".join(held) or "–")
        column.item(text("end-lost", at=state.surrender[side]), str(endings.losses(state, side)))
        self._draw_lost(surface, pygame.Rect(left, column.y + theme.px(12), wide, 0), lost)

    def _draw_lost(self, surface: pygame.Surface, area: pygame.Rect, lost: Sequence[str]) -> None:
        """The counters on a side's casualty track, as large as there is room for."""
        room = self._foot - theme.px(20) - area.y
        for size in (theme.px(COUNTER), theme.px(COUNTER * 0.7), theme.px(COUNTER * 0.5)):
            pitch = size + theme.px(6)
            across = max(1, area.width // pitch)
            if -(-len(lost) // across) * pitch <= room:
                break
        for place, unit in enumerate(lost):
            x, y = area.x + place % across * pitch, area.y + place // across * pitch
            if y + size <= area.y + room:
                counters.unit(replace(unit_face(self.state, unit), weapon=None), size).draw(surface, x, y)


def points_by_reason(table: CommandScene) -> dict[tuple[Seat, str], int]:
    """What each side has got or lost its points by, as the game's journal tells it."""
    state, record = table.desk.state, table.session.record
    start = state.book.vp
    sums: dict[tuple[Seat, str], int] = {(AXIS if start > 0 else SIDES[1], "start"): abs(start)}
    if record is None:
        return sums
    try:
        for _, event in retell(record.path, OWN_TITLES).happenings():
            if isinstance(event, PointsScored):
                why = event.why if event.why in WHYS else "event"
                sums[event.side, why] = sums.get((event.side, why), 0) + event.points
    except SaveError:
        return sums
    return sums
