"""Advice on the board: hexes of the two best answers, and a slip with the expected results."""

from __future__ import annotations

import functools
from collections.abc import Iterator

import pygame

from combat.engine.kernel.decision import Decision
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.pane import Draw
from combat.engine.tabletop.hexes.hex_marks import cell
from combat.engine.tabletop.teaching.slip_sheet import SlipSheet, SlipWords
from combat.engine.words import text
from combat.engine.words.grammar import percents
from combat.games.volume1.players.advised import Advised
from combat.games.volume1.rules.answers import OrderGiven, Placement
from combat.games.volume1.table.advice.thinking import Thinking
from combat.games.volume1.table.overlays import sight_key
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names, prompt_texts

WIDTHS = (330, 420)
"""Minimum and maximum width of the slip in pixels at scale 1."""
_SLIP = "advice"
"""Key of the slip in the view's list of overlays."""
EVEN = 0.1, 1.0
"""Differences in share of wins, and in points, within which two answers count as equal."""


class AdviceOverlay:
    """Requests advice on the current decision, and shows it until the next decision."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self.found: tuple[Advised, ...] = ()
        self._thinking: Thinking | None = None
        self._asked: Decision | None = None
        self._man = ""
        self._slip = SlipSheet(WIDTHS)
        self._lain: tuple[object, ...] = ()
        """Cache key of the slip's place."""
        self._notes: list[pygame.Rect] = []
        """Rectangles of the notes."""

    @property
    def shown(self) -> bool:
        """Whether advice is shown or being computed."""
        return self._asked is not None

    @property
    def busy(self) -> bool:
        """Whether the advice is still being computed."""
        return self._thinking is not None

    def toggle(self) -> None:
        """Request advice, or hide it if it is shown. If none can be given, show the reason in a notice."""
        if self.shown:
            self.hide()
            return
        desk, battle = self.desk, self.desk.title_desk
        reason = self._refused()
        if reason:
            desk.notice.show(reason)
            return
        assert desk.prompt is not None
        if battle.danger.shown:
            battle.danger.toggle()
        battle.overlay.hide()
        self._asked, self._man = desk.prompt.decision, desk.selection.piece
        self._thinking = Thinking(desk.session.game, self._man)
        desk.redraw("board")

    def _refused(self) -> str:
        """Return the reason why there is no advice; "" if it may be requested."""
        if self.desk.session.marks.challenge:
            return text("advice-not-in-challenge")
        return text("advice-nothing-asked") if self.desk.prompt is None or self.desk.session.known else ""

    def hide(self) -> None:
        """Hide the advice and stop its computation."""
        if self._thinking is not None:
            self._thinking.stop()
        self._thinking, self._asked, self.found = None, None, ()
        self._slip.show(None)
        self.desk.view.laid.pop(_SLIP, None)
        self.desk.redraw("board")

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return rectangle and drawing of the slip if it does not fit on the board and so covers tray or hand; else
        None.
        """
        if not self.shown:
            return None
        self._lay_slip()
        return None if self._on_board() else self._slip.float()

    def _on_board(self) -> bool:
        return self.desk.view.camera.open.contains(self._slip.rect)

    def press(self, position: tuple[int, int]) -> bool:
        """Handle a click: hide the advice if the click is on the slip, and return whether it was."""
        if not self.covers(position):
            return False
        self.hide()
        return True

    def covers(self, position: tuple[int, int]) -> bool:
        """Return whether the slip is shown and covers a screen position."""
        return self.shown and self._slip.rect.collidepoint(position)

    def followed(self) -> None:
        """Fetch new results from the process; hide the advice if the decision has changed."""
        if self._asked is None:
            return
        prompt = self.desk.prompt
        if prompt is None or prompt.decision is not self._asked:
            self.hide()
        elif self._thinking is not None:
            self._listen(self._thinking)

    def _listen(self, thinking: Thinking) -> None:
        found = thinking.heard()
        if found:
            self.found = found
            self.desk.redraw("board")
        if thinking.done:
            self._thinking = None
            if not self.found:
                self.hide()
                self.desk.notice.show(text("advice-one-answer"))

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Highlight the hexes of the advised answers."""
        view = self.desk.view
        for hex_ in {self._where(advised) for advised in self.found}:
            if hex_ is not None:
                picture = cell("area", (round(view.place_width), round(view.place_height)), theme.scale())
                surface.blit(picture, picture.get_rect(center=view.centre(hex_)))

    def draw_notes(self, surface: pygame.Surface) -> None:
        """Draw a note at each advised answer's hex, the better one above the other, and the slip."""
        if self._asked is None:
            return
        self._notes = []
        rows: dict[Hex, int] = {}
        for place, advised in enumerate(self.found, start=1):
            hex_ = self._where(advised)
            if hex_ is not None:
                rows[hex_] = rows.get(hex_, 0) + 1
                self._draw_note(surface, hex_, rows[hex_], place, advised)
        self._draw_slip(surface)

    def _draw_note(self, surface: pygame.Surface, hex_: Hex, row: int, place: int, advised: Advised) -> None:
        """Draw a note above the counters of its hex, the better answer on top."""
        view, gap = self.desk.view, theme.px(2)
        note = _plate(self._noted(place, advised), theme.scale(), best=place == 1)
        x, y = view.centre(hex_)
        here = filter(None, (self.desk.title_desk.people.place_of(man.id) for man in self.desk.state.men_in(hex_)))
        top = min((stands.rect.top for stands in here), default=y - round(view.place_height * 0.2))
        rows = sum(self._where(other) == hex_ for other in self.found)
        box = note.get_rect(midbottom=(x, top - gap - (rows - row) * (note.get_height() + gap)))
        surface.blit(note, box)
        self._notes.append(box)

    def _noted(self, place: int, advised: Advised) -> str:
        """Return the text of a note: the chance, and an order."""
        assert self._asked is not None
        percent, said = percents.percent(advised.won), self._asked.read(advised.answer)
        if isinstance(said, OrderGiven):
            return text("advice-note-order", place=place, order=names.order(said.order), percent=percent)
        return text("advice-note", place=place, percent=percent)

    def _draw_slip(self, surface: pygame.Surface) -> None:
        """Draw the slip."""
        self._lay_slip()
        if self._on_board():
            self._slip.draw(surface)

    def _lay_slip(self) -> None:
        """Place the slip where it covers neither the answers nor the man asked about."""
        desk, view = self.desk, self.desk.view
        words = self._words()
        if self._slip.words != words:
            self._slip.show(words)
            self._lain = ()
        who = desk.title_desk.place_of("" if self._asked is None else self._asked.subject)
        about = [hex_ for hex_ in (who, *map(self._where, self.found)) if hex_ is not None]
        boxes = [*map(view.box, dict.fromkeys(about)), *self._notes]
        area, men = view.camera.open, sight_key.men_in_view(desk)
        lain = (*map(tuple, (*boxes, *men)), tuple(area), theme.scale())
        if lain != self._lain:
            self._lain = lain
            window = pygame.Rect((0, 0), desk.app.size)
            over = pygame.Rect(area.x, area.y, area.width, window.bottom - area.y)
            self._slip.lay([area, over, window], [*boxes, view.minimap.rect], men)
            view.laid[_SLIP] = self._slip.rect.copy()
            desk.redraw("board")

    # -- texts --------------------------------------------------------------------------------------------------

    def _words(self) -> SlipWords:
        """Return the text of the slip so far."""
        leave = text("advice-leave", key=self.desk.app.keys.named("advice"))
        if not self.found:
            return SlipWords(text("advice-heading"), text("advice-thinking"), leave)
        told = "\n".join(self.told(self.found))
        return SlipWords(text("advice-heading"), told, leave)

    def told(self, found: tuple[Advised, ...]) -> Iterator[str]:
        """Yield the lines of the slip: one for each answer, one if they are nearly equal, and the number of samples."""
        asked = self._asked
        assert asked is not None
        for place, advised in enumerate(found, start=1):
            figures = {"percent": percents.percent(advised.won), "points": advised.points, "lost": advised.ours}
            said = prompt_texts.answer(self.desk.state, asked, advised.answer)
            yield text("advice-line", place=place, answer=said, **figures)
        if len(found) > 1 and _even(*found[:2]):
            yield text("advice-even")
        yield text("advice-samples", samples=found[0].samples)

    def _where(self, advised: Advised) -> Hex | None:
        """Return the hex of an answer: its target, else that of the man named or asked."""
        assert self._asked is not None
        said = self._asked.read(advised.answer)
        match said:
            case Placement(hex=hex_):
                return hex_
            case OrderGiven(man=man):
                return self.desk.title_desk.place_of(man)
            case Hex():
                return said
        return self.desk.title_desk.place_of(said if said in self.desk.state.men else self._asked.subject)


def _even(one: Advised, other: Advised) -> bool:
    return abs(one.won - other.won) <= EVEN[0] and abs(one.points - other.points) <= EVEN[1]


@functools.lru_cache(maxsize=32)
def _plate(said: str, scale: float, *, best: bool) -> pygame.Surface:
    """Draw a note on a small plate, the better answer's in the colour of a selection."""
    face = theme.font("sans", 14, 700)
    size = (round(face.width(said)) + round(12 * scale), round(20 * scale))
    picture = shapes.rounded(size, round(5 * scale), theme.CHOSEN if best else theme.FIELD, theme.EDGE, max(1.0, scale))
    face.draw_in(made := picture.copy(), said, made.get_rect(), theme.INK, align="center")
    return made
