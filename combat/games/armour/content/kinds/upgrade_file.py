"""Upgrade cards: `charts/upgrades.toml`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from pydantic import Field

from combat.engine.content.models import Fault, Id, Root, TomlTable, Words
from combat.engine.kernel.text_message import msg
from combat.games.armour.content.kinds.keyword_file import EffectPart
from combat.games.armour.rules.cards.keyword import Trait
from combat.games.armour.rules.cards.team_card import Arm
from combat.games.armour.rules.cards.upgrade_card import UpgradeCard

Points = Annotated[int, Field(ge=0, le=50)]


class UpgradePart(TomlTable):
    """An upgrade card."""

    name: Words
    points: Points = 0
    share: Annotated[int, Field(ge=0, le=20)] = 0
    dear_from: Points = 0
    dear: Points = 0
    nation: Id | None = None
    unit: Id | None = None
    arm: Arm | None = None
    one_team: bool = False
    traits: list[Trait] = Field(default_factory=list)
    effect: list[EffectPart] = Field(default_factory=list)

    def build(self, id_: str) -> UpgradeCard:
        """Return the card as an `UpgradeCard`."""
        facts: dict[str, Any] = self.model_dump(exclude={"traits", "effect"})
        facts |= {key: facts[key] or "" for key in ("nation", "unit", "arm")}
        effects = tuple(part.build() for part in self.effect)
        return UpgradeCard(**facts, id=id_, effects=effects, traits=tuple(self.traits))


class UpgradeFile(Root[Id, UpgradePart]):
    """`charts/upgrades.toml`."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each card with no price or two."""
        for id_, part in self.root.items():
            if bool(part.points) == bool(part.share):
                yield (id_,), msg("finding-upgrade-price", name=id_)
