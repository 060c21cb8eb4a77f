"""Strip on the left: initiative track and decks (9.1, 5.0)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.fitted_type import fitting
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.tabletop.thing import CardId
from combat.engine.words import text
from combat.engine.words.line import Line, Spoken
from combat.games.volume1.rules.book import ENEMY_TEAMS, FRIENDLY_TEAMS, Team
from combat.games.volume1.rules.play import initiative
from combat.games.volume1.table.panels.volume_part import VolumePart
from combat.games.volume1.table.pieces import card_pictures, markers
from combat.games.volume1.table.pieces.faces_from_state import token_face
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import card_words, names

TOKEN, LOW, WIDE = 48, 39, 72
FIRST, UNDRAWN, APART, DECKS = 34, 24, 4, 222
"""Heights of the title, of the line above undrawn teams, between tokens, and of all below."""


class InitiativeStrip(VolumePart):
    """Tokens of the teams in order, the lowest value first, and the sizes of the decks."""

    def __init__(self, desk: VolumeDesk) -> None:
        super().__init__(desk)
        self._zones: list[tuple[str, pygame.Rect]] = []

    def teams(self) -> list[Team]:
        """Return the teams on the initiative track in order; before it is filled, all teams with men in play or in the
        cup (9.1).
        """
        state = self.desk.state
        if state.initiative:
            return list(state.initiative)
        present = {man.team for man in state.men.values() if not man.fate} | set(initiative.enemy_teams(state))
        return [team for team in (*FRIENDLY_TEAMS, *ENEMY_TEAMS) if team in present]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        px, area = theme.px, self.rect
        ground = shapes.gradient(area.width, area.height, theme.FRAME_HIGH, theme.rgb("#2B2C22"), across=True)
        surface.blit(ground, area)
        surface.fill(theme.FRAME_EDGE, (area.right - px(2), area.y, px(2), area.height))
        self._zones = []
        self._write(surface, "track-title", area.y + px(22), 14, theme.FRAME_TEXT)
        if self._takes_cards():
            edge = area.inflate(-px(6), -px(6))
            pygame.draw.rect(surface, theme.CHOSEN, edge, max(1, px(1.6)), border_radius=px(5))
        y = self._draw_tokens(surface, area.y + px(FIRST))
        self._draw_decks(surface, y + px(6))

    def needs(self, width: int) -> int:
        """Return the height in pixels of the whole content; a lower pane is scrolled."""
        faces = [token_face(self.desk.state, team) for team in self.teams()]
        tokens = sum(theme.px(TOKEN if face.value is not None else LOW) + theme.px(APART) for face in faces)
        return tokens + theme.px(FIRST + UNDRAWN + 6 + DECKS)

    def _takes_cards(self) -> bool:
        """Return whether a card may be dropped on the track, or is dragged there."""
        prompt, held = self.desk.prompt, self.desk.input.held
        asked = prompt is not None and prompt.body == "" and any(isinstance(thing, CardId) for thing in prompt.lit())
        return asked or (held is not None and isinstance(held.thing, CardId))

    def _draw_tokens(self, surface: pygame.Surface, y: int) -> int:
        px, state = theme.px, self.desk.state
        undrawn = False
        for team in self.teams():
            face = token_face(state, team)
            if not undrawn and face.value is None and team in ENEMY_TEAMS and not state.initiative:
                undrawn = True
                y = self._draw_undrawn(surface, y)
            well = pygame.Rect(self._column(80), y, px(80), px(TOKEN if face.value is not None else LOW))
            theme.draw_box(surface, well, theme.WELL, radius=5)
            piece = markers.token(face, px(WIDE))
            piece.draw(surface, well.centerx - piece.size[0] // 2, well.centery - piece.size[1] // 2)
            self._zones.append((team, well))
            y += well.height + px(APART)
        return y

    def _column(self, width: float) -> int:
        """Return the x at which something of a width is centred in the strip."""
        return self.rect.centerx - theme.px(width) // 2

    def _draw_undrawn(self, surface: pygame.Surface, y: int) -> int:
        px, area = theme.px, self.rect
        surface.fill(theme.FRAME_LINE, (area.x + px(10), y + px(2), area.width - px(20), px(1)))
        self._write(surface, "track-not-drawn", y + px(17), 13, theme.FRAME_TEXT_2)
        return y + px(UNDRAWN)

    def _write(self, surface: pygame.Surface, message: str, base: int, size: float, ink: Rgb) -> None:
        """Draw a word across the strip, narrower or smaller if it is long."""
        words, room = text(message), self.rect.width - theme.px(8)
        face = fitting(words, room, ("sans", size, 500), ("condensed", size, 500), ("condensed", 13, 500))
        face.draw(surface, words, (self.rect.centerx, base), ink, align="center", room=room)

    def _draw_decks(self, surface: pygame.Surface, y: int) -> None:
        px, area, state = theme.px, self.rect, self.desk.state
        self._write(surface, "decks-title", y + px(8), 14, theme.FRAME_TEXT)
        counts = (
            ("friendly", len(state.deck), len(state.discards)),
            ("enemy", len(state.enemy_deck), len(state.enemy_discards)),
        )
        for place, (side, left, discards) in enumerate(counts):
            x = self._column(73) + place * px(39)
            piece = card_pictures.deck(side, left, px(34), px(50))
            piece.draw(surface, x, y + px(18))
            self._zones.append((f"deck-{side}", pygame.Rect(x, y + px(18), px(34), px(50))))
            number = theme.font("sans", 14, 600)
            number.draw(surface, str(discards), (x + px(17), y + px(108)), theme.FRAME_TEXT, align="center")
        self._write(surface, "decks-discards", y + px(90), 13, theme.FRAME_TEXT_2)
        y += px(120)
        surface.fill(theme.FRAME_LINE, (area.x + px(10), y, area.width - px(20), px(1)))
        self._write(surface, "decks-fallen", y + px(18), 14, theme.FRAME_TEXT)
        for place, side in enumerate(("friendly", "enemy")):
            dead = sum(man.side == side and man.fate == "killed" for man in state.men.values())
            box = pygame.Rect(self._column(68) + place * px(40), y + px(24), px(28), px(28))
            icon, ink = ("helmet-us", "#8F9068") if side == "friendly" else ("helmet-german", "#7C8883")
            theme.draw_icon(surface, icon, box, theme.rgb(ink))
            theme.font("sans", 15, 600).draw(
                surface, str(dead), (box.centerx, y + px(70)), theme.FRAME_TEXT, align="center"
            )
            self._zones.append((f"fallen-{side}", box.inflate(px(8), px(40))))
        held = text("decks-hand", held=len(state.hand), limit=self.desk.state.book.charts.numbers.hand_limit)
        room = area.width - px(8)
        face = fitting(held, room, ("sans", 13, 400), ("condensed", 13, 500))
        face.draw(surface, held, (area.centerx, y + px(94)), theme.FRAME_TEXT_2, align="center", room=room)

    def place_of(self, kind: str, name: str) -> pygame.Rect | None:
        """Return the rectangle of a team's token for lessons; None for other kinds or a team that is not shown."""
        return next((zone for team, zone in self._zones if kind == "team" and team == name), None)

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return a tooltip on the token or deck at a point, placed beside the strip; or None."""
        for name, zone in self._zones:
            if zone.collidepoint(position):
                return Tip(name, self._advice(name), self.rect)
        return None

    def _advice(self, name: str) -> tuple[Spoken, ...]:
        state = self.desk.state
        kind, _, side = name.partition("-")
        if kind == "deck":
            return card_words.of_deck(state, side)
        if kind == "fallen":
            dead = [man.id for man in state.men.values() if man.side == side and man.fate == "killed"]
            return (text(f"tip-fallen-{side}", men=names.men(state, dead)),) if dead else (text("tip-fallen-none"),)
        lines: list[Spoken] = [names.team(name)]
        if name == state.active_team:
            lines.append(text("track-active"))
        return (*lines, *card_words.of_team(state, name), Line(text("tip-track"), "9.1"))
