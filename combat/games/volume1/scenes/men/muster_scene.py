"""Muster between two battles: who goes, rests and leads, and which weapons are carried (22.0)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import pygame

from combat.engine.content.findings import ContentError
from combat.engine.journal.faults import SaveError
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import lines_in
from combat.engine.stage.paper.backdrop import rule
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text, translated
from combat.engine.words.topic import Topic
from combat.games.volume1.campaign import course, deciding
from combat.games.volume1.campaign.campaign_state import Campaign, Decided, Soldier
from combat.games.volume1.campaign.diary import Diary
from combat.games.volume1.campaign.muster import as_he_goes, next_book, weariness
from combat.games.volume1.content.library import Library
from combat.games.volume1.scenes.campaign.plan_help import plan_help
from combat.games.volume1.scenes.men.soldier_grid import WAYS, SoldierPiece, lay, walk
from combat.games.volume1.scenes.men.soldier_sheet import SoldierSheet
from combat.games.volume1.scenes.men.who_goes_scene import described
from combat.games.volume1.words import names

HEAD, FOOT, CAPTION, CAPTIONS, ROOMY = 112, 156, 16, 2, 540
"""Space above and below the men, height of a caption line, maximum caption lines, and the sheet height from which
each group has its own row; pixels at scale 1.
"""


class MusterScene(SoldierSheet):
    """Shows the men who go, who rest and who are at the aid station.

    A click selects a man; a second click lets him go or rest.
    """

    def __init__(self, app: Stage, diary: Diary, library: Library, on_done: Callable[[], None]) -> None:
        super().__init__(app)
        self._diary, self._library, self._on_done = diary, library, on_done
        self._figures = library.parts().figures
        self._book = next_book(diary.campaign, library)
        self.man = diary.campaign.going[0].id
        """The id of the selected man."""
        self._said = ""
        self._rows: list[tuple[str, list[SoldierPiece]]] = []
        self._fill()

    @property
    def campaign(self) -> Campaign:
        """Current state of the campaign."""
        return self._diary.campaign

    @property
    def men(self) -> list[SoldierPiece]:
        """Counters of all men, those who go first."""
        return [piece for _, pieces in self._rows for piece in pieces]

    # -- deciding -----------------------------------------------------------------------------------------------

    def _step(self, word: Literal["goes", "rests", "leads", "carries", "leaves"], weapon: str = "") -> Decided:
        return Decided(word, self.man, weapon)

    def _take(self, change: Callable[[], None]) -> None:
        """Make a change that may be refused, and show the reason if it is."""
        self._said = ""
        try:
            change()
            self._book = next_book(self.campaign, self._library)
        except (deciding.Refused, SaveError, ContentError) as fault:
            self._said = str(fault)
        self._fill()
        self.resize()

    def _decide(self, step: Decided) -> None:
        self._take(lambda: course.decide(self._diary, step, self._figures))

    def _pick(self, man: str) -> None:
        """Select a man; a man already selected goes, or rests."""
        if man == self.man:
            self._toggle()
            return
        self.man, self._said = man, ""
        self._fill()
        self.resize()

    def _toggle(self) -> None:
        goes = any(soldier.id == self.man for soldier in self.campaign.going)
        self._decide(self._step("rests" if goes else "goes"))

    def _done(self) -> None:
        self.app.pop()
        self._on_done()

    # -- content ------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        """Create the counters and buttons of the current state."""
        campaign = self.campaign
        going = campaign.going
        resting = [soldier for soldier in campaign.fit if soldier not in going]
        away = [soldier for soldier in campaign.soldiers if soldier.rests and not soldier.lost]
        groups = (("muster-go", going), ("muster-rest", resting), ("campaign-resting", away))
        self._rows = [(text(name), [self._piece(man) for man in men]) for name, men in groups if men]
        walked = isinstance(self.group.focused, SoldierPiece)
        self.group.replace([*self.men, *self._buttons()])
        if walked:
            self.group.focus(self._picked())

    def _picked(self) -> SoldierPiece:
        """Return the counter of the selected man."""
        return next(piece for piece in self.men if piece.figure.id == self.man)

    def _piece(self, soldier: Soldier) -> SoldierPiece:
        piece = SoldierPiece(self._book, as_he_goes(self.campaign, soldier, self._figures), self._pick)
        piece.goes = soldier in self.campaign.going
        piece.stays = not piece.goes
        return piece

    def _buttons(self) -> list[Button]:
        plan, goes = self.campaign.plan, any(soldier.id == self.man for soldier in self.campaign.going)
        steps = [(text("muster-let-rest" if goes else "muster-let-go"), self._step("rests" if goes else "goes"), "R")]
        if plan.lead is not None:
            steps.append((text("muster-leads"), self._step("leads"), "L"))
        has = deciding.carried(self.campaign).get(self.man, ())
        for number, issue in enumerate(plan.issues, 1):
            word: Literal["leaves", "carries"] = "leaves" if issue.weapon in has else "carries"
            label = text(f"muster-{word}", weapon=names.weapon(self._book, issue.weapon))
            steps.append((label, self._step(word, issue.weapon), str(number)))
        buttons = [self._button(*step) for step in steps]
        undo = Button(text("muster-undo"), lambda: self._take(lambda: course.take_back(self._diary)), "Ctrl+Z")
        undo.reason = "" if self.campaign.decided else text("decide-nothing-to-undo")
        return [*buttons, undo, Button(text("button-ok"), self._done, "Enter", "commit")]

    def _button(self, label: str, step: Decided, key: str) -> Button:
        button = Button(label, lambda: self._decide(step), key)
        why = deciding.refusal(self.campaign, step, self._figures)
        button.reason = str(why) if why is not None else ""
        return button

    # -- the scene ----------------------------------------------------------------------------------------------

    def explained(self) -> Sequence[Topic]:
        """Return the help topics on the campaign's plan."""
        return plan_help(self.campaign.plan)

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        area = self.place_sheet(HEAD, FOOT)
        self._headings = lay(self._laid(), area, theme.px(CAPTION * CAPTIONS + 5))
        self._place_buttons(*self.edges)
        self.invalidate()

    def _laid(self) -> list[tuple[str, list[SoldierPiece]]]:
        """Return the men by group; all in one group where there is little height, since rings and shade distinguish
        them.
        """
        if self._sheet.height >= theme.px(ROOMY):
            return self._rows
        return [(" · ".join(name for name, _ in self._rows), self.men)]

    def _place_buttons(self, left: int, right: int) -> None:
        """Place the buttons about the man above, Undo and Close below; where space is short the key labels are
        dropped.
        """
        buttons = [widget for widget in self.group.widgets if isinstance(widget, Button)]
        about, foot = buttons[:-2], buttons[-2:]
        for row, up in ((about, 92), (foot, 50)):
            bare = sum(button.width(bare=False) + theme.px(8) for button in row) > right - left
            x, y = left if row is about else right, self._sheet.bottom - theme.px(up)
            for button in row if row is about else reversed(row):
                button.bare = bare
                wide = button.width()
                x = x if row is about else x - wide
                button.rect = pygame.Rect(x, y, wide, theme.px(32))
                x = button.rect.right + theme.px(8) if row is about else button.rect.x - theme.px(8)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._done()
            return True
        way = WAYS.get(event.key) if event.type == pygame.KEYDOWN else None
        if way is not None and walk(self.group, self.men, None, way):
            here = self.group.focused
            if isinstance(here, SoldierPiece) and here.figure.id != self.man:
                self._pick(here.figure.id)
            self.dirty = True
            return True
        return self.pass_on(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the previous drawing is still on the surface."""
        px, battle = theme.px, self.campaign.next
        title = text("muster-title", battle=translated(battle.title) if battle is not None else "")
        note = text("muster-note", count=len(self.campaign.going), most=self.campaign.most)
        self.draw_head(surface, title, note)
        for name, box in self._headings:
            self.draw_heading(surface, name, box)
        self.group.draw(surface)
        frame = self._picked().rect.inflate(px(9), px(9))
        pygame.draw.rect(surface, theme.INK, frame, px(2), border_radius=px(6))
        self._draw_captions(surface)
        self._draw_foot(surface, *self.edges)

    def _draw_captions(self, surface: pygame.Surface) -> None:
        """Draw below each counter whether he leads, what he carries, and that he is wounded or weary."""
        leads, out = deciding.leader(self.campaign, self._figures), deciding.carried(self.campaign)
        for piece in self.men:
            soldier = self.campaign.soldier(piece.figure.id)
            said = [text("muster-is-leader")] if soldier.id == leads and self.campaign.plan.lead is not None else []
            said += [names.weapon(self._book, weapon) for weapon in out.get(soldier.id, ())]
            said += [text("muster-hurt")] if soldier.wounds else []
            said += [text("muster-weary")] if weariness(self.campaign.plan, soldier) else []
            self._draw_caption(surface, piece.rect, ", ".join(said))

    def _draw_caption(self, surface: pygame.Surface, rect: pygame.Rect, words: str) -> None:
        """Draw a caption in as many lines as fit; the last is cut if necessary."""
        face, lines = lines_in(words, rect.width, CAPTIONS, ("hand", 14, 700), ("hand", 13, 700))
        for number, line in enumerate([*lines[: CAPTIONS - 1], " ".join(lines[CAPTIONS - 1 :])]):
            at = (rect.x, rect.bottom + theme.px(17 + CAPTION * number))
            face.draw(surface, line, at, theme.INK_2, room=rect.width)

    def _draw_foot(self, surface: pygame.Surface, left: int, right: int) -> None:
        """Draw the selected man's description, or why an action is refused."""
        px, bottom = theme.px, self._sheet.bottom
        rule(surface, left, right, bottom - px(FOOT - 10))
        soldier = self.campaign.soldier(self.man)
        words = described(self._book, as_he_goes(self.campaign, soldier, self._figures))
        theme.font("typewriter", 15).draw(surface, words, (left, bottom - px(124)), theme.INK, room=right - left)
        room = self.group.widgets[-2].rect.x - left - px(12)
        said, ink = (self._said, theme.MISSING) if self._said else (state_of(self.campaign, soldier), theme.INK_2)
        theme.font("sans", 14).draw(surface, said, (left, bottom - px(29)), ink, room=room)


def state_of(campaign: Campaign, soldier: Soldier) -> str:
    """Return a man's condition as text, and whether a rest would help."""
    said = [text(f"squad-wound-{wound.kind}") for wound in soldier.wounds]
    worn = weariness(campaign.plan, soldier)
    said += [text("muster-worn", amount=worn)] if worn else []
    if soldier.rests:
        return text("squad-rests")
    return f"{', '.join(said)} · {text('muster-rest-helps')}" if said else text("squad-fit")
