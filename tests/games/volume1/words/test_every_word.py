"""Every id of the rules has a name in English."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

import pytest
from msgspec.structs import fields

from combat.engine import words
from combat.engine.kernel.decision import Draw, Roll
from combat.engine.kernel.game import Barrier
from combat.engine.words import rulebook
from combat.engine.words.refused import undo_refusal
from combat.games.volume1.content.kinds.scenario_file import Fate
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules import book
from combat.games.volume1.rules.cards import lasting_effects
from combat.games.volume1.rules.decisions import ChooseHex
from combat.games.volume1.rules.fighting import fire
from combat.games.volume1.rules.men import checks
from combat.games.volume1.rules.orders import give_orders, helping
from combat.games.volume1.rules.sight import sight_lines
from combat.games.volume1.words import log, names, prompt_texts
from tests.games.volume1.words import rule_words

WITH_A_LINE_OF_THEIR_OWN = {"bad", "surrender"}
"""Causes that the head of their line tells."""


def _missing(prefix: str, ids: Iterable[str]) -> list[str]:
    return [id_ for id_ in sorted(ids) if not words.has(f"{prefix}{id_}")]


def test_every_event_has_its_line_in_the_log() -> None:
    assert rule_words.all_events() == set(log.TELLERS)


def test_every_decision_has_its_prompt() -> None:
    asked = rule_words.all_decisions()
    assert asked == set(prompt_texts.ASKERS)
    kinds = {kind.kind for kind in asked - {Roll, Draw}}
    assert _missing("ask-", kinds) == []
    assert _missing("ask-", {f"{kind}-hint" for kind in kinds}) == []


def test_every_refusal_has_its_reason() -> None:
    refusals = rule_words.first_words("Refusal")
    assert len(refusals) > 25
    assert _missing("refusal-", refusals) == []


def test_every_summand_has_a_short_and_a_long_name() -> None:
    terms = rule_words.first_words("Term")
    assert {"weapon-skill", "troop-quality", "order-terrain"} <= terms
    assert _missing("term-", terms) == []
    assert _missing("term-", {f"{term}-long" for term in terms}) == []


def test_every_cause_has_its_words() -> None:
    told, rolled = rule_words.causes()
    assert {"hit", "forgotten", "rough"} <= told
    assert {"wind", "opening-hand", "plan", "spotting"} <= rolled
    assert _missing("why-", told - WITH_A_LINE_OF_THEIR_OWN) == []
    assert _missing("roll-", {*rolled, *checks.SHIFTS}) == []
    assert _missing("effect-wasted-", rule_words.reasons_given("EffectWasted", 1)) == []
    assert _missing("log-held-", rule_words.reasons_given("ManHeld", 1) - {*fire.NO_SHOT}) == []


@pytest.mark.parametrize("prefix", ["why-", "roll-", "log-held-", "refusal-", "term-"])
def test_no_word_is_kept_for_a_cause_that_the_rules_do_not_have(prefix: str) -> None:
    ids = {id_.removeprefix(prefix) for id_ in words.use("en", strict=True).ids() if id_.startswith(prefix)}
    ids = {id_.removesuffix("-long") for id_ in ids} if prefix == "term-" else ids
    assert ids
    assert [id_ for id_ in sorted(ids - {"about"}) if not rule_words.spoken(id_)] == []


def test_every_reason_to_ask_for_a_hex_has_its_words() -> None:
    reasons = {*rule_words.reasons_given("ChooseHex"), ChooseHex.AIM}
    assert "flare" in reasons
    assert _missing("ask-choose-hex-", reasons) == []


def test_every_reason_to_ask_for_a_man_has_its_words() -> None:
    assert _missing("ask-choose-whom-", helping.ABOUT_ANOTHER) == []
    assert _missing("log-whom-", helping.ABOUT_ANOTHER) == []


def test_every_lasting_effect_of_a_card_has_its_words() -> None:
    assert _missing("effect-", lasting_effects.LASTING) == []


def test_every_undo_barrier_says_why() -> None:
    told = {kind.kind for kind in rule_words.all_events() if kind.barrier}
    for barrier in {*told, "roll", "draw", "nothing"}:
        assert undo_refusal(Barrier(barrier))


def test_every_reason_of_a_line_of_sight_has_its_words() -> None:
    assert _missing("sight-", get_args(sight_lines.Reason)) == []


def test_every_word_of_the_charts_has_its_name_and_help() -> None:
    orders_known = {message[6:] for message in words.use("en", strict=True).ids() if message.startswith("order-")}
    assert {*give_orders.CHOOSABLE, "duck-back", "melee", "none"} <= orders_known
    for order in {*give_orders.CHOOSABLE, "duck-back", "melee", "none"}:
        assert names.order_short(order)
        assert words.has(f"help-order-{order}")
    for kind in load_book("first-light").charts.orders.values():
        assert bool(kind.enemy_rule) == words.has(f"help-enemy-order-{kind.id}"), kind.id
    for morale in book.MORALE_STATES:
        assert names.morale(morale)
        assert words.has(f"help-morale-{morale}")
    for team in (*book.FRIENDLY_TEAMS, *book.ENEMY_TEAMS):
        assert names.team(team)


def test_every_fate_that_counts_points_has_its_words() -> None:
    assert _missing("score-", {*get_args(Fate), "objective", "brought-home"}) == []
    assert _missing("points-", {*get_args(Fate), "brought-home"}) == []


def test_every_paragraph_that_the_rules_cite_has_a_title() -> None:
    cited = set()
    for kind in rule_words.all_events():
        cited |= {field.default for field in fields(kind) if field.name == "rule" and isinstance(field.default, str)}
    assert len(cited) > 8
    assert [rule for rule in sorted(cited) if rule not in rulebook.rulebook().paragraphs] == []


@pytest.mark.rule("13.0.7")
def test_a_paragraph_without_a_title_takes_that_of_the_one_above() -> None:
    assert rulebook.title("13.0.7.1") == rulebook.title("13.0.7")
    assert rulebook.title("99.0") == ""
