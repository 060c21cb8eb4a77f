"""Who the men are, as far as a painter must know: read from ``men.toml``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Any

SHEET = Path(__file__).with_name("men.toml")
SKINS = {
    "fair": ("#F3D2AE", "#E0AE82", "#C08558", "#8C5638", "#5A3424"),
    "ruddy": ("#F0C49C", "#D99A70", "#B5704A", "#83482F", "#52291C"),
    "tan": ("#E3B98C", "#C89363", "#A06C42", "#714628", "#45291A"),
    "pale": ("#F2DCC0", "#DDB998", "#B88C6B", "#84604A", "#523A2E"),
    "olive": ("#DFBB8C", "#BF9464", "#966A42", "#68462B", "#3F291A"),
    "freckled": ("#F2CDA6", "#DDA57A", "#BD7B51", "#8A5035", "#573122"),
}
HAIRS = {
    "black": "#1A120C", "dark": "#2C1D12", "brown": "#4A3320", "chestnut": "#6A4526", "red": "#8A4A22",
    "sandy": "#96743F", "blond": "#B8924F", "straw": "#C9A868", "grey": "#77705F",
}  # fmt: skip


@dataclass(frozen=True)
class Man:
    """One man's looks. Numbers without a unit are shifts in the painter's square of 400."""

    id: str
    name: str
    side: str  # friendly, enemy
    weapon: str
    headgear: str
    helmet: str = ""  # colour of the headgear, if not the usual one
    rank: str = ""  # sergeant, corporal, obergefreiter, officer
    skin: str = "fair"
    hair: str = "brown"
    iris: str = "#3E4A4C"
    jaw: float = 0
    chin: float = 0
    wide: float = 0
    long: float = 0  # of the whole face, in hundredths
    narrow: float = 0  # of the whole face, in hundredths
    nose: float = 0
    nose_drop: float = 0
    age: float = 0
    stubble: float = 0
    brow: float = 6
    anger: float = 0
    eyes: float = 1
    gaze: float = 0
    mouth: str = "set"  # set, grim, smile, shout, tight, smirk, parted
    moustache: bool = False
    glasses: bool = False
    chewing: str = ""  # cigarette, pipe, straw, matchstick
    dirt: float = 0
    scar: bool = False
    plaster: bool = False
    freckles: bool = False
    sides: bool = False  # hair seen below the cap
    strap: str = "chin"  # chin, loose, none
    scarf: str = ""
    extras: tuple[str, ...] = ()  # bandolier, binoculars, smock, goggles, pouch, band
    tilt: float = 0
    lean: float = 0  # of the weapon, in degrees

    @property
    def friendly(self) -> bool:
        return self.side == "friendly"

    @property
    def away(self) -> bool:
        """Whether he looks away from the light, which comes from the left."""
        return not self.friendly

    @cached_property
    def tones(self) -> tuple[str, str, str, str, str]:
        """His skin from light to deep shadow."""
        return SKINS[self.skin]

    @property
    def hair_color(self) -> str:
        return HAIRS[self.hair]

    @property
    def coat(self) -> str:
        return "#8A8358" if self.friendly else "#6B746B"


def muster(sheet: Path = SHEET) -> list[Man]:
    """All men of the sheet, in its order; raises ValueError for a looks' name that is not known."""
    known = {field.name for field in fields(Man)}
    men = []
    for side, squad in tomllib.loads(sheet.read_text(encoding="utf-8")).items():
        for name, looks in squad.items():
            if unknown := set(looks) - known:
                raise ValueError(f"{sheet.name}: {name}: no such looks: {', '.join(sorted(unknown))}")
            men.append(_man(side, name, looks))
    return men


def slug(name: str) -> str:
    """``Pvt O'Connell`` → ``pvt-oconnell``."""
    return "".join(letter for letter in name.lower().replace(" ", "-") if letter.isalnum() or letter == "-")


def _man(side: str, name: str, looks: dict[str, Any]) -> Man:
    extras = tuple(looks.pop("extras", ()))
    return Man(id=slug(name), name=name, side=side, extras=extras, **looks)
