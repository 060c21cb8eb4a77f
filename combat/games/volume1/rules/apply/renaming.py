"""Replace men's ids throughout a state, to hide or reveal identities (8.2)."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.record import replace
from combat.games.volume1.rules.lineup import Men
from combat.games.volume1.rules.state import Man, State


def rename(state: State, names: Mapping[str, str]) -> None:
    """Rename men throughout a state, in place; `names` maps old to new ids.

    Every list keeps its order. Crews of weapons are not renamed.
    """
    if not names:
        return
    state.men = Men({names.get(man.id, man.id): _renamed(man, names) for man in state.men.values()})
    if any(name in names for name in state.clock.done):
        state.clock = replace(state.clock, done=row(state.clock.done, names))
    state.impulse_hexes = {names.get(name, name): hex_ for name, hex_ in state.impulse_hexes.items()}
    state.impulse_low = frozenset(row(state.impulse_low, names))
    state.impulse_seen = frozenset(row(state.impulse_seen, names))
    state.down_for_good = frozenset(row(state.down_for_good, names))
    state.charged_home = frozenset(row(state.charged_home, names))
    state.bombs = tuple(replace(bomb, near=row(bomb.near, names), far=row(bomb.far, names)) for bomb in state.bombs)
    if any(effect.of in names for effect in state.effects):
        state.effects = tuple(replace(effect, of=names.get(effect.of, effect.of)) for effect in state.effects)
    if state.papers:
        state.papers = tuple(
            replace(papers, of=names.get(papers.of, papers.of), man=names.get(papers.man, papers.man))
            for papers in state.papers
        )


def _renamed(man: Man, names: Mapping[str, str]) -> Man:
    if man.id not in names and not (man.held_by in names or man.whom in names or man.carrier in names):
        return man
    held_by, whom, carrier = (names.get(name, name) for name in (man.held_by, man.whom, man.carrier))
    return replace(man, id=names.get(man.id, man.id), held_by=held_by, whom=whom, carrier=carrier)


def row(ids: tuple[str, ...] | frozenset[str], names: Mapping[str, str]) -> tuple[str, ...]:
    """Return ids as a tuple, each replaced by its entry in `names` if there is one; the order of a tuple is kept."""
    return tuple(names.get(name, name) for name in ids)
