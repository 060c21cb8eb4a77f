"""Play the golden games again, after an intended change of the rules: ``python -m tools.volume1.golden_games``.

Their journals contain the book they were played with, so only a change of the rules changes them, never new charts or
cards.
"""

from __future__ import annotations

from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import journal
from combat.engine.kernel.answerer import Answerer
from combat.engine.play.runner import run
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.rules.state import State
from combat.games.volume1.title import TITLE

FOLDER = Path(__file__).resolve().parents[2] / "tests" / "games" / "volume1" / "golden"
GAMES: dict[str, tuple[str, int, tuple[str, ...], Answerer[State]]] = {
    "first-light-cautious": ("first-light", 4, (), CautiousPlayer()),
    "first-light-random": ("first-light", 2, ("enemy-holds-fire", "steady-in-cover"), RandomPlayer(2)),
    "night-patrol-cautious": ("night-patrol", 1, (), CautiousPlayer()),
    "night-patrol-random": ("night-patrol", 3, ("enemy-holds-fire", "steady-in-cover"), RandomPlayer(3)),
}
"""Name -> scenario, seed, optional rules, player."""


def play(name: str) -> Path:
    """Play one golden game and write its journal, replacing an older one; return its path."""
    scenario, seed, options, player = GAMES[name]
    path = FOLDER / f"{name}.combat"
    path.unlink(missing_ok=True)
    game = new_game(load_book(scenario, options))
    record = journal.begin(TITLE, game, print, path)
    run(game, SeededChance(seed), player)
    record.close()
    return path


def main() -> None:
    """Play all golden games and print the size of each journal."""
    for name in GAMES:
        path = play(name)
        print(f"{path.name}: {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
