"""The strip of units along the lower edge: name and state of each, and whether it may still act."""

from __future__ import annotations

import pygame

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words import capital, text
from combat.games.contact.rules.state import Unit
from combat.games.contact.standing.unit_states import may_still_act, states_of
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.table.contact_part import ContactPart
from combat.games.contact.table.unit_models import symbol_of
from combat.games.contact.table.unit_note import unit_note
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.pieces.sign_face import sign_face
from combat.games.miniatures.pieces.state_tabs import tab

CARD, GAP, HEAD, MODEL = 136, 8, 24, 0.3
"""Width of a card, the gap between two and the height of its head at scale 1; zoom of its model."""
LEAF = 34
"""Width of the tabs that count the units before the first card and after the last one, at scale 1."""


class UnitStrip(ContactPart):
    """Pane with a card for each unit of the player; a click selects the unit, the wheel scrolls."""

    def __init__(self, desk: ContactHub) -> None:
        super().__init__(desk)
        self._cards: list[tuple[Unit, pygame.Rect]] = []
        self._first, self._brought = 0, ""
        self._leaves: list[tuple[int, pygame.Rect]] = []
        """Tabs that leaf: by how many cards, and where."""

    def units(self) -> list[Unit]:
        """Return the units of the player's seat that are not lost; for a spectator, those of the seat shown as own."""
        return list(self.desk.state.of(self.desk.title_desk.units.own_seat))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        self._cards, self._leaves = [], []
        if not self.rect.height:
            return
        theme.lay_paper(surface, self.rect, "frame")
        units, gap, wide = self.units(), theme.px(GAP), theme.px(CARD)
        area = self.rect.inflate(-2 * gap, -theme.px(12))
        room = (area.width + gap) // (wide + gap)
        if len(units) > room:
            area = area.inflate(-2 * (theme.px(LEAF) + gap), 0)
            room = max(1, (area.width + gap) // (wide + gap))
        self._leaf(units, room)
        for place, unit in enumerate(units[self._first : self._first + room]):
            box = pygame.Rect(area.x + place * (wide + gap), area.y, wide, area.height)
            self._cards.append((unit, box))
            self._draw_card(surface, unit, box)
        self._draw_leaves(surface, self._first, len(units) - self._first - room, room)

    def _draw_leaves(self, surface: pygame.Surface, before: int, after: int, room: int) -> None:
        """Draw tabs at both ends that count the units without room; a click leafs to them."""
        wide, tall = theme.px(LEAF), self.rect.height - theme.px(12)
        ends = (before, -room, self.rect.x + theme.px(GAP)), (after, room, self.rect.right - theme.px(GAP) - wide)
        for count, by, left in ends:
            if count < 1:
                continue
            box = pygame.Rect(left, self.rect.y + theme.px(6), wide, tall)
            theme.draw_box(
                surface, box, theme.mix(theme.PROMPT, theme.GREYED, 0.5), edge=theme.FRAME_LINE, radius=4, line=1
            )
            font, words = theme.font("condensed", 16, 700), f"+{count}"
            font.draw(surface, words, (box.centerx - font.width(words) // 2, box.centery + theme.px(5)), theme.INK)
            self._leaves.append((by, box))

    def _leaf(self, units: list[Unit], room: int) -> None:
        """Keep the first card within bounds, and bring in the unit that was chosen last."""
        chosen = self.desk.selection.piece
        places = [place for place, unit in enumerate(units) if unit.id == chosen]
        if places and chosen != self._brought:
            self._brought = chosen
            if not self._first <= places[0] < self._first + room:
                self._first = places[0] - room // 2
        self._first = max(0, min(self._first, len(units) - room))

    def _draw_card(self, surface: pygame.Surface, unit: Unit, box: pygame.Rect) -> None:
        px, state = theme.px, self.desk.state
        able, chosen = may_still_act(state, unit), unit.id == self.desk.selection.piece
        theme.draw_box(
            surface, box, theme.PROMPT if able else theme.mix(theme.PROMPT, theme.GREYED, 0.5),
            edge=theme.CHOSEN if chosen else theme.FRAME_LINE, radius=4, line=3 if chosen else 1,
        )  # fmt: skip
        head = pygame.Rect(box.x + 2, box.y + 2, box.width - 4, px(HEAD))
        surface.fill(theme.COMMIT if able else theme.mix(theme.COMMIT, theme.GREYED, 0.4), head)
        name = theme.font("condensed", 15, 700)
        name.draw(
            surface,
            capital(names.unit(state, unit.id)),
            (head.x + px(6), head.y + px(16)),
            theme.COMMIT_TEXT,
            room=head.width - px(10),
        )
        card = state.card(unit)
        sign = sign_face(
            symbol_of(card), self.desk.title_desk.units.letter(unit.id), ours=True, leads=card.arm == "command",
            spent=not able, scale=theme.scale() * 1.1,
        )  # fmt: skip
        sign.draw(surface, box.x + px(8), head.bottom + px(6))
        x = box.x + px(12) + sign.size[0]
        for mark in states_of(state, unit, ours=True):
            piece = tab(mark, px(16))
            piece.draw(surface, x, head.bottom + px(7))
            x += piece.size[0] + px(2)
        said = next(iter(names.states(state, unit.id)), text("strip-ready" if able else "strip-waits"))
        if said == text("state-marker"):  # in short, as the tab beside the sign says it too
            said = text("strip-marker")
        theme.font("condensed", 14).draw(
            surface, said, (box.x + px(8), box.bottom - px(8)), theme.INK_2, room=box.width - px(58)
        )
        model = self.desk.title_desk.units.model(unit, Pose(0, 0, 0), turret=0, zoom=MODEL * 1.6 * theme.scale())
        clip = surface.get_clip()
        surface.set_clip(clip.clip(box))
        model.draw(surface, box.right - px(30) - model.size[0] // 2, box.bottom - px(24) - model.size[1] // 2)
        surface.set_clip(clip)

    # -- mouse --------------------------------------------------------------------------------------------------

    def _at(self, position: tuple[int, int]) -> tuple[Unit, pygame.Rect] | None:
        return next(((unit, box) for unit, box in self._cards if box.collidepoint(position)), None)

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Select the clicked unit and bring it into view, or scroll; return whether the click was used."""
        found = self._at(position)
        leaf = next((by for by, box in self._leaves if box.collidepoint(position)), 0)
        if leaf and button == 1:
            self._first += leaf
            self.desk.redraw("units")
            return True
        if found is None or button != 1:
            return False
        self.desk.selection.find(found[0].id)
        return True

    def wheel(self, steps: float) -> bool:
        """Scroll by one card; always return True."""
        self._first += 1 if steps < 0 else -1
        return True

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of the unit at a point; None if there is none."""
        found = self._at(position)
        return None if found is None else Tip(found[0].id, unit_note(self.desk, found[0].id), found[1])
