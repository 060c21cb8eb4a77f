"""Roster panel: the squad by teams, with each man's state and order (8.0, 7.0)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import lettered, theme
from combat.engine.stage.drawing.fitted_type import fits, fitting
from combat.engine.stage.drawing.lettering import Font, Rgb
from combat.engine.tabletop.thing import PieceId
from combat.engine.words import language, text
from combat.games.volume1.rules.book import FRIENDLY_TEAMS
from combat.games.volume1.rules.fighting import crews, encounter
from combat.games.volume1.rules.men import surrender
from combat.games.volume1.rules.orders import carrying, give_orders, search
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.table import palette
from combat.games.volume1.table.panels.volume_part import VolumePart
from combat.games.volume1.table.pieces.faces_from_state import default_morale, under_grenades, wound_marker
from combat.games.volume1.table.pieces.weapon_counters import AMMO
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names

ROW, TALL, GAP, FIRST, SLOT, BROAD, SIGN = 26, 44, 5, 36, 94, 148, 17
"""Heights of a row in one line and in two, gap between teams and on top, widths of the slot in either, and width of
a sign, in pixels at scale 1.
"""
STATE = theme.rgb("#5D553F")


class Burden(Record):
    """A state shown beside a man's name, as text or by a symbol; either may be ""."""

    words: str
    sign: str = ""


