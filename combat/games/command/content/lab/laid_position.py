"""Building a position from a lab file: state, cards, answers; every error is a finding with its line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.content.reading import Source, read
from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.deck import Deck
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.play.lab.scripted_answer import ScriptedAnswer
from combat.engine.play.lab.steps_until import steps_until
from combat.engine.space.hexes.hex import NOWHERE
from combat.games.command.content.assembly import Assembly
from combat.games.command.content.ground_maps import find_map
from combat.games.command.content.kinds.scenario_file import ForcePart, ScenarioFile
from combat.games.command.content.lab.drawn_maps import drawn_map
from combat.games.command.content.lab.falling_cards import card_falls
from combat.games.command.content.lab.named_places import place_faults
from combat.games.command.content.lab.position_file import PiecePart, PositionFile, SidePart
from combat.games.command.content.library import Library
from combat.games.command.rules.answers import DONE, STOP
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.events.turn_events import TurnBegan, TurnClosed
from combat.games.command.rules.fate_cards import owner
from combat.games.command.rules.ground.ground_map import GroundMap
from combat.games.command.rules.play.sequence import play
from combat.games.command.rules.play.set_up import SMOKE_TENS, new_state
from combat.games.command.rules.play.victory import newly_alone
from combat.games.command.rules.state import State, Unit, Weapon
from combat.games.command.rules.two_sides import SIDES

F = TypeVar("F", bound=PositionFile)
ENDS: Mapping[str, Answer] = {"give-order": DONE, "set-off": DONE, "advance-one": DONE, "move-on": STOP, "shoot": DONE}
"""Default answers, which end an order and a turn after the script's answers."""
DEALT = ("hand", "left", "secrets", "radio_broken")
"""Keys of a side that exist in positions but not in scenarios."""


class LaidPosition(Record, gc=True):
    """A position that can be played until the end of its turn; a `Script` of the engine."""

    path: Path
    title: str
    text: tuple[str, ...]
    state: State
    chance: Mapping[str, list[Any]]
    chance_lines: Mapping[str, int]
    """Line of the file that contains each queue of cards and markers, or would contain it."""
    answers: tuple[ScriptedAnswer, ...]
    answer_line: int
    """Line at which a further answer belongs."""
    expect: tuple[tuple[int, Mapping[str, Any]], ...]
    """Expected events: line and required fields of each."""
    measures: tuple[tuple[int, Mapping[str, Any]], ...]
    """Measures: line and content of each."""
    ids: Mapping[str, str]
    """Unit ids by name in lower case."""
    turns: int = 0
    """Number of player turns to play; 0 to play until the active side has finished its orders or discards."""

    @property
    def played(self) -> bool:
        """Return whether the file has a script of answers or results; a position without one is only measured."""
        return bool(self.answers or self.expect)

    @property
    def habits(self) -> Mapping[str, Answer]:
        """Return the default answer for each kind of question."""
        return ENDS

    @property
    def queues(self) -> Mapping[str, str]:
        """Return an empty mapping: each queue has the name of its deck."""
        return {}

    def flow(self, state: State) -> Steps[None]:
        """Play the game from the position until the lab file ends, yielding questions and events."""
        yield from steps_until(play(state), self._ends)

    def _ends(self, step: Decision | Event) -> bool:
        return isinstance(step, TurnBegan) and step.number > self.turns if self.turns else isinstance(step, TurnClosed)

    def apply(self, state: State, event: Event) -> None:
        """Apply one event to a state in place."""
        RULES.apply(state, event)


def load_position(path: Path, library: Library | None = None, assembly: Assembly | None = None) -> LaidPosition:
    """Load the position of a lab file; raise ContentError with all findings.

    `library` is by default all content in use; `assembly` is its content, if already read.
    """
    return position_of(read(path, PositionFile), library, assembly)


def position_of(source: Source[F], library: Library | None = None, assembly: Assembly | None = None) -> LaidPosition:
    """Build the position of a parsed lab or lesson file; raise ContentError with all findings.

    `library` is by default all content in use; `assembly` is its content, if already read.
    """
    position: Source[PositionFile] = Source(source.path, source.text, source.content)
    return _Builder(position, library or Library(), assembly).laid()


