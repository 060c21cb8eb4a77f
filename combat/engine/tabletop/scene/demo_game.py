"""New game for the demo: a random or given scenario with bots at all seats."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, Protocol, TypeVar

from combat.engine.chance.picks import Picks
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.seeds import any_seed
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.play.port import Player
from combat.engine.play.session import Session
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.scene.demo_scene import DemoScene
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.title import Title

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])
Bk = TypeVar("Bk")
Bk_co = TypeVar("Bk_co", covariant=True)


class Scenarios(Protocol[Bk_co]):
    """The library of scenarios, as needed to choose one."""

    def scenario_ids(self) -> list[str]:
        """Return the ids of all scenarios."""

    def load_book(self, scenario: str) -> Bk_co:
        """Return the book of a scenario."""


class Shown(Record):
    """Options of the demo; scenario and seed are random by default."""

    scenario: str = ""
    seed: int | None = None
    seat: Seat = PUBLIC
    """The seat whose view is shown."""
    by_itself: bool = False
    """True if it was started automatically, so that it is silent."""


class WatchedSession(Session[S, Bk]):
    """Session that shows a seat's view but never asks the player."""

    @property
    def decision(self) -> None:
        """Return None, as the player is never asked."""
        return None


def demo_of(
    app: Stage,
    title: Title[S, Bk],
    table: Table[S, B, P],
    scenarios: Scenarios[Bk],
    players: Mapping[Seat, Player[S]],
    shown: Shown,
) -> DemoScene[S, B, P]:
    """Return a demo scene of a new game, which is not saved; raise ContentError for an invalid scenario."""
    seed = any_seed() if shown.seed is None else shown.seed
    book = scenarios.load_book(shown.scenario or Picks(seed).one(scenarios.scenario_ids()))
    session = WatchedSession.begin(title, book, SeededChance(seed), others=players, seat=shown.seat)
    return DemoScene(app, session, table, by_itself=shown.by_itself)
