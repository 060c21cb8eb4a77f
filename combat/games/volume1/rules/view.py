"""The player's view of state, events and decisions: identities of unknown enemies are hidden (8.2, 12.0).

In the view, an unknown enemy has a neutral id: "red-2" for the second Red man placed on the board. Order and id reveal
only what everybody saw when the counters were placed. The view has such a man's side, team, order marker, wounds and
hex. It has a crew's weapon once both men are known (14.3), of the cup only the number of counters of each team, and of
an unknown man's sums only the modifiers that do not depend on him.
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
    """Return the view's id of an unknown enemy: the `place`-th man of his team (from 1) placed on the board."""
    return f"{team}-{place}"


def token(team: Team, place: int) -> str:
    """Return the view's id of the `place`-th counter of a team in the cup."""
    return f"cup-{team}-{place}"


def is_hidden(man: Man) -> bool:
    """Return whether a man's identity is hidden from the player: he is an enemy who is not Known."""
    return man.side == "enemy" and not man.seen


def laid_as(state: State, man: str) -> int:
    """Return an enemy's number, from 1, in the order in which his team was placed, which is public.

    Return 0 if he is not placed.
    """
    found = state.men.get(man)
    if found is None:
        return 0
    team = (other.id for other in state.men.values() if other.side == "enemy" and other.team == found.team)
    return next((place for place, other in enumerate(team, start=1) if other == man), 0)


def strangers(state: State) -> dict[str, str]:
    """Return the neutral ids of the unknown enemies, by real id."""
    names: dict[str, str] = {}
    laid = dict.fromkeys(ENEMY_TEAMS, 0)
    for man in state.men.values():
        if man.side == "enemy":
            laid[man.team] += 1
            if not man.seen:
                names[man.id] = neutral(man.team, laid[man.team])
    return names


def hides(state: State, decision: Decision, answer: Answer) -> bool:
    """Return whether a decision's subject or its answer is a man unknown to the player, or a counter in the cup
    (8.2).
    """
    men, cup = state.men, state.cup
    named = (decision.subject, answer) if isinstance(answer, str) else (decision.subject,)  # a number names nobody
    for id_ in named:
        man = men.get(id_)
        if id_ in cup if man is None else man.side == "enemy" and not man.seen:  # `is_hidden`, inlined for speed
            return True
    return False


# -- the state --------------------------------------------------------------------------------------------------------


def visible(state: State) -> State:
    """Return a copy of the state as the player sees it; nothing is hidden once the battle is over."""
    view = state.copy()
    if state.clock.phase == "over":
        return view
    view.book = masked(state.book)
    view.cup = counted(state, state.cup)
    if view.guns:
        # in the order of their ids: that in which crews were drawn would tell who is who
        view.guns = {id_: gun for id_, gun in sorted(view.guns.items()) if is_open(state, gun)}
    rename(view, strangers(state))
    return view


def counted(state: State, cup: frozenset[str]) -> frozenset[str]:
    """Return the cup as anonymous tokens, which show only the number of counters of each team."""
    teams = Counter(state.figure(man).team for man in cup)
    return frozenset(token(team, place) for team, many in teams.items() for place in range(1, many + 1))


def is_open(state: State, gun: Gun) -> bool:
    """Return whether the player knows of a weapon: it is a counter, or all its crew are known."""
    crew = (state.men.get(name) for name in (gun.operator, gun.assistant))
    return not gun.built_in or not any(man is not None and is_hidden(man) for man in crew)


_MASKED: dict[int, tuple[Book, Book]] = {}
_BOOKS_KEPT = 8


def masked(book: Book) -> Book:
    """Return a book with figures for unknown men and without the hexes of enemy crews. Cached for each book."""
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
    """Return the scenario without the hexes of enemy crews."""
    crewed = sorted((replace(crew, hex=NOWHERE) for crew in book.scenario.crews), key=lambda crew: crew.operator)
    return replace(book.scenario, crews=tuple(crewed))


# -- events -----------------------------------------------------------------------------------------------------------


