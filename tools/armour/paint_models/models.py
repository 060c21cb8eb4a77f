"""The model of each team card: its hull and turret, or its base, and the nation whose paint it has."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from tools.armour.paint_models.aircraft import AIRCRAFT
from tools.armour.paint_models.coats import COATS, Band, Coat
from tools.armour.paint_models.guns import GUNS
from tools.armour.paint_models.sculpt import Sculpt
from tools.armour.paint_models.stands import STANDS
from tools.armour.paint_models.vehicles import american, british, german, soviet, transports

Drawing: TypeAlias = Callable[[Sculpt, Coat], None]
ASSETS = Path(__file__).parents[3] / "assets" / "armour"

HULLS: dict[str, tuple[Drawing, Drawing | None]] = {
    "pz-ii-f": (german.pz_ii, german.pz_ii_turret),
    "pz-iii-j": (german.pz_iii, german.pz_iii_turret),
    "pz-iv-g": (german.pz_iv, german.pz_iv_turret),
    "tiger-i": (german.tiger, german.tiger_turret),
    "stug-iii": (german.stug, None),
    "marder-iii-h": (german.marder, None),
    "sdkfz-222": (german.armoured_car, german.armoured_car_turret),
    "sdkfz-251": (german.half_track, None),
    "truck": (transports.truck, None),
    "gun-tractor": (transports.half_tracked_tractor, None),
    "universal-carrier": (british.carrier, None),
    "humber-ii": (british.humber, british.humber_turret),
    "stuart-iii": (american.stuart, american.stuart_turret),
    "crusader-ii": (british.crusader, british.crusader_ii_turret),
    "crusader-iii": (british.crusader, british.crusader_iii_turret),
    "grant": (american.lee, american.grant_turret),
    "sherman-ii": (american.sherman, american.sherman_turret),
    "valentine-iii": (british.valentine, british.valentine_turret),
    "churchill-iii": (british.churchill, british.churchill_turret),
    "deacon": (british.deacon, british.deacon_turret),
    "bishop": (british.bishop, None),
    "m5-stuart": (american.stuart, american.stuart_turret),
    "m4-sherman": (american.sherman, american.sherman_turret),
    "m3-lee": (american.lee, american.lee_turret),
    "m10": (american.m10, american.m10_turret),
    "m3-75-mm-gmc": (american.m3_gun_carriage, None),
    "m3-half-track": (american.m3_half_track, None),
    "m15-half-track": (american.aa_half_track, american.aa_mount),
    "m7-priest": (american.priest, None),
    "t-70": (soviet.t_70, soviet.t_70_turret),
    "t-34-76": (soviet.t_34, soviet.t_34_turret),
    "kv-1": (soviet.kv, soviet.kv_turret),
    "su-122": (soviet.su_122, None),
    "ba-64": (soviet.ba_64, soviet.ba_64_turret),
}
"""The drawings of each vehicle: hull and turret."""


@dataclass(frozen=True)
class Model:
    """One model: a team card in a nation's paint."""

    card: str
    coat: Coat
    parts: tuple[Drawing, ...]
    """Hull, or base; then the turret if it has one."""
    kind: str
    """The arm of its card: tank, infantry, gun or aircraft."""

    @property
    def name(self) -> str:
        """Return the model's file name without suffix: nation/card."""
        return f"{self.coat.nation}/{self.card}"

    @property
    def bands(self) -> tuple[Band, ...]:
        """Return the camouflage sprayed over the model; aircraft have one hard-edged band, American ones none."""
        if self.kind == "aircraft":
            return (Band("#5C6450", 0.7, hard=True),) if self.coat.nation != "united-states" else ()
        return self.coat.bands


def models() -> Iterator[Model]:
    """Yield a model for each team card that the units of a nation and their additions use."""
    arms = {
        id_: str(card["arm"]) for file in sorted((ASSETS / "teams").glob("*.toml")) for id_, card in _toml(file).items()
    }
    for file in sorted((ASSETS / "nations").glob("*.toml")):
        for card in sorted(_teams(_toml(file))):
            yield Model(card, COATS[file.stem], _parts(card), arms[card])


def _parts(card: str) -> tuple[Drawing, ...]:
    if card in HULLS:
        hull, turret = HULLS[card]
        return (hull, turret) if turret else (hull,)
    drawings: dict[str, Drawing] = {**GUNS, **STANDS, **AIRCRAFT}
    return (drawings[card],)


def _toml(file: Path) -> dict[str, dict[str, object]]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _teams(table: object) -> set[str]:
    """Return the ids under every `teams` and `team` of a nation's file."""
    if isinstance(table, list):
        return {id_ for entry in table for id_ in _teams(entry)}
    if not isinstance(table, dict):
        return set()
    found = {str(table["team"])} if isinstance(table.get("team"), str) else set()
    return found | {id_ for key, entry in table.items() for id_ in (entry if key == "teams" else _teams(entry))}
