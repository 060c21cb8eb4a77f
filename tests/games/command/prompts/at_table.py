"""A player at a table of COMMAND! on the dummy driver, who uses posted events only."""

from __future__ import annotations

import os
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.game import Game
from combat.engine.kernel.rules import game_of
from combat.engine.play.anybody import Anybody
from combat.engine.play.port import Player
from combat.engine.play.session import Session, no_wish
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table_scene import TableScene
from combat.games.command.rules.book import Book
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import ALLIES, AXIS, other_side
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.command_table import TABLE
from combat.games.command.title import TITLE
from tests.engine.posting_hands import PostingHands


class AtTable(PostingHands):
    """Game at the table, with input by posted events."""

    def __init__(
        self,
        book: Book | None = None,
        seed: int = 3,
        size: tuple[int, int] = (1280, 720),
        *,
        seat: str = ALLIES,
        rival: Player[State] | None = None,
        game: Game[State] | None = None,
        scale: float | None = 1.0,
        wished: bool = True,
    ) -> None:
        """Open a table; with `wished` habits answer questions for the player."""
        self.app = App(WindowOptions(resolution=size, sound=False, scale=scale), STAGE)
        self.app.settings.pace = "instant"
        others = {other_side(seat): rival or Anybody(SplitMix(seed))}
        fresh = game is None
        if game is None:
            assert book is not None
            game = game_of(TITLE.rules, TITLE.rules.new_state(book))
        self.session: Session[State, Book] = Session(
            TITLE, game, SeededChance(seed), others=others, seat=seat, fresh=fresh
        )
        self.scene: TableScene[State, CommandDesk, Hex] = TableScene(self.app, self.session, TABLE)
        self.scene.desk.on_over = lambda: None
        if not wished:
            self.session.wish = no_wish
        self.time = 0.0
        self.scene.keyboard.guard.clock = lambda: self.time
        self.app.push(self.scene)
        self.rounds()

    @property
    def desk(self) -> CommandHub:
        """Return the desk of the table."""
        return self.scene.desk

    @property
    def asked(self) -> str:
        """Return the kind of the question shown to the player, "" if there is none."""
        prompt = self.desk.prompt
        return prompt.decision.kind if prompt is not None else ""

    def settle(self, most: int = 4000) -> None:
        """Run frames until there is a question or the game is over; raise AssertionError after `most`."""
        for _ in range(most):
            self.rounds()
            rests = not self.desk.mirror.busy and not self.session.others_go_on
            if rests or self.desk.mirror.waiting:
                return
        raise AssertionError("the table never comes to rest")

    def shot(self, path: Path) -> None:
        """Save a screenshot of the window."""
        self.rounds(2)
        pygame.image.save(self.app.surface, path)

    def close(self) -> None:
        """Close the session and the table."""
        self.session.close()


__all__ = ["ALLIES", "AXIS", "AtTable"]
