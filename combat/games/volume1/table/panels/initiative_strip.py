"""The strip on the left: the initiative track, the decks, the fallen (9.1, 5.0)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.tabletop.panes.part import Tip
from combat.engine.tabletop.thing import CardId
from combat.engine.words import text
from combat.games.volume1.rules.book import ENEMY_TEAMS, FRIENDLY_TEAMS, Team
from combat.games.volume1.rules.play import initiative
from combat.games.volume1.table.panels.volume_part import VolumePart
from combat.games.volume1.table.pieces import card_pictures, markers
from combat.games.volume1.table.pieces.faces_from_state import token_face
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names

TOKEN, LOW, WIDE = 48, 39, 72
FIRST, UNDRAWN = 34, 24


class InitiativeStrip(VolumePart):
    """Tokens of the teams in their order, lowest value first, and what is left of the decks."""

    def __init__(self, desk: VolumeDesk) -> None:
        super().__init__(desk)
        self._zones: list[tuple[str, pygame.Rect]] = []

    def teams(self) -> list[Team]:
        """All teams with men in play or in the cup, the placed ones in their order (9.1)."""
        state = self.desk.state
        if state.initiative:
            return list(state.initiative)
        present = {man.team for man in state.men.values() if not man.fate} | set(initiative.enemy_teams(state))
        return [team for team in (*FRIENDLY_TEAMS, *ENEMY_TEAMS) if team in present]

    def draw(self, surface: pygame.Surface) -> None:
        px, area = theme.px, self.rect
        ground = shapes.gradient(area.width, area.height, theme.FRAME_HIGH, theme.rgb("#2B2C22"), across=True)
        surface.blit(ground, area)
        surface.fill(theme.FRAME_EDGE, (area.right - px(2), area.y, px(2), area.height))
        self._zones = []
        face = theme.font("sans", 14, 500)
        face.draw(surface, text("track-title"), (area.centerx, area.y + px(22)), theme.FRAME_TEXT, align="center")
        if self._takes_cards():
            edge = area.inflate(-px(6), -px(6))
            pygame.draw.rect(surface, theme.CHOSEN, edge, max(1, px(1.6)), border_radius=px(5))
        bottom = area.bottom - px(228)
        y = self._draw_tokens(surface, area.y + px(FIRST), bottom)
        self._draw_decks(surface, max(y + px(6), min(bottom, y + px(14))))

    def _takes_cards(self) -> bool:
        """Whether a card may be laid on the track just now, or is being carried there."""
        asking, held = self.desk.asking, self.desk.held
        asked = asking is not None and asking.body == "" and any(isinstance(thing, CardId) for thing in asking.lit())
        return asked or (held is not None and isinstance(held.thing, CardId))

    def _draw_tokens(self, surface: pygame.Surface, y: int, bottom: int) -> int:
        px, state = theme.px, self.desk.state
        teams = self.teams()
        gap = px(4)
        need = sum(px(TOKEN if token_face(state, team).value is not None else LOW) for team in teams)
        squeeze = min(1.0, max(0.55, (bottom - y - len(teams) * gap - px(UNDRAWN)) / max(1, need)))
        undrawn = False
        for team in teams:
            face = token_face(state, team)
            if not undrawn and face.value is None and team in ENEMY_TEAMS and not state.initiative:
                undrawn = True
                y = self._draw_undrawn(surface, y)
            high = round(px(TOKEN if face.value is not None else LOW) * squeeze)
            well = pygame.Rect(self.rect.x + px(6), y, px(80), high)
            theme.draw_box(surface, well, theme.WELL, radius=5)
            piece = markers.token(face, round(px(WIDE) * min(1.0, squeeze * 1.05)))
            piece.draw(surface, well.centerx - piece.size[0] // 2, well.centery - piece.size[1] // 2)
            self._zones.append((team, well))
            y += high + gap
        return y

    def _draw_undrawn(self, surface: pygame.Surface, y: int) -> int:
        px, area = theme.px, self.rect
        surface.fill(theme.FRAME_LINE, (area.x + px(10), y + px(2), area.width - px(20), px(1)))
        face = theme.font("sans", 13)
        face.draw(surface, text("track-not-drawn"), (area.centerx, y + px(17)), theme.FRAME_TEXT_2, align="center")
        return y + px(UNDRAWN)

    def _draw_decks(self, surface: pygame.Surface, y: int) -> None:
        px, area, state = theme.px, self.rect, self.desk.state
        centre, face, small = area.centerx, theme.font("sans", 14, 500), theme.font("sans", 13)
        face.draw(surface, text("decks-title"), (centre, y + px(8)), theme.FRAME_TEXT, align="center")
        counts = (
            ("friendly", len(state.deck), len(state.discards)),
            ("enemy", len(state.enemy_deck), len(state.enemy_discards)),
        )
        for place, (side, left, discards) in enumerate(counts):
            x = area.x + px(9) + place * px(39)
            piece = card_pictures.deck(side, left, px(34), px(50))
            piece.draw(surface, x, y + px(18))
            self._zones.append((f"deck-{side}", pygame.Rect(x, y + px(18), px(34), px(50))))
            number = theme.font("sans", 14, 600)
            number.draw(surface, str(discards), (x + px(17), y + px(108)), theme.FRAME_TEXT, align="center")
        small.draw(surface, text("decks-discards"), (centre, y + px(90)), theme.FRAME_TEXT_2, align="center")
        y += px(120)
        surface.fill(theme.FRAME_LINE, (area.x + px(10), y, area.width - px(20), px(1)))
        face.draw(surface, text("decks-fallen"), (centre, y + px(18)), theme.FRAME_TEXT, align="center")
        for place, side in enumerate(("friendly", "enemy")):
            dead = sum(man.side == side and man.fate == "killed" for man in state.men.values())
            box = pygame.Rect(area.x + px(12) + place * px(40), y + px(24), px(28), px(28))
            icon, ink = ("helmet-us", "#8F9068") if side == "friendly" else ("helmet-german", "#7C8883")
            theme.draw_icon(surface, icon, box, theme.rgb(ink))
            theme.font("sans", 15, 600).draw(
                surface, str(dead), (box.centerx, y + px(70)), theme.FRAME_TEXT, align="center"
            )
            self._zones.append((f"fallen-{side}", box.inflate(px(8), px(40))))
        held = text("decks-hand", held=len(state.hand), limit=self.desk.state.book.charts.numbers.hand_limit)
        small.draw(surface, held, (centre, min(y + px(98), area.bottom - px(8))), theme.FRAME_TEXT_2, align="center")

    def tip(self, position: tuple[int, int]) -> Tip | None:
        for name, zone in self._zones:
            if zone.collidepoint(position):
                return Tip(name, self._advice(name), zone)
        return None

    def _advice(self, name: str) -> tuple[str, ...]:
        state = self.desk.state
        kind, _, side = name.partition("-")
        if kind == "deck":
            return (text(f"tip-deck-{side}", count=len(state.deck if side == "friendly" else state.enemy_deck)),)
        if kind == "fallen":
            dead = [man.id for man in state.men.values() if man.side == side and man.fate == "killed"]
            return (text(f"tip-fallen-{side}", men=names.men(state, dead)),) if dead else (text("tip-fallen-none"),)
        lines = [names.team(name)]
        if name == state.active_team:
            lines.append(text("track-active"))
        return (*lines, text("tip-track"))
