"""The dossier: the card of the team under the pointer or of the selected one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.words import capital, text, translated
from combat.engine.words.line import shown
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.morale.unit_ratings import ratings_of
from combat.games.armour.rules.state import State, Team
from combat.games.armour.table.armour_part import ArmourPart
from combat.games.armour.words import armour_names as names
from combat.games.armour.words.team_states import state_lines
from combat.games.miniatures.pieces import coats
from combat.games.miniatures.words import wording

PICTURE, MARGIN = 96, 12
"""Side of the picture, and margin of the pane, in pixels at scale 1."""
ZOOM = 0.66
"""Zoom of the picture at scale 1."""
RATING, ROW, SPEED = 22, 24, 38
"""Heights of a rating, a row and the speeds, in pixels at scale 1."""

WEAPON, VALUES = 24, 16
"""Height of a weapon's name with the gap below it, and of a line of its values, in pixels at scale 1."""


class Dossier(ArmourPart):
    """Ratings, armour, speeds and weapons of one team."""

    def needs(self, width: int) -> int:
        """Return the height in pixels that its content needs at a width; in a smaller pane it is scrolled."""
        team = self.shown_team()
        if not team:
            return 0
        weapons = sum(WEAPON + VALUES * len(self._values(weapon, width)) for weapon in self._weapons(team))
        states = len(state_lines(self.desk.state, team))
        return theme.px(34 + max(PICTURE, 52 + 3 * RATING) + 8 + 18 * states + ROW + SPEED + 8 + weapons + 10)

    def _weapons(self, team: str) -> list[Weapon]:
        state = self.desk.state
        return [state.book.weapons[weapon] for weapon in state.card(team).weapons]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        if not self.rect.width:
            return
        team, px = self.shown_team(), theme.px
        theme.draw_panel(surface, self.rect, text("dossier-title").upper())
        if not team:
            area = self.rect.inflate(-px(2 * MARGIN), -px(72))
            face = theme.font("sans", 14)
            for place, line in enumerate(face.wrap(text("dossier-empty"), area.width)):
                face.draw(surface, line, (area.x, area.y + px(20) * (place + 1)), theme.INK_2)
            return
        y = self._draw_head(surface, team, self.rect.y + px(36))
        y = self._draw_states(surface, team, y)
        y = self._draw_armour(surface, team, y)
        y = self._draw_speeds(surface, team, y)
        for weapon in self._weapons(team):
            y = self._draw_weapon(surface, weapon, y)

    @property
    def _left(self) -> int:
        return self.rect.x + theme.px(MARGIN)

    @property
    def _right(self) -> int:
        return self.rect.right - theme.px(MARGIN)

    # -- parts --------------------------------------------------------------------------------------------------

    def _draw_head(self, surface: pygame.Surface, team: str, y: int) -> int:
        """Draw the picture, the name, and the ratings; return the y below."""
        px, state = theme.px, self.desk.state
        each = state.teams[team]
        box = pygame.Rect(self._left, y, px(PICTURE), px(PICTURE))
        surface.fill(theme.rgb("#BFC28E"), box)
        pygame.draw.rect(surface, theme.LINE, box, px(1))
        self._draw_picture(surface, each, box)
        x = box.right + px(10)
        room, name = self._right - x, translated(state.card(each).name)
        theme.font("condensed", 19, 700).draw(surface, name, (x, y + px(17)), theme.INK, room=room)
        unit = text(
            "dossier-unit", unit=names.unit(state, each.unit), letter=self.desk.title_desk.teams.letter(each.unit)
        )
        theme.font("sans", 13).draw(surface, unit, (x, y + px(35)), theme.INK_2, room=room)
        top = y + px(44)
        for name, value in self._ratings(state, each):
            chip = pygame.Rect(x, top, px(32), px(RATING - 3))
            theme.draw_value(
                surface, chip, f"{value}+", theme.MISSING if name == "hit_on" else theme.INK, chip.height * 0.82
            )
            label = text(f"rating-{name.replace('_', '-')}")
            theme.font("sans", 14).draw(
                surface, label, (chip.right + px(7), top + px(15)), theme.INK, room=self._right - chip.right - px(8)
            )
            top += px(RATING)
        return max(box.bottom, top) + px(8)

    def _draw_picture(self, surface: pygame.Surface, team: Team, box: pygame.Rect) -> None:
        zoom = ZOOM * theme.scale()
        if team.pose is None:
            piece = self.desk.title_desk.teams.model(team, zoom=zoom)
        else:
            turret = team.turret - team.pose.heading
            pose = type(team.pose).at(team.pose.point, 0)
            piece = self.desk.title_desk.teams.model(team, pose=pose, turret=turret, zoom=zoom)
        clip = surface.get_clip()
        surface.set_clip(clip.clip(box.inflate(-2, -2)))
        piece.draw(surface, box.centerx - piece.size[0] // 2, box.centery - piece.size[1] // 2)
        surface.set_clip(clip)

    @staticmethod
    def _ratings(state: State, team: Team) -> Iterator[tuple[str, int]]:
        ratings = ratings_of(state, team)
        yield "motivation", ratings.motivation
        yield "skill", ratings.skill
        yield "hit_on", ratings.hit_on

    def _draw_states(self, surface: pygame.Surface, team: str, y: int) -> int:
        face = theme.font("sans", 14, 600)
        for line in state_lines(self.desk.state, team):
            face.draw(
                surface,
                capital(shown(line)),
                (self._left, y + theme.px(13)),
                theme.COMMIT,
                room=self._right - self._left,
            )
            y += theme.px(18)
        return y

    def _draw_armour(self, surface: pygame.Surface, team: str, y: int) -> int:
        """Draw the armour of a tank, or the save of another team, and its Cross value; return the y below."""
        card = self.desk.state.card(team)
        parts: list[tuple[str, str]]
        if card.armour is not None:
            armour = card.armour
            parts = [(str(armour.front), "front"), (str(armour.side), "side"), (str(armour.top), "top")]
            label = text("dossier-armour")
        else:
            parts, label = [(f"{card.save}+", "save")], ""
        if card.cross:
            parts.append((f"{card.cross}+", "cross"))
        x, base = self._left, y + theme.px(17)
        figures, words = theme.font("condensed", 18, 700), theme.font("condensed", 14)
        wide = sum(figures.width(value) + words.width(text(f"dossier-{name}")) + theme.px(13) for value, name in parts)
        if label and wide + theme.font("sans", 14, 600).width(label) + theme.px(10) <= self._right - x:
            x += round(theme.font("sans", 14, 600).draw(surface, label, (x, base), theme.INK)) + theme.px(10)
        for value, name in parts:
            x += round(figures.draw(surface, value, (x, base), theme.INK)) + theme.px(4)
            said, room = text(f"dossier-{name}"), self._right - x
            x += round(words.draw(surface, said, (x, base), theme.INK_2, room=room)) + theme.px(9)
        return y + theme.px(ROW)

    def _draw_speeds(self, surface: pygame.Surface, team: str, y: int) -> int:
        px, speeds = theme.px, self.desk.state.card(team).speeds
        if speeds is None:
            return y
        cells: Sequence[tuple[str, int]] = (
            ("tactical", speeds.tactical), ("terrain", speeds.terrain), ("country", speeds.cross_country),
            ("road", speeds.road),
        )  # fmt: skip
        wide = (self._right - self._left - px(3 * 5)) // 4
        for place, (name, value) in enumerate(cells):
            box = pygame.Rect(self._left + place * (wide + px(5)), y, wide, px(SPEED - 2))
            surface.fill(coats.SIGN_OURS if place == 0 else theme.mix(theme.PANEL, theme.INK, 0.08), box)
            theme.font("condensed", 17, 700).draw(
                surface, wording.length(value), (box.centerx, box.y + px(16)), theme.INK, align="center"
            )
            theme.font("condensed", 13).draw(
                surface,
                text(f"speed-{name}"),
                (box.centerx, box.y + px(31)),
                theme.INK_2,
                align="center",
                room=wide - 4,
            )
        return y + px(SPEED + 6)

    def _draw_weapon(self, surface: pygame.Surface, weapon: Weapon, y: int) -> int:
        px = theme.px
        pygame.draw.line(surface, theme.mix(theme.PANEL, theme.PANEL_RULE, 0.5), (self._left, y), (self._right, y))
        name, room = translated(weapon.name), self._right - self._left
        theme.font("sans", 14, 600).draw(surface, name, (self._left, y + px(17)), theme.INK, room=room)
        lines = self._values(weapon, self.rect.width)
        for place, line in enumerate(lines):
            theme.font("condensed", 14).draw(surface, line, (self._left, y + px(34 + VALUES * place)), theme.INK_2)
        return y + px(WEAPON + VALUES * len(lines))

    @staticmethod
    def _values(weapon: Weapon, width: int) -> list[str]:
        """Return the values of a weapon in lines for a pane of a width."""
        return theme.font("condensed", 14).wrap(names.weapon_values(weapon), width - theme.px(2 * MARGIN))
