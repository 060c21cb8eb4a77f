"""Creation of table scenes for new games; does not import the save code."""

from __future__ import annotations

from pathlib import Path

from combat.engine.chance.challenge_chance import ChallengeChance
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.seeds import any_seed
from combat.engine.journal import journal
from combat.engine.journal.game_flags import GameFlags
from combat.engine.kernel.rules import game_of
from combat.engine.stage.stage import Stage
from combat.games.command.rules.book import Book
from combat.games.command.scenes.seating import table_of_game
from combat.games.command.scenes.seats_taken import seated
from combat.games.command.table.command_scene import CommandScene
from combat.games.command.title import TITLE


def begun(
    app: Stage,
    book: Book,
    seed: int | None = None,
    path: Path | None = None,
    *,
    study: bool = False,
    seat: str | None = None,
    challenge: str = "",
) -> CommandScene:
    """Return the table of a new game; its journal is at `path`, by default a free path in the saves folder.

    `seat` is the person's side, "both" or "none"; by default the side with the first turn. A game for a challenge,
    given by its code, uses the challenge's seed. With `study` it is played in study mode.
    """
    seed = any_seed() if seed is None else seed
    marks, seats = GameFlags(study=0) if study else GameFlags(challenge=challenge), seated(seat or book.first)
    game = game_of(TITLE.rules, TITLE.rules.new_state(book))
    record = journal.begin(TITLE, game, app.warn, path, seed, marks, seats)
    chance = ChallengeChance(seed) if challenge else SeededChance(seed)
    scene = table_of_game(app, game, chance, seats, record=record, marks=marks, seed=seed, fresh=True)
    scene.seed = seed
    return scene
