"""Table of ARMOUR!: prompts, motions, panes and board layers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import TableMap
from combat.engine.stage.settings import Pace
from combat.engine.tabletop.found import Found
from combat.engine.tabletop.hands.host import TableHost
from combat.engine.tabletop.panes.table_pane import TablePane
from combat.engine.words import text, translated
from combat.engine.words.topic import Topic
from combat.games.armour.motion import event_motions, event_timing
from combat.games.armour.prompts import decision_prompts
from combat.games.armour.rules.state import State
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.armour_layers import ArmourLayers
from combat.games.armour.table.armour_targets import ArmourTargets
from combat.games.armour.table.panels.dossier import Dossier
from combat.games.armour.table.panels.rail import Rail
from combat.games.armour.table.panels.top_line import TopLine
from combat.games.armour.table.panels.unit_pane import UnitPane
from combat.games.armour.table.panels.unit_strip import UnitStrip
from combat.games.armour.table.pointed_topics import pointed_topics
from combat.games.armour.words import armour_names as names
from combat.games.armour.words.armour_words import WORDS
from combat.games.miniatures.board.model_table import ModelTable
from combat.games.miniatures.words import wording


class ArmourTable(ModelTable[State, ArmourDesk]):
    """Table adapter of ARMOUR!."""

    words, prompts, motions = WORDS, decision_prompts.PROMPTS, event_motions.MOTIONS
    targets = ArmourTargets()
    grave = event_motions.GRAVE
    menus = "combat.games.armour.table.menus.armour_menus:MENUS"
    sounds = "combat.games.armour.motion.event_sounds:HEARD"

    def heading(self, state: State) -> str:
        """Return the mission's title, shown in the prompt bar before the first event."""
        return translated(state.book.mission.title)

    def called(self, state: State, piece: str) -> str:
        """Return a team's name for lists."""
        return names.team(state, piece)

    def when(self, state: State) -> str:
        """Return the turn as text, for the log's header; "" before the first turn."""
        return text("log-of-turn", turn=state.turn) if state.turn else ""

    def seat_name(self, state: State, seat: Seat) -> str:
        """Return the name of a seat."""
        return wording.seat(seat)

    def title_desk(self, desk: ArmourHub) -> ArmourDesk:
        """Return a new `ArmourDesk` for the desk."""
        return ArmourDesk(desk)

    def table_map(self, state: State) -> TableMap:
        """Return the map of the table."""
        return state.book.table

    def seconds(self, state: State, event: Event, pace: Pace) -> float:
        """Return the display time of an event at a pace, in seconds; 0 for none."""
        return event_timing.seconds(state, event, pace)

    def waits(self, state: State, event: Event, pace: Pace) -> bool:
        """Return whether the table waits for the player after an event."""
        return event_timing.waits(event, pace)

    def rolls(self, event: Event, share: float) -> bool:
        """Return whether dice are still rolling at `share` (0 to 1) of an event's display time."""
        return event_motions.rolls(event, share)

    def air(self, state: State) -> tuple[str, str]:
        """Return the name of the ambience, and the mission id, which may have an ambience of its own."""
        return "day", state.book.mission.id

    def parts(self, host: TableHost[State, ArmourDesk, Pose]) -> dict[str, TablePane[State, ArmourDesk, Pose]]:
        """Return the panes other than prompt bar and log, by their names in the layout."""
        desk = host.desk
        return {
            "top": TopLine(desk, host.open_menu),
            "rail": Rail(desk),
            "units": UnitStrip(desk),
            "dossier": Dossier(desk),
            "unit": UnitPane(desk),
        }

    def layers(self, desk: ArmourHub) -> ArmourLayers:
        """Return the object that draws the layers of the board."""
        return ArmourLayers(desk)

    def topics(self, host: TableHost[State, ArmourDesk, Pose]) -> Sequence[Topic]:
        """Return the help topics: on what is under the pointer, then on the current question."""
        return pointed_topics(host.desk)

    def find(self, desk: ArmourHub, wanted: str) -> Iterator[Found[Pose]]:
        """Yield the teams and other matches of a search text in lower case, best matches first."""
        for team in desk.state.teams.values():
            name = names.team(desk.state, team.id)
            if wanted and team.on_table and team.pose is not None and wanted in name.lower():
                yield Found(name, names.unit(desk.state, team.unit), team.pose, team.id)
        yield from super().find(desk, wanted)


TABLE = ArmourTable()
