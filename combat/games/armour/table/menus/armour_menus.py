"""Rows of the context menu by kind of thing; with a gamepad, also all functions that have letter keys."""

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
from combat.games.armour.rules.state import State
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.table.looks.board_looks import SWITCHES
from combat.games.armour.table.pointed_topics import of_team
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.looks.look_switches import DANGER, RANGES, SIGHT
from combat.games.miniatures.panels.place_rows import place_rows

ArmourHost: TypeAlias = TableHost[State, ArmourDesk, Pose]
"""Table host of ARMOUR!, as used by menu rows."""


def piece_rows(host: ArmourHost, piece: PieceId) -> Iterator[MenuRow]:
    """Yield the menu rows of a team: its name, the answer that choosing it gives, overlays about it, and its rules."""
    desk, state, prompt, looks = host.desk, host.desk.state, host.desk.prompt, host.desk.title_desk.looks
    team = state.teams.get(piece.id)
    if team is None:
        return
    yield MenuRow(capital(names.team(state, team.id)))
    if prompt is not None and piece in prompt.lit():
        yield MenuRow(text("offer-choose", what=names.team(state, team.id)), lambda: prompt.click(piece))
    if team.on_table:
        for action in (SIGHT, RANGES, DANGER):
            yield MenuRow(text(f"offer-{action}-team"), partial(looks.show_at, action, team.id), _key(host, action))
    rules = partial(desk.app.consult, topics=of_team(desk, team.id))
    yield MenuRow(text("offer-rules-team"), rules, _key(host, "help"))


def _key(host: ArmourHost, action: str) -> str:
    return host.desk.app.keys.label(action)


MENUS: Menus[State, ArmourDesk, Pose] = Menus()
"""Menu rows in display order."""
MENUS.offer(PieceId, piece_rows)
MENUS.offer(PlaceId, partial(place_rows, switches=SWITCHES))
