"""Paint the window's icon as a counter of the game: ``python -m tools.volume1.paint_icon``."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from combat.engine.files import folders
from combat.engine.stage.drawing import theme
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import Man
from combat.games.volume1.table.pieces import counters
from combat.games.volume1.table.pieces.faces_from_state import man_face
from combat.games.volume1.title import TITLE

SIZE, MARGIN = 256, 10
WHO = "sgt-taylor"
FILES = {SIZE: "assets/engine/desk/icon.png", 64: "assets/engine/desk/icon-64.png"}
"""Files for menus and for the window, by their side in pixels."""


def main() -> None:
    """Draw the icon and write it in each size."""
    TITLE.use({TITLE.id: TITLE})
    pygame.display.init()
    pygame.display.set_mode((SIZE, SIZE))
    theme.set_scale(1.0)
    state = sequence.new_state(load_book("first-light"))
    figure = state.book.figures[WHO]
    man = Man(figure.id, figure.side, figure.team, seen=True)
    state.men[man.id] = man
    plate = pygame.Surface((SIZE, SIZE), pygame.SRCALPHA)
    counters.man(man_face(state, man, tab=False, shown=True), SIZE - 2 * MARGIN).draw(plate, MARGIN, MARGIN)
    for size, file in FILES.items():
        pygame.image.save(pygame.transform.smoothscale(plate, (size, size)), folders.share() / file)


if __name__ == "__main__":
    main()
