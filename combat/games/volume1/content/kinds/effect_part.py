"""Effects of cards and events: their names, and the keys that each needs (5.1.1, 5.1.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from combat.engine.content.models import Id, TomlTable
from combat.engine.kernel.text_message import TextMessage, msg
from combat.games.volume1.content.kinds.printed_values import Modifier
from combat.games.volume1.rules import book
from combat.games.volume1.rules.book import ENEMY_TEAMS, FRIENDLY_TEAMS, Team

Use = Literal["played", "discarded", "event"]
"""The use of the card or event in which an effect applies: a played or discarded card, or an event table."""

AT_ONCE: dict[str, tuple[str, ...]] = {
    "weapon-skill": ("side", "amount", "team?"),
    "troop-quality": ("side", "amount", "team?"),
    "spotting": ("side", "amount", "team?"),
    "restrict": ("team", "order"),
    "event": ("side",),
    "morale": ("side", "amount", "team?"),
    "morale-all": ("side", "amount", "team?"),
    "ammo": ("side",),
    "alert": ("amount?",),
    "reveal": (),
    "expose": (),
    "reinforce": ("amount",),
    "draw": ("amount",),
    "discard": ("amount",),
    "wind": (),
    "recover-ammo": ("side",),
    "night": ("amount",),
    "flares": ("amount",),
    "flare": ("side",),
    "illumination": ("amount",),
    "artillery": ("side", "weapon?"),
    "none": (),
}
"""Effects of order cards, pure event cards and event tables; "?" marks optional keys."""

DISCARDED: dict[str, tuple[str, ...]] = {
    "re-roll": ("side", "of"),
    "pass": ("side", "of"),
    "milder-wound": ("side",),
    "recover-ammo": ("side",),
}
"""Effects of discard cards."""

ROLLS: dict[str, tuple[str, ...]] = {
    "re-roll": ("hit", "spotting", "mc", "wmc", "rc", "tqc", "grenade"),
    "pass": ("tqc", "plan", "medical", "rc", "mc"),
}
"""Rolls that a discard card can be about."""

COUNTS = ("alert", "reinforce", "draw", "discard", "night", "flares", "illumination")
"""Effects whose amount is a number of men, cards, hexes or flares, not a modifier."""


class EffectPart(TomlTable):
    """An effect of a card or an event."""

    kind: Annotated[Id, Field(json_schema_extra={"enum": [*dict.fromkeys((*AT_ONCE, *DISCARDED))]})]
    """Kind of the effect."""
    side: Literal["friendly", "enemy", "both"] | None = None
    """Side whose men are affected."""
    team: Team | None = None
    """The only team affected; by default all."""
    amount: Modifier | None = None
    """Modifier, or number of men or cards."""
    order: Id | None = None
    """The only order allowed."""
    of: Annotated[Id, Field(json_schema_extra={"enum": list(dict.fromkeys(sum(ROLLS.values(), ())))})] | None = None
    """The roll that a discarded card changes."""
    weapon: Id | None = None
    """Artillery that fires; by default any that the scenario has."""

    def build(self) -> book.Effect:
        """Return the effect as a record for the rules."""
        return book.Effect(
            kind=self.kind,
            side=self.side or "both",
            team=self.team or "",
            amount=self.amount or 0,
            order=self.order or "",
            of=self.of or "",
            weapon=self.weapon or "",
        )

    def faults_in(self, use: Use) -> Iterator[tuple[str, TextMessage]]:
        """Yield faults of the effect for a use (discarded card, order card or event), as pairs of key and message."""
        known = DISCARDED if use == "discarded" else AT_ONCE
        if self.kind not in known:
            yield "kind", msg("finding-unknown-effect", effect=self.kind, known=", ".join(known))
            return
        if use == "event" and self.kind == "event":
            yield "kind", msg("finding-event-from-event")
        wanted = known[self.kind]
        for key in ("side", "team", "amount", "order", "of", "weapon"):
            given = getattr(self, key) is not None
            if key in wanted and not given:
                yield "kind", msg("finding-effect-needs", effect=self.kind, key=key)
            elif given and key not in wanted and f"{key}?" not in wanted:
                yield key, msg("finding-effect-takes-no", effect=self.kind, key=key)
        yield from self._figure_faults()

    def _figure_faults(self) -> Iterator[tuple[str, TextMessage]]:
        if self.of is not None and self.of not in ROLLS.get(self.kind, (self.of,)):
            yield (
                "of",
                msg("finding-no-such-roll", roll=self.of, effect=self.kind, known=", ".join(ROLLS[self.kind])),
            )
        if self.kind == "artillery" and self.side == "both":
            yield "side", msg("finding-artillery-of-both")
        if self.amount is not None:
            if self.kind in COUNTS and self.amount < (0 if self.kind == "alert" else 1):
                yield "amount", msg("finding-effect-counts", effect=self.kind, amount=str(self.amount))
            elif self.kind not in COUNTS and self.amount == 0:
                yield "amount", msg("finding-effect-without-amount", effect=self.kind)
        if self.team and self.side:
            teams = {"friendly": FRIENDLY_TEAMS, "enemy": ENEMY_TEAMS}.get(self.side, FRIENDLY_TEAMS + ENEMY_TEAMS)
            if self.team not in teams:
                yield (
                    "team",
                    msg("finding-team-of-other-side", team=self.team, side=self.side, known=", ".join(teams)),
                )
