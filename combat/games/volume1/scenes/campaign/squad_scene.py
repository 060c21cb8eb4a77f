"""Roster between battles: every man with his experience, wounds and decorations; lost men are crossed out."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import pencil, theme
from combat.engine.stage.paper.backdrop import INNER, Backdrop, draw_sheet, rule
from combat.engine.stage.paper.hover_notes import HoverNotes, Spot
from combat.engine.stage.paper.page import Page
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.widget import Group
from combat.engine.words import text, translated
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.topic import Topic
from combat.games.volume1.campaign.aftermath import worth
from combat.games.volume1.campaign.campaign_state import Campaign, Report, Soldier
from combat.games.volume1.campaign.muster import experienced
from combat.games.volume1.content.campaign_plan import Decoration
from combat.games.volume1.content.content_library import ContentLibrary
from combat.games.volume1.rules.book import Figure
from combat.games.volume1.scenes.campaign.deeds_told import deeds_in_words
from combat.games.volume1.scenes.campaign.plan_help import plan_help
from combat.games.volume1.scenes.campaign.ribbons import HEIGHT, draw_ribbons, ribbons_width
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces.portraits import portrait

WIDTH, CARD, GUTTER, FACE = 1180, 124, 36, 92
"""The sheet's width, a man's height, the space between columns, a portrait's side; pixels at scale 1."""
TOP, FOOT, BLEED = 108, 76, 14
TWO = 880
"""The page width from which there are two columns, in pixels at scale 1."""
DEED_LINES = 2
"""Maximum lines of deeds beside a portrait."""