def seen(state: State, event: Event) -> tuple[Event, ...]:
    """Return the events that the player sees in place of an event that is about to be applied to the true state."""
    kind = event.__class__
    fields_ = _NAMING.get(kind)
    if fields_ is not None and not any(_names_hidden(state.men, getattr(event, field)) for field in fields_):
        return (event,)
    special = _SEEN.get(kind)
    if (fields_ is None and special is None) or state.clock.phase == "over":
        return (event,)
    return (_named(event, strangers(state)),) if special is None else tuple(special(state, event))


def _names_hidden(men: Mapping[str, Man], value: object) -> bool:
    """Return whether a field's value, or one of several, is the id of a man unknown to the player."""
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
"""Fields of events that name men; an event whose fields name no unknown man is shown unchanged."""


_SEEN: Handlers[Event, State, Iterator[Event]] = Handlers()
"""Handlers of events whose view differs in more than the ids."""
_sees = _SEEN.register


def _named(event: E_, names: Names, *fields_: str) -> E_:
    """Return an event with neutral ids in place of those of unknown men."""
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
    """Show a counter placed face down; the link between operator and assistant is hidden (14.3)."""
    team = state.figure(event.man).team
    laid = sum(man.side == "enemy" and man.team == team for man in state.men.values())
    yield replace(event, man=neutral(team, laid + 1), helps="")
    if event.man in state.cup:
        yield told.CupCounted(tuple(sorted(counted(state, state.cup - {event.man}))))


def _turned(state: State, stranger: str, names: Names) -> Iterator[Event]:
    """Yield the event that reveals an unknown man; nothing for a known one.

    The event shows the weapon of his crew too, unless the other man of the crew is still unknown.
    """
    if stranger in names:
        gun = crews.gun_of(state, stranger) or crews.helped_by(state, stranger) if state.guns else None
        if gun is not None:
            crew = (state.men.get(name) for name in (gun.operator, gun.assistant) if name != stranger)
            gun = None if any(man is not None and is_hidden(man) for man in crew) else gun
        yield told.StrangerTurned(names[stranger], stranger, gun)


def _revealed(state: State, event: Revealing) -> Iterator[Event]:
    """Reveal a man who is spotted, killed or caught, before the event that says so."""
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
    """Reveal the assistant who takes a dead operator's place: the body is known (14.3)."""
    names = strangers(state)
    if event.why == "killed" and not is_hidden(state.men[event.operator]):
        yield from _turned(state, event.assistant, names)
        yield event
    else:
        yield _named(event, names, "operator", "assistant")


@_sees(ev.OrderPlaced)
def _ordered(state: State, event: ev.OrderPlaced) -> Iterator[Event]:
    """Show the operator's order on the assistant of an unknown crew too (14.3)."""
    names = strangers(state)
    yield _named(event, names, "man")
    if state.guns and not event.alone:
        gun = crews.gun_of(state, event.man)
        if gun is not None and not is_open(state, gun):
            mate = crews.follower(state, event.man, "" if event.order is None else event.order.id)
            if mate:
                yield told.OrderShared(names.get(mate, mate), event.order)


def _summed(state: State, event: ev.CheckMade | ev.ShotFired | ev.GrenadeFell) -> Iterator[Event]:
    """Hide an unknown man's own value and the total of his sum."""
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
    """Return a ledger with the value and detail of its first term removed."""
    return (replace(ledger[0], value=0, detail=""), *ledger[1:]) if ledger else ()


@_sees(ev.ClockAdvanced)
def _clocked(state: State, event: ev.ClockAdvanced) -> Iterator[Event]:
    """Show the clock; reveal everything at the end of the battle."""
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
    """Return a decision with neutral ids; the number that an unknown man's roll must meet is set to 0 (8.2)."""
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
"""Fields of decisions that name men."""


def meant(state: State, answer: Answer) -> Answer:
    """Return the player's answer with real ids in place of neutral ones."""
    if answer.__class__ is not str or answer in state.men:
        return answer
    return next((id_ for id_, name in strangers(state).items() if name == answer), answer)
