"""Hints for beginners in CONTACT!: each can appear, is short in three languages, and names a page of the rulebook."""

from __future__ import annotations

from operator import attrgetter
from typing import get_type_hints

import pytest

from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.tabletop.teaching.first_hints import Hint
from combat.engine.tabletop.thing import PieceId
from combat.engine.words import languages, rule_beside, text, use
from combat.engine.words.rulebook import rulebook
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.events.fire_events import UnitHarmed
from combat.games.contact.rules.state import State
from combat.games.contact.table.contact_hints import HINTS, subjects
from tests.games.contact.tiny_battle import Placed, battle

HAPPENINGS: dict[str, type[Event] | type[Decision]] = {each.kind: each for each in RULES.events}
HAPPENINGS |= {each.kind: each for each in RULES.decisions}


@pytest.mark.parametrize("hint", HINTS, ids=lambda hint: hint.id)
def test_a_hint_can_appear(hint: Hint) -> None:
    """Its event or question is one of the rules, with the fields whose values it asks for."""
    if hint.state:
        assert attrgetter(hint.state)(State(battle([Placed("rifle-squad", "60,90")], []).book)) is False
        return
    fields = get_type_hints(HAPPENINGS[hint.event or hint.asked])
    assert set(hint.having) <= set(fields)


@pytest.mark.parametrize("language", languages())
def test_every_hint_is_short_and_cites_a_page(language: str) -> None:
    use(language, strict=True)
    assert {hint.id for hint in HINTS if not 40 < len(text(f"hint-{hint.id}")) <= 300} == set()
    assert {hint.id for hint in HINTS if not rulebook().find(rule_beside(f"hint-{hint.id}"))} == set()


def test_a_hint_is_about_the_unit_to_which_something_happened() -> None:
    state = battle([Placed("rifle-squad", "60,90")], [Placed("mmg", "60,30")])
    assert list(subjects(state, UnitHarmed("a1", "suppressed", "save"))) == [PieceId("a1")]
    assert list(subjects(state, UnitHarmed("d9", "lost", "save"))) == []
