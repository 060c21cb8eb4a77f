"""Hand of fate cards at the bottom of the window; playable parts are highlighted (1.3, 8.1, 14.0)."""

from __future__ import annotations

import pygame

from combat.engine.kernel.deck import UNKNOWN, Card
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.piece import Piece
from combat.engine.stage.pane import Draw
from combat.engine.tabletop.overlay.free_places import aside, corners
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.tabletop.prompt_base import PromptBase
from combat.engine.tabletop.thing import CardId
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.rules.answers import CardUse
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.command_part import CommandPart
from combat.games.command.table.panels.barred_card import barred, barred_parts
from combat.games.command.table.panels.card_uses import CardUses
from combat.games.command.table.pieces import card_pictures
from combat.games.command.table.pieces.faces import CardFace, Part
from combat.games.command.table.pieces.faces_from_state import card_face
from combat.games.command.table.pieces.fate_form import part_at
from combat.games.command.table.pieces.fate_slip import part_of_slip
from combat.games.command.words import command_names as names

WIDTH, GAP, EDGE, BACK = 184, 10, 8, 84
"""Greatest width of a card, gap between cards, margin above, and width of a card back, in pixels at scale 1."""
LOW = 180
"""Least height above the prompt for showing a raised card."""
READ, LEAST = 132, 72
"""Least width of a full card, and least width of a slip."""


def hand_width(height: int, count: int) -> int:
    """Return the width in pixels of `count` cards side by side, as large as a strip of this height allows."""
    px = theme.px
    return count * (min(px(WIDTH), card_pictures.width_of(height - 2 * px(EDGE))) + px(GAP)) + 2 * px(GAP)


