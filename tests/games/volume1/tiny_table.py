"""A small board with a few named men, on which a test scripts dice, cards and answers.

    table = Table("taylor 05.05 rapid-fire", "jung 05.03 hide shaken light", ground="05.03 rocks; 04.04 smoke")
    story = table.activate("taylor", "jung", impulse=1, d10=[9, 9])

A man is described by his last name and then words for his properties, in any order. Men are seen, alert and of normal
morale unless the words say otherwise. All modifiers of the Order/Terrain and the Spotting chart are 0 except that of Hide
in rocks, which the rulebook prints, so that a test states every number it uses; `printed=True` keeps the shipped charts.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, TypeAlias, TypedDict, TypeVar, Unpack, cast

from combat.engine.chance.scripted_chance import ScriptedChance
from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.content_library import ContentLibrary
from combat.games.volume1.content.lab.queues import QUEUES
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.book import (
    MORALE_STATES,
    Barrage,
    Book,
    Charts,
    Edge,
    Hurt,
    Morale,
    Night,
    Objective,
    Option,
    Scenario,
    Skill,
    Verdict,
)
from combat.games.volume1.rules.decisions import ChooseMove
from combat.games.volume1.rules.enemy import enemy_activation, enemy_orders
from combat.games.volume1.rules.events import ImpulseBegan, OrderPlaced, PapersTaken
from combat.games.volume1.rules.fighting import encounter
from combat.games.volume1.rules.lineup import Men
from combat.games.volume1.rules.men import wounds
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.outcomes import Ending, Happening, LastTurns
from combat.games.volume1.rules.play import end_phase, friendly_activation, sequence
from combat.games.volume1.rules.sites import Comrade, Crew, GunSite
from combat.games.volume1.rules.state import Clock, Cloud, Gun, Man, Order, Phase, State, Wound

E = TypeVar("E", bound=Event)


Refused: TypeAlias = tuple[str, str] | None
"""The reason why an order may not be given, with its rule; None if it may."""


class ScenarioFacts(TypedDict, total=False):
    """The facts about the scenario that a test may set by keyword."""

    turns: int
    compass_at: Hex
    compass_to: Hex
    friendly_edge: Edge
    enemy_edge: Edge
    friendly_morale: Morale
    enemy_morale: Morale
    enemy_alert: bool
    enemy_prepared: bool
    large_battle: bool
    friendly_hidden: bool
    squads: tuple[tuple[str, ...], ...]
    deployment: tuple[Hex, ...]
    cup: tuple[str, ...]
    enemy_hexes: tuple[Hex, ...]
    points: Mapping[str, int]
    objectives: tuple[Objective, ...]
    verdicts: tuple[Verdict, ...]
    options: tuple[Option, ...]
    searches: tuple[str, ...]
    wind: int
    night: Night | None
    artillery: tuple[Barrage, ...]
    guns: tuple[GunSite, ...]
    crews: tuple[Crew, ...]
    hurt: tuple[Hurt, ...]
    comrades: tuple[Comrade, ...]
    exits: tuple[Edge, ...]
    endings: tuple[Ending, ...]
    last_turns: LastTurns | None
    happenings: tuple[Happening, ...]


class Facts(ScenarioFacts, total=False):
    """The facts about the table that a test may set: scenario, ground, charts and cards."""

    ground: str
    size: tuple[int, int]
    chosen: tuple[str, ...]
    printed: bool
    hand: tuple[int, ...]


class Chance(TypedDict, total=False):
    """The dice and cards that a test scripts; last names in `cup` stand for ids."""

    d10: Iterable[int]
    d6: Iterable[int]
    friendly_cards: Iterable[int]
    enemy_cards: Iterable[int]
    cup: Iterable[str]


PRINTED = {("hide", "rocks"): -5}
"""The cells of the Order/Terrain chart that the rulebook states (2.0)."""
HEX = re.compile(r"\d\d\.\d\d")


@cache
def shipped() -> ContentLibrary:
    """Return the shipped men, weapons, decks, events and charts."""
    return Library().parts()


@cache
def flat_charts() -> Charts:
    """Return the shipped charts with only those modifiers of orders and grounds that the rulebook prints (13.0.2).

    All other modifiers are 0.
    """
    charts = shipped().charts
    fire = {
        order: {ground: replace(cell, modifier=PRINTED.get((order, ground), 0)) for ground, cell in row.items()}
        for order, row in charts.fire.items()
    }
    return replace(charts, fire=fire, spotting={order: dict.fromkeys(row, 0) for order, row in charts.spotting.items()})


class Story(list[Event]):
    """The events of a test, in order."""

    def all(self, kind: type[E]) -> list[E]:
        """Return the events of a class."""
        return [event for event in self if isinstance(event, kind)]

    def one(self, kind: type[E]) -> E:
        """Return the only event of a class; fail if there is not exactly one."""
        (event,) = self.all(kind)
        return event

    @property
    def kinds(self) -> list[str]:
        """Return the kinds of the events, in order."""
        return [event.kind for event in self]

    def orders(self) -> list[tuple[str, str]]:
        """Return the last name and the order with its directions of each order marker placed."""
        return [(_last_name(event.man), written(event.order)) for event in self.all(OrderPlaced)]


class Table:
    """A state in the middle of a game; `activate`, `play` and `run` apply the rules to it."""

    def __init__(
        self,
        *men: str,
        ground: str = "",
        size: tuple[int, int] = (9, 9),
        chosen: tuple[str, ...] = (),
        printed: bool = False,
        hand: tuple[int, ...] = (),
        **scenario: Unpack[ScenarioFacts],
    ) -> None:
        parts = shipped()
        self.ids = {_last_name(id_): id_ for id_ in parts.figures}
        self.figures = dict(parts.figures)
        charts = parts.charts if printed else flat_charts()
        board, clouds = _ground(ground, size)
        stood = [self._man(words) for words in men]
        book = Book(
            _scenario(scenario), board, self.figures, parts.weapons, parts.friendly_cards, parts.enemy_cards,
            parts.friendly_events, parts.enemy_events, charts, chosen,
        )  # fmt: skip
        self.state: State = sequence.new_state(book)
        self.state.men = Men({man.id: man for man in stood})
        self.state.cup = frozenset(book.scenario.cup)
        self.state.hand, self.state.deck = hand, self.state.deck - set(hand)
        self.state.lay_clouds(clouds)
        self.state.wind = 1
        self.asked: list[Decision] = []
        """The decisions that the last steps put to a player."""
        self.story = Story()
        """The events of the last `impulses`."""
        self.clock("action", 1)

    def __getitem__(self, name: str) -> Man:
        return self.state.men[self.ids[name]]

    def _man(self, words: str) -> Man:
        """Return a man from his last name and the words that are true of him."""
        name, *rest = words.split()
        figure = self.figures[self.ids[name]]
        man = Man(figure.id, figure.side, figure.team, morale="normal", seen=True, alert=True)
        for word in rest:
            man = self._described(man, word)
        return man

    def _described(self, man: Man, word: str) -> Man:
        if HEX.fullmatch(word):
            return replace(man, hex=Hex(word))
        if word in MORALE_STATES:
            return replace(man, morale=word)
        if word in FACTS:
            return FACTS[word](man)
        if "=" in word:
            return self._refigured(man, *word.split("="))
        return replace(man, order=_order(word))

    def _refigured(self, man: Man, key: str, value: str) -> Man:
        """Return the man with another printed figure: tq=5, ldr=1, team=blue, or the skill of a weapon, which becomes
        his main one.
        """
        figure = self.figures[man.id]
        if key == "team":
            self.figures[man.id] = replace(figure, team=value)
            return replace(man, team=value)
        if key in ("tq", "ldr"):
            self.figures[man.id] = replace(figure, **{key: int(value)})
            return man
        others = tuple(skill for skill in figure.skills if skill.weapon != key)
        self.figures[man.id] = replace(figure, skills=(Skill(key, int(value)), *others))
        return man

    def arm(self, name: str, aim: str | None, weapon: str = "mk-2") -> Table:
        """Put a live grenade in a man's hand and his Grenade Target marker on a hex (7.09); return the table."""
        self.state.men[self.ids[name]] = replace(self[name], grenade=weapon, aim=Hex(aim) if aim else None)
        return self

    def order_of(self, name: str) -> str:
        """Return a man's order without its directions; "none" if he has none."""
        order = self[name].order
        return "none" if order is None else order.id

    def about(self, name: str, whom: str) -> Table:
        """Set the man whom a man's order concerns: whom he treats, searches or carries (7.14, 7.15, 7.18).

        Return the table.
        """
        self.state.men[self.ids[name]] = replace(self[name], whom=self.ids[whom])
        return self

    def take(self, name: str, guard: str) -> Table:
        """Make one man the prisoner of another (17.4); return the table."""
        self.state.men[self.ids[name]] = replace(self[name], held_by=self.ids[guard])
        return self

    def give_papers(self, of: str, man: str) -> Table:
        """Give an officer's Papers to a man (7.15); return the table."""
        self.happen(PapersTaken(self.ids[man], self.ids[of]))
        return self

    def die(self, name: str) -> Table:
        """Kill a man in his hex (16.2); return the table."""
        self.play(wounds.die(self.state, self.ids[name], "kia", "16.0"))
        return self

    def happen(self, event: Event) -> None:
        """Apply an event to the state."""
        apply(self.state, event)

    def gun(self, operator: str = "", assistant: str = "", *, hex: str = "", weapon: str = "m1919") -> Table:
        """Put a weapon in a hex, or give it to a crew; an enemy operator has a built-in weapon (14.3).

        Return the table.
        """
        first, second = (self.ids[name] if name else "" for name in (operator, assistant))
        if operator and self[operator].side == "enemy":
            held = next(s.weapon for s in self.figures[first].skills if self.state.book.weapons[s.weapon].belt_fed)
            self.state.guns[first] = Gun(first, held, operator=first, assistant=second, built_in=True)
        else:
            place = Hex(hex) if hex else self[operator].place
            self.state.guns[f"{weapon}-1"] = Gun(f"{weapon}-1", weapon, place, first, second)
        return self

    # -- the clock ------------------------------------------------------------------------------------------------

    def clock(self, phase: Phase, impulse: int = 0, turn: int = 1) -> Table:
        """Set the clock, and begin the impulse in the Action Phase (7.01); return the table."""
        self.state.clock = Clock(turn, phase, impulse)
        if phase == "action":
            apply(self.state, ImpulseBegan(impulse))
        return self

    # -- playing ----------------------------------------------------------------------------------------------------

    def activate(self, name: str, *say: Answer, impulse: int | None = None, **chance: Unpack[Chance]) -> Story:
        """Activate one man, in a new impulse if one is given (4.0.4a); return the events."""
        if impulse is not None:
            self.clock("action", impulse)
        man = self[name]
        act = friendly_activation.activate if man.side == "friendly" else enemy_activation.activate
        return self.play(act(self.state, man.id), *say, **chance)

    def hit(self, name: str, *say: Answer, **chance: Unpack[Chance]) -> Story:
        """Resolve a real hit on a man (16.0); return the events."""
        return self.play(wounds.hit(self.state, self.ids[name]), *say, **chance)

    def settle_encounters(self, **chance: Unpack[Chance]) -> Story:
        """Resolve hexes with men of both sides (15.0, 17.4); return the events."""
        return self.play(encounter.resolve_encounters(self.state), **chance)

    def refused(self, name: str, order: str) -> Refused:
        """Return why a man may not be given an order, with the rule's number; None if he may (7.0)."""
        refusal = give_orders.order_refusal(self.state, self.ids[name], order)
        return None if refusal is None else (refusal.message, refusal.rule)

    def give_orders(self, *say: Answer, **chance: Unpack[Chance]) -> Story:
        """Run the Friendly Order Phase (4.0.2a); return the events."""
        self.clock("friendly-orders")
        return self.play(give_orders.friendly_order_phase(self.state), *say, **chance)

    def enemy_phase(self, *say: Answer, **chance: Unpack[Chance]) -> Story:
        """Run the Enemy Card and Order Phase (4.0.3b); return the events."""
        self.clock("enemy-orders")
        return self.play(enemy_orders.card_phase(self.state), *say, **chance)

    def end_turn(self, *say: Answer, **chance: Unpack[Chance]) -> Story:
        """Run the End Phase (4.0.5a); return the events."""
        self.clock("end")
        return self.play(end_phase.end_phase(self.state), *say, **chance)

    def run(self, until: Callable[[Clock], bool] | None, *say: Answer, **chance: Unpack[Chance]) -> Story:
        """Run the sequence of play from the clock until a moment, or to the end of the game if None.

        Return the events.
        """
        return self.play(sequence.play(self.state, until), *say, **chance)

    def play(self, steps: Steps[Any], *say: Answer, **chance: Unpack[Chance]) -> Story:
        """Run a rules function with scripted answers, dice and cards; return the events.

        Dice, cards and answers must all be used. A question with only one answer needs none, and a question that may be
        passed is passed if the next scripted answer does not fit it.
        """
        if "cup" in chance:
            chance["cup"] = [self.ids.get(name, name) for name in chance["cup"]]
        queues = {name: list(cast(Iterable[Answer], values)) for name, values in chance.items()}
        script = ScriptedChance(queues, QUEUES)
        answers, story = deque(map(self._meant, say)), Story()
        answer: Answer | None = None
        self.asked = []
        while True:
            try:
                step = next(steps) if answer is None else steps.send(answer)
            except StopIteration as end:
                self.result = end.value
                break
            answer = None
            if isinstance(step, Event):
                apply(self.state, step)
                story.append(step)
            elif step.to_chance:
                answer = script.answer(step, self.state)
            else:
                self.asked.append(step)
                answer = self._said(step, answers)
        script.finish()
        assert not answers, f"never asked for: {list(answers)}"
        return story

    def _said(self, decision: Decision, answers: deque[Answer]) -> Answer:
        if answers and decision.refusal(self.state, answers[0]) is None:
            return answers.popleft()
        if decision.passes_with is not None:
            return decision.passes_with
        options = list(decision.options(self.state))
        assert len(options) == 1, (
            f"{decision.kind} {decision.subject} asks for one of {options}; next is {list(answers)[:1]}"
        )
        return options[0]

    def _meant(self, value: Answer) -> Answer:
        """Return an answer with last names put in for ids: "taylor hide" for "sgt-taylor hide"."""
        if not isinstance(value, str):
            return value
        name, gap, rest = value.partition(" ")
        return f"{self.ids.get(name, name)}{gap}{rest}"


