"""Table of COMMAND!: prompts, motions, panes and board layers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.settings import Pace, Settings
from combat.engine.tabletop.found import Found
from combat.engine.tabletop.hands.host import TableHost
from combat.engine.tabletop.hexes.hex_table import HexTable
from combat.engine.tabletop.layout import Layout
from combat.engine.tabletop.map.tiles import Tiles
from combat.engine.tabletop.panes.pane_layout import PaneLayout
from combat.engine.tabletop.panes.table_pane import TablePane
from combat.engine.tabletop.title_table import Change
from combat.engine.words import text, translated
from combat.engine.words.topic import Topic
from combat.games.command.motion import event_motions, event_timing
from combat.games.command.prompts import decision_prompts
from combat.games.command.rules.events.unit_events import UnitMoved
from combat.games.command.rules.state import State
from combat.games.command.table import command_plan
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.command_layers import CommandLayers
from combat.games.command.table.command_settings import GROUPS, wish_of
from combat.games.command.table.command_targets import CommandTargets
from combat.games.command.table.drawn_sheet import pictures_of
from combat.games.command.table.panels.answer_pane import AnswerPane
from combat.games.command.table.panels.hand import Hand
from combat.games.command.table.panels.stack_pane import StackPane
from combat.games.command.table.panels.top_line import TopLine
from combat.games.command.table.panels.tracks import Tracks
from combat.games.command.table.pointed_topics import pointed_topics
from combat.games.command.words import command_names as names
from combat.games.command.words.command_words import WORDS

EVERYTHING = ("top", "tracks", "board", "prompt", "body", "hand", "stack")
PANES: dict[Change, tuple[str, ...]] = {
    "chosen": ("board", "stack", "prompt", "hand", "body"),
    "pointed": ("board", "stack"),
    "rested": ("stack",),
    "cursor": ("board", "stack", "prompt", "body"),
    "carried": ("board", "hand"),
    "asked": EVERYTHING,
    "shown": ("body",),
    "told": ("prompt",),
    "back": (*EVERYTHING, "log"),
    "recalled": ("log", "board", "prompt", "body"),
    "pace": ("top",),
    "skippable": ("board", "hand"),
}
"""Panes to be redrawn at each change of the desk."""


class CommandTable(HexTable[State, CommandDesk]):
    """Table adapter of COMMAND!."""

    words, prompts, motions = WORDS, decision_prompts.PROMPTS, event_motions.MOTIONS
    targets = CommandTargets()
    keeps_zoom = True
    shows_mark, panes, grave, moves = True, PANES, event_motions.GRAVE, (UnitMoved,)
    sounds = "combat.games.command.motion.event_sounds:HEARD"
    menus = "combat.games.command.table.menus.command_menus:MENUS"

    def heading(self, state: State) -> str:
        """Return the scenario's title, shown in the prompt bar before the first event."""
        return translated(state.book.title)

    def called(self, state: State, piece: str) -> str:
        """Return a piece's name for lists."""
        return names.piece(state, piece)

    def when(self, state: State) -> str:
        """Return the turn as text, for the log's header; "" before the first turn."""
        return text("log-of-turn", turn=state.turn) if state.turn else ""

    def moment(self, moment: Moment) -> str:
        """Return the turn of a moment, or the set-up, as text for a replay's timeline."""
        return text("moment-turn", turn=moment.turn) if moment.turn else text("moment-set-up")

    def habit_settings(self, settings: Settings) -> Mapping[str, str]:
        """Return the settings by which a server answers for the player: when to ask, by action."""
        return {action: settings.wish(wish_of(action)) for actions in GROUPS.values() for action in actions}

    def seat_name(self, state: State, seat: Seat) -> str:
        """Return the name of a seat's side."""
        return names.side(seat)

    def title_desk(self, desk: CommandHub) -> CommandDesk:
        """Return a new `CommandDesk` for the desk."""
        return CommandDesk(desk)

    def seconds(self, state: State, event: Event, pace: Pace) -> float:
        """Return the seconds for which an event is shown at a pace; 0 for none."""
        return event_timing.seconds(state, event, pace)

    def waits(self, state: State, event: Event, pace: Pace) -> bool:
        """Return whether the table waits for the player after an event."""
        return event_timing.waits(state, event, pace)

    def air(self, state: State) -> tuple[str, str]:
        """Return the name of the ambience, "night" or "day", and the scenario, which may have an ambience of its
        own.
        """
        return "night" if state.book.night else "day", state.book.scenario

    def is_grave(self, event: Event) -> bool:
        """Return whether the player must not miss an event."""
        return event_motions.is_grave(event)

    def rolls(self, event: Event, share: float) -> bool:
        """Return whether a card is still turning over at `share` (0 to 1) of an event's display time."""
        return event_motions.rolls(event, share)

    def touched(self, event: Event) -> tuple[str, ...]:
        """Return the names of the panes that an event changes."""
        return event_motions.touched(event)

    def board(self, state: State) -> Board:
        """Return the board of the map."""
        return state.book.map.board

    def tiles(self, state: State) -> Tiles:
        """Return the tiles of the map sheet."""
        return pictures_of(state.book.map)

    def parts(self, host: TableHost[State, CommandDesk, Hex]) -> dict[str, TablePane[State, CommandDesk, Hex]]:
        """Return the panes other than prompt bar and log, by their names in the layout."""
        desk = host.desk
        return {
            "top": TopLine(desk, host.open_menu),
            "tracks": Tracks(desk),
            "hand": Hand(desk),
            "body": AnswerPane(desk),
            "stack": StackPane(desk),
        }

    def layers(self, desk: CommandHub) -> CommandLayers:
        """Return the object that draws the layers of the board."""
        return CommandLayers(desk)

    def topics(self, host: TableHost[State, CommandDesk, Hex]) -> Sequence[Topic]:
        """Return the help topics: on what is under the pointer, then on the current question."""
        return pointed_topics(host.desk)

    def plan(self, desk: CommandHub, size: tuple[int, int], pane_layout: PaneLayout) -> Layout:
        """Return the layout for a window size in pixels and the player's changes to it."""
        return command_plan.plan(desk, size, pane_layout)

    def find(self, desk: CommandHub, wanted: str) -> Iterator[Found[Hex]]:
        """Yield the units and other matches of a search text in lower case, best matches first."""
        for unit in desk.state.on_map():
            name = names.unit(desk.state, unit.id)
            if wanted in name.lower():
                yield Found(name, names.side(unit.side), unit.hex, unit.id)
        yield from super().find(desk, wanted)


TABLE = CommandTable()
