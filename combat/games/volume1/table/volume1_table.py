"""The table scene of Volume 1: prompts, animations, sounds, panels, and layers of the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.settings import Pace
from combat.engine.tabletop.found import Found
from combat.engine.tabletop.hexes.hex_table import HexTable
from combat.engine.tabletop.layout import Layout
from combat.engine.tabletop.map.tiles import Tiles
from combat.engine.tabletop.panes.pane_layout import PaneLayout
from combat.engine.tabletop.panes.table_pane import TablePane
from combat.engine.tabletop.title_table import Change
from combat.engine.words import text, translated
from combat.engine.words.topic import Topic
from combat.games.volume1.motion import event_motions, event_timing
from combat.games.volume1.prompts import decision_prompts
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.state import State
from combat.games.volume1.table import finding
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.battle_targets import BattleTargets
from combat.games.volume1.table.board_pictures import laid_on_table
from combat.games.volume1.table.overlays.board_layers import BoardLayers
from combat.games.volume1.table.panels import volume_plan
from combat.games.volume1.table.panels.dossier import Dossier
from combat.games.volume1.table.panels.hand import Hand
from combat.games.volume1.table.panels.help_topics import topics
from combat.games.volume1.table.panels.initiative_strip import InitiativeStrip
from combat.games.volume1.table.panels.roster import Roster
from combat.games.volume1.table.panels.top_strip import TopStrip
from combat.games.volume1.table.panels.tray import Tray
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names
from combat.games.volume1.words.volume_words import WORDS

if TYPE_CHECKING:
    from combat.engine.tabletop.hands.host import TableHost

GRAVE: tuple[type[Event], ...] = (
    ev.ManSpotted,
    ev.ShotFired,
    ev.ManWounded,
    ev.ManKilled,
    ev.ManLeft,
    ev.MoraleChanged,
    ev.DummyRemoved,
    ev.Reinforced,
    ev.Surrendered,
    ev.PrisonerFreed,
    ev.PrisonerLedOff,
    ev.MeleeBegan,
    ev.WeaponLost,
    ev.CardPlayed,
    ev.EventRolled,
    ev.EffectBegan,
)
"""Events that are never skipped."""


PANES: Mapping[Change, tuple[str, ...]] = {
    "chosen": ("board", "dossier", "roster", "body", "prompt"),
    "pointed": ("board", "dossier", "roster"),
    "rested": ("board", "dossier"),
    "cursor": ("board", "dossier"),
    "carried": ("board", "body", "hand", "track"),
    "asked": ("board", "prompt", "body", "hand", "roster", "dossier", "track"),
    "shown": ("body",),
    "told": ("prompt", "body"),
    "back": ("top", "track", "board", "prompt", "body", "hand", "dossier", "roster", "log"),
    "recalled": ("log", "board", "prompt", "body"),
    "pace": ("top",),
    "skippable": ("board", "body", "hand"),
}
"""Panes to redraw after each change of the desk."""


class Volume1Table(HexTable[State, BattleDesk]):
    """Definition of Volume 1's table: the parts that the engine's table asks for."""

    words, prompts, motions = WORDS, decision_prompts.PROMPTS, event_motions.MOTIONS
    targets = BattleTargets()
    shows_mark, panes, grave, moves = True, PANES, GRAVE, (ev.ManMoved,)
    sounds = "combat.games.volume1.table.event_sounds:HEARD"
    menus = "combat.games.volume1.table.menus.battle_menus:MENUS"

    def heading(self, state: State) -> str:
        """Return the scenario's title, shown in the prompt bar before the first event."""
        return translated(state.book.scenario.title)

    def called(self, state: State, piece: str) -> str:
        """Return the full name of a man or a gun for lists; of other pieces the id."""
        if piece in state.men:
            return names.full_name(state, piece)
        return names.gun(state, piece) if piece in state.guns else piece

    def when(self, state: State) -> str:
        """Return the impulse, else the turn, for the log's header; "" before the first turn."""
        clock = state.clock
        if not clock.turn:
            return ""
        return text("log-of-impulse", impulse=clock.impulse) if clock.impulse else text("log-of-turn", turn=clock.turn)

    def moment(self, moment: Moment) -> str:
        """Return the label of a moment on a replay's timeline."""
        return names.moment(moment)

    def title_desk(self, desk: VolumeDesk) -> BattleDesk:
        """Return a new Volume 1 part for a desk."""
        return BattleDesk(desk)

    def seconds(self, state: State, event: Event, pace: Pace) -> float:
        """Return for how many seconds an event is shown at a pace; 0 if it is not shown."""
        return event_timing.seconds(state, event, pace)

    def waits(self, state: State, event: Event, pace: Pace) -> bool:
        """Return whether the table waits for the player after an event."""
        return event_timing.waits(state, event, pace)

    def air(self, state: State) -> tuple[str, str]:
        """Return the name of the ambient sound, and the id of the scenario, which may replace it."""
        return "night" if state.night else "day", state.book.scenario.id

    def touched(self, event: Event) -> tuple[str, ...]:
        """Return the names of the panes that an event changes."""
        return event_motions.touched(event)

    def rolls(self, event: Event, share: float) -> bool:
        """Return whether a die is still rolling at a share (0 to 1) of an event's display."""
        return event_motions.rolls(event, share)

    def is_grave(self, event: Event) -> bool:
        """Return whether an event must never be skipped.

        A change of morale by a surrender may be skipped, as the surrender itself is shown (17.4); of several shots
        that miss, all but the last (13.0).
        """
        match event:
            case ev.MoraleChanged(why="surrender"):
                return False
            case ev.ShotFired(result="miss"):
                return event.shot == event.shots
        return super().is_grave(event)

    def board(self, state: State) -> Board:
        """Return the board as it was at the start of the game."""
        return state.book.board

    def tiles(self, state: State) -> Tiles:
        """Return the tiles of the board."""
        return laid_on_table(state.book.board)

    def parts(self, host: TableHost[State, BattleDesk, Hex]) -> dict[str, TablePane[State, BattleDesk, Hex]]:
        """Return new panes of the table, besides prompt bar and log, by their names in the layout."""
        desk = host.desk
        return {
            "top": TopStrip(desk, host.open_menu),
            "track": InitiativeStrip(desk),
            "hand": Hand(desk),
            "body": Tray(desk),
            "dossier": Dossier(desk),
            "roster": Roster(desk),
        }

    def layers(self, desk: VolumeDesk) -> BoardLayers:
        """Return the layers drawn on the board."""
        return BoardLayers(desk)

    def plan(self, desk: VolumeDesk, size: tuple[int, int], pane_layout: PaneLayout) -> Layout:
        """Return the layout for a window size in pixels and the player's choices of folded sides."""
        return volume_plan.plan(desk, size, pane_layout)

    def topics(self, host: TableHost[State, BattleDesk, Hex]) -> Sequence[Topic]:
        """Return the help topics for what is under the pointer and for the current question."""
        tray = host.parts["body"]
        return topics(host.desk, tray.hot if isinstance(tray, Tray) else "")

    def find(self, desk: VolumeDesk, wanted: str) -> Iterator[Found[Hex]]:
        """Yield the matches of a search text, in lower case: men first, then objectives, then a hex."""
        return finding.found(desk.state, wanted)


TABLE = Volume1Table()
