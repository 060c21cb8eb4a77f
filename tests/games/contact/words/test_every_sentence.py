"""Every message of the rules exists in every language: events, questions, refusals, sums, reasons of rolls."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Refusal, Roll
from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Term
from combat.engine.kernel.rules import game_of
from combat.engine.words import has, languages, use
from combat.games.contact.rules.apply import WRITERS
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.state import State
from combat.games.contact.words.contact_log import SILENT
from combat.games.contact.words.contact_words import WORDS
from combat.games.miniatures.words.wording import sum_line
from tests.games.contact.shipped import book

HERE = Path(__file__).parents[4] / "combat/games/contact/rules"


def first_words(name: str) -> Iterator[str]:
    """Yield the texts in the first argument of each call of a function in the rules."""
    for file in sorted(HERE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id != name:
                continue
            for argument in node.args[:1]:
                yield from (
                    each.value
                    for each in ast.walk(argument)
                    if isinstance(each, ast.Constant)
                    if isinstance(each.value, str)
                )


@pytest.mark.parametrize("language", languages())
def test_every_refusal_and_term_has_its_words(language: str) -> None:
    use(language, strict=True)
    refusals, terms = set(first_words("Refusal")), set(first_words("Term"))
    assert len(refusals) > 50
    assert len(terms) > 50
    assert sorted(each for each in refusals if not has(f"refusal-{each}")) == []
    assert sorted(each for each in terms if not has(f"term-{each}")) == []


@pytest.mark.parametrize("language", languages())
def test_every_event_and_question_has_its_words(language: str) -> None:
    use(language, strict=True)
    events: list[type[Event]] = [kind for kind in WRITERS if kind not in SILENT]
    assert [kind.__name__ for kind in events if not has(f"log-{kind.kind}")] == []
    assert [kind.kind for kind in RULES.decisions if not has(f"ask-{kind.kind}")] == []


@pytest.mark.parametrize("language", languages())
def test_a_random_battle_is_told_line_by_line(language: str) -> None:
    use(language, strict=True)
    told = list[str]()
    game = game_of(RULES, RULES.new_state(book("crossroads")))

    def tell(state: State, event: Event) -> None:
        line = WORDS.tell(state, event)
        if line is not None:
            told.append(line.line)

    game.on_event = tell
    numbers = SplitMix(3)
    for _ in range(400):
        decision = game.decision
        if decision is None:
            break
        assert WORDS.ask(game.state, decision).title
        if not isinstance(decision, Roll):
            wrong = decision.refusal(game.state, "nonsense")
            assert wrong is not None
            assert WORDS.refusal(game.state, wrong).shown()
        game.answer(next(iter(decision.samples(game.state, numbers))))
    assert len(told) > 40
    assert not any("{" in line or "‹" in line or "$" in line for line in told)


def test_a_sum_names_what_is_added() -> None:
    ledger = (Term("still", 5, "L190"), Term("distance", 1, "L200"), Term("experience", -1, "L209"))
    assert sum_line(ledger) == "5 standing +1 distance −1 experience = 5"
    state = RULES.new_state(book("crossroads"))
    told = WORDS.refusal(state, Refusal("too-far", "L33", (("most", 2000),))).shown()
    assert told.startswith("Too far: at most 20.0 cm")
    assert "Rifle squad 2" in WORDS.refusal(state, Refusal("demoralised", "C27", (("unit", "a3"),))).shown()