class Hand(CommandPart):
    """Hand of the player's seat; spectators see the backs of both hands."""

    def __init__(self, desk: CommandHub) -> None:
        super().__init__(desk)
        self.uses = CardUses(desk)
        self.hot: Card = UNKNOWN
        self.slips = False
        """Whether cards are too narrow and are shown as slips with order and action only."""
        self.part: Part | None = None
        """Part of the card under the pointer."""
        self._pointed: tuple[Card, PromptBase[Hex] | None] = UNKNOWN, None
        """Card under the pointer at its last move, and the prompt then; a lowered card stays lowered until one
        changes."""

    # -- layout -----------------------------------------------------------------------------------------------------

    def cards(self) -> tuple[Card, ...]:
        """Return the cards of the hand shown, from left to right; UNKNOWN for hidden ones."""
        return self.desk.state.hands.get(self.desk.title_desk.seat, ())

    def boxes(self) -> list[tuple[Card, pygame.Rect]]:
        """Return each card of the hand with its rectangle, from left to right; empty for a hidden hand."""
        cards, px = self.cards(), theme.px
        if not self.rect.width or not cards or UNKNOWN in cards:
            return []
        room = self.rect.width - 2 * px(GAP)
        width = min(px(WIDTH), room // len(cards) - px(GAP))
        self.slips = width < px(READ)
        if self.slips:
            width = max(room // len(cards) - px(GAP // 2), px(LEAST))
        else:
            width = min(width, card_pictures.width_of(self.rect.height - 2 * px(EDGE)))
        step = min(width + px(GAP // 2 if self.slips else GAP), (room - width) // max(1, len(cards) - 1))
        left = self.rect.centerx - (width + step * (len(cards) - 1)) // 2
        size = (width, self.rect.height - 2 * px(EDGE)) if self.slips else card_pictures.card_size(width)
        top = self.rect.y + max(px(EDGE), (self.rect.height - size[1]) // 2)
        return [(card, pygame.Rect(left + place * step, top, *size)) for place, card in enumerate(cards)]

    def place_of(self, kind: str, name: str) -> pygame.Rect | None:
        """Return the area of the "card" with the number `name`, for lessons; None for other kinds, or if it is not
        in the hand.
        """
        if kind != "card":
            return None
        return next((box.clip(self.rect) for card, box in self.boxes() if str(card) == name), None)

    def at(self, position: tuple[int, int]) -> Card:
        """Return the card at a screen position, the foremost first; UNKNOWN for none."""
        if not self.rect.collidepoint(position):
            return UNKNOWN
        return next((card for card, box in reversed(self.boxes()) if box.collidepoint(position)), UNKNOWN)

    # -- drawing ----------------------------------------------------------------------------------------------------

    def face(self, card: Card, *, tell: bool = False) -> CardFace:
        """Return the values of a card as shown in the hand; `tell` adds explanations of its parts."""
        prompt, thing = self.desk.prompt, CardId(card)
        taken = prompt is not None and prompt.lit().get(thing) == "chosen"
        return card_face(self.desk.state, card, playable=self.uses.playable(card), selected=taken, tell=tell)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        theme.lay_paper(surface, self.rect, "frame")
        if not self.rect.width:
            return
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        if self.desk.title_desk.seat not in SIDES or UNKNOWN in self.cards():
            self._draw_backs(surface)
        elif not self.cards():
            said = theme.font("sans", 14)
            said.draw_in(surface, text("hand-empty"), self.rect, theme.FRAME_TEXT_2, align="center")
        carried = self.desk.input.held
        for card, box in self.boxes():
            if carried is None or not carried.away(CardId(card)):
                face = self.face(card)
                whole = card_pictures.slip(face, *box.size) if self.slips else card_pictures.card(face, box.width)
                whole.draw(surface, *box.topleft)
        surface.set_clip(clip)

    def _draw_backs(self, surface: pygame.Surface) -> None:
        """Draw the backs of both hands for a spectator."""
        px, half = theme.px, self.rect.width // 2
        for place, side in enumerate(SIDES):
            count = len(self.desk.state.hands.get(side, ()))
            width = min(px(BACK), card_pictures.width_of(self.rect.height - px(2 * EDGE)))
            step = min(width + px(GAP), (half - 2 * px(GAP) - width) // max(1, count - 1))
            left = self.rect.x + place * half + (half - width - step * max(0, count - 1)) // 2
            piece = card_pictures.card(card_face(self.desk.state, UNKNOWN, side=side), width)
            top = self.rect.y + (self.rect.height - piece.size[1]) // 2
            for number in range(count):
                piece.draw(surface, left + number * step, top)

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return the rectangle of the raised card above the board and its draw function; None if no card is raised."""
        raised = self.desk.title_desk.raised
        box = next((box for card, box in self.boxes() if card == raised), None)
        if box is None:
            return None
        piece, whole = self._whole(raised, box)
        margin = theme.px(24)
        return whole.inflate(margin, margin), lambda surface: piece.draw(surface, whole.x, whole.y)

    def _whole(self, card: Card, box: pygame.Rect) -> tuple[Piece, pygame.Rect]:
        """Return the raised card and its rectangle: above its place, avoiding the question's hexes and buttons."""
        area = self._free()
        piece = card_pictures.told(self.face(card, tell=True), area.size)
        places = [pygame.Rect((0, 0), piece.size) for _ in range(3)]
        for place, across in zip(places, (box.centerx, area.left, area.right), strict=True):
            place.midbottom = (across, area.bottom)
        return piece, aside([*places, *corners(area, piece.size)], area, self._in_question())

    def _free(self) -> pygame.Rect:
        """Return the window area above prompt and hand; the whole window if that area is too low."""
        window = pygame.Rect((0, 0), self.desk.app.size).inflate(-theme.px(12), -theme.px(12))
        above = window.copy()
        above.height = min(self.rect.y, self.desk.view.rect.bottom) - theme.px(4) - above.y
        return above if above.height >= theme.px(LOW) else window

    def _in_question(self) -> list[pygame.Rect]:
        """Return the window rectangles of the hexes that the question is about."""
        desk, side = self.desk, round(self.desk.view.place_width)
        prompt = desk.prompt
        hexes = [*prompt.looked_at(), *prompt.looked_at_besides()] if isinstance(prompt, CommandAsked) else []
        boxes = [pygame.Rect(0, 0, side, side) for _ in hexes]
        for box, hex_ in zip(boxes, hexes, strict=True):
            box.center = desk.view.centre(hex_)
        return boxes

    # -- mouse ------------------------------------------------------------------------------------------------------

    def move(self, position: tuple[int, int]) -> bool:
        """Handle the pointer's position, inside the pane or not; return whether a redraw is needed."""
        hot = self.at(position)
        part = self._part_at(hot, position)
        changed = (hot, part) != (self.hot, self.part)
        self.hot, self.part = hot, part
        if not hot or self._pointed != (hot, self.desk.prompt):
            self.desk.title_desk.raise_card(hot)
        self._pointed = hot, self.desk.prompt
        return changed

    def _part_at(self, card: Card, position: tuple[int, int]) -> Part | None:
        box = next((box for one, box in self.boxes() if one == card), None)
        if box is None:
            return None
        share = (position[1] - box.y) / box.height
        return part_of_slip(share) if self.slips else part_at(share)

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Handle a press of a mouse button: play the card part under it or show why not; return whether it was used."""
        card = self.at(position)
        prompt = self.desk.prompt
        if card == UNKNOWN or button != 1:
            return False
        meant = self._meant(card, position)
        if meant is not None:
            self.desk.controls.answer(meant)
        elif self.uses.asked() or prompt is None or not prompt.click(CardId(card)):
            self.desk.notice.show(barred(self.desk, card, self._part_at(card, position)))
        return True

    def _meant(self, card: Card, position: tuple[int, int]) -> CardUse | None:
        """Return the use that a click plays: of the part under the pointer, or the only possible one."""
        uses = self.uses.of(card)
        part = self._part_at(card, position)
        if part is not None and part in uses:
            return uses[part]
        return next(iter(uses.values())) if len(uses) == 1 else None

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of the card at a point: its uses now, or why it cannot be played; None for no card."""
        card = self.at(position)
        box = next((box for one, box in self.boxes() if one == card), None)
        if box is None:
            return None
        lines: list[Spoken] = [text("card-tip", number=self.face(card).number)]
        printed = self.desk.state.card(card)
        for part, use in self.uses.of(card).items():
            lines.append(text("card-tip-play", part=text(f"card-{part}"), use=names.use(use.use)))
        if self.uses.playable(card) == ():
            lines += barred_parts(self.desk, card, self._part_at(card, position))
        lines.append(text("card-tip-event", event=text(f"event-{printed.event}")))
        return Tip(("card", card, tuple(lines)), tuple(lines), self._whole(card, box)[1].union(box))
