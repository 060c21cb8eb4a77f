"""Load lab files: state, dice and answers; every fault is a finding with its line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from combat.engine.content.findings import ContentError, unknown
from combat.engine.content.reading import Source, read
from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.compass import Compass
from combat.engine.space.hexes.hex import NOWHERE, HexError, direction_between, label, neighbour
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.lab import impossible
from combat.games.volume1.content.lab.file_model import LabFile
from combat.games.volume1.content.lab.file_tables import BoardPart, MomentPart
from combat.games.volume1.content.lab.flow import flow
from combat.games.volume1.content.lab.queues import QUEUES
from combat.games.volume1.content.lab.things import LabThings, barrage_id
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.book import Book, Scenario, Team, Verdict
from combat.games.volume1.rules.events import ImpulseBegan
from combat.games.volume1.rules.lineup import Men
from combat.games.volume1.rules.play import initiative, optional_rules
from combat.games.volume1.rules.state import Clock, State

F = TypeVar("F", bound=LabFile)

_COMPASS_AT, _STRAIGHT_UP = label(2, 2), 0


class ScriptedAnswer(Record):
    """A scripted answer: kind of decision, value, and optionally the man whom the decision is about."""

    to: str
    value: Answer
    about: str = ""
    line: int = 0


class Lab(Record, gc=True):
    """The position of a lab file with its script, ready to run up to a moment."""

    path: Path
    title: str
    text: tuple[str, ...]
    state: State
    until: Clock
    initiative: tuple[Team, ...]
    """Order of the track in place of that of the cards; empty: as the cards say."""
    chance: Mapping[str, list[Any]]
    """Scripted results of dice and decks, by queue."""
    chance_lines: Mapping[str, int]
    """Line in the file of each queue of dice or cards, or where it belongs."""
    answers: tuple[ScriptedAnswer, ...]
    answer_line: int
    """Line where a further answer belongs."""
    habits: Mapping[str, Answer]
    """Standing answers by kind of decision."""
    ids: Mapping[str, str]
    """Names of men and weapons, in lower case, to ids."""
    names: Mapping[str, str]
    """Names of men in the file, by id."""

    @property
    def queues(self) -> Mapping[str, str]:
        """Key in `chance` for each deck."""
        return QUEUES

    def flow(self, state: State) -> Steps[None]:
        """Run the sequence of play from the position until just before the file's end."""
        return flow(state, self.until, self.initiative)

    def apply(self, state: State, event: Event) -> None:
        """Apply an event to a state in place."""
        apply(state, event)


def load_lab(path: Path, library: Library | None = None) -> Lab:
    """Load the position of a lab file; raise ContentError with every finding if it is invalid.

    `library` is by default all content in use.
    """
    return lab_of(read(path, LabFile), library)


def lab_of(source: Source[F], library: Library | None = None) -> Lab:
    """Return the position of a file that is or contains a lab file; raise ContentError with every finding if it is
    invalid.

    `library` is by default all content in use.
    """
    library = library or Library()
    lab: Source[LabFile] = Source(source.path, source.text, source.content)
    return _Builder(lab, library.parts(), _board(lab, library)).lab()


def _board(source: Source[LabFile], library: Library) -> Board:
    part = source.content.board
    if isinstance(part, str):
        return board_of(library, source.path.parent / part if part.endswith(".tmx") else part)
    hexes = part.hexes
    columns, rows = part.size
    for hex_ in hexes:
        try:
            Board.of("lab", columns, rows).place(hex_)
        except HexError as fault:
            raise ContentError([source.finding(fault.said, "board", "hexes", hex_)]) from None
    terrains = {hex_: ground.terrain for hex_, ground in hexes.items()}
    return Board.of("lab", columns, rows, terrains, {hex_: ground.level for hex_, ground in hexes.items()})


