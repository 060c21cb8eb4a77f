"""Registry of context menu rows by kind of thing."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.menus.menus import Menus
from combat.engine.tabletop.thing import MarkerId, PieceId, PlaceId
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.menus import gun_rows, hex_rows, man_rows, order_rows

MENUS: Menus[State, BattleDesk, Hex] = Menus()
"""Rows from top to bottom."""
MENUS.offer(PieceId, man_rows.heading, man_rows.answer, order_rows.rows, man_rows.rows)
MENUS.offer(MarkerId, gun_rows.rows)
MENUS.offer(PlaceId, hex_rows.rows)
