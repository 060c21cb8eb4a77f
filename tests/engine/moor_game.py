"""The moor: a toy title on open ground, with one of each element of a game of models on a table.

Each side has a car, which is long and has a heading, and two scouts on round bases. One scout is hidden before the
first turn, and the other side does not see its place. In a turn, the player chooses a token, which moves along a path
with corners or stays (1.x), and then may place a blast disc on the ground (2.x): each token under it is hit by an
eight-sided die. Walls cannot be crossed; a wood gives cover. A token that comes near a hidden scout stops at the last
corner before, and the scout is spotted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, cast

from combat.engine.kernel.asking import Steps, ask, roll
from combat.engine.kernel.decision import Answer, Choice, Decision, Die, Refusal, Uncountable
from combat.engine.kernel.event import Event
from combat.engine.kernel.game_state import GameState
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import Record, field, replace
from combat.engine.kernel.rules import OpenRules
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.containment import Containment, containment
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.footprint import DiscFootprint, Footprint, HullFootprint, swept
from combat.engine.space.plane.heading import FULL, Heading, heading_to
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import CM, MM, Point, squared_distance
from combat.engine.space.plane.pose import Pose, PoseError
from combat.engine.space.plane.route import Route
from combat.engine.space.plane.table_map import TableMap, TableZone

RED, BLUE = SEATS = ("red", "blue")
TURNS = 12
D8 = Die(8)
CAR, SCOUT = HullFootprint.rectangle(20 * MM, 36 * MM), DiscFootprint(10 * MM)
RANGES = {CAR: 18 * CM, SCOUT: 12 * CM}
"""Maximum length of a move by footprint."""
SPOTTED = Limit.read("spotted", "at most 4 cm")
BLAST, REACH = 3 * CM, 25 * CM
"""Radius of the disc, and maximum distance of its centre from the token that places it."""
HIT, COVERED = 4, 7
"""Numbers that the die needs: in the open, and in the cover of a wood."""
STAY, PASS = "stay", "pass"


def other_than(seat: Seat) -> Seat:
    """Return the other seat."""
    return BLUE if seat == RED else RED


class Token(Record):
    """Token of one side; a hidden scout has no place before it is hidden."""

    id: str
    seat: Seat
    start: Pose | None

    @property
    def footprint(self) -> Footprint:
        """Return the footprint of the car or of a scout."""
        return CAR if self.id.endswith("car") else SCOUT


class Book(Record):
    """Fixed data of a game: table, tokens and turns."""

    scenario: str
    table: TableMap
    tokens: tuple[Token, ...]
    turns: int = TURNS


class State(GameState):
    """State of a game of the moor."""

    book: Book
    turn: int = 0
    mover: Seat = ""
    over: bool = False
    places: dict[str, Pose | None] = field(default_factory=dict)
    """Pose of each token; None if a seat does not see it, or it is still to be hidden."""
    hidden: frozenset[str] = frozenset()
    winner: Seat = ""

    def token(self, token: str) -> Token:
        """Return the token with an id."""
        return next(each for each in self.book.tokens if each.id == token)

    def of(self, seat: Seat) -> list[str]:
        """Return the ids of a seat's tokens that are not lost."""
        return [token.id for token in self.book.tokens if token.seat == seat and token.id in self.places]

    def shape(self, token: str) -> ConvexShape | None:
        """Return the shape of a token at its place; None if its place is unknown."""
        pose = self.places[token]
        return None if pose is None else self.token(token).footprint.at(pose.point, pose.heading)

    def known_to(self, seat: Seat) -> list[str]:
        """Return the ids of the tokens whose places a seat sees."""
        return [token for token in self.places if token not in self.hidden or self.token(token).seat == seat]


def zone_of(state: State, seat: Seat) -> TableZone:
    """Return the zone of a seat."""
    return next(zone for zone in state.book.table.zones if zone.name == seat)


# -- events ---------------------------------------------------------------------------------------------------------


class TurnBegan(Event):
    """A turn began."""

    checkpoint = True
    number: int
    seat: Seat


class Hid(Event):
    """A scout was hidden; `place` is None for the other seat."""

    token: str
    place: Pose | None


class Moved(Event):
    """A token moved or stayed."""

    token: str
    route: Route | None
    """The route; None for a seat that does not see it."""


class Spotted(Event):
    """A hidden scout was spotted."""

    barrier = True
    token: str
    place: Pose


class BlastLaid(Event):
    """A blast disc was placed."""

    seat: Seat
    place: Pose


class DieThrown(Event):
    """A die was thrown for a token under the disc."""

    barrier = True
    token: str
    number: int


class Lost(Event):
    """A token was lost."""

    token: str


