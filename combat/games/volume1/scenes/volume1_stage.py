"""What COMBAT! Volume 1 brings onto the stage."""

from __future__ import annotations

from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.watch import Look

_SCENES, _EDITOR = "combat.games.volume1.scenes", "combat.games.volume1.editor"

STAGE = TitleStage(
    scenes={
        "campaign": f"{_SCENES}.campaign.campaign_scene:CampaignScene",
        "drafts": f"{_EDITOR}.edit_list_scene:EditListScene",
        "end": f"{_SCENES}.victory_scene:VictoryScene",
        "generator": f"{_SCENES}.generator_scene:generator",
        "labs": f"{_SCENES}.lab_list_scene:LabListScene",
        "menu": f"{_SCENES}.menu_scene:MenuScene",
        "pause": f"{_SCENES}.pause_scene:PauseScene",
        "scenario": f"{_SCENES}.sheet_scene:SheetScene",
    },
    folders={
        "saves": Look("saves", (".combat", ".campaign")),
        "scenarios": Look("scenarios", (".toml",)),
        "drafts": Look("drafts", (".toml",)),
        "lab": Look("lab", (".toml",)),
        "boards": Look("assets/boards", (".tmx", ".tsx")),
    },
)
