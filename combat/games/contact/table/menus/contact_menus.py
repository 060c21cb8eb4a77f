"""Rows of the context menu by kind of thing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TypeAlias

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.hands.host import TableHost
from combat.engine.tabletop.menus.menus import Menus
from combat.engine.tabletop.thing import PieceId, PlaceId
from combat.engine.words import capital, text
from combat.games.contact.rules.state import State
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.contact.table.looks.contact_looks import SWITCHES
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.looks.look_switches import DANGER, DETECTION, RANGES, SIGHT

ContactHost: TypeAlias = TableHost[State, ContactDesk, Pose]
"""Table host of CONTACT!, as used by menu rows."""


def piece_rows(host: ContactHost, piece: PieceId) -> Iterator[MenuRow]:
    """Yield the rows of a unit or marker: name, the answer of a click, and what can be shown about it."""
    desk, prompt = host.desk, host.desk.prompt
    if not desk.title_desk.has(piece.id):
        return
    name = names.subject(desk.state, piece.id)
    yield MenuRow(capital(name))
    if prompt is not None and piece in prompt.lit():
        yield MenuRow(text("offer-choose", what=name), lambda: prompt.click(piece))
    unit = desk.state.units.get(piece.id)
    if unit is not None and unit.placed:
        for look in (DETECTION, SIGHT, DANGER, RANGES):
            show = partial(desk.title_desk.looks.show_at, look, piece.id)
            yield MenuRow(text(f"key-{look}"), show, desk.app.keys.label(look))


def place_rows(host: ContactHost, place: PlaceId[Pose]) -> Iterator[MenuRow]:
    """Yield the rows of a place: sight and tape from here, and what can be shown at all."""
    desk, looks = host.desk, host.desk.title_desk.looks
    yield MenuRow(desk.view.ground.name(place.place))
    yield MenuRow(text("offer-sight-place"), partial(looks.show_at, SIGHT, "", place.place))
    yield MenuRow(text("offer-tape-place"), partial(looks.measure_from, place.place))
    for action in SWITCHES:
        yield MenuRow(text(f"key-{action}"), partial(looks.toggle, action), desk.app.keys.label(action))
    yield MenuRow(text("offer-centre"), lambda: desk.view.centre_on(place.place))


MENUS: Menus[State, ContactDesk, Pose] = Menus()
"""Menu rows in display order."""
MENUS.offer(PieceId, piece_rows)
MENUS.offer(PlaceId, place_rows)
