"""Dossier panel: what the player may know of the man under the pointer, else of the selected one (8.0)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import Cut, fits, fitting
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words import capital, place_name, text
from combat.games.volume1.rules.events import total
from combat.games.volume1.rules.men import surrender, troop_quality
from combat.games.volume1.rules.sight import flares
from combat.games.volume1.rules.state import Man
from combat.games.volume1.table import palette
from combat.games.volume1.table.panels import dossier_odds
from combat.games.volume1.table.panels.abbreviations import of_value
from combat.games.volume1.table.panels.dossier_order import DossierOrder
from combat.games.volume1.table.panels.dossier_weapons import DossierWeapons, carried
from combat.games.volume1.table.panels.volume_part import VolumePart
from combat.games.volume1.table.pieces.faces_from_state import default_morale
from combat.games.volume1.table.pieces.portraits import portrait
from combat.games.volume1.table.table_layout import DOSSIER, DOSSIER_SHORT, DOSSIER_SNUG
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import help_texts as advice
from combat.games.volume1.words import names, relations

PORTRAIT, SMALL = (116, 132), (76, 86)
"""Sizes of the portrait, usual and in a low window, in pixels at scale 1."""
NAME: tuple[Cut, ...] = (("sans", 21, 700), ("condensed", 21, 700), ("condensed", 18, 700))
"""Fonts for a man's name: the first that fits."""
VALUES = {"tq": 0, "ldr": 72}
"""Offsets of Troop Quality and Leadership beside the portrait, in pixels at scale 1."""