class _Builder:
    """Builder of a position; collects findings."""

    def __init__(self, source: Source[PositionFile], library: Library, assembly: Assembly | None) -> None:
        self.source, self.file, self.library = source, source.content, library
        self.findings: list[Finding] = []
        self.assembly: Assembly = assembly or library.assembly()

    def laid(self) -> LaidPosition:
        """Return the finished position; raise ContentError."""
        self._check_sides()
        self._stop_at_faults()
        book = self._with_cards(self.assembly.made("lab", self._sheet(), self._map()))
        self._check_pieces(book)
        self._stop_at_faults()
        state = self._state(book)
        falls = {side: card_falls(self.source, side, state, self.findings) for side in SIDES}
        self._stop_at_faults()
        line = self.source.line
        chance: dict[str, list[Any]] = {**falls, "chits": list(self.file.chance.chits), "smoke": self._markers(state)}
        last = self.source.text.rstrip().count("\n") + 1
        scripted = "chance" in self.file.model_fields_set
        return LaidPosition(
            path=self.source.path,
            title=self.file.title,
            text=tuple(self.file.text),
            state=state,
            chance=chance,
            chance_lines={queue: line("chance", queue) if scripted else last for queue in chance},
            answers=tuple(
                ScriptedAnswer(said.to, said.value, said.about or "", line("answer", place), said.refused or "")
                for place, said in enumerate(self.file.answer)
            ),
            answer_line=last,
            expect=tuple((line("expect", place), fields) for place, fields in enumerate(self.file.expect)),
            measures=tuple(
                (line("measure", place), part.model_dump(exclude_none=True))
                for place, part in enumerate(self.file.measure)
            ),
            turns=int(self.file.refills),
            ids={unit.name.lower(): unit.id for unit in state.units.values() if unit.name},
        )

    def _stop_at_faults(self) -> None:
        if self.findings:
            raise ContentError(sorted(set(self.findings)))

    def _fault(self, what: TextMessage, *where: str | int) -> None:
        self.findings.append(self.source.finding(what, *where))

    # -- book
    # ---------------------------------------------------------------------------------------------------------

    def _map(self) -> GroundMap:
        part = self.file.map
        return find_map(self.library, part) if isinstance(part, str) else drawn_map(self.source, part)

    def _check_sides(self) -> None:
        """Check that each side's nation exists, belongs to the side and has a deck."""
        self.findings += self.assembly.findings
        nations = self.assembly.nations
        for side in SIDES:
            part: SidePart = getattr(self.file, side)
            if part.nation not in nations:
                self._fault(unknown("nation", part.nation, nations), side, "nation")
                continue
            nation = nations[part.nation].content
            if nation.side != side:
                said = msg("finding-nation-of-other-side", nation=part.nation, side=side)
                self._fault(said, side, "nation")
            if part.nation not in self.assembly.decks:
                self._fault(msg("finding-nation-without-deck", nation=part.nation), side, "nation")
            if part.radio is not None and part.radio not in nation.radio:
                self._fault(unknown("radio", part.radio, nation.radio), side, "radio")

    def _sheet(self) -> ScenarioFile:
        """Return a scenario for the position, with empty forces since all units are placed by the lab file."""
        file = self.file
        forces: dict[str, Any] = {
            side: ForcePart.model_construct(
                **{key: value for key, value in getattr(file, side).model_dump().items() if key not in DEALT}, depth=15,
                troop=[], radio_arrives=0, secrets=0, works={},
            )
            for side in SIDES
        }  # fmt: skip
        return ScenarioFile.model_construct(
            title=file.title, year=file.year, first=file.active, initiative=file.initiative, sets_up_first=file.active,
            time=file.time, sudden_death=file.sudden_death, vp=file.vp, open_chits=file.open_chits, drawn_open=0,
            night=file.night, mines_fp=None, options=file.options, **forces,
        )  # fmt: skip

    def _with_cards(self, book: Book) -> Book:
        """Return the book with the card changes of the file."""
        cards = dict(book.cards)
        for name, part in self.file.cards.items():
            id_ = int(name) if name.isdigit() else 0
            if id_ not in cards:
                self._fault(msg("finding-no-lab-card", card=name), "cards", name)
                continue
            printed = {key: value for key, value in part.model_dump().items() if value is not None}
            cards[id_] = replace(cards[id_], **printed)
        return replace(book, cards=cards)

    # -- position
    # -----------------------------------------------------------------------------------------------------

    def _check_pieces(self, book: Book) -> None:
        for place, part in enumerate(self.file.unit):
            if part.figure not in book.units:
                self._fault(unknown("figure", part.figure, book.units), "unit", place, "figure")
            if part.weapon is not None and part.weapon not in book.weapons:
                self._fault(unknown("figure", part.weapon, book.weapons), "unit", place, "weapon")
        for said, where in place_faults(self.file, book):
            self._fault(said, *where)
        for hex_, work in self.file.works.items():
            if work not in book.work_kinds:
                self._fault(unknown("work", work, book.work_kinds), "works", hex_)
        for side in SIDES:
            self._check_dealt(book, side)
        self._check_chits(book, self.file.open_chits, "open_chits")

    def _check_dealt(self, book: Book, side: Seat) -> None:
        """Check that the cards and chits dealt to a side exist and belong to it."""
        dealt: SidePart = getattr(self.file, side)
        for key, cards in (("hand", dealt.hand), ("left", dealt.left or ())):
            for place, card in enumerate(cards):
                if card not in book.cards or owner(card) != side:
                    self._fault(msg("finding-no-lab-card", card=str(card)), side, key, place)
        self._check_chits(book, dealt.secrets, side, "secrets")

    def _check_chits(self, book: Book, chits: Sequence[str], *where: str) -> None:
        for place, chit in enumerate(chits):
            if chit not in book.chits:
                self._fault(unknown("chit", chit, book.chits), *where, place)

    def _state(self, book: Book) -> State:
        file = self.file
        state = new_state(book)
        state.phase, state.turn, state.active = "turn", 1, file.active
        for part in file.unit:
            self._put(state, part)
        for hex_, hindrance in file.smoke.items():
            state.smoke[hex_] = marker = self._marker(state.smoke_cup, hindrance, "smoke", hex_)
            state.smoke_cup -= {marker}
        state.blazes = frozenset(file.blazes)
        state.works = dict(file.works)
        for side in SIDES:
            dealt: SidePart = getattr(file, side)
            there = frozenset(card for card in book.cards if owner(card) == side) - set(dealt.hand)
            pile = there if dealt.left is None else frozenset(dealt.left)
            state.hands[side] = tuple(dealt.hand)
            state.decks[side] = Deck(side, side, pile, tuple(sorted(there - pile)))
            state.secrets[side] = tuple(dealt.secrets)
            state.cup -= set(dealt.secrets)
            if dealt.radio_broken and side in state.radios:
                state.radios[side] = replace(state.radios[side], broken=True)
        state.alone = dict(newly_alone(state))
        return state

    def _put(self, state: State, part: PiecePart) -> None:
        nation = state.book.units[part.figure].nation
        side = next(side for side in SIDES if state.book.forces[side].nation == nation)
        leads = state.book.units[part.figure].size == "leader"
        weapon = f"{part.id}-{part.weapon}" if part.weapon else ""
        state.units[part.id] = Unit(
            part.id, part.figure, side, (part.name or part.id.capitalize()) if leads else "", part.hex or NOWHERE,
            part.broken, part.suppressed, part.veteran, weapon, spots=part.spots,
            fate="eliminated" if part.eliminated else "waiting" if part.arrives else "", space=part.arrives or 0,
        )  # fmt: skip
        if part.eliminated:
            state.casualties[side] += (part.id,)
        if part.weapon:
            state.weapons[weapon] = Weapon(weapon, part.weapon, side, broken=part.weapon_broken)

    def _markers(self, state: State) -> list[Any]:
        """Return the smoke markers to be drawn from the cup."""
        cup: frozenset[int] = state.smoke_cup
        found: list[Any] = []
        for place, hindrance in enumerate(self.file.chance.smoke):
            found.append(self._marker(cup, hindrance, "chance", "smoke", place))
            cup -= {found[-1]}
        self._stop_at_faults()
        return found

    def _marker(self, cup: frozenset[int], hindrance: int, *where: str | int) -> int:
        """Return a marker of the cup with a hindrance; record a finding and return 0 if there is none."""
        fitting = sorted(marker for marker in cup if marker // SMOKE_TENS == hindrance)
        if not fitting:
            self._fault(msg("finding-no-lab-smoke", hindrance=hindrance), *where)
        return fitting[0] if fitting else 0
