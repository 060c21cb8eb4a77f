"""Selection of the cards that show the dice of a lab file, in order."""

from __future__ import annotations

from combat.engine.content.findings import Finding
from combat.engine.content.reading import Source
from combat.engine.kernel.text_message import msg
from combat.games.command.content.lab.position_file import PositionFile
from combat.games.command.rules.fate_cards import FateCard, owner
from combat.games.command.rules.state import State


def card_falls(source: Source[PositionFile], side: str, state: State, findings: list[Finding]) -> list[int]:
    """Return the numbers of the cards that a side will flip, in order and without duplicates.

    Where no card left in the deck shows the wanted dice, append a finding to `findings` instead.
    """
    held = set(state.hands[side])
    left = {id_: card for id_, card in state.book.cards.items() if owner(id_) == side and id_ not in held}
    found: list[int] = []
    for place, wanted in enumerate(getattr(source.content.chance, side)):
        card = wanted if isinstance(wanted, int) else _showing(left, wanted)
        if card not in left:
            said = msg("finding-no-lab-fall", fall=str(wanted), side=side)
            findings.append(source.finding(said, "chance", side, place))
            continue
        found.append(card)
        del left[card]
    return found


def _showing(left: dict[int, FateCard], wanted: str) -> int:
    """Return the first card with the given dice and trigger; 0 for none."""
    dice, _, trigger = wanted.partition(" ")
    white, colour = (int(die) for die in dice.split("-"))
    return next(
        (id_ for id_, card in left.items() if (card.white, card.colour, card.trigger) == (white, colour, trigger)), 0
    )