class Roster(VolumePart):
    """List of the player's men; a click selects a man and centres the board on him."""

    def __init__(self, desk: VolumeDesk) -> None:
        super().__init__(desk)
        self._rows: list[tuple[str, pygame.Rect]] = []
        self._offset = 0
        self._tall = False
        """Whether rows have two lines, because some order does not fit beside the state in this language."""
        self._followed = ""
        """The selected man already scrolled into view."""

    def place(self, rect: pygame.Rect) -> None:
        """Set the pane's rectangle; called after every change of size or scale."""
        super().place(rect)
        self._followed = ""

    def men(self) -> list[list[Man]]:
        """Return the player's men grouped by team, in roster order."""
        return _by_team(self.desk.state)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        if not self.rect.width:
            return
        px, area = theme.px, self.rect
        teams = self.men()
        count = sum(not man.fate for team in teams for man in team)
        theme.draw_panel(surface, area, text("roster-title").upper(), text("roster-count", count=count))
        self._rows = []
        total = sum(len(team) for team in teams)
        if not total or area.height <= px(40):
            return
        room = area.height - px(FIRST + 6) - px(GAP) * (len(teams) - 1)
        self._tall = _needs_two_lines(theme.scale(), language())
        row = px(TALL) if self._tall else max(px(19), min(px(ROW), room // total))
        need = row * total + px(GAP) * (len(teams) - 1)
        inner = pygame.Rect(area.x, area.y + px(FIRST - 2), area.width, area.height - px(FIRST + 2))
        self._follow(teams, row, inner.height)
        self._offset = max(0, min(self._offset, need - (area.height - px(FIRST + 6))))
        clip = surface.get_clip()
        surface.set_clip(inner.clip(clip))
        y = area.y + px(FIRST) - self._offset
        for team in teams:
            stripe = pygame.Rect(area.x + px(8), y, px(5), row * len(team) - px(2))
            surface.fill(palette.TEAMS[team[0].team].color, stripe)
            for place, man in enumerate(team):
                box = pygame.Rect(area.x + px(16), y, area.width - px(24), row)
                with lettered.scrolling():
                    self._draw_row(surface, box, man, first=place == 0)
                self._rows.append((man.id, box.clip(inner)))
                y += row
            y += px(GAP)
        surface.set_clip(clip)
        self._draw_bar(surface, inner, need)

    def _follow(self, teams: list[list[Man]], row: int, room: int) -> None:
        """Scroll to a newly selected man."""
        chosen = self.desk.selection.piece
        if chosen == self._followed:
            return
        self._followed = chosen
        top = 0
        for team in teams:
            for man in team:
                if man.id == chosen:
                    self._offset = min(max(self._offset, top + row + theme.px(4) - room), top)
                top += row
            top += theme.px(GAP)

    def _draw_bar(self, surface: pygame.Surface, inner: pygame.Rect, need: int) -> None:
        """Draw a scroll bar if there are more men than rows."""
        if need <= inner.height:
            return
        px = theme.px
        track = pygame.Rect(inner.right - px(7), inner.y, px(4), inner.height - px(4))
        grip = track.copy()
        grip.height = max(px(16), track.height * track.height // need)
        grip.y += (track.height - grip.height) * self._offset // max(1, need - inner.height)
        theme.draw_box(surface, track, (*theme.PANEL_RULE, 60), radius=2)
        theme.draw_box(surface, grip, (*theme.PANEL_RULE, 190), radius=2)

    def _draw_row(self, surface: pygame.Surface, box: pygame.Rect, man: Man, *, first: bool) -> None:
        px = theme.px
        if man.id == self.desk.selection.piece:
            theme.draw_box(surface, (box.x, box.y, box.width, box.height - px(1)), (*theme.CHOSEN, 130), radius=2)
        elif man.id == self.desk.input.pointer.piece:
            theme.draw_box(surface, (box.x, box.y, box.width, box.height - px(1)), (*theme.LIGHT, 90), radius=2)
        middle = box.y + (px(ROW - 4) // 2 + px(2) if self._tall else box.height // 2)
        if first:
            palette.draw_team(surface, man.team, (box.x + px(10), middle), px(5.6))
        figure = self.desk.state.figure(man.id)
        ink = theme.INK if not man.fate else theme.INK_3
        wide = px(BROAD if self._tall else SLOT)
        slot = pygame.Rect(box.right - wide - px(4), middle - px(11), wide, min(px(22), box.height - px(2)))
        face = theme.font("sans", 14.5, 500)
        start, right = box.x + px(24), slot.right if _is_out(man) else slot.left
        if self._tall:
            self._draw_tall(surface, box, man, (start, middle), slot, ink)
            return
        name = figure.full_name if figure.ldr > 1 else figure.name
        left = start + max(round(min(face.width(name), px(88))) + px(8), px(84))
        told = self._states(man)
        if not fits(theme.font("condensed", 13.5, 500), told[0].words, right - left - px(4 + SIGN * (len(told) - 1))):
            name, left = figure.name, start + max(round(face.width(figure.name)) + px(6), px(68))
        face.draw(surface, name, (start, middle + px(5)), ink, room=px(88))
        _draw_burdens(surface, told, pygame.Rect(left, middle - px(8), right - left - px(4), px(16)))
        self._draw_slot(surface, slot, man)

    def _draw_tall(
        self, surface: pygame.Surface, box: pygame.Rect, man: Man, at: tuple[int, int], slot: pygame.Rect, ink: Rgb
    ) -> None:
        """Draw name and order above, state below."""
        px, (x, middle), figure = theme.px, at, self.desk.state.figure(man.id)
        room = (box.right if _is_out(man) else slot.left) - x - px(6)
        name = figure.full_name if fits(theme.font("condensed", 14, 500), figure.full_name, room) else figure.name
        named = fitting(name, room, ("sans", 14.5, 500), ("condensed", 14, 500), ("condensed", 13, 500))
        named.draw(surface, name, (x, middle + px(5)), ink, room=room)
        _draw_burdens(surface, self._states(man), pygame.Rect(x, middle + px(9), box.right - x, px(16)))
        self._draw_slot(surface, slot, man)

    def _states(self, man: Man) -> list[Burden]:
        """Return a man's states, the most important first."""
        if man.fate:
            return [Burden(text(f"fate-{man.fate}"))]
        state = self.desk.state
        happens = (
            ("state-prisoner", bool(man.held_by)),
            ("roster-carried", carrying.is_carried(man)),
            ("roster-grenade", bool(under_grenades(state, man.id))),
            ("roster-melee-over", encounter.has_won(state, man)),
        )
        found = [Burden(text(message)) for message, so in happens if so]
        if man.wounds:
            worst = max(man.wounds, key=lambda wound: (wound.kind == "bad", not wound.bandaged))
            found.append(Burden(text("roster-wounded"), wound_marker(worst)))
        if man.morale != default_morale(state, man):
            found.append(Burden(names.morale(man.morale), man.morale))
        if man.ammo != "full":
            found.append(Burden(text(f"roster-ammo-{man.ammo}"), AMMO[man.ammo]))
        return found or [Burden(self._at_rest(man))]

    def _at_rest(self, man: Man) -> str:
        """Return what he does if he has no other state."""
        if surrender.is_guard(self.desk.state, man.id):
            return text("state-guard")
        gun = crews.gun_of(self.desk.state, man.id)
        if gun is not None and gun.ammo != "full":
            return text(f"roster-ammo-{gun.ammo}")
        if gun is not None or crews.helped_by(self.desk.state, man.id) is not None:
            return text("roster-operator" if gun is not None else "roster-assistant")
        if search.papers_of(self.desk.state, man.id):
            return text("roster-papers")
        return text("unseen-friendly") if not man.seen else ""

    def _draw_slot(self, surface: pygame.Surface, slot: pygame.Rect, man: Man) -> None:
        px = theme.px
        if _is_out(man):
            return
        if man.order is not None:
            theme.draw_box(surface, slot, theme.STRIP, edge=theme.LINE, radius=3)
            icon = (slot.x + px(4), slot.y + px(2), px(18), slot.height - px(4))
            theme.draw_icon(surface, man.order.id, icon, theme.INK)
            room = (slot.x + px(26), slot.y, slot.width - px(30), slot.height)
            face, name = _named(man.order.id, room[2])
            face.draw_in(surface, name, room, theme.INK)
        elif self.desk.state.clock.phase == "friendly-orders":
            draw_dashed(surface, slot, theme.MISSING)
            theme.font("sans", 13).draw_in(surface, text("roster-order"), slot, theme.MISSING, align="center")

    # -- the mouse ----------------------------------------------------------------------------------------------

    def piece_at(self, position: tuple[int, int]) -> str:
        """Return the id of the man listed at a point, or ""."""
        return next((man for man, box in self._rows if box.collidepoint(position)), "")

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Handle a mouse press: select a man, or with Shift add him to the group; return True."""
        man = self.piece_at(position)
        if man and not (
            pygame.key.get_mods() & pygame.KMOD_SHIFT and self.desk.title_desk.board_input.also(PieceId(man))
        ):
            self.desk.selection.find(man)
        return True

    def wheel(self, steps: float) -> bool:
        """Scroll the list; return True."""
        self._offset = max(0, self._offset - round(steps * theme.px(ROW)))
        return True


def _is_out(man: Man) -> bool:
    """Return whether a man gets no orders: fallen, gone or a prisoner."""
    return bool(man.fate or man.held_by)


def _draw_burdens(surface: pygame.Surface, told: Sequence[Burden], box: pygame.Rect) -> None:
    """Draw a man's states in words if they fit; else the first in words and the rest as signs, or all as signs."""
    px = theme.px
    for said in range(len(told), -bool(told[0].sign), -1):
        words = " · ".join(each.words for each in told[:said])
        signs = [each.sign for each in told[said:] if each.sign]
        room = box.width - px(SIGN) * len(signs)
        if fits(theme.font("condensed", 13, 500), words, room):
            break
    face = fitting(words, room, ("sans", 13, 400), ("condensed", 13.5, 500), ("condensed", 13, 500))
    face.draw(surface, words, (box.x, box.y + px(13)), STATE, room=room)
    x = box.x + round(face.width(words))
    for sign in signs:
        theme.draw_icon(surface, sign, (x + px(2), box.y, px(SIGN - 2), box.height), STATE)
        x += px(SIGN)


def _named(order: str, room: float) -> tuple[Font, str]:
    """Return font and name of an order for a slot, short if the full name does not fit."""
    name = names.order(order)
    if not fits(theme.font("condensed", 13.5, 500), name, room):
        name = names.order_on(order, "roster")
    return fitting(name, room, ("condensed", 13.5, 500), ("condensed", 13, 500)), name


def roster_height(state: State) -> int:
    """Return the height in pixels of a panel that shows all men in full rows."""
    px, teams = theme.px, _by_team(state)
    row = px(TALL if _needs_two_lines(theme.scale(), language()) else ROW)
    return px(FIRST + 8) + row * sum(map(len, teams)) + px(GAP) * max(0, len(teams) - 1)


def _by_team(state: State) -> list[list[Man]]:
    men = [man for man in state.men.values() if man.side == "friendly"]
    teams = [[man for man in men if man.team == team] for team in FRIENDLY_TEAMS]
    return [team for team in teams if team]


@lru_cache(maxsize=8)
def _needs_two_lines(_scale: float, _language: str) -> bool:
    """Return whether some order does not fit in the slot of a one-line row."""
    room = theme.px(SLOT - 30)
    return any(not fits(*_named(order, room), room) for order in (*give_orders.CHOOSABLE, "duck-back"))


def draw_dashed(surface: pygame.Surface, box: pygame.Rect, ink: Rgb) -> None:
    """Draw a dashed frame as the placeholder of a missing piece."""
    dash, gap = theme.px(4), theme.px(3)
    for x in range(box.left, box.right, dash + gap):
        wide = min(dash, box.right - x)
        surface.fill(ink, (x, box.top, wide, 1))
        surface.fill(ink, (x, box.bottom - 1, wide, 1))
    for y in range(box.top, box.bottom, dash + gap):
        high = min(dash, box.bottom - y)
        surface.fill(ink, (box.left, y, 1, high))
        surface.fill(ink, (box.right - 1, y, 1, high))
