"""What the player may know of a battle: all but who the unknown enemies are, and what follows from that (8.2, 12.0).

In his view an unknown enemy goes by a neutral id: "red-2" for the second of the Reds to be laid on the board. Order and
id tell no more than everybody saw when the counters were laid. Of such a man the view knows side and team; his marker,
his wounds and where he lies are open. A crew and its weapon are known when both men are (14.3), of the cup only how
many counters of each team it holds, and of an unknown man's sums only what others add to them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias, TypeVar

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import NOWHERE
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.apply.renaming import rename, row
from combat.games.volume1.rules.book import ENEMY_TEAMS, Book, Figure, Scenario, Team
from combat.games.volume1.rules.decisions import PlayDiscard
from combat.games.volume1.rules.events import view_events as told
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.state import Gun, Man, State

Names: TypeAlias = Mapping[str, str]
Revealing: TypeAlias = ev.ManSpotted | ev.DummyRemoved | ev.ManKilled | ev.Surrendered
E_ = TypeVar("E_", bound=Event)


def neutral(team: Team, place: int) -> str:
    """The id in views of the enemy of a team who was laid on the board as its so manyth, from 1."""
    return f"{team}-{place}"


def token(team: Team, place: int) -> str:
    """The id in views of a counter in the cup."""
    return f"cup-{team}-{place}"


def is_hidden(man: Man) -> bool:
    """Whether the player may not know who this is."""
    return man.side == "enemy" and not man.seen


def laid_as(state: State, man: str) -> int:
    """As the how manyth of his team an enemy was laid on the board, which everybody saw; 0 for who is not there yet."""
    found = state.men.get(man)
    if found is None:
        return 0
    team = (other.id for other in state.men.values() if other.side == "enemy" and other.team == found.team)
    return next((place for place, other in enumerate(team, start=1) if other == man), 0)


def strangers(state: State) -> dict[str, str]:
    """The hidden men by their ids, and the neutral ids that they have in views."""
    names: dict[str, str] = {}
    laid = dict.fromkeys(ENEMY_TEAMS, 0)
    for man in state.men.values():
        if man.side == "enemy":
            laid[man.team] += 1
            if not man.seen:
                names[man.id] = neutral(man.team, laid[man.team])
    return names


def hides(state: State, decision: Decision, answer: Answer) -> bool:
    """Whether a question or its answer names somebody whom the player does not know, or a token of the cup (8.2)."""
    men, cup = state.men, state.cup
    for id_ in (decision.subject, answer):
        if isinstance(id_, str):  # a number or a hex names nobody
            man = men.get(id_)
            if id_ in cup if man is None else man.side == "enemy" and not man.seen:  # as `is_hidden`, without a call
                return True
    return False


# -- the state --------------------------------------------------------------------------------------------------------


def visible(state: State) -> State:
    """The state as the player sees it; a battle that is over hides nothing."""
    view = state.copy()
    if state.clock.phase == "over":
        return view
    view.book = masked(state.book)
    view.cup = counted(state, state.cup)
    if view.guns:
        view.guns = {gun.id: gun for gun in view.guns.values() if is_open(state, gun)}
    rename(view, strangers(state))
    return view


def counted(state: State, cup: frozenset[str]) -> frozenset[str]:
    """The cup as tokens: so many of each team."""
    teams = Counter(state.figure(man).team for man in cup)
    return frozenset(token(team, place) for team, many in teams.items() for place in range(1, many + 1))


def is_open(state: State, gun: Gun) -> bool:
    """Whether the player knows of a weapon: a counter of its own, or one whose crew is known."""
    crew = (state.men.get(name) for name in (gun.operator, gun.assistant))
    return not gun.built_in or not any(man is not None and is_hidden(man) for man in crew)


_MASKED: dict[int, tuple[Book, Book]] = {}
_BOOKS_KEPT = 8


def masked(book: Book) -> Book:
    """A book with figures for the unknown, and without the places of the enemy's crews; the same one each time."""
    if neutral("red", 1) in book.figures:
        return book if not any(crew.hex for crew in book.scenario.crews) else replace(book, scenario=_sheet(book))
    kept = _MASKED.get(id(book))
    if kept is not None and kept[0] is book:
        return kept[1]
    if len(_MASKED) >= _BOOKS_KEPT:
        _MASKED.clear()
    made = _mask(book)
    _MASKED[id(book)] = (book, made)
    return made


def _mask(book: Book) -> Book:
    figures = dict(book.figures)
    many = Counter(figure.team for figure in book.figures.values() if figure.side == "enemy")
    for team in ENEMY_TEAMS:
        for place in range(1, many[team] + 2):
            for id_ in (neutral(team, place), token(team, place)):
                figures[id_] = Figure(id_, "", "", "enemy", team)
    return replace(book, figures=figures, scenario=_sheet(book))


