"""Probabilities of a fire mission before it is rolled: accuracy and drift (13.4)."""

from __future__ import annotations

from collections import defaultdict

from combat.engine.kernel.ledger import Ledger, total
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.command.rules.fate_cards import FateCard
from combat.games.command.rules.fighting.fire_missions import around, drifted, steps
from combat.games.command.rules.fighting.targeting import hits
from combat.games.command.rules.odds.next_cards import next_cards, second_cards
from combat.games.command.rules.sight.sighting import sight
from combat.games.command.rules.state import State


class MissionOdds(Record):
    """Prediction of a spotting round in a hex."""

    range: int
    ledger: Ledger
    hits: float
    reached: tuple[tuple[Hex, float], ...]
    """Hexes that may be in the area of effect, each with its probability."""
    lost: float
    """Probability that the round is lost."""

    def chance(self, hex_: Hex) -> float:
        """Return the probability that a hex will be in the area of effect."""
        return dict(self.reached).get(hex_, 0.0)


def of_mission(state: State, side: Seat, observer: Hex, hex_: Hex) -> MissionOdds:
    """Return the prediction of a spotting round of a side's battery in a hex (13.4).

    It counts two cards: one for accuracy, one for the drift.
    """
    far, hindered = distance(observer, hex_), sight(state, observer, hex_).ledger
    cards = next_cards(state, side)

    def lies_well(card: FateCard) -> bool:
        return hits(card.product + total(hindered), far)

    reached, lost = defaultdict[Hex, float](float), 0.0
    for card, after_hit, after_miss in second_cards(cards, lies_well):
        for likely, hit in ((after_hit, True), (after_miss, False)):
            spot = drifted(state, hex_, steps(card, hit=hit))
            area = () if spot is None else around(state, spot)
            lost += 0.0 if area else likely
            for place in area:
                reached[place] += likely
    return MissionOdds(far, hindered, sum(map(lies_well, cards)) / len(cards), tuple(reached.items()), lost)
