"""The current event is drawn above everything written on the board."""

from __future__ import annotations

import pygame

from combat.engine.kernel.record import replace
from combat.engine.play.mirror import Showing
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.motion.card_motions import Turned
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.state import Order
from combat.games.volume1.standing.drawn_move import DrawnMove
from tests.games.volume1.prompts.eight_men import meadow
from tests.games.volume1.table.sitting import Sitting

COVER = (1, 2, 3)


class Sheet(Turned):
    """A card that covers the whole board."""

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Fill the surface with one colour."""
        surface.fill(COVER)


def test_drawn_moves_and_their_numbers_lie_under_a_card_that_is_turned() -> None:
    state = meadow(1)
    name = next(iter(state.men))
    state.men[name] = replace(state.men[name], order=Order("evade"))
    sitting = Sitting(state=state)
    desk, here = sitting.desk, state.men[name].place
    ahead = Hex("05.15")
    desk.title_desk.moves.plans.draw(DrawnMove(name, 1, "evade", (here, ahead), ahead, 4))
    desk.state.men[name] = state.men[name]
    sitting.show("05.15")
    assert desk.title_desk.moves.plans.under_way(desk.state)
    plate = pygame.Surface(sitting.app.size)
    plain = plate.copy()
    sitting.layers.draw_air(plain)
    event = ev.EnemyCardDrawn(1, "red")
    desk.mirror.showing = Showing(event, Sheet(desk, event, 1.0, wait=False), 0.5)
    sitting.layers.draw_air(plate)
    spot = desk.view.centre(ahead)
    assert plain.get_at(spot)[:3] != (0, 0, 0), "the number of the impulse"
    assert plate.get_at(spot)[:3] == COVER