FACTS: dict[str, Callable[[Man], Man]] = {
    "hidden": lambda man: replace(man, seen=False),
    "unknown": lambda man: replace(man, seen=False),
    "waiting": lambda man: replace(man, alert=False),
    "light": lambda man: replace(man, wounds=(*man.wounds, Wound("light"))),
    "bad": lambda man: replace(man, wounds=(*man.wounds, Wound("bad"))),
    "bandaged-light": lambda man: replace(man, wounds=(*man.wounds, Wound("light", bandaged=True))),
    "bandaged-bad": lambda man: replace(man, wounds=(*man.wounds, Wound("bad", bandaged=True))),
    "evac": lambda man: replace(man, wounds=(*man.wounds, Wound("bad", evac=True))),
    "low-ammo": lambda man: replace(man, ammo="low"),
    "no-ammo": lambda man: replace(man, ammo="none"),
    "idle": lambda man: replace(man, order=None),
}


def steps_asked(table: Table) -> tuple[Answer, ...]:
    """Return the possible answers of the first question where a man moves."""
    return next(asked for asked in table.asked if isinstance(asked, ChooseMove)).answers


def impulses(table: Table, name: str, *say: Answer, **chance: Unpack[Chance]) -> list[Hex | None]:
    """Activate one man in all four impulses; return his hex after each."""
    man, hexes = table.ids[name], []

    def four() -> Steps[None]:
        for impulse in (1, 2, 3, 4):
            table.clock("action", impulse)
            act = friendly_activation.activate if table[name].side == "friendly" else enemy_activation.activate
            if table[name].on_board:
                yield from act(table.state, man)
            hexes.append(table[name].hex)

    table.story = table.play(four(), *say, **chance)
    return hexes