def _sheet(book: Book) -> Scenario:
    """The scenario's sheet without the hexes of the enemy's crews."""
    crewed = sorted((replace(crew, hex=NOWHERE) for crew in book.scenario.crews), key=lambda crew: crew.operator)
    return replace(book.scenario, crews=tuple(crewed))


# -- events -----------------------------------------------------------------------------------------------------------


def seen(state: State, event: Event) -> tuple[Event, ...]:
    """What the player is told of an event that is about to be applied to the true state."""
    kind = event.__class__
    fields_ = _NAMING.get(kind)
    if fields_ is not None and not any(_names_hidden(state.men, getattr(event, field)) for field in fields_):
        return (event,)
    special = _SEEN.get(kind)
    if (fields_ is None and special is None) or state.clock.phase == "over":
        return (event,)
    return (_named(event, strangers(state)),) if special is None else tuple(special(state, event))


def _names_hidden(men: Mapping[str, Man], value: object) -> bool:
    """Whether a fact, or one of several, is the id of a man whom the player does not know."""
    if isinstance(value, tuple):
        return any(_names_hidden(men, part) for part in value)
    man = men.get(value) if isinstance(value, str) else None
    return man is not None and not man.seen and man.side == "enemy"


_NAMING: dict[type[Event], tuple[str, ...]] = {
    ev.ManActivated: ("man",),
    ev.ManMoved: ("man",),
    ev.ManHeld: ("man", "target"),
    ev.ManLeft: ("man",),
    ev.ManAlerted: ("man",),
    ev.AmmoChanged: ("man",),
    ev.MoraleChanged: ("man",),
    ev.ManWounded: ("man",),
    ev.BlowStruck: ("man", "target"),
    ev.ChargeEnded: ("man",),
    ev.FragmentRolled: ("man",),
    ev.GrenadeAimed: ("man",),
    ev.GrenadeArmed: ("man",),
    ev.GrenadeThrown: ("man",),
    ev.GrenadeDropped: ("man", "near", "far"),
    ev.PrisonerHandedOver: ("man", "before", "guard"),
    ev.PrisonerLedOff: ("man", "guard"),
    ev.PrisonerFreed: ("man",),
    ev.WhomChosen: ("man", "whom"),
    ev.WoundBandaged: ("man", "by"),
    ev.PapersTaken: ("man", "of"),
    ev.PapersDropped: ("man", "of"),
    ev.EffectBegan: ("man",),
    ev.EffectWasted: ("man",),
    ev.CardDrawn: ("man",),
    ev.DiscardPlayed: ("man",),
    ev.EnemyCardDrawn: ("man",),
    ev.OrderCheckFailed: ("man",),
    ev.OrderEarned: ("man",),
    ev.FlareLit: ("man",),
    ev.ManSpotted: ("man", "by"),
    ev.DummyRemoved: ("man",),
    ev.ManKilled: ("man",),
    ev.Surrendered: ("man", "guard"),
    ev.CheckMade: ("man", "target"),
    ev.ShotFired: ("man", "target"),
    ev.GrenadeFell: ("man", "target"),
}
"""The fields in which events name men; one that names no stranger is told as it is."""


_SEEN: Handlers[Event, State, Iterator[Event]] = Handlers()
"""Events that tell more, or less, than the same in other ids."""
_sees = _SEEN.register


def _named(event: E_, names: Names, *fields_: str) -> E_:
    """An event in the ids of the view."""
    facts: dict[str, Any] = {}
    for field in fields_ or _NAMING[event.__class__]:
        value = getattr(event, field)
        if isinstance(value, tuple):
            facts[field] = row(value, names)
        elif value in names:
            facts[field] = names[value]
    return replace(event, **facts) if facts else event


@_sees(ev.EnemyPlaced, ev.Reinforced)
def _placed(state: State, event: ev.EnemyPlaced | ev.Reinforced) -> Iterator[Event]:
    """A counter is laid face down; who came with whom is not told (14.3)."""
    team = state.figure(event.man).team
    laid = sum(man.side == "enemy" and man.team == team for man in state.men.values())
    yield replace(event, man=neutral(team, laid + 1), helps="")
    if event.man in state.cup:
        yield told.CupCounted(tuple(sorted(counted(state, state.cup - {event.man}))))


