"""Records of the rules that files mirror, with those of their fields that are lengths and angles."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.content.plane.record_models import RecordBuilder
from combat.engine.kernel.record import Record
from combat.games.contact.rules.cards.weapon import Band, Weapon
from combat.games.contact.rules.charts import (
    anti_tank_chart,
    close_chart,
    command_chart,
    fire_chart,
    move_chart,
    quality,
    sight_chart,
    support_chart,
)
from combat.games.contact.rules.charts.terrain_chart import TerrainRow
from combat.games.contact.rules.missions import mission

LENGTHS: Mapping[type[Record], tuple[str, ...]] = {
    quality.ExperienceRow: ("radius",),
    move_chart.Speed: ("clear", "road"),
    move_chart.MoveFigures: ("towing", "least", "hull_turn", "foot_moved", "vehicle_moved", "marker"),
    sight_chart.SightFigures: ("lined", "gully", "hull_down"),
    sight_chart.DetectionRow: ("normal", "reduced"),
    sight_chart.DetectionFigures: ("recon", "observer", "hill", "demoralised", "camouflage"),
    fire_chart.PoolFigures: ("point_blank_range",),
    fire_chart.HeFigures: (
        "spread", "light_disc", "smoke_shell", "smoke_grenade", "grenade_range", "flare", "wreck_smoke",
    ),
    anti_tank_chart.Steps: ("free", "step"),
    anti_tank_chart.HitFigures: ("point_blank_range", "poor_optics_range", "apcr_range", "apds_range"),
    anti_tank_chart.DestroyFigures: ("above_range",),
    close_chart.AssaultFigures: ("stops_short", "routed", "broken_off", "fall_back"),
    close_chart.TankAssaultFigures: ("cover", "back"),
    close_chart.OverrunFigures: ("back", "vehicle_back"),
    close_chart.MineFigures: ("cleared",),
    support_chart.ArtilleryFigures: ("shift", "moved", "smoke_width"),
    support_chart.AirWeapon: ("disc",),
    support_chart.AirFigures: ("hard_range", "stray"),
    support_chart.Battery: ("disc", "smoke"),
    command_chart.CommandFigures: ("vehicle_radio", "vehicle_plain", "successor"),
    command_chart.VictoryFigures: ("hold",),
    Band: ("range",),
    Weapon: ("least", "anti_air"),
    TerrainRow: ("depth",),
    mission.Field: ("length", "width"),
}  # fmt: skip
"""The fields that are lengths, by record."""
ANGLES: Mapping[type[Record], tuple[str, ...]] = {anti_tank_chart.HitFigures: ("turret_free",)}
"""The fields that are angles, in degrees."""
BUILDER = RecordBuilder(LENGTHS, ANGLES)
built = BUILDER.build
"""Build a record from valid file data."""
