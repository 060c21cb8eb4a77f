"""Records: the player's finished games by scenario, with date, side, result and score."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.pages.paper_page import PaperPage
from combat.engine.stage.stage import Stage
from combat.engine.words import capital, text, translated
from combat.engine.words.ago import moment
from combat.games.command.records.game_records import RECORDS, Ended, by_scenario
from combat.games.command.rules.two_sides import SIDES, other_side
from combat.games.command.words import command_names as names


class RecordsScene(PaperPage):
    """Page with the records."""

    heading = "records-title"

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        self._entries = RECORDS.all()

    def fill(self, column: Column) -> None:
        """Draw the page into a column; a column without surface only measures it."""
        if not self._entries:
            column.typed(text("records-none"))
            return
        self._fill_sums(column)
        for title, games in by_scenario(self._entries):
            column.gap(10)
            column.section(translated(title), _won(games))
            for game in games:
                column.item(_played(game), moment(datetime.fromisoformat(game.when)))
                column.note(_came_to(game))

    def _fill_sums(self, column: Column) -> None:
        """Draw the number of games, and the results of each side played by the player."""
        column.section(text("records-all"), text("records-count", count=len(self._entries)))
        for side in SIDES:
            games = [entry for entry in self._entries if entry.seat == side]
            if games:
                column.item(text("records-as-side", side=side), _won(games))


def _won(games: Sequence[Ended]) -> str:
    """Return how many games the player won of those in which he had a side; "" for none."""
    own = [game for game in games if game.seat]
    return text("records-won", won=sum(game.result == "won" for game in own), count=len(own)) if own else ""


def _played(game: Ended) -> str:
    """Return the player's side and the result."""
    seat = names.side(game.seat) if game.seat else text("seats-both")
    return text("records-played", seat=seat, result=game.result, winner=names.side(game.winner))


def _came_to(game: Ended) -> str:
    """Return how the game ended, the score, and the date."""
    how = text("log-ended-result", how=game.how, loser=other_side(game.winner))
    return text("records-result", how=capital(how), score=names.score_of(game.vp), turns=game.turns)