class Ended(Event):
    """The game ended."""

    checkpoint = True
    winner: Seat


# -- what may be done -----------------------------------------------------------------------------------------------


def stands(state: State, seat: Seat, token: str, pose: Pose) -> str:
    """Return the id of the reason why a token cannot be at a place, as far as its seat can know; "" if it can."""
    return _blocked(state, seat, token, state.token(token).footprint.at(pose.point, pose.heading))


def _blocked(state: State, seat: Seat, token: str, shape: ConvexShape) -> str:
    if not state.book.table.contains(shape):
        return "off-table"
    walls = (wall.area() for wall in state.book.table.scenery_of("wall"))
    if any(containment(shape, wall) is not Containment.NONE for wall in walls):
        return "wall"
    others = (state.shape(other) for other in state.known_to(seat) if other != token)
    return "occupied" if any(other is not None and overlap(shape, other) for other in others) else ""


class ChooseToken(Choice):
    """Question: which token acts."""

    kind: ClassVar[str] = "choose-token"
    seat: Seat = ""


class Hide(Decision):
    """Question: where a scout hides. The answer is a pose in its seat's zone, such as 6.5,20."""

    kind: ClassVar[str] = "hide"
    seat: Seat = ""

    def options(self, state: State) -> Iterator[Answer]:
        """Raise Uncountable, as there are too many places."""
        raise Uncountable(self.kind)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers without end."""
        zone = zone_of(state, self.seat).area()
        while True:
            x, y = (
                low + numbers.below(high - low + 1) for low, high in ((zone.left, zone.right), (zone.top, zone.bottom))
            )
            pose = Pose(x, y)
            if self.refusal(state, pose) is None:
                yield pose

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        try:
            pose = Pose.read(str(answer))
        except PoseError:
            return Refusal("no-place", self.rule)
        shape = SCOUT.at(pose.point)
        if containment(shape, zone_of(state, self.seat).area()) is not Containment.WHOLE:
            return Refusal("outside-zone", self.rule)
        why = stands(state, self.seat, self.subject, pose)
        return Refusal(why, self.rule) if why else None


class Move(Decision):
    """Question: where a token moves.

    The answer has the corners and the heading at the end, as 12,30 25,40@90, or is "stay".
    """

    kind: ClassVar[str] = "move"
    seat: Seat = ""

    @property
    def passes_with(self) -> Answer:
        """Return the answer that declines to move: "stay"."""
        return STAY

    def options(self, state: State) -> Iterator[Answer]:
        """Raise Uncountable, as there are too many routes."""
        raise Uncountable(self.kind)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers without end."""
        start = cast(Pose, state.places[self.subject]).point
        far = RANGES[state.token(self.subject).footprint]
        while True:
            corners, here = list[Point](), start
            for _ in range(1 + numbers.below(2)):
                here = here.moved(*(numbers.below(far) - far // 2 for _ in range(2)))
                corners.append(Point(max(0, here.x), max(0, here.y)))
            route = Route(corners, numbers.below(FULL))
            yield route if self.refusal(state, route) is None else STAY

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        if answer == STAY:
            return None
        try:
            route = Route.read(str(answer))
        except PoseError:
            return Refusal("no-route", self.rule)
        pose, far = cast(Pose, state.places[self.subject]), RANGES[state.token(self.subject).footprint]
        if route.length(pose.point) > far:
            return Refusal("too-far", self.rule, (("most", far // CM),))
        for shape in covered_on(state, self.subject, route):
            why = _blocked(state, self.seat, self.subject, shape)
            if why:
                return Refusal(why, self.rule)
        return None


def covered_on(state: State, token: str, route: Route) -> Iterator[ConvexShape]:
    """Yield the shape of a token on each leg of a route, and at its end; it faces along each leg."""
    footprint = state.token(token).footprint
    for a, b in route.legs(cast(Pose, state.places[token]).point):
        yield swept(footprint, heading_to(a, b), a, b)
    yield footprint.at(route.end.point, route.heading)


class LayBlast(Decision):
    """Question: where the blast is placed. The answer is a point, such as 30,12.5, or "pass"."""

    kind: ClassVar[str] = "lay-blast"
    seat: Seat = ""

    @property
    def passes_with(self) -> Answer:
        """Return the answer that declines to place a blast: "pass"."""
        return PASS

    def options(self, state: State) -> Iterator[Answer]:
        """Raise Uncountable, as there are too many places."""
        raise Uncountable(self.kind)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers without end."""
        start = cast(Pose, state.places[self.subject]).point
        while True:
            known = [cast(Pose, state.places[each]).point for each in state.known_to(self.seat)]
            aimed = [point for point in known if squared_distance(start, point) <= REACH * REACH and point != start]
            yield Pose.at(aimed[numbers.below(len(aimed))]) if aimed and numbers.below(3) else PASS

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        if answer == PASS:
            return None
        try:
            point = Pose.read(str(answer)).point
        except PoseError:
            return Refusal("no-place", self.rule)
        if not state.book.table.contains(ConvexShape((point,))):
            return Refusal("off-table", self.rule)
        start = cast(Pose, state.places[self.subject]).point
        beyond = squared_distance(start, point) > REACH * REACH
        return Refusal("too-far", self.rule, (("most", REACH // CM),)) if beyond else None


# -- the one writer -------------------------------------------------------------------------------------------------

WRITERS: Handlers[Event, State, None] = Handlers()
writes = WRITERS.register


@writes(TurnBegan)
def _turn_began(state: State, event: TurnBegan) -> None:
    state.turn, state.mover = event.number, event.seat


@writes(Hid)
def _hid(state: State, event: Hid) -> None:
    state.places[event.token] = event.place
    state.hidden |= {event.token}


@writes(Moved)
def _moved(state: State, event: Moved) -> None:
    if event.route is not None:
        state.places[event.token] = event.route.end


@writes(Spotted)
def _spotted(state: State, event: Spotted) -> None:
    state.places[event.token] = event.place
    state.hidden -= {event.token}


@writes(Lost)
def _lost(state: State, event: Lost) -> None:
    del state.places[event.token]


@writes(BlastLaid, DieThrown)
def _only_told(state: State, event: Event) -> None:
    pass


@writes(Ended)
def _ended(state: State, event: Ended) -> None:
    state.over, state.winner = True, event.winner


# -- the rules ------------------------------------------------------------------------------------------------------


def _hiding(state: State) -> Steps[None]:
    for seat in SEATS:
        for token in state.book.tokens:
            if token.seat == seat and token.start is None:
                pose = Pose.read((yield from ask(Hide("1.0", token.id, seat=seat))))
                yield Hid(token.id, Pose.at(pose.point))


def _turn(state: State) -> Steps[None]:
    seat = state.mover
    token = yield from ask(ChooseToken("1.1", seat, tuple(state.of(seat)), seat=seat))
    answer = yield from ask(Move("1.2", token, seat))
    if answer != STAY:
        yield from _walk(state, seat, token, Route.read(answer))
    aimed = yield from ask(LayBlast("2.0", token, seat))
    if aimed != PASS:
        yield from _blast(state, seat, Pose.at(Pose.read(aimed).point))
    left = {each: len(state.of(each)) for each in SEATS}
    if state.turn == state.book.turns or not all(left.values()):
        yield Ended("" if left[RED] == left[BLUE] else max(SEATS, key=left.__getitem__))
    else:
        yield TurnBegan(state.turn + 1, other_than(seat))


def _walk(state: State, seat: Seat, token: str, route: Route) -> Steps[None]:
    """Go until a hidden scout is near; a hidden one who ends near an enemy is spotted himself."""
    pose = cast(Pose, state.places[token])
    walked, shapes, facing = list[Point](), list(covered_on(state, token, route)), pose.heading
    legs = list(route.legs(pose.point))
    for (a, b), shape in zip(legs, shapes, strict=False):
        found = _near(state, other_than(seat), shape, state.hidden)
        if found:
            if walked:
                yield Moved(token, Route(walked, facing))
            for each in found:
                yield Spotted(each, cast(Pose, state.places[each]))
            break
        walked.append(b)
        facing = heading_to(a, b)
    else:
        yield Moved(token, route)
    shape = cast(ConvexShape, state.shape(token))
    if token in state.hidden and _near(state, other_than(seat), shape, frozenset(state.places)):
        yield Spotted(token, cast(Pose, state.places[token]))


def _near(state: State, seat: Seat, shape: ConvexShape, among: frozenset[str]) -> list[str]:
    """Return the tokens of a seat, of some, that are spotted from a shape."""
    there = [(each, state.shape(each)) for each in state.of(seat) if each in among]
    return [each for each, other in there if other is not None and SPOTTED.holds(shape, other)]


def under(state: State, place: Pose) -> list[str]:
    """Return the ids of the tokens under a blast, among those whose places are known."""
    disc = ConvexShape.disc(place.point, BLAST)
    shapes = ((token, state.shape(token)) for token in state.places)
    return [token for token, shape in shapes if shape is not None and overlap(disc, shape)]


def needed(state: State, token: str) -> int:
    """Return the lowest number of the die that hits a token; a wood gives cover."""
    shape = cast(ConvexShape, state.shape(token))
    woods = (wood.area() for wood in state.book.table.scenery_of("wood"))
    return COVERED if any(containment(shape, wood) is not Containment.NONE for wood in woods) else HIT


def _blast(state: State, seat: Seat, place: Pose) -> Steps[None]:
    yield BlastLaid(seat, place)
    for token in under(state, place):
        if token in state.hidden:
            yield Spotted(token, cast(Pose, state.places[token]))
        number = yield from roll(D8, "blast", "2.1", token)
        yield DieThrown(token, number)
        if number >= needed(state, token):
            yield Lost(token)


class MoorRules(OpenRules[State]):
    """Rules of the moor; the view of a seat lacks only the place of the other's hidden scout."""

    id = "moor"
    seats: tuple[Seat, ...] = SEATS
    events: tuple[type[Event], ...] = (TurnBegan, Hid, Moved, Spotted, BlastLaid, DieThrown, Lost, Ended)
    decisions: tuple[type[Decision], ...] = (Hide, ChooseToken, Move, LayBlast)

    def new_state(self, book: Book) -> State:
        """Return the state at the beginning of a game."""
        return State(book, places={token.id: token.start for token in book.tokens})

    def book(self, state: State) -> Book:
        """Return the book of a state."""
        return state.book

    def play(self, state: State) -> Steps[None]:
        """Play the game from a state to its end, yielding its questions and events."""
        if not state.turn:
            yield from _hiding(state)
            yield TurnBegan(1, RED)
        while not state.over:
            yield from _turn(state)

    def concede(self, state: State, seat: Seat) -> Steps[None]:
        """Yield the event that ends a game which a seat concedes."""
        yield Ended(other_than(seat))

    def apply(self, state: State, event: Event) -> None:
        """Apply an event to a state."""
        WRITERS[event.__class__](state, event)

    def moment(self, state: State) -> Moment:
        """Return the turn, and whether the game is over."""
        return Moment(state.turn, over=state.over)

    # -- what a seat may know ---------------------------------------------------------------------------------------

    def visible(self, state: State, seat: Seat) -> State:
        """Return the view of a seat: a copy of the state without what it may not know."""
        view = state.copy()
        for token in state.hidden:
            if token in view.places and state.token(token).seat != seat:
                view.places[token] = None
        return view

    def seen(self, state: State, event: Event, seat: Seat) -> tuple[Event, ...]:
        """Return the events that a seat sees instead of an event, with hidden facts masked."""
        if isinstance(event, Hid) and state.token(event.token).seat != seat:
            return (replace(event, place=None),)
        if isinstance(event, Moved) and event.token in state.hidden and state.token(event.token).seat != seat:
            return (replace(event, route=None),)
        return (event,)

    def hides(self, state: State, decision: Decision, answer: Answer) -> bool:
        """Return whether an answer is hidden from one of the seats."""
        return isinstance(decision, Hide) or (isinstance(decision, Move) and decision.subject in state.hidden)

    def sample(self, view: State, since: Sequence[Event], seat: Seat, numbers: RandomSource) -> State:
        """Return a possible complete state for a view: the other's hidden scout gets a place.

        It is where the scout was spotted since, otherwise a random place that agrees with the events.
        """
        state = view.copy()
        spotted = {event.token: event.place for event in since if isinstance(event, Spotted)}
        for token in view.places:
            if view.places[token] is None and token in view.hidden:
                state.places[token] = spotted.get(token) or _anywhere(view, token, since, numbers)
        return state


def _anywhere(view: State, token: str, since: Sequence[Event], numbers: RandomSource) -> Pose:
    """Return a place of a hidden token by which nothing that has been seen is contradicted."""
    seat, table = other_than(view.token(token).seat), view.book.table
    seen = [shape for shape in map(view.shape, view.of(seat)) if shape is not None]
    for event in since:
        if isinstance(event, Moved) and event.route is not None and view.token(event.token).seat == seat:
            seen += covered_on(view, event.token, event.route)
        if isinstance(event, BlastLaid):
            seen.append(ConvexShape.disc(event.place.point, BLAST))
    while True:
        pose = Pose(numbers.below(table.width), numbers.below(table.height))
        shape = SCOUT.at(pose.point)
        free = not stands(view, seat, token, pose) and not any(SPOTTED.holds(shape, other) for other in seen)
        if free:
            return pose


def facing(state: State, token: str, end: Point) -> Heading:
    """Return the heading of a token that moves straight to a point; unchanged if it is there already."""
    pose = cast(Pose, state.places[token])
    return heading_to(pose.point, end) if pose.point != end else pose.heading


RULES = MoorRules()
