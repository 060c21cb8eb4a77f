"""What the wheel says of itself is the README, but for what only a checkout has: its picture and its neighbours."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"!\[[^]]*\]\((?!https?://)[^)]*\)\n+")
NEIGHBOUR = re.compile(r"\[([^]]*)\]\((?!https?://)[^)]*\)")


def description(readme: str) -> str:
    """The README without pictures and links that lead to files beside it: they lead nowhere where it is shown alone."""
    return NEIGHBOUR.sub(r"\1", PICTURE.sub("", readme))


class ReadmeHook(MetadataHookInterface):
    """Hands the README to the build."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the long description."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": description(text)}
