"""What COMMAND! brings onto the stage."""

from __future__ import annotations

from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.watch import Look
from combat.games.command.table.command_keys import KEYS
from combat.games.command.table.command_settings import WISHES

_SCENES = "combat.games.command.scenes"

STAGE = TitleStage(
    scenes={
        "battle": f"{_SCENES}.command_games:begun",
        "menu": f"{_SCENES}.scenario_list_scene:ScenarioListScene",
    },
    caption="COMMAND!",
    icon="desk/icon-64.png",
    keys=KEYS,
    wishes=WISHES,
    home="menu",
    loudness={"weapons": 1.0, "things": 1.0, "ambience": 0.7, "interface": 0.8},
    folders={"saves": Look("saves", (".combat",)), "scenarios": Look("scenarios", (".toml",))},
)
