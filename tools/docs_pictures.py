"""Draw the manual's images from a battle played by bots.

python -m tools.docs_pictures [FOLDER]
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.game import Game
from combat.engine.play.runner import run
from combat.engine.runs.stills import SEED
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop import screenshot
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.scenes.volume1_stage import STAGE
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import TITLE

SCENARIO, SIZE = "first-light", (1280, 720)
FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
Moment = Callable[[Game[State]], bool]


def asked(kind: str, turn: int) -> Moment:
    """Return a predicate that is true if a question of a kind is pending in the given turn or later."""

    def there(game: Game[State]) -> bool:
        decision = game.decision
        return game.state.clock.turn >= turn and decision is not None and decision.kind == kind

    return there


MOMENTS: dict[str, Moment] = {
    "cards": asked("play-card", 2),
    "orders": asked("give-orders", 3),
    "sight": asked("give-orders", 4),
    "fire": asked("choose-rate", 3),
}
"""Moment of each picture, by name."""
LOOKS = ("sight",)
"""Pictures that show a man's field of view."""


def main(folder: Path = FOLDER) -> None:
    """Draw all images of the documentation into a folder and print their paths."""
    TITLE.use({TITLE.id: TITLE})
    folder.mkdir(parents=True, exist_ok=True)
    for name, moment in MOMENTS.items():
        game = sequence.new_game(load_book(SCENARIO))
        run(game, SeededChance(SEED), CautiousPlayer(), until=moment)
        screenshot.take(
            TITLE, STAGE, TABLE, sequence.new_game(game.state.book), game.entries, len(game.entries), SIZE,
            folder / f"{name}.png", _eye(game.state) if name in LOOKS else None,
        )  # fmt: skip
        print(folder / f"{name}.png")


def _eye(state: State) -> Hex:
    """Return the hex of the foremost man of the squad."""
    return max(man.place for man in state.on_board("friendly"))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
