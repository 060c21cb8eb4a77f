"""Weapons in the dossier: one row each, or side by side if the rows do not fit (14.0)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import Cut, fits, fitting
from combat.engine.stage.drawing.lettering import SQUEEZE
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words import text
from combat.engine.words.line import Line, ruled
from combat.games.volume1.rules.book import Skill
from combat.games.volume1.rules.fighting import crews, weapons
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces.weapon_silhouettes import draw_silhouette
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import help_texts as advice
from combat.games.volume1.words import names

IN_LINE: tuple[Cut, ...] = (
    ("condensed", 15, 600),
    ("condensed", 14, 600),
    ("condensed", 13, 600),
    ("condensed", 13, 500),
)
"""Fonts for weapons side by side: the first that fits."""


class DossierWeapons:
    """Rows of a man's weapons, with silhouette, name, range, rate of fire and skill."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self._rows: list[tuple[str, pygame.Rect]] = []
        """Visible weapons and their rows."""

    def clear(self) -> None:
        """Forget the rows of the last frame."""
        self._rows = []

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return a tooltip on the weapon under the pointer, or None (14.0)."""
        name, row = next(((name, row) for name, row in self._rows if row.collidepoint(position)), ("", None))
        if row is None:
            return None
        weapon = self.desk.state.book.weapons[name]
        told = advice.weapon(weapon)
        short = [ruled("abbr-ws"), *([ruled("abbr-rof")] if weapon.is_firearm else [])]
        return Tip(("weapon", name), (Line(told.title, told.rule), told.text, *told.lines, *short), row)

    def in_line(self, man: Man, width: int) -> bool:
        """Return whether a man's weapons fit side by side in a dossier `width` pixels wide."""
        said = self._said(carried(self.desk.state, man))
        room = width - theme.px(28) - theme.px(10) * (len(said) - 1)
        return fits(theme.font(*IN_LINE[-1]), "".join(said), room)

    def _said(self, skills: Sequence[Skill]) -> list[str]:
        """Return each weapon with its skill, for the line."""
        return [f"{names.weapon(self.desk.state.book, skill.weapon)} {skill.value}" for skill in skills]

    def draw(self, surface: pygame.Surface, skills: Sequence[Skill], area: pygame.Rect, y: int, room: int) -> int:
        """Draw one row for each weapon from `y` downwards within `room` pixels; return the y below them."""
        px = theme.px
        step = min(px(29), max(px(20), room // max(1, len(skills))))
        for skill in skills:
            if y + step > area.bottom - px(28):
                break
            self._draw_weapon(surface, skill, area, y, step)
            self._rows.append((skill.weapon, pygame.Rect(area.x + px(14), y, area.width - px(28), step)))
            y += step
        return y

    def draw_in_line(self, surface: pygame.Surface, skills: Sequence[Skill], area: pygame.Rect, y: int) -> int:
        """Draw names and skills side by side at `y`; return the y below them."""
        px = theme.px
        left, right = area.x + px(14), area.right - px(14)
        said, gap = self._said(skills), px(10)
        room = right - left - gap * (len(said) - 1)
        face = fitting("".join(said), room, *IN_LINE)
        shares = _shares([face.width(words) for words in said], room)
        for skill, words, share in zip(skills, said, shares, strict=True):
            value, at = f" {skill.value}", (left, y + px(17))
            if fits(face, words, share):
                wide = round(face.draw(surface, words, at, theme.INK, room=share))
            else:
                name = words.removesuffix(value)
                wide = round(face.draw(surface, name, at, theme.INK, room=max(1, share - face.width(value))))
                wide += round(face.draw(surface, value, (left + wide, at[1]), theme.INK))
            self._rows.append((skill.weapon, pygame.Rect(left, y, wide, px(24))))
            left += wide + gap
        return y + px(24)

    def _draw_weapon(self, surface: pygame.Surface, skill: Skill, area: pygame.Rect, y: int, step: int) -> None:
        px = theme.px
        weapon = self.desk.state.book.weapons[skill.weapon]
        plate = pygame.Rect(area.x + px(14), y + px(5), px(46), min(px(24), step - px(3)))
        theme.draw_box(surface, plate, palette.OLIVE_STRIP, radius=3)
        draw_silhouette(surface, weapon, plate.inflate(-px(8), -px(6)), theme.rgb("#D8D1B6"))
        reach = text("dossier-weapon-range-rate", range=weapon.max_range, rate=max(weapon.rates))
        if not weapon.is_firearm:
            reach = text("dossier-thrown", range=weapon.max_range)
        baseline = plate.centery + px(5)
        name = names.weapon(self.desk.state.book, skill.weapon)
        free, least = area.width - px(68 + 44 + 6), theme.font("condensed", 13, 500).width(name) * SQUEEZE
        small = fitting(reach, min(free - least, free / 2), ("sans", 13, 400), ("condensed", 13, 500))
        note = min(round(small.width(reach)), round(free - least))
        room = free - note
        named = fitting(name, room, ("condensed", 15, 500), ("condensed", 14, 500), ("condensed", 13, 500))
        if fits(named, name, room) and fits(small, reach, note):
            named.draw(surface, name, (area.x + px(68), baseline), theme.INK, room=room)
            small.draw(surface, reach, (area.right - px(40), baseline), theme.rgb("#5D553F"), align="right", room=note)
        else:
            named = fitting(name, free, ("condensed", 14, 500), ("condensed", 13, 500))
            named.draw(surface, name, (area.x + px(68), baseline - px(7)), theme.INK, room=free)
            small = fitting(reach, free, ("sans", 13, 400), ("condensed", 13, 500))
            small.draw(surface, reach, (area.x + px(68), baseline + px(7)), theme.rgb("#5D553F"), room=free)
        theme.font("sans", 18, 700).draw(
            surface, str(skill.value), (area.right - px(16), baseline + px(1)), theme.INK, align="right"
        )


def carried(state: State, man: Man) -> tuple[Skill, ...]:
    """Return a man's weapons with his skills: the belt-fed weapon that he operates first, then those printed (14.3)."""
    printed = state.figure(man.id).skills
    gun = crews.gun_of(state, man.id) if state.guns else None
    found = ([gun.weapon] if gun is not None and not gun.built_in else []) + [skill.weapon for skill in printed]
    return tuple(Skill(name, skill_with(state, man, name)) for name in found)


def skill_with(state: State, man: Man, weapon: str) -> int:
    """Return a man's skill with a weapon; with a belt-fed weapon it is reduced if nobody helps him (14.3)."""
    if state.book.weapons[weapon].belt_fed:
        return crews.skill(state, man.id, helped=crews.is_helped(state, man.id))
    return weapons.skill(state, man.id, weapon)


def _shares(widths: list[float], room: float) -> list[float]:
    """Return the width of each word in a line: its own, or all narrower, then the longest shortened."""
    narrow = max(SQUEEZE, min(1.0, room / max(1.0, sum(widths))))
    given = [width * narrow for width in widths]
    while sum(given) > room + 1 and max(given) > 1:
        given[given.index(max(given))] -= 1
    return given
