"""List of all overlays, bottom first."""

from __future__ import annotations

from combat.games.command.table.overlays.advice_slip import AdviceSlip
from combat.games.command.table.overlays.board_overlay import BoardOverlay
from combat.games.command.table.overlays.command_overlay import CommandOverlay
from combat.games.command.table.overlays.last_card import LastCard, ReadHex, Trails
from combat.games.command.table.overlays.markers_on_board import MarkersOnBoard
from combat.games.command.table.overlays.meant_overlay import MeantOverlay
from combat.games.command.table.overlays.objectives_overlay import ObjectivesOverlay
from combat.games.command.table.overlays.printed_words import PrintedWords
from combat.games.command.table.overlays.reach_overlay import ReachOverlay
from combat.games.command.table.overlays.sight_overlay import SightOverlay

OVERLAYS: tuple[type[BoardOverlay], ...] = (
    PrintedWords,
    MarkersOnBoard,
    Trails,
    ObjectivesOverlay,
    CommandOverlay,
    ReachOverlay,
    MeantOverlay,
    SightOverlay,
    ReadHex,
    LastCard,
    AdviceSlip,
)
