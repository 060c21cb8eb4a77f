"""Table of CONTACT!: prompts, motions, panes and board layers."""

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
from combat.games.contact.motion import event_motions, event_timing
from combat.games.contact.prompts import decision_prompts
from combat.games.contact.rules.state import State
from combat.games.contact.standing.placed_at import placed_at
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.table.contact_layers import ContactLayers
from combat.games.contact.table.contact_targets import ContactTargets
from combat.games.contact.table.panels.dossier import Dossier
from combat.games.contact.table.panels.forecast_pane import ForecastPane
from combat.games.contact.table.panels.rail import Rail
from combat.games.contact.table.panels.top_line import TopLine
from combat.games.contact.table.panels.unit_strip import UnitStrip
from combat.games.contact.table.pointed_topics import pointed_topics
from combat.games.contact.words import contact_names as names
from combat.games.contact.words.contact_words import WORDS
from combat.games.miniatures.board.model_table import ModelTable
from combat.games.miniatures.words import wording


class ContactTable(ModelTable[State, ContactDesk]):
    """Table adapter of CONTACT!."""

    words, prompts, motions = WORDS, decision_prompts.PROMPTS, event_motions.MOTIONS
    targets = ContactTargets()
    grave = event_motions.GRAVE
    menus = "combat.games.contact.table.menus.contact_menus:MENUS"
    sounds = "combat.games.contact.motion.event_sounds:HEARD"

    def title_desk(self, desk: ContactHub) -> ContactDesk:
        """Return a new `ContactDesk` for the desk."""
        return ContactDesk(desk)

    def layers(self, desk: ContactHub) -> ContactLayers:
        """Return the object that draws the layers of the board."""
        return ContactLayers(desk)

    def parts(self, host: TableHost[State, ContactDesk, Pose]) -> dict[str, TablePane[State, ContactDesk, Pose]]:
        """Return the panes other than prompt bar and log, by their names in the layout."""
        desk = host.desk
        found: dict[str, TablePane[State, ContactDesk, Pose]] = {"top": TopLine(desk, host.open_menu)}
        found["rail"], found["units"] = Rail(desk), UnitStrip(desk)
        found["dossier"], found["unit"] = Dossier(desk), ForecastPane(desk)
        return found

    def topics(self, host: TableHost[State, ContactDesk, Pose]) -> Sequence[Topic]:
        """Return the help topics: on what is under the pointer, then on the current question."""
        return pointed_topics(host.desk)

    def table_map(self, state: State) -> TableMap:
        """Return the map of the table."""
        return state.book.table

    def when(self, state: State) -> str:
        """Return the turn as text, for the log's header; "" before the first turn."""
        return text("log-of-turn", turn=state.turn) if state.turn else ""

    def air(self, state: State) -> tuple[str, str]:
        """Return the name of the ambience, and the mission id, which may have an ambience of its own."""
        return "day", state.book.mission.id

    def heading(self, state: State) -> str:
        """Return the mission's title, shown in the prompt bar before the first event."""
        return translated(state.book.mission.title)

    def waits(self, state: State, event: Event, pace: Pace) -> bool:
        """Return whether the table waits for the player after an event."""
        return event_timing.waits(event, pace)

    def seconds(self, state: State, event: Event, pace: Pace) -> float:
        """Return the display time of an event at a pace, in seconds; 0 if it takes no time."""
        return event_timing.seconds(event, pace)

    def seat_name(self, state: State, seat: Seat) -> str:
        """Return the name of a seat."""
        return wording.seat(seat)

    def called(self, state: State, piece: str) -> str:
        """Return the name of a piece for lists."""
        return names.subject(state, piece)

    def find(self, desk: ContactHub, wanted: str) -> Iterator[Found[Pose]]:
        """Yield the units, markers and other matches of a search text in lower case, best matches first."""
        state = desk.state
        for piece in (*state.units, *state.markers):
            name, pose = names.subject(state, piece), placed_at(state, piece)
            if wanted and pose is not None and wanted in name.lower():
                yield Found(name, "", pose, piece)
        yield from super().find(desk, wanted)


TABLE = ContactTable()
