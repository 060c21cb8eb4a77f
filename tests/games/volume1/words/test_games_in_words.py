"""The texts of every question and event of whole games reveal nothing that the player may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.words.line import shown
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.decisions import PlayDiscard
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import log, prompt_texts
from combat.games.volume1.words.volume_words import WORDS
from tests.games.volume1.skirmish import skirmish
from tests.sampled import sample

SEEDS = sample(range(12), 2)
SIGNS = re.compile(r"'|(?<![\w.)])-(?=\d)")
"""A straight apostrophe, or an ASCII minus before a figure: neither is printed."""


def disguised(state: State) -> State:
    """Return a copy of the state in which every unknown enemy is a different figure."""
    figures = dict(state.book.figures)
    for id_, figure in figures.items():
        man = state.men.get(id_)
        if figure.side == "enemy" and (man is None or not man.seen):
            figures[id_] = replace(
                figure,
                name="Nemo",
                rank="Hptm",
                number=figure.number + 50,
                tq=figure.tq + 3,
                ldr=4,
                skills=(),
                tough=True,
            )
    twin = state.copy()
    twin.book = replace(state.book, figures=figures)
    return twin


def disguised_event(state: State, event: Event) -> Event:
    """Return an event with an unknown enemy's printed value raised by 3; any other event unchanged."""
    if not isinstance(event, ev.CheckMade | ev.ShotFired | ev.GrenadeFell) or _is_known(state, event.man):
        return event
    base, *rest = event.ledger
    return replace(event, ledger=(replace(base, value=base.value + 3), *rest), need=event.need + 3)


def disguised_decision(state: State, decision: Decision) -> Decision:
    """Return a question with a hidden man's number changed; any other question unchanged."""
    if isinstance(decision, PlayDiscard) and decision.subject in state.men and not _is_known(state, decision.subject):
        return replace(decision, need=decision.need + 3)
    return decision


def _is_known(state: State, man: str) -> bool:
    return state.men[man].side == "friendly" or state.men[man].seen


def told(seed: int) -> Iterator[tuple[State, Event | Decision]]:
    """Yield every event and decision of a random game, each with the displayed state.

    An event comes with the state just after it, a decision with the state in which it is asked.
    """
    game = new_game(skirmish())
    chance, player = SeededChance(seed), RandomPlayer(seed)
    mirror = new_game(skirmish()).state
    while (decision := game.decision) is not None:
        yield mirror, decision
        who = chance if decision.to_chance else player
        for event in game.answer(who.answer(decision, game.state)):
            apply(mirror, event)
            yield mirror, event


@pytest.mark.parametrize("seed", SEEDS)
def test_every_question_and_event_of_a_game_is_told(seed: int) -> None:
    for state, what in told(seed):
        if isinstance(what, Decision):
            prompt = WORDS.ask(state, what)
            assert prompt.title and prompt.text
            assert prompt.hint or what.to_chance
            assert not SIGNS.search(f"{prompt.title} {prompt.text} {prompt.hint}")
            if not what.to_chance:
                for answer in islice(what.options(state), 40):
                    assert prompt_texts.answer(state, what, answer)
                assert WORDS.refused(state, what, "no such answer")
            continue
        entry = log.entry(state, what)
        if entry is not None:
            assert entry.head[0].isupper() or not entry.head[0].isalpha()
            assert entry.rule
            said = (entry.head, entry.sum, entry.result, *map(shown, entry.more))
            assert not SIGNS.search(" ".join(said))
            assert not any(line != " ".join(line.split()) for line in said)
            assert all(state.board.contains(hex_) for hex_ in entry.places_of(Hex))


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_8_2_nothing_said_tells_one_unknown_enemy_from_another(seed: int) -> None:
    for state, what in told(seed):
        twin = disguised(state)
        if isinstance(what, Decision):
            if not what.to_chance:
                assert WORDS.ask(state, what) == WORDS.ask(twin, disguised_decision(state, what))
        else:
            assert log.entry(state, what) == log.entry(twin, disguised_event(state, what))
