"""The scenario sheet: what is to be done, with whom and where, what wins, and which options are played (22.0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from combat.client import theme
from combat.client.scene import Scene
from combat.client.scenes.folder import INNER, Backdrop, draw_sheet, rule
from combat.client.scenes.form import Column
from combat.client.scenes.map_print import draw_map_print
from combat.client.widgets.base import Group, Widget
from combat.client.widgets.button import Button
from combat.client.widgets.choice import CheckBox
from combat.rules import squads
from combat.rules.options import rivals, with_options
from combat.words import names, text

if TYPE_CHECKING:
    from combat.client.app import App
    from combat.rules.book import Book, Night, Scenario

WIDTH, GUTTER, HEAD, FOOT = 1240, 56, 40, 72
"""Width of the sheet, the space between its columns, and what stays above and below them, in pixels at scale 1."""

WHEEL, BLEED = 60, 18
"""Way of one notch of the wheel, and how far the page reaches beyond its columns, in pixels at scale 1."""


class SheetScene(Scene):
    """One scenario at a time; Left and Right leaf through them; the one of a battle being played is only read."""

    def __init__(self, app: App, played: Book | None = None) -> None:
        super().__init__(app)
        from combat.content.library import Library

        self._played = played

        self._backdrop = Backdrop()
        self._library = Library()
        self._ids = [played.scenario.id] if played else self._library.scenario_ids()
        self._place = 0
        self._book: Book | None = None
        self._plain: Book | None = None
        self._fault = ""
        self._chosen: set[str] = set()
        self._picked: tuple[str, ...] = ()
        """The squad that was chosen; empty while a die decides."""
        self._sheet = self._window = pygame.Rect(0, 0, 0, 0)
        self._page: pygame.Surface | None = None
        self._offset = 0
        self._tops: dict[Widget, int] = {}
        self.options = Group()
        self.begin = Button(text("sheet-begin"), self._begin, "Enter", "commit")
        back = Button(text("sheet-back"), app.pop, "Esc")
        self._squad = Button(text("who-choose"), self._choose_squad, "Q")
        self._other = Button(text("sheet-other"), lambda: self._leaf(1), "Right")
        self._standing = [back] if played else [self.begin, back]
        self.buttons = Group()
        self._read()

    @property
    def shown(self) -> str:
        """The id of the scenario whose sheet lies here; "" for one that cannot be read."""
        return self._book.scenario.id if self._book else ""

    # -- which scenario -----------------------------------------------------------------------------------------

    def _read(self) -> None:
        from combat.content.findings import ContentError

        self._book, self._plain, self._fault, self._chosen = self._played, self._played, "", set()
        self._picked = ()
        if self._played is not None:
            self.buttons.replace(self._standing)
            return
        try:
            self._book = self._plain = self._library.load_book(self._ids[self._place])
        except ContentError as error:
            self._fault = str(error)
        except IndexError:
            self._fault = text("sheet-none")
        self.begin.reason = self._fault.partition("\n")[0]
        squad = [self._squad] if self._book and squads.is_open(self._book.scenario) else []
        other = [self._other] if len(self._ids) > 1 else []
        self.buttons.replace([*self._standing, *squad, *other])
        offered = self._book.scenario.options if self._book else ()
        self.options.replace(
            CheckBox(
                option.title,
                lambda on, id_=option.id: self._choose(id_, on),  # type: ignore[misc]
                note=option.text + (f" ({text('sheet-changes-victory')})" if option.changes_victory else ""),
                key=str(number),
            )
            for number, option in enumerate(offered, 1)
        )

    def _choose(self, option: str, on: bool) -> None:
        """Ticks a rule or takes it away; the sheet says at once what it changes, and a rival rule gives way (22.0)."""
        assert self._plain is not None
        offered = self._plain.scenario.options
        (self._chosen.add if on else self._chosen.discard)(option)
        if on:
            self._chosen.difference_update(rivals(offered, option))
        for offer, box in zip(offered, self.options.widgets, strict=True):
            assert isinstance(box, CheckBox)
            box.value = offer.id in self._chosen
        self._write()

    def _choose_squad(self) -> None:
        """Lays the slip on which the player says who goes over the sheet."""
        from combat.client.scenes.who_goes import WhoGoesScene

        assert self._plain is not None
        self.app.push(WhoGoesScene(self.app, self._plain, self._picked, self._take))

    def _take(self, squad: tuple[str, ...]) -> None:
        self._picked = squad
        self._write()

    def _write(self) -> None:
        """Writes the sheet anew with the rules and the men that were chosen."""
        assert self._plain is not None
        self._book = with_options(self._plain, self._chosen)
        if self._picked:
            self._book = squads.with_squad(self._book, self._picked)
        self._set_page()

    def _leaf(self, step: int) -> None:
        self._place = (self._place + step) % len(self._ids)
        self._read()
        self.resize()

    def _begin(self) -> None:
        from combat.client.doors import begin_battle

        if self._book is not None:
            begin_battle(self.app, self._book)

    # -- the scene ----------------------------------------------------------------------------------------------

    def resize(self) -> None:
        px = theme.px
        width, height = self.app.size
        self._sheet = pygame.Rect(0, 0, min(px(WIDTH), width - px(48)), min(px(840), height - px(56)))
        self._sheet.center = (width // 2, height // 2 + px(6))
        inner = self._sheet.inflate(-2 * px(INNER), 0)
        top, tall = self._sheet.y + px(HEAD - BLEED), self._sheet.height - px(HEAD - BLEED + FOOT)
        self._window = pygame.Rect(inner.x - px(BLEED), top, inner.width + 2 * px(BLEED), tall)
        self._set_page()
        right, y = inner.right, self._sheet.bottom - px(52)
        for button in self.buttons.widgets:
            if isinstance(button, Button):
                right = button.place(right, y, px(34)).left - px(8)
        self.invalidate()

    def _set_page(self) -> None:
        """Sets the whole form on a page of its own, as tall as it comes out; it is shown through the sheet's window."""
        self._tops.clear()
        tall = max(self._window.height, self._fill(None))
        page = pygame.Surface((self._window.width, tall), pygame.SRCALPHA)
        page.fill((*theme.FORM, 0))
        self._fill(page)
        self._page = page
        self._scroll(0)

    def _scroll(self, way: int) -> None:
        furthest = self._page.get_height() - self._window.height if self._page else 0
        self._offset = min(furthest, max(0, self._offset + way))
        for widget, top in self._tops.items():
            widget.rect.y = self._window.y + top - self._offset
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-round(event.y * theme.px(WHEEL)))
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._scroll(self._window.height // 2 * (1 if event.key == pygame.K_PAGEDOWN else -1))
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_LEFT and len(self._ids) > 1:
            self._leaf(-1)
            return True
        taken = self.options.handle(event) or self.buttons.handle(event)
        self.dirty |= self.options.dirty or self.buttons.dirty
        return taken

    def draw(self, surface: pygame.Surface) -> None:
        px = theme.px
        self._backdrop.draw(surface)
        draw_sheet(surface, self._sheet)
        surface.set_clip(self._window)
        if self._page is not None:
            surface.blit(self._page, self._window, (0, self._offset, *self._window.size))
        self.options.draw(surface)
        surface.set_clip(None)
        self._draw_bar(surface)
        rule(surface, self._window.left + px(BLEED), self._window.right - px(BLEED), self._window.bottom + px(8))
        if len(self._ids) > 1:
            note = text("sheet-number", place=self._place + 1, count=len(self._ids))
            left = self._window.left + px(BLEED)
            theme.font("sans", 14).draw(surface, note, (left, self._sheet.bottom - px(30)), theme.INK_3)
        self.buttons.draw(surface)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        """How far the form is scrolled; nothing while it fits."""
        window, tall = self._window, self._page.get_height() if self._page else 0
        if tall > window.height:
            track = pygame.Rect(window.right + theme.px(4), window.y, theme.px(6), window.height)
            theme.draw_box(surface, track, theme.mix(theme.FORM, theme.INK_3, 0.16), radius=3)
            grip = pygame.Rect(track.x, 0, track.width, window.height * window.height // tall)
            grip.y = track.y + (window.height - grip.height) * self._offset // (tall - window.height)
            theme.draw_box(surface, grip, theme.GREYED, radius=3)

    # -- the form -----------------------------------------------------------------------------------------------

    def _fill(self, page: pygame.Surface | None) -> int:
        """Writes the form, or only measures it; returns its height."""
        px = theme.px
        if self._book is None:
            column = Column(page, px(BLEED), px(BLEED), self._window.width - 2 * px(BLEED))
            for line in self._fault.splitlines():
                column.typed(line)
            return column.y
        gutter, bleed = px(GUTTER), px(BLEED)
        room = self._window.width - gutter - 2 * bleed
        left = Column(page, bleed, bleed, room * 55 // 100)
        self._fill_orders(left, self._book)
        right = Column(page, left.right + gutter, bleed, room - left.width)
        self._fill_map(right, self._book)
        self._fill_victory(right, self._book)
        return max(left.y, right.y) + px(8)

    def _fill_orders(self, column: Column, book: Book) -> None:
        scenario = book.scenario
        column.title(scenario.title)
        column.gap(2)
        column.typed(f"{scenario.date} · {scenario.place}")
        column.section(text("sheet-briefing"))
        for paragraph in scenario.briefing:
            column.typed(paragraph)
        column.section(text("sheet-squad"), text("sheet-turns-count", count=scenario.turns))
        column.fact(text("sheet-men"), _squad(book))
        if scenario.comrades:
            out_there = (book.figures[comrade.man].full_name for comrade in scenario.comrades)
            column.fact(text("sheet-comrades"), _together(*out_there))
        column.fact(text("sheet-morale"), _together(text(f"morale-{scenario.friendly_morale}"), _hidden(scenario)))
        column.fact(text("sheet-hand"), text("sheet-hand-count", count=scenario.hand))
        if scenario.night is not None:
            column.fact(text("sheet-night"), _night(book, scenario.night))
        column.section(text("sheet-enemy"))
        column.fact(text("sheet-men"), text("sheet-enemy-count", count=len(scenario.enemy_hexes)))
        column.fact(text("sheet-morale"), _together(text(f"morale-{scenario.enemy_morale}"), *_readiness(scenario)))
        column.fact(text("sheet-cards"), text("sheet-cards-team" if scenario.large_battle else "sheet-cards-man"))
        if scenario.points.get("papers"):
            column.fact(text("sheet-papers"), _together(*(text(f"sheet-papers-{who}") for who in scenario.searches)))
        if self._played is not None:
            self._fill_chosen(column, self._played)
        elif scenario.options:
            column.section(text("sheet-options"))
            column.gap(4)
            for widget in self.options.widgets:
                if isinstance(widget, CheckBox):
                    end = widget.place(self._window.x + column.left, column.y, column.width)
                    self._tops[widget] = column.y
                    column.y = end + theme.px(6)

    def _fill_chosen(self, column: Column, book: Book) -> None:
        """The optional rules that this battle is played with."""
        column.section(text("sheet-options"))
        chosen = [option for option in book.scenario.options if option.id in book.chosen]
        for option in chosen:
            column.typed(option.title)
            column.note(option.text)
        if not chosen:
            column.typed(text("sheet-options-none"))

    def _fill_map(self, column: Column, book: Book) -> None:
        area = pygame.Rect(column.left, column.y + theme.px(4), column.width, 0)
        area.height = draw_map_print(column.surface, book, area)
        column.y = area.bottom
        column.gap(3)
        column.note(_edges(book.scenario))

    def _fill_victory(self, column: Column, book: Book) -> None:
        scenario = book.scenario
        column.section(text("sheet-victory-points"))
        counted = [(objective.title, _signed(objective.points)) for objective in scenario.objectives]
        counted += [(name, _signed(points)) for name, points in names.prices(book)]
        column.items(counted)
        column.section(text("sheet-victory"))
        lowest = len(scenario.verdicts) - 1
        for place, verdict in enumerate(scenario.verdicts):
            value = text("sheet-below") if place == lowest else text("sheet-or-more", points=verdict.at_least)
            column.item(verdict.title, value, strong=verdict.won)


def _squad(book: Book) -> str:
    """Who goes: the men by name, or that a die decides."""
    squads = book.scenario.squads
    if len(squads) > 1:
        return text("sheet-squad-rolled")
    return ", ".join(book.figures[man].full_name for man in squads[0])


def _readiness(scenario: Scenario) -> tuple[str, str]:
    """What the enemy expects, and whether he has dug in."""
    return (
        text("sheet-enemy-alert" if scenario.enemy_alert else "sheet-enemy-waiting"),
        text("sheet-enemy-prepared" if scenario.enemy_prepared else "sheet-enemy-unprepared"),
    )


def _night(book: Book, night: Night) -> str:
    """How far one sees, and the flares with who carries them (21.0, 21.1)."""
    far = text("sheet-night-die" if night.die else "sheet-night-range", range=night.reach)
    if not night.flares:
        return far
    carriers = ", ".join(book.figures[man].name for man in night.carriers)
    flares = text("sheet-night-flares", flares=night.flares)
    return _together(far, text("sheet-night-carried", flares=flares, men=carriers) if carriers else flares)


def _hidden(scenario: Scenario) -> str:
    return text("sheet-hidden") if scenario.friendly_hidden else ""


def _together(*words: str) -> str:
    return ", ".join(word for word in words if word)


def _edges(scenario: Scenario) -> str:
    friendly, enemy = (text(f"sheet-edge-{edge}") for edge in (scenario.friendly_edge, scenario.enemy_edge))
    told = text("sheet-edges", friendly=friendly, enemy=enemy)
    if not scenario.exits:
        return told
    ways = _together(*(text(f"sheet-edge-{edge}") for edge in scenario.exits))
    return f"{told} {text('sheet-exits', edges=ways)}"


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"