class _Builder(LabThings):
    """Builder of a position that collects all findings."""

    def lab(self) -> Lab:
        """Return the finished position; raise ContentError with every finding."""
        self._check_terrain()
        self._check_answers()
        state = self._state()
        until = clock_of(self.file.until) if self.file.until else Clock(state.clock.turn + 1, "friendly-cards")
        if until.moment.key <= state.clock.moment.key:
            self._fault(msg("finding-until-not-later"), "until")
        if self.findings:
            raise ContentError(sorted(self.findings))
        return self._lab(state, until)

    def _lab(self, state: State, until: Clock) -> Lab:
        file, line = self.file, self.source.line
        answers = tuple(
            ScriptedAnswer(answer.to, answer.value, answer.about or "", line("answer", place))
            for place, answer in enumerate(file.answer)
        )
        chance = {queue: list(values) for queue, values in file.chance.model_dump().items()}
        scripted, last = "chance" in file.model_fields_set, self.source.text.rstrip().count("\n") + 1
        chance["cup"] = [self.roster.get(name.lower(), name) for name in chance["cup"]]
        return Lab(
            path=self.source.path,
            title=file.title or self.source.path.stem,
            text=tuple(file.text),
            state=state,
            until=until,
            initiative=tuple(file.initiative),
            chance=chance,
            chance_lines={queue: line("chance", queue) if scripted else last for queue in chance},
            answers=answers,
            answer_line=last,
            habits=file.habits,
            ids=self.ids(),
            names=self.names,
        )

    def _check_terrain(self) -> None:
        for hex_ in self.file.board.hexes if isinstance(self.file.board, BoardPart) else ():
            terrain = self.board.terrain(hex_)
            if terrain not in self.parts.charts.terrain:
                self._fault(unknown("terrain", terrain, self.parts.charts.terrain), "board", "hexes", hex_)

    def _check_answers(self) -> None:
        asked = impossible.decision_kinds()
        kinds: list[tuple[str, tuple[str | int, ...]]] = [(kind, ("habits", kind)) for kind in self.file.habits]
        kinds += [(answer.to, ("answer", place, "to")) for place, answer in enumerate(self.file.answer)]
        for kind, where in kinds:
            if kind not in asked:
                self._fault(unknown("decision", kind, asked), *where)
        for option in self.file.options:
            if option not in optional_rules.RULES:
                known = unknown("optional-rule", option, optional_rules.RULES)
                self._fault(known, "options", self.file.options.index(option))

    def _state(self) -> State:
        file, parts, cards = self.file, self.parts, self.file.cards
        men = {man.id: self._prisoner(man) for man in list(self.men())}
        for man in list(men.values()):
            self._link(men, man)
        ours = (*cards.hand, *cards.aside, *cards.discards, *(() if cards.played is None else (cards.played,)))
        theirs = (*cards.enemy.values(), *cards.enemy_discards)
        self._check_cards(ours, parts.friendly_cards, "friendly")
        self._check_cards(theirs, parts.enemy_cards, "enemy")
        state = State(
            self._book(),
            self.board,
            clock_of(file.start),
            Men(men),
            cup=frozenset(file.cup),
            wind=file.wind,
            hand=tuple(cards.hand),
            aside=tuple(cards.aside),
            deck=frozenset(parts.friendly_cards) - set(ours),
            discards=tuple(cards.discards),
            played=cards.played,
            enemy_deck=frozenset(parts.enemy_cards) - set(theirs),
            enemy_discards=tuple(cards.enemy_discards),
            enemy_cards=dict(cards.enemy.items()),
            effects=tuple(self._effect(part, place) for place, part in enumerate(file.effect)),
            melee=frozenset(file.melee),
            papers=tuple(self._papers()),
            bombs=tuple(self._bomb(part, place) for place, part in enumerate(file.bomb)),
            clouds=tuple(self._cloud(smoke, place) for place, smoke in enumerate(file.smoke)),
            night=file.night.range if file.night else 0,
            flares=tuple(self._flare(flare, place) for place, flare in enumerate(file.flare)),
            flares_left=file.night.flares if file.night else 0,
            strikes=tuple(barrage_id(place) for place, strike in enumerate(file.strike) if strike.falls),
            guns={gun.id: gun for gun in self.guns(men)},
        )
        if not self.findings:
            self.findings += impossible.impossible(self.source, state, self.places)
        if self.findings or state.clock.phase != "action":
            return state
        state = replace(state, initiative=self._track(state))
        apply(state, ImpulseBegan(state.clock.impulse))
        return state

    def _track(self, state: State) -> tuple[Team, ...]:
        """Return the track: first the teams that the file lists, then the others by the initiative of their cards.

        Teams without a card come last, the player's before the enemy's.
        """
        values = initiative.card_values(state)
        teams = [*initiative.friendly_teams(state), *initiative.enemy_teams(state)]
        by_value = sorted(teams, key=lambda team: values.get(team, 100 + teams.index(team)))
        return tuple(dict.fromkeys((*self.file.initiative, *by_value)))

    def _check_cards(self, cards: Iterable[int], deck: Mapping[int, object], side: str) -> None:
        seen: set[int] = set()
        for card in cards:
            if card not in deck:
                self._fault(msg("finding-no-such-card", side=side, card=card), "cards")
            elif card in seen:
                self._fault(msg("finding-card-in-two-places", side=side, card=card), "cards")
            seen.add(card)

    def _book(self) -> Book:
        parts = self.parts
        return Book(
            scenario=self._scenario(),
            board=self.board,
            figures={**parts.figures, **self.figures},
            weapons=parts.weapons,
            friendly_cards=parts.friendly_cards,
            enemy_cards=parts.enemy_cards,
            friendly_events=parts.friendly_events,
            enemy_events=parts.enemy_events,
            charts=parts.charts,
            chosen=tuple(self.file.options),
        )

    def _scenario(self) -> Scenario:
        file = self.file
        compass = self._compass()
        return Scenario(
            id="lab",
            title=file.title or self.source.path.stem,
            date="",
            place="",
            briefing=(),
            board=self.board.id,
            turns=file.turns,
            hand=0,
            compass_at=compass.at,
            compass_to=compass.one,
            friendly_edge=file.friendly_edge,
            enemy_edge=file.enemy_edge,
            friendly_morale=file.defaults.friendly_morale,
            enemy_morale=file.defaults.enemy_morale,
            enemy_alert=file.defaults.enemy_alert,
            enemy_prepared=file.defaults.enemy_prepared,
            large_battle=file.large_battle,
            friendly_hidden=True,
            squads=(tuple(id_ for id_, figure in self.figures.items() if figure.side == "friendly"),),
            deployment=(),
            cup=tuple(file.cup),
            enemy_hexes=(),
            points={str(fate): amount for fate, amount in file.points.items()},
            objectives=tuple(part.build() for part in file.objective),
            verdicts=(Verdict(-9999, "", "", won=False),),
            searches=tuple(file.searches),
            night=self._night(),
            artillery=tuple(self._barrages()),
        )

    def _compass(self) -> Compass:
        one, at = self.file.compass, self.file.compass_at
        direction: int | None = _STRAIGHT_UP
        if one is not None and at is not None:
            direction = direction_between(at, one)
            if direction is None:
                self._fault(msg("finding-not-straight", one=one, at=at), "compass")
        return Compass(_COMPASS_AT, neighbour(_COMPASS_AT, direction or 0) or NOWHERE)


def clock_of(moment: MomentPart) -> Clock:
    """Return the game clock for a moment of a lab file."""
    impulse = (moment.impulse or 1) if moment.phase == "action" else 0
    return Clock(moment.turn, moment.phase, impulse)
