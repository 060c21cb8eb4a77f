"""Scenes of saved games of any title: resumed and replayed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from combat.engine.content import layers
from combat.engine.journal import loading
from combat.engine.journal.faults import as_save_errors
from combat.engine.journal.journal import Journal
from combat.engine.journal.known_titles import titles
from combat.engine.journal.loading import Loaded
from combat.engine.journal.saved import read
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.seats import Seat
from combat.engine.play.playable import Playable
from combat.engine.play.replays.replay_session import ReplaySession
from combat.engine.stage.paper.dialog import or_fault
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.replay_scene import ReplayScene
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])
K = TypeVar("K")


def saved(app: Stage, path: Path) -> Screen:
    """Return the table of a saved game, or a message if the game cannot be loaded."""
    return or_fault(app, lambda: app.make("loaded-battle", loaded=loading.load(path, titles())))


def gone_on(app: Stage, loaded: Loaded[S, K]) -> Journal[S, K]:
    """Return the journal with which a loaded game continues; show warnings about repairs and missing packs."""
    for note in loaded.notes:
        app.warn(str(note))
    in_use = {layer.title for layer in layers.packs()}
    for pack in loaded.header.packs:
        if pack not in in_use:
            app.warn(text("packs-absent", pack=pack))
    return loading.carry_on(loaded, app.warn)


def replayed(
    app: Stage,
    path: Path,
    own: Mapping[str, Playable[S, Any]],
    table: Table[S, B, P],
    seat_of: Callable[[Mapping[str, str]], Seat] | None = None,
) -> Screen:
    """Return the replay of a saved game of one of the titles `own`, or a message if the game cannot be replayed.

    `seat_of` returns the seat whose view is shown, given the players by seat; by default the session chooses it.
    """

    def told() -> Screen:
        with as_save_errors(path):
            seat = None if seat_of is None else seat_of(read(path, own).header.seats)
            return ReplayScene(app, ReplaySession(path, own, seat), table)

    return or_fault(app, told)
