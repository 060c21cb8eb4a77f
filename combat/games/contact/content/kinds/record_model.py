"""Models of files that mirror records of the rules: every field is a key, and lengths are in centimetres."""

from __future__ import annotations

from collections.abc import Mapping
from types import GenericAlias, UnionType, new_class
from typing import Annotated, Final, Optional, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import Field

from combat.engine.content.models import TomlTable
from combat.engine.kernel.record import Json, Record, field_names, from_plain
from combat.engine.space.plane.point import CM
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

R = TypeVar("R", bound=Record)
DEGREE: Final = 10
"""Units of a heading in a degree."""
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
Figure = Annotated[int, Field(ge=-20, le=2000)]


def model_of(kind: type[Record]) -> type[TomlTable]:
    """Return the model of a table of a file that has a key for every field of a record."""
    hints = get_type_hints(kind)
    names = field_names(kind)
    defaults = {name: None for name in names if type(None) in get_args(hints[name])}
    defaults |= dict(zip(reversed(names), reversed(kind.__struct_defaults__), strict=False))
    body = {
        "__doc__": kind.__doc__,
        "__module__": __name__,
        "__annotations__": {name: _shape(hints[name]) for name in names},
        **defaults,
    }
    made = new_class(f"{kind.__name__}Part", (TomlTable,), exec_body=lambda space: space.update(body))
    assert issubclass(made, TomlTable)
    return made


def _shape(hint: object) -> object:
    """Return the type of a key for the type of a field."""
    origin, parts = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Record):
        return model_of(hint)
    if hint is int:
        return Figure
    if origin in (Union, UnionType):
        return _either([_shape(part) for part in parts])
    if origin is tuple:
        return GenericAlias(list, (_shape(parts[0]),))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return GenericAlias(dict, (parts[0], _shape(parts[1])))
    return hint


def _either(shapes: list[object]) -> object:
    return Optional.__getitem__(next(shape for shape in shapes if shape is not type(None)))


def built(kind: type[R], plain: Mapping[str, Json]) -> R:
    """Build a record from valid file data; lengths are converted from centimetres to units of 0.1 mm."""
    return from_plain(kind, scaled(kind, dict(plain)))


def scaled(hint: object, value: Json, unit: int = 1) -> Json:
    """Convert the lengths and angles in plain data to the units of the rules; `hint` is the type that the data is
    for."""
    origin, parts = get_origin(hint), get_args(hint)
    if isinstance(value, dict) and isinstance(hint, type) and issubclass(hint, Record):
        hints = get_type_hints(hint)
        return {name: scaled(hints[name], each, _unit(hint, name)) for name, each in value.items()}
    if isinstance(value, dict):
        return {key: scaled(parts[1], each, unit) for key, each in value.items()}
    if isinstance(value, list | tuple) and origin is tuple:
        return [scaled(parts[0], each, unit) for each in value]
    if origin in (Union, UnionType):
        return scaled(next(part for part in parts if part is not type(None)), value, unit)
    return value * unit if isinstance(value, int) and not isinstance(value, bool) else value


def _unit(kind: type[Record], name: str) -> int:
    if name in LENGTHS.get(kind, ()):
        return CM
    return DEGREE if name in ANGLES.get(kind, ()) else 1
