"""Table of COMMAND!: prompts, motions, panes and board layers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect

from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.settings import Pace
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
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.rules.play.set_up import SetUp
from combat.games.command.rules.play.turns import GiveOrder
from combat.games.command.rules.state import State
from combat.games.command.table import command_plan
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.command_layers import CommandLayers
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
    keeps_zoom = True
    shows_mark, panes, grave = True, PANES, event_motions.GRAVE
    sounds = "combat.games.command.motion.event_sounds:HEARD"
    menus = "combat.games.command.table.menus.command_menus:MENUS"

    def heading(self, state: State) -> str:
        """Return the title of what is played, shown in the prompt bar before the first event."""
        return translated(state.book.title)

    def called(self, state: State, piece: str) -> str:
        """Return a piece's name for lists."""
        return names.piece(state, piece)

    def when(self, state: State) -> str:
        """Return the phase of the game for the log's header; "" before it has begun."""
        return text("log-of-turn", turn=state.turn) if state.turn else ""

    def moment(self, moment: Moment) -> str:
        """Return the text of a moment for a replay's timeline."""
        return text("moment-turn", turn=moment.turn) if moment.turn else text("moment-set-up")

    def seat_name(self, state: State, seat: Seat) -> str:
        """Return the name of a seat's player."""
        return names.side(seat)

    def title_desk(self, desk: CommandHub) -> CommandDesk:
        """Return the title's part of the desk."""
        return CommandDesk(desk)

    def seconds(self, state: State, event: Event, pace: Pace) -> float:
        """Return the seconds for which an event is shown at a pace; 0 for none."""
        return event_timing.seconds(state, event, pace)

    def waits(self, state: State, event: Event, pace: Pace) -> bool:
        """Return whether the table waits for the player after an event."""
        return event_timing.waits(state, event, pace)

    def air(self, state: State) -> tuple[str, str]:
        """Return the ambience, and the scenario that may replace it."""
        return "night" if state.book.night else "day", state.book.scenario

    def rolls(self, event: Event, share: float) -> bool:
        """Return whether a die is still rolling at a share of an event's display."""
        return event_motions.rolls(event, share)

    def touched(self, event: Event) -> tuple[str, ...]:
        """Return the panes that an event changes."""
        return event_motions.touched(event)

    def board(self, state: State) -> Board:
        """Return the table's board, as of the start of the game."""
        return state.book.map.board

    def tiles(self, state: State) -> Tiles:
        """Return the tiles of the sheet."""
        return pictures_of(state.book.map)

    def parts(self, host: TableHost[State, CommandDesk, Hex]) -> dict[str, TablePane[State, CommandDesk, Hex]]:
        """Return the panes besides prompt bar and log, by their names in the layout."""
        desk = host.desk
        return {
            "top": TopLine(desk, host.open_menu),
            "tracks": Tracks(desk),
            "hand": Hand(desk),
            "body": AnswerPane(desk),
            "stack": StackPane(desk),
        }

    def layers(self, desk: CommandHub) -> CommandLayers:
        """Return the drawing on the board."""
        return CommandLayers(desk)

    def topics(self, host: TableHost[State, CommandDesk, Hex]) -> Sequence[Topic]:
        """Return the help topics: what is under the pointer, and what is asked."""
        return pointed_topics(host.desk)

    def plan(self, desk: CommandHub, size: tuple[int, int], pane_layout: PaneLayout) -> Layout:
        """Return the layout for a window size and the player's changes to it."""
        return command_plan.plan(desk, size, pane_layout)

    def look_from(self, desk: CommandHub, hex_: Hex | None) -> None:
        """Show on the board what is in sight of a place; None removes it."""
        desk.title_desk.look_from(hex_)

    def looked_from(self, desk: CommandHub) -> Hex | None:
        """Return the place whose field of view is shown; None if none is."""
        return desk.title_desk.looked_from

    def counter_box(self, desk: CommandHub, piece: str) -> Rect | None:
        """Return the screen area of a piece's counter with everything on it; None to use its place."""
        place = desk.title_desk.counter_of(piece)
        return None if place is None else place.rect

    def find(self, desk: CommandHub, wanted: str) -> Iterator[Found[Hex]]:
        """Yield the matches of a search text in lower case, the likeliest first."""
        for unit in desk.state.on_map():
            name = names.unit(desk.state, unit.id)
            if wanted in name.lower():
                yield Found(name, names.side(unit.side), unit.hex, unit.id)
        yield from super().find(desk, wanted)

    # -- camera -----------------------------------------------------------------------------------------------------

    def own_places(self, desk: CommandHub) -> list[Hex]:
        """Return the hexes of the player's units; of all units for a spectator."""
        return [unit.hex for unit in desk.state.on_map(desk.title_desk.seat)]

    def first_places(self, desk: CommandHub) -> list[Hex]:
        """Return the places to show while none of them is on the board."""
        force = desk.state.book.forces.get(desk.title_desk.seat)
        return [] if force is None else list(force.zone)

    def surveyed_places(self, desk: CommandHub) -> list[Hex]:
        """Return the set-up zone and the objectives during set-up, otherwise nothing."""
        if not isinstance(desk.session.decision, SetUp):
            return []
        goals = (hex_ for objective in desk.state.book.map.objectives for hex_ in objective.hexes)
        return [*self.first_places(desk), *goals]

    def beyond(self, desk: CommandHub, place: Hex) -> tuple[float, float]:
        """Return how far what is on a place extends above and below it, in sheet pixels."""
        return desk.title_desk.units.beyond(place)

    def sets_up(self, desk: CommandHub) -> bool:
        """Return whether any pieces are still being set up."""
        return desk.state.phase == "set-up"

    def asked_actors(self, desk: CommandHub) -> list[Hex]:
        """Return the places of the pieces that a question is about, which must be visible."""
        return desk.prompt.looked_at() if isinstance(desk.prompt, CommandAsked) else super().asked_actors(desk)

    def asked_places(self, desk: CommandHub) -> list[Hex]:
        """Return the other places of a question: its legal answers."""
        if isinstance(desk.session.decision, GiveOrder):
            return []
        return desk.prompt.looked_at_besides() if isinstance(desk.prompt, CommandAsked) else super().asked_places(desk)

    def asked_together(self, desk: CommandHub) -> list[Hex]:
        """Return the hexes of both forces at the start of the player's turn."""
        return self.gathered_places(desk) if isinstance(desk.session.decision, GiveOrder) else []

    def gathered_places(self, desk: CommandHub) -> list[Hex]:
        """Return the places to show together after the set-up: those of the player's pieces."""
        return list(dict.fromkeys([*self.own_places(desk), *(unit.hex for unit in desk.state.on_map())]))

    def places_around(self, desk: CommandHub) -> list[Hex]:
        """Return the neighbours of the player's units, included in the view of both forces to scroll less."""
        return [
            hex_
            for here in self.own_places(desk)
            for hex_ in self.board(desk.state).neighbours(here)
            if hex_ is not None
        ]

    def gathers_anew(self, desk: CommandHub) -> bool:
        """Return whether the player's turn has just begun."""
        return isinstance(desk.session.decision, GiveOrder) and not desk.state.given

    def chosen_places(self, desk: CommandHub) -> list[Hex]:
        """Return the place of the selected piece, if any, as a list."""
        hex_ = desk.title_desk.place_of(desk.selection.piece)
        return [] if hex_ is None else [hex_]


TABLE = CommandTable()
