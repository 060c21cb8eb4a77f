"""Every man is painted with his equipment, and always the same (only if the paint extra is installed)."""

from __future__ import annotations

import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

MEN = Path(__file__).parents[4] / "assets" / "volume1" / "men"
WEAPONS = tomllib.loads((MEN.parent / "weapons.toml").read_text(encoding="utf-8"))
FIGURES = [man for path in sorted(MEN.glob("*.toml")) for man in tomllib.loads(path.read_text(encoding="utf-8"))["man"]]

if find_spec("skia"):
    from tools.volume1.paint_pieces.bust import bust
    from tools.volume1.paint_pieces.grips import GRIPS
    from tools.volume1.paint_pieces.headgear import HEADGEAR
    from tools.volume1.paint_pieces.men import Man, muster

    LOOKS = {man.id: man for man in muster()}

    def test_every_man_of_the_lists_has_his_looks() -> None:
        names = {f"{figure['rank']} {figure['name']}" for figure in FIGURES}
        assert {man.name for man in LOOKS.values()} == names
        assert len(LOOKS) == len(names) == 61

    @pytest.mark.rule("8.0")
    @pytest.mark.parametrize("man", LOOKS.values(), ids=LOOKS)
    def test_8_0_a_man_holds_his_main_weapon_or_another_that_he_carries(man: Man) -> None:
        if man.held == "slung":
            assert man.carried[0] in GRIPS
        elif man.held:
            assert man.held in {WEAPONS[weapon]["kind"] for weapon in man.carried}
            assert man.held in GRIPS
        else:
            assert man.weapon.split("+")[0] == man.carried[0]
            assert man.weapon in GRIPS
        assert man.headgear in HEADGEAR

    @pytest.mark.rule("14.2")
    def test_14_2_whoever_fires_rifle_grenades_shows_one() -> None:
        firing = {man.name for man in LOOKS.values() if man.weapon.endswith("+grenade")}
        kinds = {f"{man['rank']} {man['name']}": {WEAPONS[name]["kind"] for name in man["skills"]} for man in FIGURES}
        assert firing == {name for name, carried in kinds.items() if "rifle-grenade" in carried}

    def test_no_american_wears_a_german_coat() -> None:
        coats = {"friendly": {"m41", "a2"}, "enemy": {"m36", "m43", "drill"}}
        for man in LOOKS.values():
            assert man.tunic in coats[man.side]
        assert {man.tunic for man in LOOKS.values() if man.officer and not man.friendly} == {"m36"}

    @pytest.mark.parametrize("name", ("sgt-mayfield", "obfr-krause"))
    def test_a_portrait_is_painted_twice_to_the_same_byte(name: str) -> None:
        assert bust(LOOKS[name]).tobytes() == bust(LOOKS[name]).tobytes()
