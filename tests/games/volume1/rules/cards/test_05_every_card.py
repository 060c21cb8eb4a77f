"""Every card of the player's deck does what its text says, as an order, for the turn or as a discard (5.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.event import Event
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.book import Effect, FriendlyCard
from combat.games.volume1.rules.cards import immediate_effects
from combat.games.volume1.rules.cards.lasting_effects import LASTING
from combat.games.volume1.rules.decisions import PASS, PlayDiscard
from combat.games.volume1.rules.enemy import enemy_activation
from combat.games.volume1.rules.events import (
    AmmoChanged,
    CardDiscarded,
    CardDrawn,
    DiscardPlayed,
    EffectBegan,
    EventRolled,
    ManAlerted,
    ManSpotted,
    MoraleChanged,
    StrikeUnanswered,
    WindSet,
)
from combat.games.volume1.rules.men import checks, wounds
from combat.games.volume1.rules.play import end_phase, friendly_activation
from tests.games.volume1.tiny_table import Table, shipped

SEEDS = 60
"""So many turns of the dice are enough for every window to open."""
FIELD = (
    "taylor 01.04 aimed-fire", "johnson 01.05 hide low-ammo", "thomas 01.06 hide hidden",
    "jung 05.04 aimed-fire unknown", "bach 05.05 hide", "winter 05.06 idle waiting", "berger 05.07 hide low-ammo",
)  # fmt: skip
BESIDE = ("taylor 05.05 grenade", "jung 05.03 hide")
DECK = shipped().friendly_cards


def _cards(kind: str) -> list[FriendlyCard]:
    return [card for card in DECK.values() if card.kind == kind]


def _effects() -> set[str]:
    """Return every kind of effect that a card on the track or a line of the generic event tables has."""
    events = [line.effects for table in (shipped().friendly_events, shipped().enemy_events) for line in table]
    return {effect.kind for effects in (*events, *(card.effects for card in _cards("order"))) for effect in effects}


TOLD_BY: dict[str, type[Event]] = {
    **dict.fromkeys(LASTING, EffectBegan),
    "event": EventRolled,
    "morale": MoraleChanged,
    "morale-all": MoraleChanged,
    "ammo": AmmoChanged,
    "recover-ammo": AmmoChanged,
    "alert": ManAlerted,
    "reveal": ManSpotted,
    "expose": ManSpotted,
    "draw": CardDrawn,
    "discard": CardDiscarded,
    "wind": WindSet,
    "artillery": StrikeUnanswered,
}
"""The events that show the player each effect; there are no guns behind the field here."""


def _run(table: Table, steps: Steps[Any], seed: int, use: int = 0) -> list[Event]:
    """Let a rules function act with seeded dice; the card to use is used whenever it is offered."""
    story: list[Event] = []
    chance = SeededChance(seed)
    answer: Answer | None = None
    while True:
        try:
            step = next(steps) if answer is None else steps.send(answer)
        except StopIteration:
            return story
        answer = None
        if isinstance(step, Event):
            apply(table.state, step)
            story.append(step)
        elif step.to_chance:
            answer = chance.answer(step, table.state)
        elif isinstance(step, PlayDiscard) and step.refusal(table.state, use) is None:
            answer = use
        else:
            options = [option for option in step.options(table.state) if option != PASS]
            answer = options[0] if step.passes_with is None or not isinstance(step, PlayDiscard) else PASS


@pytest.mark.rule("5.1.1")
@pytest.mark.parametrize("card", _cards("order"), ids=lambda card: f"{card.number} {card.title}")
def test_5_1_1_every_order_card_brings_about_each_of_its_effects(card: FriendlyCard) -> None:
    spare = next(other.number for other in _cards("discard"))
    table = Table(*FIELD, hand=(card.number, spare), cup=("soldat-hahn",)).clock("friendly-cards")
    story = _run(table, _its_text(table, card), seed=1)
    for effect in card.effects:
        assert any(isinstance(event, TOLD_BY[effect.kind]) for event in story), effect


def _its_text(table: Table, card: FriendlyCard) -> Steps[None]:
    for effect in card.effects:
        yield from immediate_effects.happen(table.state, effect, "5.1.1")


@pytest.mark.rule("5.1.3")
def test_5_1_3_whatever_a_card_or_event_does_can_be_told() -> None:
    untold = _effects() - set(TOLD_BY) - {"none", "reinforce"}
    assert not untold, f"say in TOLD_BY what tells of {sorted(untold)}"


# -- the windows of discard cards -----------------------------------------------------------------------------------

Scene = Callable[[tuple[int, ...]], tuple[Table, Callable[[Table], Steps[Any]]]]


def _scene(*men: str, act: Callable[[Table], Steps[Any]], **facts: Any) -> Scene:
    return lambda hand: (Table(*men, hand=hand, **facts), act)


def _activated(name: str, impulse: int) -> Callable[[Table], Steps[Any]]:
    def act(table: Table) -> Steps[Any]:
        table.clock("action", impulse)
        man = table[name]
        return (friendly_activation.activate if man.side == "friendly" else enemy_activation.activate)(
            table.state, man.id
        )

    return act


def _turn_ends(table: Table) -> Steps[Any]:
    table.clock("end")
    return end_phase.end_phase(table.state)


def _treats(table: Table) -> Steps[Any]:
    table.about("goldstein", "crowe")
    return _turn_ends(table)


def _throws(name: str, weapon: str, aim: str) -> Callable[[Table], Steps[Any]]:
    def act(table: Table) -> Steps[Any]:
        table.arm(name, aim, weapon)
        return _activated(name, 3)(table)

    return act


def _checks(check: str) -> Callable[[Table], Steps[Any]]:
    def act(table: Table) -> Steps[Any]:
        rolls: dict[str, Callable[[], Steps[Any]]] = {
            "mc": lambda: checks.morale_check(table.state, "pvt-crowe", "fired-at"),
            "enemy-mc": lambda: checks.morale_check(table.state, "soldat-jung", "fired-at"),
            "rc": lambda: checks.rally_check(table.state, "pvt-crowe", (), "7.17"),
            "tqc": lambda: checks.troop_quality_check(table.state, "pvt-crowe", "hide", "7.16"),
            "wound": lambda: wounds.hit(table.state, "pvt-crowe"),
        }
        return rolls[check]()

    return act


SHAKEN = "crowe 05.09 rally shaken"
WINDOWS: dict[tuple[str, str, str], Scene] = {
    ("re-roll", "friendly", "hit"): _scene("crowe 05.09 aimed-fire", "jung 05.05 hide", act=_activated("crowe", 2)),
    ("re-roll", "enemy", "hit"): _scene("crowe 05.09 evade", "jung 05.05 aimed-fire", act=_activated("jung", 2)),
    ("re-roll", "friendly", "spotting"): _scene(
        "crowe 05.09 hide", "jung 05.05 hide unknown", act=_activated("crowe", 1)
    ),
    ("re-roll", "enemy", "spotting"): _scene("crowe 05.09 hide hidden", "jung 05.05 hide", act=_activated("jung", 1)),
    ("re-roll", "friendly", "mc"): _scene(SHAKEN, act=_checks("mc")),
    ("re-roll", "enemy", "mc"): _scene(SHAKEN, "jung 05.01 hide", act=_checks("enemy-mc")),
    ("re-roll", "friendly", "rc"): _scene(SHAKEN, act=_checks("rc")),
    ("re-roll", "friendly", "tqc"): _scene(SHAKEN, act=_checks("tqc")),
    ("re-roll", "friendly", "wmc"): _scene(SHAKEN, act=_checks("wound")),
    ("re-roll", "both", "grenade"): _scene(*BESIDE, act=_throws("taylor", "mk-2", "05.03")),
    ("pass", "friendly", "tqc"): _scene(SHAKEN, act=_checks("tqc")),
    ("pass", "friendly", "mc"): _scene(SHAKEN, act=_checks("mc")),
    ("pass", "friendly", "rc"): _scene(SHAKEN, act=_checks("rc")),
    ("pass", "friendly", "plan"): _scene("taylor 05.05 plan", act=_turn_ends),
    ("pass", "friendly", "medical"): _scene("goldstein 05.05 medical-aid", "crowe 05.05 hide bad", act=_treats),
    ("milder-wound", "friendly", ""): _scene("crowe 05.09 aimed-fire", act=_checks("wound")),
    ("recover-ammo", "friendly", ""): _scene("crowe 05.09 rapid-fire no-ammo", act=_activated("crowe", 1)),
}
"""A scene for each thing that a discard card can do, in which its moment comes sooner or later."""


def _window(effect: Effect) -> Scene:
    return WINDOWS[effect.kind, effect.side, effect.of]


@pytest.mark.rule("5.1.2")
@pytest.mark.parametrize("card", _cards("discard"), ids=lambda card: f"{card.number} {card.title}")
def test_5_1_2_every_discard_card_is_offered_at_its_moment_and_leaves_the_hand(card: FriendlyCard) -> None:
    for effect in card.effects:
        for seed in range(SEEDS):
            table, act = _window(effect)((card.number,))
            story = _run(table, act(table), seed, card.number)
            if any(isinstance(event, DiscardPlayed) for event in story):
                assert card.number not in table.state.hand
                break
        else:
            raise AssertionError(f"{card.title}: its moment for {effect} never comes")


@pytest.mark.rule("5.1.2")
def test_5_1_2_an_enemys_grenade_throw_is_rolled_again_by_a_lucky_bounce_too() -> None:
    (bounce,) = [card.number for card in _cards("discard") if card.title == "Lucky Bounce"]
    for seed in range(SEEDS):
        table = Table("taylor 05.05 hide", "jung 05.03 grenade", hand=(bounce,))
        story = _run(table, _throws("jung", "stielhandgranate", "05.05")(table), seed, bounce)
        if any(isinstance(event, DiscardPlayed) for event in story):
            return
    raise AssertionError("nobody ever offers it")
