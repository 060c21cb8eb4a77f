"""Figures of the rules: `charts/figures.toml`, a table for each subject."""

from __future__ import annotations

from combat.engine.content.models import TomlTable
from combat.engine.content.plane.record_models import model_of
from combat.games.contact.content.kinds.record_model import built
from combat.games.contact.rules.charts.rule_figures import RuleFigures

FiguresFile: type[TomlTable] = model_of(RuleFigures)
"""`charts/figures.toml`."""


def build_figures(file: TomlTable) -> RuleFigures:
    """Return the figures as `RuleFigures`; requires a valid file."""
    return built(RuleFigures, file.model_dump())
