"""Tooltips of dragged things: odds for an order marker, effect of a card."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.tabletop.thing import CardId
from combat.engine.words import text
from combat.games.volume1.rules.state import Man
from combat.games.volume1.table.overlays.order_ghost import OrderGhost
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import card_words, names, order_odds

REFUSED = 40
"""Space in pixels at scale 1 above and below a counter for the reason of a refusal."""


def tip(desk: VolumeDesk, ghost: OrderGhost) -> Tip | None:
    """Return the tooltip of the dragged thing, or None if a drop has no effect or no odds."""
    held = desk.input.held
    if held is None or not held.moved:
        return None
    if isinstance(held.thing, CardId):
        return _card(desk, int(held.thing.card), held.at)
    carried, under = ghost.carried(), desk.state.men.get(desk.input.pointer.piece)
    if carried and under is not None and under.side == "enemy" and under.on_board:
        return _against(desk, ghost, carried, under)
    return ghost.tip()


def _against(desk: VolumeDesk, ghost: OrderGhost, carried: str, foe: Man) -> Tip | None:
    """Return what the selected man would do to an enemy under the dragged order."""
    place, man = desk.title_desk.people.place_of(foe.id), desk.title_desk.chosen
    if place is None:
        return None
    box = place.rect.inflate(0, 2 * theme.px(REFUSED))
    if man is None or man.side == "enemy" or not man.on_board:
        return Tip(("held", "", foe.id), (text("choose-man-first"),), box)
    order = ghost.fitting(man.id, carried)
    who = text("held-against", man=names.man(desk.state, man.id), order=names.order(order))
    lines = (who, *order_odds.at_enemy(desk.state, man, order, foe))
    return Tip(("held", man.id, order, foe.id), lines, box)


def _card(desk: VolumeDesk, card: int, at: tuple[int, int]) -> Tip | None:
    """Return what a dragged card would change."""
    prompt = desk.prompt
    if prompt is None:
        return None
    box = pygame.Rect((0, 0), desk.title_desk.board_input.face(CardId(card)).size)
    box.center = at
    return Tip(
        ("held-card", card, desk.input.pointer.place), card_words.of_card(desk.state, prompt.decision, card), box
    )
