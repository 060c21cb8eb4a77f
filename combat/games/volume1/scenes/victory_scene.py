"""End of a battle: the verdict, the score line by line, and the fate of the squad (22.0)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Font
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.scene.end_sheet import MARGIN, EndSheet, instead
from combat.engine.words import text, translated
from combat.engine.words.grammar.lists import all_of
from combat.games.volume1.content.library import Library
from combat.games.volume1.records.battle_records import RECORDS, Ended
from combat.games.volume1.records.battle_tally import tally_of
from combat.games.volume1.records.honours import earned, honours_on_offer
from combat.games.volume1.rules.book import Book, Verdict
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.scenes import victory_tally
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.pieces import counters
from combat.games.volume1.table.pieces.faces_from_state import fallen_face, man_face
from combat.games.volume1.table.volume_scene import VolumeScene
from combat.games.volume1.title import TITLE
from combat.games.volume1.words import fates, names, outcome_words

SHEET = (1080, 760)
HEAD, FOOT = 214, 96
"""Heights of its head and its foot in pixels at scale 1."""

TALLY = 430
COLUMNS, PITCH, COUNTER = 4, 116, 80
"""Maximum columns of counters, their minimum width, and a counter's side where there is room, at scale 1."""
BESIDE, BADGES = 100, 1.3
"""Width of a caption beside a counter at scale 1, and the extent of a counter with its markers, in counter sides."""
KNOWN, READ = 28, 64
"""The least side of a counter at which its man is recognised, and at which his name is legible, in pixels at scale
1; a smaller one has a caption with his name.
"""
CAPTION, LINE = 2, 15
"""Maximum lines below a man's counter, and their height in pixels at scale 1."""


