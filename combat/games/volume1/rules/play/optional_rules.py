"""Optional rules of a scenario: the changes they make, and which of them exclude each other (22.0)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from combat.engine.kernel.record import field_names, replace
from combat.engine.kernel.text_message import msg
from combat.games.volume1.rules.book import Book, Changes, Option, Scenario

RULES = ("enemy-holds-fire", "steady-in-cover")
"""Optional rules that the code looks up in `Book.chosen`; all others change the scenario (2.0, 22.0)."""


def offering(scenario: Scenario, rules: Iterable[Option]) -> Scenario:
    """Return the scenario with the rulebook's optional rules before its own (22.0).

    For rules with the same id, the scenario's text is used.
    """
    own = {option.id: option for option in scenario.options}
    first = tuple(own.pop(rule.id, rule) for rule in rules)
    return replace(scenario, options=(*first, *own.values()))


def with_options(book: Book, chosen: Iterable[str]) -> Book:
    """Return the book with optional rules switched on, in the order in which the scenario lists them (22.0).

    The rulebook's own rules can be combined with any. Raise ValueError, with a reason of one line, for a rule that the
    scenario does not offer, or for two rules that both change the victory conditions.
    """
    wanted = tuple(chosen)
    offered = [option.id for option in book.scenario.options]
    known = [*offered, *(name for name in RULES if name not in offered)]
    for name in wanted:
        if name not in known:
            raise ValueError(msg("finding-no-such-option", name=name, known=", ".join(known)))
    picked = [option for option in book.scenario.options if option.id in wanted]
    winning = [option for option in picked if option.changes_victory]
    if len(winning) > 1:
        raise ValueError(msg("finding-rival-options", one=winning[0].id, other=winning[1].id))
    scenario = book.scenario
    for option in picked:
        scenario = _changed(scenario, option.changes)
    return replace(book, scenario=scenario, chosen=tuple(name for name in known if name in wanted))


def rivals(options: Iterable[Option], option: str) -> Collection[str]:
    """Return the ids of the optional rules that exclude a rule, since both change the victory conditions (22.0)."""
    offered = {rule.id: rule for rule in options}
    if not offered[option].changes_victory:
        return ()
    return [rule.id for rule in offered.values() if rule.changes_victory and rule.id != option]


def _changed(scenario: Scenario, changes: Changes) -> Scenario:
    facts = {name: getattr(changes, name) for name in field_names(Changes)}
    points = {**scenario.points, **facts.pop("points")}
    verdicts = facts.pop("verdicts") or scenario.verdicts
    given = {name: value for name, value in facts.items() if value is not None}
    return replace(scenario, points=points, verdicts=verdicts, **given)
