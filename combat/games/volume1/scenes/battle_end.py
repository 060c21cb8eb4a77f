"""How a battle ends at the table: given up before its time, and what may be gone on with when it is over (22.0)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from combat.engine.kernel.record import Record
from combat.engine.words import text

if TYPE_CHECKING:
    from combat.engine.tabletop.table_scene import TableScene


class Offer(Record, gc=True):
    """Something that can be gone on with: its message id, its key, and what does it."""

    message: str
    key: str
    act: Callable[[], None]


def cannot_concede(table: TableScene) -> str:
    """Why its battle cannot be given up now; "" where it can."""
    return "" if table.session.can_concede else text("cannot-concede-over")


def ask_concede(table: TableScene) -> None:
    """Give its battle up, if the player means it."""
    worst = table.session.book.scenario.verdicts[-1].title
    lines = [text("ask-concede-text", verdict=worst)]
    lines += [text("ask-concede-campaign")] if table.leads_to == "campaign" else []
    words = " ".join([*lines, text("ask-concede-undo", key=table.app.keys.label("undo"))])
    title, yes, fight_on = text("ask-concede-title"), text("button-concede"), text("button-fight-on")
    table.desk.confirm(title, words, yes, table.desk.concede, no=fight_on, grave=True)


def offers(table: TableScene) -> Sequence[Offer]:
    """To watch it; where it stood alone, to fight it again, and the scenario that follows it in the book."""
    from combat.games.volume1.scenes import launch

    app, book, record_ = table.app, table.session.begun_with, table.session.record
    watch = [Offer("button-watch", "W", lambda: launch.watch_battle(app, record_.path))] if record_ else []
    if table.leads_to == "campaign":
        return watch
    following = launch.battle_after(book)
    onward = [Offer("button-next-battle", "N", instead(table, lambda: launch.open_sheet(app, following)))]
    again = Offer("button-play-again", "A", instead(table, lambda: launch.begin_battle(app, book)))
    return [*(onward if following else []), again, *watch]


def instead(table: TableScene, then: Callable[[], None]) -> Callable[[], None]:
    """Puts the end's sheet away and goes on in the place of the table."""

    def go_on() -> None:
        table.app.pop()
        then()

    return go_on