def _order(word: str) -> Order:
    """Return an order marker as written: "evade:5/6" has two directions."""
    id_, _, directions = word.partition(":")
    assert id_ in shipped().charts.orders, f'"{word}" is true of no man'
    return Order(id_, tuple(map(int, directions.split("/"))) if directions else ())


def written(order: Order | None) -> str:
    """Return an order marker as one word such as "evade:5/6"; "none" for no order."""
    if order is None:
        return "none"
    return f"{order.id}:{'/'.join(map(str, order.directions))}" if order.directions else order.id


def _last_name(id_: str) -> str:
    """Return the name of a man in tests: taylor for sgt-taylor, red-1 for dummy-red-1."""
    return id_.partition("-")[2]


def _ground(words: str, size: tuple[int, int]) -> tuple[Board, tuple[Cloud, ...]]:
    """Return a board from "05.03 rocks; 04.04 2 trees; 02.02 smoke": a hex with its terrain, level or smoke."""
    terrains: dict[Hex, str] = {}
    levels: dict[Hex, int] = {}
    clouds: list[Cloud] = []
    for part in filter(None, (part.split() for part in words.split(";"))):
        hex_, facts = Hex(part[0]), part[1:]
        for fact in facts:
            if fact.isdigit():
                levels[hex_] = int(fact)
            elif fact.endswith("smoke"):
                clouds.append(Cloud((hex_,), 1, 0, fading=fact == "fading-smoke"))
            else:
                terrains[hex_] = fact
    return Board.of("tiny", *size, terrains, levels), tuple(clouds)


def _scenario(facts: ScenarioFacts) -> Scenario:
    """Return a scenario whose 1 points straight up; the friendly side comes from the left."""
    plain = Scenario(
        id="tiny", title="Tiny", date="", place="", briefing=(), board="tiny", turns=8, hand=3,
        compass_at=Hex("05.05"), compass_to=Hex("05.04"), friendly_edge="left", enemy_edge="right",
        friendly_morale="normal", enemy_morale="normal", enemy_alert=True, enemy_prepared=True,
        large_battle=False, friendly_hidden=True, squads=(), deployment=(), cup=(), enemy_hexes=(),
        points={}, objectives=(), verdicts=(Verdict(-99, "Over", "", False),), wind=1,
    )  # fmt: skip
    return replace(plain, **facts)
