"""Table scenes of games in which each seat is a person at this window or a bot: new, resumed, branched or replayed."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from combat.engine.chance.challenge_chance import ChallengeChance
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.seeds import any_seed
from combat.engine.journal import branching, journal
from combat.engine.journal.branching import Cut
from combat.engine.journal.faults import as_save_errors
from combat.engine.journal.game_flags import GameFlags
from combat.engine.journal.journal_replay import JournalReplay, past_of
from combat.engine.journal.loading import Loaded
from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.game import Game
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import PERSON, PUBLIC, Seat
from combat.engine.play.session import OpenJournal, Session
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.scene.saved_tables import gone_on, replayed
from combat.engine.tabletop.scene.shared_table import SharedTable
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.title import Title

K = TypeVar("K")
P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

BOTH, NOBODY = "both", "none"
"""Choices of persons at all seats and at none, in place of a seat."""


class SeatedGames(Generic[S, K, B, P]):
    """Creates the table scenes of a title with two seats."""

    def __init__(self, title: Title[S, K], table: Table[S, B, P], usual: str, guide: str = "") -> None:
        """`usual` is the bot that plays the seats without a person; `guide` the import path of the first hints."""
        self.title, self.table, self.usual, self.guide = title, table, usual, guide

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return the seats of the game."""
        return self.title.rules.seats

    # -- who plays ----------------------------------------------------------------------------------------------

    def seated(self, choice: str) -> dict[Seat, str]:
        """Return the kind of player of each seat; `choice` gives the persons: a seat, "both" or "none"."""
        return {seat: PERSON if choice in (seat, BOTH) else self.usual for seat in self.seats}

    def choice_of(self, players: Mapping[Seat, str]) -> str:
        """Return the seat of the only person, or "both", or "none"."""
        persons = [seat for seat in self.seats if players.get(seat) == PERSON]
        return persons[0] if len(persons) == 1 else BOTH if persons else NOBODY

    def who_sits(self, players: Mapping[str, str]) -> dict[Seat, str]:
        """Return the kind of player of each seat from a journal's header; unknown kinds are replaced by the usual bot.

        If no kind is known, the first seat is a person.
        """
        known = {PERSON, *self.title.players}
        if not any(players.get(seat) in known for seat in self.seats):
            return self.seated(self.seats[0])
        return {seat: players[seat] if players.get(seat) in known else self.usual for seat in self.seats}

    def first_seat(self, game: Game[S], persons: list[Seat]) -> Seat:
        """Return the seat whose view the table shows first: that of the person who is asked, else of the first
        person, else PUBLIC.
        """
        asked = game.decision.seat if game.decision is not None else ""
        return asked if asked in persons else persons[0] if persons else PUBLIC

    # -- tables -------------------------------------------------------------------------------------------------

    def table_of(
        self, app: Stage, game: Game[S], chance: Answerer[S], players: Mapping[Seat, str], *, record: OpenJournal,
        marks: GameFlags, fresh: bool, past: JournalReplay[S, K] | None = None, seed: int | None = None,
    ) -> TableScene[S, B, P]:  # fmt: skip
        """Return the table of a game for the persons at the window; several persons share it.

        `players` gives the kind of player of each seat. `record` opens the journal, `marks` are the game's flags,
        `fresh` is true for a new game, and `past` replays the game so far. `seed` is that of the dice, if known; in a
        challenge it also seeds the bots.
        """
        persons = [seat for seat in self.seats if players[seat] == PERSON]
        bots = marks.opponents_seed(seed) if marks.challenge else 0
        others = {seat: self.title.players[name](bots) for seat, name in players.items() if name != PERSON}
        seat = self.first_seat(game, persons)
        session = Session(
            self.title, game, chance, record=record, fresh=fresh, past=past, others=others, seat=seat, marks=marks
        )
        if len(persons) < 2:
            scene: TableScene[S, B, P] = TableScene(app, session, self.table)
            scene.guided_by = self.guide if persons else ""
            return scene
        for other in persons:
            if other != seat:
                session.add_player(other)
        shared: SharedTable[S, B, P] = SharedTable(app, session, self.table)
        shared.begins_covered, shared.guided_by = True, self.guide
        return shared

    def begun(
        self, app: Stage, book: K, seed: int | None = None, path: Path | None = None, *, study: bool = False,
        seat: str | None = None, challenge: str = "",
    ) -> TableScene[S, B, P]:  # fmt: skip
        """Return the table of a new game; its journal is at `path`, or at a free path in the saves folder.

        `seat` is that of the only person, "both" or "none"; by default the first seat. `challenge` is the code of a
        challenge, whose dice depend only on `seed`. With `study` the game is played in study mode.
        """
        seed = any_seed() if seed is None else seed
        marks, players = (
            GameFlags(study=0) if study else GameFlags(challenge=challenge),
            self.seated(seat or self.seats[0]),
        )
        game = game_of(self.title.rules, self.title.rules.new_state(book))
        record = journal.begin(self.title, game, app.warn, path, seed, marks, players)
        chance: Answerer[S] = ChallengeChance(seed) if challenge else SeededChance(seed)
        scene = self.table_of(app, game, chance, players, record=record, marks=marks, fresh=True, seed=seed)
        scene.seed = seed
        return scene

    def taken_up(self, app: Stage, loaded: Loaded[S, K]) -> TableScene[S, B, P]:
        """Return the table of a loaded game; raise SaveError if the game cannot be continued."""
        with as_save_errors(loaded.saved.path):
            record, players = gone_on(app, loaded), self.who_sits(loaded.header.seats)
            past = past_of(loaded.saved, len(loaded.game.entries))
            scene = self.table_of(
                app, loaded.game, loaded.chance(), players, record=record, marks=loaded.header.marks, fresh=False,
                past=past, seed=loaded.header.seed_number,
            )  # fmt: skip
            scene.seed = loaded.header.seed_number
            return scene

    def branched(self, app: Stage, found: Cut[S, K], *, study: bool) -> TableScene[S, B, P]:
        """Return the table of a new game branched off from another one; with `study` it is in study mode."""
        record, players = branching.begin(found, app.warn, study=study), self.who_sits(found.saved.header.seats)
        scene = self.table_of(
            app, found.game, SeededChance(any_seed()), players, record=record, marks=found.marks(study=study),
            fresh=False, past=found.past(),
        )  # fmt: skip
        scene.session.asks_first, scene.desk.controls.held_back = True, True
        return scene

    def watched(self, app: Stage, path: Path) -> Screen:
        """Return the replay of a saved game, or a message if the game cannot be replayed.

        A game with one person is shown from that person's seat; any other shows only public information.
        """
        return replayed(app, path, {self.title.id: self.title}, self.table, self._seen_from)

    def _seen_from(self, players: Mapping[str, str]) -> Seat:
        seat = self.choice_of(self.who_sits(players))
        return seat if seat in self.seats else PUBLIC