class VictoryScene(EndSheet[State, BattleDesk, Hex]):
    """An after-action form over the table; Esc shows the board again, and only its buttons leave it."""

    plays = TITLE

    def __init__(self, app: Stage, table: VolumeScene, offers: Sequence[Button] | None = None) -> None:
        super().__init__(app, table, offers)
        self.captions: dict[str, pygame.Rect] = {}
        """The rect of each man's caption, once the sheet has been drawn."""
        self.counter = 0
        """The side of a counter in pixels, once the sheet has been drawn."""
        self._buttons_top = 0
        self.honours: tuple[str, ...] = ()
        """Ids of the honours that the battle earned."""

    def offers(self) -> Sequence[Button]:
        """Return the buttons for replay and report; outside a campaign also those for the same battle again and for
        the next.
        """
        if self.table.leads_to == "campaign":
            return self.looks_back()
        book = self.table.session.begun_with
        following = battle_after(book)
        onward = Button(text("button-next-battle"), self._other("scenario", shown=following), "N")
        again = Button(text("button-play-again"), self._other("battle", book=book), "A")
        return [*([onward] if following else []), again, *self.looks_back()]

    def _other(self, name: str, **what: object) -> Callable[[], None]:
        """Return a function that replaces the table by a scene of that name."""
        return instead(self.app, lambda: self.app.replace(self.app.make(name, **what)))

    def enter(self) -> None:
        """Open the sheet, and record the battle if it is saved and counts; trials, branches and studies do not."""
        super().enter()
        record, clock = self.table.session.record, self.state.clock
        if record is None or not self.table.session.marks.counts:
            return
        verdict, scenario = self.verdict, self.state.book.scenario.id
        tally = tally_of(self.state)
        self.honours = earned(tally, honours_on_offer())
        ended = Ended(
            record.path.name, scenario, verdict.title, verdict.won, self.state.points, clock.turn,
            datetime.now(UTC).isoformat(timespec="seconds"), self.table.session.marks.challenge, self.honours, tally,
        )  # fmt: skip
        self.remember(RECORDS, ended)

    @property
    def verdict(self) -> Verdict:
        """Line of the victory table that was reached."""
        return victory.verdict(self.state, self.state.points)

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px, (width, height) = theme.px, self.app.size
        men = sum(man.side == "friendly" for man in self.state.men.values())
        rows = max(victory_tally.height(self.state), 132 * -(-men // 4) + 20)
        high = min(px(SHEET[1]), px(HEAD + rows + FOOT), height - px(24))
        self._sheet = pygame.Rect(0, 0, min(px(SHEET[0]), width - px(24)), high)
        self._sheet.center = (width // 2, height // 2)
        self._place_buttons()
        self.invalidate()

    def _place_buttons(self) -> None:
        """Place the buttons from the right, with a second row above the first where needed."""
        px, sheet = theme.px, self._sheet
        right, self._buttons_top = sheet.right - px(MARGIN), sheet.bottom - px(58)
        for button in self.group.widgets:
            assert isinstance(button, Button)
            if right - button.width() < sheet.left + px(MARGIN):
                right, self._buttons_top = sheet.right - px(MARGIN), self._buttons_top - px(42)
            right = button.place(right, self._buttons_top, px(34)).left - px(10)

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the previous drawing is still on the surface."""
        px, sheet = theme.px, self._sheet
        self.draw_ground(surface)
        y = self._draw_head(surface)
        left = sheet.x + px(MARGIN)
        tally_wide = min(px(TALLY), sheet.width // 2 - px(MARGIN))
        foot = self._buttons_top - px(26)
        victory_tally.draw(surface, pygame.Rect(left, y, tally_wide, foot - y), self.state)
        roll = left + tally_wide + px(34)
        self._draw_roll(surface, pygame.Rect(roll, y, sheet.right - px(MARGIN) - roll, foot - y))
        if self.table.session.record is not None:
            small, words = theme.font("sans", 13), self._kept()
            if left + small.width(words) + px(14) < min(button.rect.left for button in self.group.widgets):
                small.draw(surface, words, (left, sheet.bottom - px(38)), theme.INK_3)
        self.group.draw(surface)

    def _kept(self) -> str:
        """Return that the battle is recorded, and what it earned."""
        if not self.honours:
            return text("end-kept")
        honours = all_of(text(f"honour-{id_}") for id_ in self.honours)
        return text("end-honours", count=len(self.honours), honours=honours)

    def _draw_head(self, surface: pygame.Surface) -> int:
        px, sheet = theme.px, self._sheet
        left, room = sheet.x + px(MARGIN), sheet.width - px(2 * MARGIN)
        small = theme.font("heading", 16)
        over, where = self.heading(room)
        small.draw_typed(surface, over, (left, sheet.y + px(50)), theme.INK_3)
        small.draw_typed(surface, where, (sheet.right - px(MARGIN), sheet.y + px(50)), theme.INK_3, align="right")
        rule = theme.mix(theme.FORM, theme.FORM_RULE, 0.6)
        surface.fill(rule, (left, sheet.y + px(62), room, px(1)))
        verdict = self.verdict
        ink = theme.COMMIT if verdict.won else theme.MISSING
        stamp = self.draw_stamp(surface, text("end-points", points=self.state.points), ink, (26, 58), 78, 225)
        title_room = room - stamp - px(24)
        title = translated(verdict.title)
        theme.font("heading", 38).draw(surface, title, (left, sheet.y + px(112)), theme.INK, room=title_room)
        y = sheet.y + px(142)
        face = theme.font("typewriter", 16)
        for line in face.wrap(names.ending(self.state, verdict), title_room):
            face.draw(surface, line, (left, y), theme.INK_2)
            y += px(22)
        y = max(y, sheet.y + px(170))
        surface.fill(rule, (left, y, room, px(1)))
        return y + px(34)

    def heading(self, room: int) -> tuple[str, str]:
        """Return the heading and the battle's title, to fit into `room` pixels.

        The heading has the reason of an early end if there is room for it without the date.
        """
        small, scenario = theme.font("heading", 16), self.state.book.scenario
        title, over = translated(scenario.title), outcome_words.over(self.state)
        dated = f"{title} · {translated(scenario.date)}"
        for where in (dated, title):
            if small.width(over) + small.width(where) + theme.px(24) <= room:
                return over, where
        return text("end-title"), dated

    def _draw_roll(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw every man of the squad with his counter and his fate."""
        px = theme.px
        heading = theme.font("condensed", 15, 700)
        heading.draw(surface, text("end-roll").upper(), (box.x, box.y), theme.PANEL_RULE, tracking=1.3 * theme.scale())
        men = [man for man in self.state.men.values() if man.side == "friendly"]
        columns, size, beside = self._grid(len(men), box)
        self.counter = size
        pitch, high = box.width // columns, self._row(len(men), columns, box)
        for place, man in enumerate(men):
            x = box.x + place % columns * pitch
            y = box.y + px(16) + place // columns * high
            self._draw_man(surface, man, (x, y, size))
            wide = round(size * BADGES) + px(4) if beside else 0
            lines = px(LINE * CAPTION)
            down = (size - lines) // 2 if beside else size + px(5)
            self._draw_caption(surface, man, pygame.Rect(x + wide, y + down, pitch - wide - px(6), lines))

    @staticmethod
    def _row(count: int, columns: int, box: pygame.Rect) -> int:
        """Return the height of a row for a number of men and columns."""
        return min(theme.px(132), (box.height - theme.px(16)) // max(1, -(-count // columns)))

    def _grid(self, count: int, box: pygame.Rect) -> tuple[int, int, bool]:
        """Return columns, counter side, and whether captions are beside counters, for the largest counters."""
        px, found = theme.px, []
        for columns in range(max(1, min(COLUMNS, box.width // px(PITCH))), 0, -1):
            high, pitch = self._row(count, columns, box), box.width // columns
            below = min(px(COUNTER), high - px(8 + LINE * CAPTION))
            beside = min(px(COUNTER), high - px(6), round((pitch - px(BESIDE)) / BADGES))
            found += [(columns, below, False), (columns, beside, True)]
        return max(found, key=lambda grid: grid[1])

    def _draw_man(self, surface: pygame.Surface, man: Man, place: tuple[int, int, int]) -> None:
        x, y, size = place
        if man.fate == "killed":
            counters.fallen(fallen_face(self.state, man), size).draw(surface, x, y)
        else:
            face = man_face(self.state, man, tab=False, shown=True, dimmed=bool(man.fate))
            counters.man(face, size).draw(surface, x, y)

    def _draw_caption(self, surface: pygame.Surface, man: Man, box: pygame.Rect) -> None:
        px = theme.px
        ink = theme.MISSING if victory.fate_of(man) in ("killed", "captured", "fled") else theme.INK_2
        self.captions[man.id] = box
        lines, type_ = self.caption_lines(self.caption(man), box.width)
        for number, line in enumerate(lines[:CAPTION]):
            type_.draw(surface, line, (box.x, box.y + px(12 + LINE * number)), ink, room=box.width)

    def caption(self, man: Man) -> str:
        """Return a man's fate, with his name if his counter is too small to read it and the caption has room."""
        fate = fates.caption(man)
        if self.counter >= theme.px(READ):
            return fate
        named, room = text("end-man", man=names.man_short(self.state, man.id), fate=fate), self.captions[man.id].width
        return named if self.counter < theme.px(KNOWN) or _fit(*self.caption_lines(named, room), room) else fate

    @staticmethod
    def caption_lines(words: str, room: int) -> tuple[list[str], Font]:
        """Return the lines of a caption and their font; a narrow font if there would be too many lines."""
        plain, narrow = theme.font("sans", 13), theme.font("condensed", 13, 500)
        lines = plain.wrap(words, room)
        return (lines, plain) if _fit(lines, plain, room) else (narrow.wrap(words, room), narrow)


def _fit(lines: Sequence[str], type_: Font, room: int) -> bool:
    """Return whether lines fit a caption."""
    return len(lines) <= CAPTION and all(type_.width(line) <= room for line in lines)


def battle_after(book: Book) -> str:
    """Return the id of the scenario that follows a battle's scenario in the scenario book.

    Return "" for the last one, or if it is not in the book.
    """
    ids = Library().scenario_ids()
    place = ids.index(book.scenario.id) + 1 if book.scenario.id in ids else len(ids)
    return ids[place] if place < len(ids) else ""
