"""Registry of all kinds of files of Volume 1 that can be checked: its content, and campaigns in progress."""

from __future__ import annotations

from combat.engine.content.file_kinds import FileKind
from combat.engine.kernel.record import replace
from combat.games.volume1.content.kinds import KINDS

_CAMPAIGN_SAVE = FileKind(
    "campaign-save",
    ("*.campaign",),
    proof="combat.games.volume1.reports.campaign_findings:prove_campaign",
    saved=True,
)
ALL_KINDS = replace(KINDS, kinds=(*KINDS.kinds, _CAMPAIGN_SAVE))