class Dossier(VolumePart):
    """Panel with portrait, values, state, weapons and order; without portrait if `short`, with a small one if
    `snug`.
    """

    short = snug = False

    def __init__(self, desk: VolumeDesk) -> None:
        super().__init__(desk)
        self._weapons, self._order = DossierWeapons(desk), DossierOrder(desk)
        self._odds: list[str] = []
        """Odds of the enemy and the selected man against each other."""
        self._values: dict[str, pygame.Rect] = {}
        """Rectangles of Troop Quality and Leadership with labels."""

    def place(self, rect: pygame.Rect) -> None:
        """Set the pane's rectangle and choose the layout for its height; called after every change of size or scale."""
        super().place(rect)
        self.short = rect.height < theme.px(DOSSIER_SNUG)
        self.snug = not self.short and rect.height < theme.px(DOSSIER)

    def needs(self, width: int) -> int:
        """Return the height in pixels that the panel needs at a width.

        Only a man whose weapons do not fit side by side needs the full height.
        """
        man = self.desk.title_desk.shown.man
        if man is None or (man.side == "enemy" and not man.seen):
            return theme.px(DOSSIER_SHORT)
        return theme.px(DOSSIER_SHORT if self._weapons.in_line(man, width) else DOSSIER)

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip at a point, of a weapon (14.0), the ducking instruction (7.19) or a value; or None."""
        return self._order.tip(position) or self._weapons.tip(position) or self._value_tip(position)

    def _value_tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of TQ or LDR."""
        man = self.desk.title_desk.shown.man
        kind = next((kind for kind, box in self._values.items() if box.collidepoint(position)), "")
        return of_value(self.desk.state.figure(man.id), kind, self._values[kind]) if man is not None and kind else None

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Handle a press of a mouse button; return whether it was used."""
        return self._order.press(position, button)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        self._weapons.clear()
        self._order.clear()
        self._values = {}
        if not self.rect.width:
            return
        px, area = theme.px, self.rect
        note = f"{self.desk.app.keys.named('help')} {text('dossier-help')}"
        pointed = bool(self.desk.input.pointer.resting) and self.desk.input.pointer.resting != self.desk.selection.piece
        pinned = self.desk.title_desk.shown.pinned in self.desk.state.men
        title = "dossier-pinned" if pinned else "dossier-pointed" if pointed else "dossier-title"
        theme.draw_panel(surface, area, text(title).upper(), note)
        if area.height <= px(40):
            return
        man = self.desk.title_desk.shown.man
        if man is None:
            face = theme.font("sans", 14)
            inner = area.inflate(-px(28), 0)
            for place, line in enumerate(face.wrap(text("dossier-empty"), inner.width)):
                face.draw(surface, line, (inner.x, area.y + px(56 + 20 * place)), theme.INK_3)
            return
        clip = surface.get_clip()
        surface.set_clip(area.clip(clip))
        if man.side == "enemy" and not man.seen:
            self._draw_unknown(surface, man)
        else:
            self._odds = dossier_odds.rows(self.desk, man)
            self._draw_known(surface, man)
            foot = area.inflate(-px(28), -px(12))
            dossier_odds.draw(surface, foot, dossier_odds.in_lines(self._odds, foot.width))
        surface.set_clip(clip)

    # -- the head -----------------------------------------------------------------------------------------------

    def _draw_portrait(self, surface: pygame.Surface, id_: str) -> int:
        """Draw the framed portrait with the clip; return the x where the text beside it begins."""
        px, area = theme.px, self.rect
        if self.short:
            return area.x + px(14)
        wide, high = SMALL if self.snug else PORTRAIT
        frame = pygame.Rect(area.x + px(14), area.y + px(40), px(wide), px(high))
        picture = portrait(id_, frame.height)
        surface.blit(picture, frame, ((picture.get_width() - frame.width) // 2, 0, *frame.size))
        pygame.draw.rect(surface, theme.rgb("#2B2618"), frame, max(1, px(1.4)))
        theme.draw_icon(
            surface, "paper-clip", (frame.x + px(8), frame.y - px(10), px(18), px(30)), theme.rgb("#6A6A60")
        )
        return frame.right + px(14)

    def _draw_unknown(self, surface: pygame.Surface, man: Man) -> None:
        px = theme.px
        x, y = self._draw_portrait(surface, "unknown"), self.rect.y
        room = self.rect.right - px(14) - x
        title = capital(names.man(self.desk.state, man.id))
        if not fits(theme.font(*NAME[-1]), title, room):
            title = capital(names.man_short(self.desk.state, man.id))
        large = fitting(title, room, *NAME)
        large.draw(surface, title, (x, y + px(60)), theme.INK, room=room)
        self._draw_team(surface, man, x, y + px(81), room)
        face = theme.font("sans", 14)
        place = y + px(108)
        for line in (self._status(man), text("dossier-unknown")):
            for part in face.wrap(line, room):
                face.draw(surface, part, (x, place), theme.INK_2)
                place += px(19)
        self._order.draw(surface, man, self.rect, max(place + px(6), y + px(186)))

    def _draw_known(self, surface: pygame.Surface, man: Man) -> None:
        px, figure = theme.px, self.desk.state.figure(man.id)
        x, y = self._draw_portrait(surface, man.id), self.rect.y
        room = self.rect.right - px(14) - x
        large = fitting(figure.full_name, room, *NAME)
        large.draw(surface, figure.full_name, (x, y + px(60)), theme.INK, room=room)
        self._draw_team(surface, man, x, y + px(81), room)
        small = theme.font("sans", 14)
        box = pygame.Rect(x, y + px(92), px(26), px(26))
        theme.draw_value(surface, box, str(figure.tq), palette.TQ_RED, px(19))
        small.draw(surface, text("dossier-tq"), (box.right + px(7), y + px(110)), theme.INK_2)
        self._values = {kind: pygame.Rect(x + px(at), box.y, px(70), box.height) for kind, at in VALUES.items()}
        box.x = x + px(VALUES["ldr"])
        theme.draw_value(surface, box, str(figure.ldr or "–"), palette.LDR_BLACK, px(19))
        small.draw(surface, text("dossier-ldr"), (box.right + px(7), y + px(110)), theme.INK_2)
        free = self._draw_changes(surface, man, (x, x + px(VALUES["ldr"])), y + px(133))
        trait = "tough" if figure.tough else "medic" if figure.medic else "officer" if figure.officer else ""
        if self.snug:
            self._draw_beneath(surface, man, trait, free, y)
            return
        lines, under = (3, y + px(138)) if len(free) == 2 and not trait else (2, y + px(154))
        if trait and free:
            small.draw(surface, text(f"trait-{trait}"), (free[0], y + px(136)), theme.INK)
        elif trait:
            small.draw(surface, text(f"trait-{trait}"), (x, under), theme.INK)
            lines, under = 1, under + px(17)
        end = self._draw_status(surface, man, (x, under), room, lines)
        y = self._draw_weapons(surface, man, end - px(10) if self.short else y + px(186))
        self._order.draw(surface, man, self.rect, y)

    def _draw_beneath(self, surface: pygame.Surface, man: Man, trait: str, free: list[int], y: int) -> None:
        """Draw, under the small portrait, state in full width, weapons and order."""
        px, area = theme.px, self.rect
        if trait and free:
            theme.font("sans", 14).draw(surface, text(f"trait-{trait}"), (free[0], y + px(136)), theme.INK)
            trait = ""
        end = self._draw_status(surface, man, (area.x + px(14), y + px(151)), area.width - px(28), 2, trait)
        self._order.draw(surface, man, self.rect, self._draw_weapons(surface, man, end - px(10)))

    def _draw_changes(self, surface: pygame.Surface, man: Man, columns: tuple[int, int], y: int) -> list[int]:
        """Draw the present Troop Quality and Leadership under the printed ones; return the unused columns."""
        state, figure = self.desk.state, self.desk.state.figure(man.id)
        left = {
            columns[0]: (figure.tq, total(troop_quality.quality(state, man))),
            columns[1]: (figure.ldr, troop_quality.leadership(state, man)),
        }
        for x, (printed, now) in left.items():
            if now != printed:
                ink = theme.MISSING if now < printed else theme.COMMIT
                theme.font("sans", 13, 600).draw(surface, text("now", value=now), (x, y), ink)
        return [x for x, (printed, now) in left.items() if now == printed]

    def _draw_status(
        self, surface: pygame.Surface, man: Man, at: tuple[int, int], room: int, most: int, trait: str = ""
    ) -> int:
        """Draw his state in at most `most` lines, else in smaller type, with one line more and without default
        morale.

        A trait without a place of its own comes first. Return the y of the next line.
        """
        first = f"{text(f'trait-{trait}')} · " if trait else ""
        px, words = theme.px, first + self._status(man)
        face, step, (x, y) = theme.font("sans", 14), px(17), at
        if len(face.wrap(words, room)) > most:
            face, step, y, most = theme.font("condensed", 13), px(14), y - px(3), most + 1
            words = words if len(face.wrap(words, room)) <= most else first + self._status(man, brief=True)
        for line in face.wrap(words, room)[:most]:
            face.draw(surface, line, (x, y), theme.INK, room=room)
            y += step
        return y

    def _draw_team(self, surface: pygame.Surface, man: Man, x: int, y: int, room: int) -> None:
        px = theme.px
        palette.draw_team(surface, man.team, (x + px(6), y - px(5)), px(5.6))
        words = names.team(man.team)
        if man.hex is not None:
            both = text("dossier-team-hex", team=names.team(man.team), hex=man.hex)
            # On joined boards a hex has its sheet's name; the team's sign before it must do.
            words = both if fits(theme.font("condensed", 13, 500), both, room - px(18)) else place_name(man.hex)
        face = fitting(words, room - px(18), ("sans", 14, 400), ("condensed", 14, 500), ("condensed", 13, 500))
        face.draw(surface, words, (x + px(18), y), theme.INK_2, room=room - px(18))

    def _status(self, man: Man, *, brief: bool = False) -> str:
        """Return seen, relations, alert, morale, wounds and ammunition in a row."""
        if man.fate:
            return text(f"fate-{man.fate}")
        found = [text(f"seen-{man.side}" if man.seen else f"unseen-{man.side}")]
        if man.side == "enemy" and not self.desk.state.book.scenario.enemy_alert:
            found.append(text("alert" if man.alert else "waiting"))
        if not brief or man.morale != default_morale(self.desk.state, man):
            found.append(names.morale(man.morale))
        if man.held_by:
            found.append(text("dossier-prisoner", guard=names.man(self.desk.state, man.held_by)))
        led = [prisoner.id for prisoner in surrender.prisoners_of(self.desk.state, man.id)]
        if led:
            found.append(text("dossier-guards", prisoners=names.men(self.desk.state, led)))
        found += [names.wound(wound) for wound in man.wounds]
        if man.ammo != "full":
            found.append(text(f"ammo-{man.ammo}"))
        if flares.has_flare(self.desk.state, man):
            found.append(text("dossier-flare"))
        if self.desk.state.guns:
            role = advice.role_in_short(self.desk.state, man.id)
            found = [role, *found] if role else found
        found[1:1] = relations.of_others(self.desk.state, man)
        return capital(" · ".join(found))

    def _draw_weapons(self, surface: pygame.Surface, man: Man, y: int) -> int:
        """Draw the weapons between two rules, dropping odds that do not fit; return the y of the order."""
        px, area = theme.px, self.rect
        skills = carried(self.desk.state, man)
        self._rule(surface, y)
        room = area.bottom - px(40) - y
        in_line = self.short or self.snug
        while self._odds and not in_line and len(skills) * px(20) > room - self._odds_height():
            self._odds.pop()
        room -= self._odds_height()
        if in_line and len(skills) * px(20) > room + px(10):
            y = self._weapons.draw_in_line(surface, skills, area, y)
        else:
            y = self._weapons.draw(surface, skills, area, y, room) + px(8)
        self._rule(surface, y)
        return y

    def _odds_height(self) -> int:
        """Return the height of the odds at the bottom."""
        return len(dossier_odds.in_lines(self._odds, self.rect.width - theme.px(28))) * theme.px(dossier_odds.ROW)

    def _rule(self, surface: pygame.Surface, y: int) -> None:
        px, area = theme.px, self.rect
        ink = theme.mix(theme.PANEL, theme.PANEL_RULE, 0.5)
        surface.fill(ink, (area.x + px(14), y, area.width - px(28), max(1, px(1))))
