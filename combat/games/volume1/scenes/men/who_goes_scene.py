"""Sheet on which the player chooses the squad: by die, by one of six lists, or by hand (22.0)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.backdrop import rule
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.choice import Choice
from combat.engine.stage.widgets.widget import Group
from combat.engine.tabletop.prompt import digit
from combat.engine.words import text
from combat.games.volume1.rules.book import Book, Figure
from combat.games.volume1.rules.play import squads
from combat.games.volume1.scenes.men.soldier_grid import WAYS, SoldierPiece, lay, walk
from combat.games.volume1.scenes.men.soldier_sheet import SoldierSheet
from combat.games.volume1.table import palette
from combat.games.volume1.words import names

HEAD, FOOT = 166, 112
"""Space above and below the men, in pixels at scale 1."""

Squad = tuple[str, ...]
"""Men by id; () if the die decides."""


class WhoGoesScene(SoldierSheet):
    """Shows all soldiers by teams.

    Arrows move the focus, Space and clicks take or leave a man, 1 to 6 take a list.
    """

    tall, air_above, first = 690, 56, 70

    def __init__(self, app: Stage, book: Book, squad: Squad, on_done: Callable[[Squad], None]) -> None:
        super().__init__(app)
        self._book, self._on_done = book, on_done
        self.size = squads.size(book.scenario)
        self.men = [SoldierPiece(book, figure, self._toggle) for figure in squads.candidates(book)]
        self._picked: list[str] = []
        labels = [text("who-die"), *map(str, range(1, squads.LISTED + 1)), text("who-picked")]
        self.lists = Choice(labels, 0, self._choose)
        self._take_button = Button(text("who-take"), self._take, "Enter", "commit")
        self._back_button = Button(text("button-back"), app.pop, "Esc")
        self.group = Group([self.lists, *self.men, self._take_button, self._back_button])
        self._show(squad)

    @property
    def squad(self) -> Squad:
        """Ids of the men chosen so far; () if a die decides."""
        if self.lists.chosen == 0:
            return ()
        if self.lists.chosen <= squads.LISTED:
            return self._book.scenario.squads[self.lists.chosen - 1]
        return tuple(self._picked)

    # -- choosing -----------------------------------------------------------------------------------------------

    def _show(self, squad: Squad) -> None:
        """Show a choice that was made before."""
        listed = self._book.scenario.squads
        if squad:
            self.lists.chosen = listed.index(squad) + 1 if squad in listed else squads.LISTED + 1
            self._picked = list(squad)
        self._mark()

    def _choose(self, place: int) -> None:
        if 0 < place <= squads.LISTED:
            self._picked = list(self._book.scenario.squads[place - 1])
        self._mark()

    def _toggle(self, man: str) -> None:
        """Take or leave a man; the first change makes it a squad chosen by hand."""
        if self.lists.chosen == 0:
            self._picked = []
        (self._picked.remove if man in self._picked else self._picked.append)(man)
        self.lists.chosen = squads.LISTED + 1
        self._mark()

    def _mark(self) -> None:
        squad = self.squad
        for piece in self.men:
            piece.goes = piece.figure.id in squad
            piece.stays = not piece.goes and self.lists.chosen > 0
        by_hand, short = self.lists.chosen > squads.LISTED, self.size - len(squad)
        self._take_button.reason = ""
        if by_hand and short:
            self._take_button.reason = text("who-more" if short > 0 else "who-fewer", count=abs(short))
        self._take_button.label = text("who-take" if self.lists.chosen else "who-take-die")
        self._place_buttons()
        self.invalidate()

    def _take(self) -> None:
        squad = self.squad
        self.app.pop()
        self._on_done(squad)

    # -- the scene ----------------------------------------------------------------------------------------------

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px = theme.px
        area = self.place_sheet(HEAD, FOOT)
        self.lists.rect = pygame.Rect(area.x, self._sheet.y + px(116), area.width, px(32))
        rows = [(team, list(men)) for team, men in groupby(self.men, lambda piece: piece.figure.team)]
        self._headings = lay(rows, area)
        self._place_buttons()
        self.invalidate()

    def _place_buttons(self) -> None:
        right, y = self.edges[1], self._sheet.bottom - theme.px(52)
        for button in (self._take_button, self._back_button):
            right = button.place(right, y, theme.px(34)).left - theme.px(8)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        way = WAYS.get(event.key) if event.type == pygame.KEYDOWN else None
        if way is not None and walk(self.group, self.men, self.lists, way):
            self.dirty = True
            return True
        number = digit(event)
        if number is not None and number <= squads.LISTED:
            self.lists.chosen = number
            self._choose(number)
            return True
        return self.pass_on(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the previous drawing is still on the surface."""
        px = theme.px
        self.draw_head(surface, text("who-title"), text("who-note", count=self.size))
        for team, box in self._headings:
            palette.draw_team(surface, team, (box.x + px(7), box.centery), px(6))
            self.draw_heading(surface, names.team(team), box, 20)
        self.group.draw(surface)
        self._draw_foot(surface, *self.edges)

    def _draw_foot(self, surface: pygame.Surface, left: int, right: int) -> None:
        """Draw the description of the man under the pointer or focus, and how many are chosen."""
        px, bottom = theme.px, self._sheet.bottom
        rule(surface, left, right, bottom - px(FOOT - 16))
        man = self.pointed
        if man is not None:
            words = described(self._book, man.figure)
            theme.font("typewriter", 15.5).draw(surface, words, (left, bottom - px(70)), theme.INK, room=right - left)
        if self.lists.chosen:
            words = text("who-count", picked=len(self.squad), count=self.size)
            reason = self._take_button.reason
            words = f"{words} · {reason}" if reason else words
            ink = theme.MISSING if reason else theme.INK_2
            theme.font("sans", 15).draw(surface, words, (left, bottom - px(30)), ink)


def described(book: Book, figure: Figure) -> str:
    """Return a soldier as one line: rank and name, Troop Quality, Leadership, weapons with skill, and traits."""
    skills = ", ".join(
        text("who-skill", weapon=names.weapon(book, skill.weapon), value=skill.value) for skill in figure.skills
    )
    ldr = text("who-man-ldr", ldr=figure.ldr) if figure.ldr else ""
    traits = "".join(text("who-trait", trait=text(f"trait-{trait}")) for trait in _traits(figure))
    return text("who-man", man=figure.full_name, tq=figure.tq, ldr=ldr, skills=skills, traits=traits)


def _traits(figure: Figure) -> Iterator[str]:
    if figure.tough:
        yield "tough"
    if figure.medic:
        yield "medic"
