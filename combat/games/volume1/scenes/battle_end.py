"""How a battle ends at the table: given up before its time, and what may be gone on with when it is over (22.0)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from combat.engine.challenges.challenge_game import CHALLENGES
from combat.engine.kernel.record import Record
from combat.engine.stage.paper.dialog import Confirm, Dialog
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text, translated
from combat.engine.words.line import shown
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import Book
from combat.games.volume1.table.volume_scene import VolumeScene
from combat.games.volume1.title import TITLE


class Offer(Record, gc=True):
    """Something that can be gone on with: its message id, its key, and what does it."""

    message: str
    key: str
    act: Callable[[], None]


def cannot_concede(table: VolumeScene) -> str:
    """Why its battle cannot be given up now; "" where it can."""
    return "" if table.session.can_concede else text("cannot-concede-over")


def ask_concede(table: VolumeScene) -> None:
    """Give its battle up, if the player means it."""
    worst = translated(table.session.book.scenario.verdicts[-1].title)
    lines = [text("ask-concede-text", verdict=worst)]
    lines += [text("ask-concede-campaign")] if table.leads_to == "campaign" else []
    words = " ".join([*lines, text("ask-concede-undo", key=table.app.keys.named("undo"))])
    title, yes, fight_on = text("ask-concede-title"), text("button-concede"), text("button-fight-on")
    table.app.push(Confirm(table.app, title, (words,), yes, table.desk.concede, fight_on, grave=True))


def cannot_load(table: VolumeScene) -> str:
    """Why another battle cannot be loaded in the place of a table's; "" where it can."""
    return "" if table.leads_to == "menu" else text("cannot-load")


def ask_load(table: VolumeScene) -> None:
    """Leave the table's battle for the list of the saved ones, if the player means it."""
    app = table.app

    def leave() -> None:
        app.replace(app.make("saves"))

    if app.settings.confirm_leave:
        app.push(Confirm(app, text("ask-leave-title"), (table.becomes(table.leave_note),), text("menu-load"), leave))
    else:
        leave()


def cannot_study(table: VolumeScene) -> str:
    """Why a table's battle cannot be gone on with as a study; "" where it can."""
    session = table.session
    if session.source is None:
        return text("no-record")
    if session.marks.study is not None:
        return text("studied-already")
    return text("cannot-concede-over") if session.game.over else ""


def cannot_restart(table: VolumeScene) -> str:
    """Why its battle cannot be begun again from here; "" where it can."""
    return "" if table.leads_to == "menu" else text("cannot-restart")


def ask_restart(table: VolumeScene) -> None:
    """Begin its battle again from the set-up, if the player means it: with new dice, or with the same ones."""
    app = table.app

    def begin(seed: int | None) -> None:
        app.pop()
        app.replace(app.make("battle", book=table.session.begun_with, seed=seed, study=table.session.game.study))

    anew = Button(text("restart-new"), lambda: begin(None), "Enter", "commit")
    same = Button(text("restart-same"), lambda: begin(table.seed), "S")
    unknown = "restart-seed-unknown" if table.session.marks.branch is None else "restart-seed-branch"
    same.reason = "" if table.seed is not None else text(unknown)
    keep = Button(text("button-cancel"), app.pop, "Esc")
    lines = [text("ask-restart-text"), *([shown(same.reason)] if same.reason else [])]
    app.push(Dialog(app, text("ask-restart-title"), lines, [anew, same, keep]))


def offers(table: VolumeScene) -> Sequence[Offer]:
    """To watch it and to read its report; where it stood alone, to fight it again, and the book's next scenario."""
    book, record_ = table.session.begun_with, table.session.record
    kept = () if record_ is None else (("button-watch", "W", "watched-battle"), ("report-button", "R", "report"))
    looked_back = [Offer(message, key, _opened(table, scene)) for message, key, scene in kept]
    if table.session.marks.challenge and table.session.marks.counts:
        looked_back.append(Offer("button-result", "C", lambda: _give_result(table)))
    if table.leads_to == "campaign":
        return looked_back
    following = battle_after(book)
    onward = Offer("button-next-battle", "N", _other(table, "scenario", shown=following))
    again = Offer("button-play-again", "A", _other(table, "battle", book=book))
    return [*([onward] if following else []), again, *looked_back]


def _give_result(table: VolumeScene) -> None:
    """Lays a slip with the code of what a challenge came to over the end's sheet."""
    game, code, ours = table.session.game, table.session.marks.challenge, TITLE.part("challenges", CHALLENGES)
    table.app.open("challenge-result", game=ours, code=code, state=game.state, entries=game.entries)


def _opened(table: VolumeScene, scene: str) -> Callable[[], None]:
    """Lays a scene about the battle's save over the end's sheet."""
    record = table.session.record
    assert record is not None
    return lambda: table.app.open(scene, path=record.path)


def _other(table: VolumeScene, name: str, **what: object) -> Callable[[], None]:
    """Puts the scene of a name in the place of the table."""
    return instead(table, lambda: table.app.replace(table.app.make(name, **what)))


def battle_after(book: Book) -> str:
    """The id of the scenario after a battle's own in the book; "" for the last, and for one that is in none."""
    ids = Library().scenario_ids()
    place = ids.index(book.scenario.id) + 1 if book.scenario.id in ids else len(ids)
    return ids[place] if place < len(ids) else ""


def instead(table: VolumeScene, then: Callable[[], None]) -> Callable[[], None]:
    """Puts the end's sheet away and goes on in the place of the table."""

    def go_on() -> None:
        table.app.pop()
        then()

    return go_on
