"""Rows of the context menu of a place on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.hands.host import TableHost
from combat.engine.tabletop.thing import PlaceId
from combat.engine.words import text
from combat.games.miniatures.looks.look_switches import SIGHT, LookSwitches


def place_rows(host: TableHost[Any, Any, Pose], place: PlaceId[Pose], switches: Sequence[str]) -> Iterator[MenuRow]:
    """Yield the menu rows of a place: the answer that choosing it gives, sight and tape from here, overlays to switch,
    centring."""
    desk, prompt, label = host.desk, host.desk.prompt, host.desk.app.keys.label
    looks: LookSwitches = desk.title_desk.looks
    name = desk.view.ground.name(place.place)
    yield MenuRow(name)
    if prompt is not None and place in prompt.lit():
        yield MenuRow(text("offer-choose", what=name), lambda: prompt.click(place))
    here = partial(looks.show_at, SIGHT, "", place.place)
    yield MenuRow(text("offer-sight-place"), here, label("sight-here"))
    yield MenuRow(text("offer-tape-place"), partial(looks.measure_from, place.place))
    for action in switches:
        yield MenuRow(text(f"key-{action}"), partial(_toggle, host, action), label(action))
    yield MenuRow(text("offer-centre"), lambda: desk.view.centre_on(place.place))


def _toggle(host: TableHost[Any, Any, Pose], action: str) -> None:
    """Switch a look, as its key does."""
    host.desk.title_desk.looks.toggle(action)
    host.desk.on_did(action)
