"""The steady bot of CONTACT!: its choices on small tables, and whole battles."""

from __future__ import annotations

from collections import Counter

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.record import replace
from combat.engine.kernel.rules import game_of
from combat.engine.play.referee import Referee
from combat.engine.play.seated import Seated
from combat.games.contact.players import setting_up
from combat.games.contact.players.charge_worth import charges
from combat.games.contact.players.order_choice import best_act
from combat.games.contact.players.outlook import Outlook
from combat.games.contact.players.steady_player import SteadyPlayer
from combat.games.contact.players.weights import weights_of
from combat.games.contact.rules.answers import Hide, Place
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.sight.sight_lines import sees_point
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.rules.two_seats import ATTACKER, SEATS
from combat.games.miniatures.players.judged import Judged
from tests.games.contact.shipped import book
from tests.games.contact.tiny_battle import Placed, Side, battle

FIRST = 25
"""Answers, dice included, that are compared."""
MOST = 5_000
"""Answers after which a battle counts as endless."""


class Watched(SteadyPlayer):
    """Steady bot that counts the questions for which it has no judgement."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.guessed = Counter[str]()

    def considered(self, decision: Decision, state: State) -> Judged | None:
        """Return the bot's judgement, None if it has none; count the latter."""
        found = super().considered(decision, state)
        self.guessed[decision.kind] += found is None
        return found


def outlook(state: State, seat: str = ATTACKER) -> Outlook:
    """Return the bot's assessment of a battle for a seat, with default weights."""
    return Outlook(state, seat, weights_of(0))


def played(seed: int) -> tuple[State, list[Watched]]:
    """Play a battle at the crossroads between two steady bots; return the final state and the bots."""
    game = game_of(RULES, RULES.new_state(book("crossroads")))
    players = [Watched(seed + place) for place in range(len(SEATS))]
    referee = Referee(RULES, game, SeededChance(seed))
    referee.play_out({seat: Seated(player) for seat, player in zip(SEATS, players, strict=True)}, MOST)
    return game.state, players


def begun(seed: int) -> list[str]:
    """Return the first answers of two steady bots in a battle, as text."""
    game, chance = game_of(RULES, RULES.new_state(book("crossroads"))), SeededChance(seed)
    players = {seat: SteadyPlayer(seed + place) for place, seat in enumerate(SEATS)}
    while (asked := game.decision) is not None and len(game.entries) < FIRST:
        who = chance if asked.to_chance else players[asked.seat]
        game.answer(who.answer(asked, game.state if asked.to_chance else RULES.visible(game.state, asked.seat)))
    return [str(entry.value) for entry in game.entries]


def test_a_battle_ends_and_every_answer_is_its_own() -> None:
    end, players = played(3)
    assert end.phase == "over" and end.ending
    assert not sum((player.guessed for player in players), Counter())


def test_it_gives_the_same_answers_for_the_same_seed() -> None:
    assert begun(3) == begun(3)


def test_it_fires_at_a_squad_in_the_open_at_close_range() -> None:
    state = battle(Side([Placed("rifle-squad", "90,70")]), Side([Placed("rifle-squad", "90,55@180")]))
    found = best_act(outlook(state), state.units["a1"])
    assert found.act.verb == "fire" and [aim.target for aim in found.act.aims] == ["d1"]


def test_it_charges_a_demoralised_squad_for_certain() -> None:
    state = battle(Side([Placed("rifle-squad", "90,65")]), Side([Placed("rifle-squad", "90,56@180")]))
    view = state.copy()
    view.units["d1"] = replace(view.units["d1"], demoralised=True)
    (found,) = charges(outlook(view), view.units["a1"])
    assert (found.wins, found.loses) == (1.0, 0.0)
    assert best_act(outlook(view), view.units["a1"]).act.verb == "assault"


@pytest.mark.parametrize("seed", [1, 2])
def test_a_place_is_chosen_as_if_every_field_of_fire_were_looked_at(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The places whose field of fire cannot decide are left out; every choice of a set-up is the best of all."""
    found = list[list[tuple[float, str]]]()
    candidate = setting_up._candidate

    def looked_at(view: Outlook, unit: Unit, answer: Place | Hide) -> setting_up._Candidate:
        made = candidate(view, unit, answer)
        seen = sum(sees_point(view.state, made.there, aim) for aim in made.aims)
        found[-1].append((made.worth + setting_up.FIELD * seen, str(answer)))
        return made

    monkeypatch.setattr(setting_up, "_candidate", looked_at)
    game = game_of(RULES, RULES.new_state(book("crossroads")))
    chance, players = SeededChance(seed), {seat: SteadyPlayer(seed) for seat in SEATS}
    placed = 0
    while placed < 5 and (decision := game.decision) is not None:
        found.append([])
        answer = chance.answer(decision, game.state) if decision.to_chance else None
        answer = players[decision.seat].answer(decision, game.state) if answer is None else answer
        if found[-1]:
            placed += 1
            best = max(worth for worth, _ in found[-1])
            assert str(answer) == next(told for worth, told in found[-1] if worth == best)
        game.answer(answer)
    assert placed == 5
