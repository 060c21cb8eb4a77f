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
from combat.games.miniatures.panels.place_rows import place_rows

ContactHost: TypeAlias = TableHost[State, ContactDesk, Pose]
"""Table host of CONTACT!, as used by menu rows."""


def piece_rows(host: ContactHost, piece: PieceId) -> Iterator[MenuRow]:
    """Yield the menu rows of a unit or marker: its name, the answer that choosing it gives, and overlays about it."""
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


MENUS: Menus[State, ContactDesk, Pose] = Menus()
"""Menu rows in display order."""
MENUS.offer(PieceId, piece_rows)
MENUS.offer(PlaceId, partial(place_rows, switches=SWITCHES))
