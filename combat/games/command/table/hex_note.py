"""Tooltip of a hex: ground, contents, and threats on the path to it."""

from __future__ import annotations

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.games.command.prompts.ways_shown import WaysShown
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.words import command_names as names


def hex_note(desk: CommandHub, hex_: Hex) -> Tip:
    """Return the tooltip of the hex under the pointer: ground, units, and dangers of moving there."""
    state, view = desk.state, desk.view
    board = state.book.map.board
    title = text("hex-note", hex=hex_, ground=text(f"ground-{board.terrain(hex_)}"), level=board.level(hex_))
    lines: list[Spoken] = [title]
    lines += [text("hex-note-unit", unit=names.unit(state, unit.id)) for unit in state.units_in(hex_)]
    if isinstance(desk.prompt, WaysShown):
        lines += desk.prompt.dangers(hex_)
    x, y = view.centre(hex_)
    half = round(view.place_height / 2)
    return Tip((hex_, tuple(lines)), tuple(lines), pygame.Rect(x - half, y - half, 2 * half, 2 * half))
