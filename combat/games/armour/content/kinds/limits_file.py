"""Limits of distance: `charts/limits.toml`."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.content.findings import missing, unknown
from combat.engine.content.models import Fault, Id, Root, TomlTable
from combat.engine.kernel.record import field_names
from combat.engine.space.plane.limit import Limit, LimitError
from combat.games.armour.rules.charts.rule_limits import RuleLimits

NAMES = tuple(name.replace("_", "-") for name in field_names(RuleLimits))
"""Every limit that the rules use, as files name it."""


class LimitPart(TomlTable):
    """A limit."""

    limit: str
    """Distance that is allowed, such as "at most 15 cm"."""
    source: str
    """Lines of the source, such as "L557", or rulings such as "A5"."""


class LimitsFile(Root[Id, LimitPart]):
    """`charts/limits.toml`."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults for unknown names and for texts that are not limits."""
        for name, part in self.root.items():
            if name not in NAMES:
                yield (name,), unknown("limit", name, NAMES)
            try:
                Limit.read(name, part.limit)
            except LimitError as fault:
                yield (name, "limit"), fault.args[0]

    def gaps(self) -> Iterator[Fault]:
        """Yield a fault for each missing limit."""
        yield from (((), missing("limit", name)) for name in NAMES if name not in self.root)

    def build(self) -> RuleLimits:
        """Return the limits as `RuleLimits`."""
        return RuleLimits(**{name.replace("-", "_"): Limit.read(name, self.root[name].limit) for name in NAMES})