def _turned(state: State, stranger: str, names: Names) -> Iterator[Event]:
    """A man is turned over, if he was unknown, and his crew's weapon with him where his mate is known already."""
    if stranger in names:
        gun = crews.gun_of(state, stranger) or crews.helped_by(state, stranger) if state.guns else None
        if gun is not None:
            crew = (state.men.get(name) for name in (gun.operator, gun.assistant) if name != stranger)
            gun = None if any(man is not None and is_hidden(man) for man in crew) else gun
        yield told.StrangerTurned(names[stranger], stranger, gun)


def _revealed(state: State, event: Revealing) -> Iterator[Event]:
    """Who is spotted, killed or caught is turned over first; by whom is told in the ids of the view."""
    names = strangers(state)
    yield from _turned(state, event.man, names)
    match event:
        case ev.ManSpotted():
            yield _named(event, names, "by")
        case ev.Surrendered():
            yield _named(event, names, "guard")
        case _:
            yield event


_sees(ev.ManSpotted, ev.DummyRemoved)(_revealed)
_sees(ev.ManKilled, ev.Surrendered)(_revealed)


@_sees(ev.RolesSwapped)
def _swapped(state: State, event: ev.RolesSwapped) -> Iterator[Event]:
    """Who takes a dead operator's place lies dead in his stead, and known (14.3)."""
    names = strangers(state)
    if event.why == "killed" and not is_hidden(state.men[event.operator]):
        yield from _turned(state, event.assistant, names)
        yield event
    else:
        yield _named(event, names, "operator", "assistant")


@_sees(ev.OrderPlaced)
def _ordered(state: State, event: ev.OrderPlaced) -> Iterator[Event]:
    """An assistant whose crew is not known has his operator's marker all the same (14.3)."""
    names = strangers(state)
    yield _named(event, names, "man")
    if state.guns and not event.alone:
        gun = crews.gun_of(state, event.man)
        if gun is not None and not is_open(state, gun):
            mate = crews.follower(state, event.man, "" if event.order is None else event.order.id)
            if mate:
                yield told.OrderShared(names.get(mate, mate), event.order)


def _summed(state: State, event: ev.CheckMade | ev.ShotFired | ev.GrenadeFell) -> Iterator[Event]:
    """Of an unknown man's sum his own figure is not told, nor what it comes to."""
    names = strangers(state)
    shown = _named(event, names, "man", "target")
    if event.man in names:
        shown = replace(shown, ledger=without_base(event.ledger), need=0, confirm=None if event.confirm is None else 0)
        if isinstance(shown, ev.ShotFired):
            shown = replace(shown, considered=())
    if isinstance(shown, ev.ShotFired) and shown.considered:
        aims = tuple(replace(aim, man=names.get(aim.man, aim.man)) for aim in shown.considered)
        shown = replace(shown, considered=aims)
    yield shown


_sees(ev.CheckMade, ev.ShotFired)(_summed)
_sees(ev.GrenadeFell)(_summed)


def without_base(ledger: Ledger) -> Ledger:
    """A sum without the figure that it begins with."""
    return (replace(ledger[0], value=0, detail=""), *ledger[1:]) if ledger else ()


@_sees(ev.ClockAdvanced)
def _clocked(state: State, event: ev.ClockAdvanced) -> Iterator[Event]:
    """Where the clock stands, and at the end of the battle everything."""
    names = strangers(state)
    done = row(event.clock.done, names)
    yield replace(event, clock=replace(event.clock, done=done)) if done != event.clock.done else event
    if event.clock.phase == "over":
        yield from (told.StrangerTurned(name, id_) for id_, name in names.items())
        truth = state.copy()
        truth.clock = event.clock
        yield told.TruthTold(truth)


# -- questions --------------------------------------------------------------------------------------------------------


def asked(state: State, decision: Decision) -> Decision:
    """A question in the ids of the view; what an unknown man's roll had to meet is not told (8.2)."""
    named = {field: getattr(decision, field, "") for field in _ASKING}
    if not any(_names_hidden(state.men, value) for value in named.values()):
        return decision
    names = strangers(state)
    facts: dict[str, Any] = {}
    for field, value in named.items():
        if isinstance(value, tuple):
            facts[field] = row(value, names)
        elif value in names:
            facts[field] = names[value]
    if isinstance(decision, PlayDiscard) and decision.subject in names:
        facts |= {"need": 0, "chance": 0.0}
    return replace(decision, **facts)


_ASKING = ("subject", "answers", "target", "about", "patient")
"""The fields in which questions name men."""


def meant(state: State, answer: Answer) -> Answer:
    """An answer of the player's in true ids."""
    if answer.__class__ is not str or answer in state.men:
        return answer
    return next((id_ for id_, name in strangers(state).items() if name == answer), answer)
