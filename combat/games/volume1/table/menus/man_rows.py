"""Menu rows of a man, for his counter and the roster."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.thing import PieceId
from combat.engine.words import capital, text
from combat.games.volume1.table.habits import DUCKING
from combat.games.volume1.table.menus.volume_host import VolumeHost
from combat.games.volume1.table.panels.help_topics import about_man
from combat.games.volume1.words import names


def heading(host: VolumeHost, piece: PieceId) -> Iterator[MenuRow]:
    """Yield a heading row with the man's name; nothing for a piece that is not a man of the state."""
    state = host.desk.state
    if piece.id in state.men:
        known = names.is_known(state, piece.id)
        yield MenuRow(names.full_name(state, piece.id) if known else capital(names.man(state, piece.id)))


def answer(host: VolumeHost, piece: PieceId) -> Iterator[MenuRow]:
    """Yield the row for the answer that a click on the man gives; nothing if a click gives none."""
    prompt = host.desk.prompt
    if prompt is not None and piece in prompt.lit():
        yield MenuRow(text("offer-choose", what=names.man(host.desk.state, piece.id)), lambda: prompt.click(piece))


def rows(host: VolumeHost, piece: PieceId) -> Iterator[MenuRow]:
    """Yield a man's menu rows; none for a piece that is not a man of the state.

    They are dossier, removal of his drawn move, sight, danger, advice, ducking back, and rules.
    """
    desk, keys = host.desk, host.desk.app.keys
    man = desk.state.men.get(piece.id)
    if man is None:
        return
    pinned = desk.title_desk.shown.pinned == man.id
    yield MenuRow(text("offer-pin"), lambda: desk.title_desk.shown.pin("" if pinned else man.id), chosen=pinned)
    yield from taking_back(host, man.id)
    if man.on_board:
        yield MenuRow(text("offer-sight-man"), lambda: desk.title_desk.overlay.show_man(man.id), keys.label("sight"))
    if man.side == "friendly" and man.on_board:
        danger = desk.title_desk.danger
        here = danger.shown and danger.man is not None and danger.man.id == man.id
        act = danger.toggle if here else partial(danger.show_man, man.id)
        yield MenuRow(text("offer-danger"), act, keys.label("danger"), chosen=here)
        yield MenuRow(text("offer-advice"), partial(_advise, host, man.id), keys.label("advice"))
    if man.side == "friendly":
        yield MenuRow(text("offer-duck-back"), rows=lambda: list(_ducking(host, man.id)))
    yield MenuRow(text("offer-rules-man"), lambda: desk.app.consult(topics=about_man(desk, man)), keys.label("help"))


def _advise(host: VolumeHost, man: str) -> None:
    """Request advice on a man's order."""
    host.desk.selection.select(man)
    host.desk.title_desk.ask_advice()


def taking_back(host: VolumeHost, man: str) -> Iterator[MenuRow]:
    """Yield a row that removes a man's drawn move, if he has one."""
    state, moves = host.desk.state, host.desk.title_desk.moves
    if moves.plans.legs_of(state, man):
        words = text("offer-take-back", man=names.man(state, man))
        yield MenuRow(words, lambda: moves.dropped.take_back((man,)), host.desk.app.keys.label("cancel"))


def _ducking(host: VolumeHost, man: str) -> Iterator[MenuRow]:
    """Yield rows for his standing instruction on ducking back (7.19)."""
    battle = host.desk.title_desk
    key, now = host.desk.app.keys.label("duck-of-himself"), battle.wishes.ducking(man)
    for ducking in DUCKING:
        yield MenuRow(
            text(f"offer-ducking-{ducking}"), partial(battle.ducking.set, man, ducking), key, chosen=ducking == now
        )
