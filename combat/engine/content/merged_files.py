"""Read content files of several layers, merged place by place, and collect every finding about them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

from combat.engine.content.findings import Finding
from combat.engine.content.models import Root, TomlTable
from combat.engine.content.places import Places
from combat.engine.content.reading import Source, examine

M = TypeVar("M", bound="TomlTable | Root[Any, Any]")


class MergedFiles:
    """Merged content files of some places, and all findings about them; a faulty file is left out."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.findings: list[Finding] = []

    def read(self, place: str, model: type[M]) -> Source[M] | None:
        """Read a place in all layers and return the merged file; if it is faulty, record findings and return None."""
        files = self.places.files_at(place)
        over = cast("Callable[[M, M], M]", model.over)
        whole: Source[M] | None = None
        for file in files:
            source, findings = examine(file, model, alone=len(files) == 1)
            self.findings += findings
            if source is None or findings:
                return None
            content = source.content if whole is None else over(source.content, whole.content)
            whole = Source(source.path, source.text, content)
        if whole is not None and len(files) > 1:
            gaps = [whole.finding(what) for _, what in whole.content.gaps()]
            self.findings += gaps
            return None if gaps else whole
        return whole

    def all(self, pattern: str, model: type[M]) -> dict[str, Source[M]]:
        """Read every place that matches a pattern; return the valid files by name."""
        read = {Path(place).stem: self.read(place, model) for place in self.places.places(pattern)}
        return {name: source for name, source in read.items() if source is not None}