class SquadScene(Scene):
    """Form with a box for each man; Enter and Esc close it."""

    def __init__(self, app: Stage, campaign: Campaign, parts: ContentLibrary) -> None:
        super().__init__(app)
        self.campaign, self.figures, self._weapons = campaign, parts.figures, parts.weapons
        last = campaign.fought[-1].reports if campaign.fought else ()
        self._reports = {report.man: report for report in last}
        self._backdrop = Backdrop()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._page = Page(self._fill)
        self._boxes: dict[str, pygame.Rect] = {}
        """Each man's box on the page."""
        self._notes = HoverNotes(app, self._man_at)
        close = Button(text("button-ok"), app.pop, "Enter", "commit")
        self.group = Group([close, Button(text("button-back"), app.pop, "Esc")])

    # -- the scene ----------------------------------------------------------------------------------------------

    def explained(self) -> Sequence[Topic]:
        """Return the help topics on the campaign's plan."""
        return plan_help(self.campaign.plan)

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px = theme.px
        width, height = self.app.size
        self._sheet = pygame.Rect(0, 0, min(px(WIDTH), width - px(48)), min(px(840), height - px(56)))
        self._sheet.center = (width // 2, height // 2 + px(6))
        inner = self._sheet.inflate(-2 * px(INNER - BLEED), 0)
        self._page.place(
            pygame.Rect(inner.x, self._sheet.y + px(TOP), inner.width, self._sheet.height - px(TOP + FOOT))
        )
        right, y = inner.right - px(BLEED), self._sheet.bottom - px(54)
        for button in self.group.widgets:
            if isinstance(button, Button):
                right = button.place(right, y, px(34)).left - px(8)
        self.invalidate()

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        self.dirty |= self._notes.update(dt)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        self.dirty |= self._notes.handle(event)
        if self._page.handle(event):
            self.dirty = True
            return True
        taken = self.group.handle(event)
        self.dirty |= self.group.dirty
        return taken

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the previous drawing is still on the surface."""
        px, sheet, window = theme.px, self._sheet, self._page.window
        self._backdrop.draw(surface)
        draw_sheet(surface, sheet)
        left, right = window.x + px(BLEED), window.right - px(BLEED)
        heading = theme.font("heading", 28)
        heading.draw_typed(surface, text("squad-title"), (left, sheet.y + px(78)), theme.INK)
        theme.font("heading", 18).draw_typed(
            surface, self._when(), (right, sheet.y + px(78)), theme.INK_2, align="right"
        )
        rule(surface, left, right, sheet.y + px(94))
        self._page.draw(surface)
        rule(surface, left, right, window.bottom + px(6))
        self.group.draw(surface)
        self._notes.draw(surface)

    def _man_at(self, position: tuple[int, int]) -> Spot | None:
        """Return the text and rect of the man under the pointer; None without one."""
        window = self._page.window
        for man, box in self._boxes.items():
            shown = box.move(window.x, window.y - self._page.offset)
            if window.collidepoint(position) and shown.collidepoint(position):
                return self._told(self.campaign.soldier(man)), shown
        return None

    def _told(self, man: Soldier) -> tuple[str, ...]:
        """Return all his values with experience gained, the points missing for the next gain, and his decorations."""
        figure, plan = self.figures[man.id], self.campaign.plan
        values = [(text("squad-tq"), figure.tq, man.tq), *([(text("squad-ldr"), figure.ldr, 0)] if figure.ldr else [])]
        values += [
            (self._arm(skill.weapon), skill.value, man.ws if place == 0 else 0)
            for place, skill in enumerate(figure.skills)
        ]
        lines = [
            text("squad-note-learned" if learned else "squad-note-figure", name=name, value=value, learned=learned)
            for name, value, learned in values
        ]
        if not man.lost:
            for gain in plan.gains:
                points = worth(man.deeds, gain.deeds)
                kind = "full" if points >= gain.every * gain.most else "next"
                after = gain.every * (points // gain.every + 1)
                lines.append(text(f"squad-note-{gain.figure}-{kind}", points=points, next=after))
        medals = [translated(medal.title) for medal in plan.decorations if medal.id in man.decorations]
        return (figure.full_name, *lines, *medals)

    def _arm(self, weapon: str) -> str:
        return translated(self._weapons[weapon].name)

    def _when(self) -> str:
        fought = self.campaign.fought
        return text("squad-after", battle=translated(fought[-1].title)) if fought else text("squad-before")

    # -- the men ------------------------------------------------------------------------------------------------

    def _fill(self, page: pygame.Surface | None, width: int) -> int:
        px = theme.px
        columns = 2 if width > px(TWO) else 1
        wide = (width - 2 * px(BLEED) - (columns - 1) * px(GUTTER)) // columns
        men = sorted(self.campaign.soldiers, key=lambda man: bool(man.lost))
        if page is not None:
            for place, man in enumerate(men):
                x = px(BLEED) + place % columns * (wide + px(GUTTER))
                box = pygame.Rect(x, px(8) + place // columns * px(CARD), wide, px(CARD - 14))
                self._boxes[man.id] = box
                self._draw_man(page, man, box)
        y = -(-len(men) // columns) * px(CARD) + px(8)
        for place, medal in enumerate(self.campaign.plan.decorations):
            if page is not None:
                x = px(BLEED) + place % columns * (wide + px(GUTTER))
                self._draw_legend(page, medal, (x, y + px(18) + place // columns * px(26)), wide)
        return y + -(-len(self.campaign.plan.decorations) // columns) * px(26) + px(12)

    def _draw_legend(self, page: pygame.Surface, medal: Decoration, at: tuple[int, int], room: int) -> None:
        """Draw a medal's ribbon, its name and what it is awarded for."""
        x = draw_ribbons(page, self.campaign.plan, (medal.id,), at[0], at[1] - theme.px(HEIGHT - 1)) + theme.px(6)
        words = f"{translated(medal.title)}, {translated(medal.citation)}"
        theme.font("sans", 14).draw(page, words, (x, at[1]), theme.INK_2, room=at[0] + room - x)

    def _draw_man(self, page: pygame.Surface, man: Soldier, box: pygame.Rect) -> None:
        px, figure = theme.px, self.figures[man.id]
        report = self._reports.get(man.id, Report(man.id))
        face = pygame.Rect(box.x, box.y, px(FACE), px(FACE))
        page.blit(portrait(man.id, face.width), face)
        if man.lost:
            theme.draw_box(page, face, (*theme.FORM, 120), radius=0)
        pygame.draw.rect(page, theme.INK_2, face, 1)
        x, room = face.right + px(16), box.right - face.right - px(16)
        named = theme.INK_3 if man.lost else theme.INK
        name = theme.font("heading", 20).draw_typed(page, figure.full_name, (x, box.y + px(17)), named)
        if man.joined and man.joined == len(self.campaign.fought):
            theme.font("hand", 17, 700).draw(page, text("squad-new"), (x + name + px(10), box.y + px(17)), theme.CLEAR)
        self._draw_values(page, man, figure, report, (x, box.y + px(40)), room)
        small = theme.font("sans", 15)
        status, bad = self._status(man)
        ribbons = ribbons_width(self.campaign.plan, man.decorations)
        ink = theme.MISSING if bad else theme.INK_2
        small.draw(page, status, (x, box.y + px(62)), ink, room=room - ribbons - px(8))
        draw_ribbons(page, self.campaign.plan, man.decorations, box.right - ribbons, box.y + px(62 - HEIGHT))
        typed = theme.font("typewriter", 14.5)
        for line, words in enumerate(typed.wrap(deeds_in_words(man.deeds), room)[:DEED_LINES]):
            typed.draw(page, words, (x, box.y + px(82 + 18 * line)), theme.rgb("#26231D"), room=room)
        if report.decorations:
            new = all_of(
                translated(medal.title) for medal in self.campaign.plan.decorations if medal.id in report.decorations
            )
            hand = theme.font("hand", 16, 700)
            hand.draw(page, new, (box.right, box.y + px(17)), theme.CLEAR, align="right", room=room - name - px(14))
        if man.lost:
            pencil.stroke(page, (face.topleft, face.bottomright), theme.CUT, 4)
            pencil.stroke(page, (face.bottomleft, face.topright), theme.CUT, 4, 2)
        rule(page, box.x, box.right, box.bottom + px(6))

    def _draw_values(
        self, page: pygame.Surface, man: Soldier, figure: Figure, report: Report, at: tuple[int, int], room: int
    ) -> None:
        """Draw Troop Quality, Leadership and the skills; gains by experience follow in red."""
        now = experienced(figure, man)
        x, y = at
        end = x + room
        values = [(text("squad-tq"), now.tq, man.tq, "tq")]
        if now.ldr:
            values.append((text("squad-ldr"), now.ldr, 0, ""))
        values += [
            (self._arm(skill.weapon), skill.value, man.ws if place == 0 else 0, "ws" if place == 0 else "")
            for place, skill in enumerate(now.skills)
        ]
        label, figures = theme.font("sans", 14), theme.font("condensed", 17, 700)
        wide = sum(round(label.width(words) + figures.width(str(value))) for words, value, _, _ in values)
        ends = sum(theme.px(5) + (theme.px(34) if risen else 0) for _, _, risen, _ in values)
        between = min(theme.px(14), max(theme.px(6), (room - wide - ends) // max(1, len(values) - 1)))
        for words, value, risen, kind in values:
            if x + label.width(words) + theme.px(14) > end:
                label.draw(page, "…", (x, y), theme.INK_3)
                break
            ringed = bool(kind) and kind in report.gains
            x += round(label.draw(page, words, (x, y), theme.INK_3)) + theme.px(11 if ringed else 5)
            start = x
            x += round(figures.draw(page, str(value), (x, y), theme.INK))
            if risen:
                x += round(figures.draw(page, f" +{risen}", (x, y), palette.TQ_RED))
            if ringed:
                pencil.loop(
                    page, (start - theme.px(4), y - theme.px(17), x + theme.px(4), y + theme.px(5)), theme.CUT, 2.4
                )
            x += between

    def _status(self, man: Soldier) -> tuple[str, bool]:
        """Return his condition, and whether it is bad."""
        if man.lost:
            return text(f"squad-{man.lost}"), True
        if man.rests:
            return text("squad-rests"), True
        if man.wounds:
            return ", ".join(text(f"squad-wound-{wound.kind}") for wound in man.wounds), True
        return text("squad-fit"), False
