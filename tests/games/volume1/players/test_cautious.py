"""The cautious player finishes its games, holds its fire, stays low, and wins about half of them."""

from __future__ import annotations

from collections import Counter

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.record import replace
from combat.engine.play.runner import run
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.players import evaluation
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.book import Barrage, Dice
from combat.games.volume1.rules.decisions import PASS, CallStrike
from combat.games.volume1.rules.events import ShotFired, WeaponManned
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.runs.outcome import outcome
from tests.games.volume1.digests import state_digest
from tests.games.volume1.skirmish import gun_fight, skirmish
from tests.games.volume1.tiny_table import Table


def test_he_does_better_than_chance() -> None:
    book, points = skirmish(), Counter[str]()
    for seed in range(20):
        for name, player in (("cautious", CautiousPlayer()), ("random", RandomPlayer(seed))):
            game = sequence.new_game(book)
            run(game, SeededChance(seed), player)
            points[name] += outcome(game.state, seed, 0).points
    assert points["cautious"] > points["random"]


class Blindfolded:
    """A cautious player that checks that its answers do not depend on what it cannot know."""

    def __init__(self) -> None:
        self.player, self.compared = CautiousPlayer(), 0

    def answer(self, decision: Decision, state: State) -> str | int:
        """Return the cautious player's answer; fail if it differs once the unseen enemies are swapped."""
        answer = self.player.answer(decision, state)
        other = state.copy()
        printed = state.book.figures
        hidden = [man.id for man in state.on_board("enemy") if not man.seen]
        swapped = {
            man: replace(printed[twin], id=man, team=printed[man].team)
            for man, twin in zip(hidden, hidden[1:] + hidden[:1], strict=True)
        }
        other.book = replace(state.book, figures={**printed, **swapped})
        assert self.player.answer(decision, other) == answer
        self.compared += bool(hidden)
        return answer


def test_he_knows_no_more_than_a_player_at_the_table() -> None:
    """Unknown enemies may be anybody else, or dummies: he answers the same."""
    player = Blindfolded()
    run(sequence.new_game(skirmish()), SeededChance(4), player)
    assert player.compared > 20


def test_he_is_deterministic() -> None:
    digests = []
    for _ in range(2):
        game = sequence.new_game(skirmish())
        run(game, SeededChance(9), CautiousPlayer())
        digests.append(state_digest(game.state))
    assert digests[0] == digests[1]


def test_he_crews_his_machine_gun_with_two_men_and_fires_it() -> None:
    fired = crewed = 0
    for seed in range(6):
        game, chance, player = sequence.new_game(gun_fight()), SeededChance(seed), CautiousPlayer()
        while (decision := game.decision) is not None:
            who = chance if decision.to_chance else player
            events = game.answer(who.answer(decision, game.state))
            fired += sum(isinstance(event, ShotFired) and event.weapon == "m1919" for event in events)
            crewed += sum(isinstance(event, WeaponManned) and bool(event.assistant) for event in events)
    assert crewed >= 6
    assert fired > 20


def test_he_calls_a_strike_on_them_and_none_on_his_own() -> None:
    scenes = {("crowe 01.01", "jung 07.07", "lang 07.08"): CallStrike.CALL, ("crowe 07.07", "jung 01.01"): PASS}
    for men, wanted in scenes.items():
        barrage = Barrage("guns", "Guns", "friendly", "mortar-81", (Hex("07.07"),) * 10, Dice(1, 6), Dice(1, 6, -4))
        table = Table(*men, artillery=(barrage,))
        decision = CallStrike("20.0", "guns", (CallStrike.CALL, PASS), PASS)
        assert CautiousPlayer().answer(decision, table.state) == wanted


def test_without_objectives_he_lies_in_wait_with_them_in_view_and_goes_hunting_only_when_he_sees_none() -> None:
    table = Table("crowe 02.02", "jung 02.06", "lang 03.06", size=(8, 10), ground="02.05 trees")
    hedged = Table(
        "crowe 02.02",
        "jung 02.06 hidden",
        "lang 03.06 hidden",
        ground="02.03 hedgerow, 03.03 hedgerow, 02.04 trees, 03.04 trees",
    )
    behind, open_view, far = (evaluation.post(table.state, Hex(hex_)) for hex_ in ("02.04", "03.02", "07.09"))
    assert open_view < behind
    assert open_view < far
    assert evaluation.goal(table.state, table["crowe"]) == {"02.02"}
    assert evaluation.goal(hedged.state, hedged["crowe"]) == {"02.06", "03.06"}
