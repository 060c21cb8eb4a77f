"""The dossier: the card of the unit under the pointer or of the selected one."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.engine.words import capital, text, translated
from combat.games.contact.rules.cards.unit_card import UnitCard
from combat.games.contact.rules.command.leading import in_command
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.standing.finders import rings
from combat.games.contact.standing.shot_forecast import save_odds
from combat.games.contact.table.contact_part import ContactPart
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.words import wording

PICTURE, ZOOM, MARGIN, ROW = 104, 0.42, 12, 20
"""Side of the picture, zoom of the model in it, margin and height of a row, in pixels at scale 1."""


class Dossier(ContactPart):
    """Pane with picture, experience and morale, armour, fire, detection distances, save and states of a unit."""

    def needs(self, width: int) -> int:
        """Return the height in pixels that its content needs at a width; in a smaller pane it is scrolled."""
        unit = self.desk.state.units.get(self.shown_unit())
        return 0 if unit is None else theme.px(36 + PICTURE + 14 + ROW * len(list(self._rows(unit))))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        if not self.rect.width:
            return
        px, unit = theme.px, self.desk.state.units.get(self.shown_unit())
        theme.draw_panel(surface, self.rect, text("dossier-title").upper())
        left, top, room = self.rect.x + px(MARGIN), self.rect.y + px(36), self.rect.width - px(2 * MARGIN)
        if unit is None:
            theme.font("sans", 14).draw(surface, text("dossier-empty"), (left, top + px(16)), theme.INK_2, room=room)
            return
        self._draw_head(surface, unit, left, top)
        y = top + px(PICTURE + 18)
        for label, value in self._rows(unit):
            face = theme.font("sans", 14, 400 if value else 600)
            wide = face.draw(surface, label, (left, y), theme.INK if value else theme.COMMIT, room=room)
            bold = theme.font("condensed", 15, 700)
            bold.draw(surface, value, (left + room, y), theme.INK, align="right", room=round(room - wide - px(8)))
            y += px(ROW)

    def _draw_head(self, surface: pygame.Surface, unit: Unit, left: int, top: int) -> None:
        """Draw the picture, the name, and the scores of experience and morale."""
        px, state, card = theme.px, self.desk.state, self.desk.state.card(unit)
        box = pygame.Rect(left, top, px(PICTURE), px(PICTURE))
        surface.fill(theme.rgb("#BFC28E"), box)
        pygame.draw.rect(surface, theme.LINE, box, px(1))
        pose = Pose(0, 0, 0)
        turret = 0 if unit.pose is None else unit.turret - unit.pose.heading
        piece = self.desk.title_desk.units.model(unit, pose, turret=turret, zoom=ZOOM * 2 * theme.scale())
        clip = surface.get_clip()
        surface.set_clip(clip.clip(box.inflate(-2, -2)))
        piece.draw(surface, box.centerx - piece.size[0] // 2, box.centery - piece.size[1] // 2)
        surface.set_clip(clip)
        x, room = box.right + px(10), self.rect.right - px(MARGIN) - box.right - px(10)
        theme.font("condensed", 19, 700).draw(
            surface, capital(names.unit(state, unit.id)), (x, top + px(16)), theme.INK, room=room
        )
        letter = self.desk.title_desk.units.letter(unit.id)
        kind = f"{letter} · {translated(card.name)}"
        theme.font("sans", 13).draw(surface, kind, (x, top + px(34)), theme.INK_2, room=room)
        figures, y = state.book.figures.tests, top + px(44)
        experience, morale = state.experience(unit), state.morale(unit)
        scores = (
            (figures.experience[experience].score, text(f"experience-{experience}")),
            (figures.morale[morale], text(f"morale-{morale}")),
        )
        for score, label in scores:
            chip = pygame.Rect(x, y, px(32), px(22))
            theme.draw_value(surface, chip, f"{score}+", theme.INK, chip.height * 0.82)
            theme.font("sans", 13).draw(surface, label, (chip.right + px(6), y + px(16)), theme.INK, room=room - px(38))
            y += px(26)

    def _rows(self, unit: Unit) -> Iterator[tuple[str, str]]:
        """Yield label and value of each row; a row without a value is a state."""
        state, card = self.desk.state, self.desk.state.card(unit)
        for line in names.states(state, unit.id):
            yield capital(line), ""
        if unit.placed and unit.seat == self.desk.title_desk.units.own_seat:
            yield text("act-command", held=wording.flag(in_command(state, unit))), ""
        yield from self._armour(card)
        for weapon in card.weapons:
            yield names.weapon(state, weapon), weapon_values(state, weapon)
        if unit.placed and unit.seat == self.desk.title_desk.units.own_seat:
            for name, far in rings(state, unit):
                value = text("detection-any") if far is None else text("figure-cm", length=wording.printed_length(far))
                yield text(f"dossier-detection-{name}"), value
        if not card.is_armoured and unit.placed:
            lost = [round(100 * save_odds(state, unit, hits)[2]) for hits in (1, 2, 3)]
            yield text("dossier-save"), " · ".join(f"{each} %" for each in lost)

    @staticmethod
    def _armour(card: UnitCard) -> Iterator[tuple[str, str]]:
        if card.armour is not None:
            armour = card.armour
            yield text("dossier-armour"), f"{armour.front} / {armour.side} / {armour.rear} / {armour.top}"


def weapon_values(state: State, weapon: str) -> str:
    """Return the values of a weapon as a short text: dice by range, or AT factor and shells; "–" if it has none."""
    card = state.book.weapons[weapon]
    bands = [(wording.printed_length(band.range), band.dice) for band in card.bands if band.dice]
    if bands:
        return " · ".join(f"{text('figure-cm', length=far)}: {dice}" for far, dice in bands)
    factor = card.anti_tank if card.anti_tank is not None else max((band.anti_tank for band in card.bands), default=0)
    parts = [text("figure-at", at=factor)] if factor else []
    return " · ".join([*parts, *([text("figure-he", he=card.he)] if card.he else [])]) or "–"
