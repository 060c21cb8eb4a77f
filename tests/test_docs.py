"""The manual: every page is in the contents, every link has a target, and every picture is made by the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.docs_pictures import MOMENTS

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("*.md"))
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`[^`]*`")
STRAIGHT = re.compile(r"\w'\w|s'(?=[\s,.;:)])")
WRITTEN = r"^(?!```|    |combat |\w+ = |\[)[^\n]*"
"""Lines of a page that are not code."""
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings."""
    words = (re.sub(r"[^\w\s-]", "", heading.lower()).strip() for heading in HEADING.findall(page.read_text("utf-8")))
    return {re.sub(r"[\s-]+", "-", heading) for heading in words}


def test_the_contents_name_every_page_and_no_other() -> None:
    listed = re.findall(r"^ {2}- (\S+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == [page.name for page in PAGES]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere_and_every_picture_is_made(page: Path) -> None:
    for link in LINK.findall(page.read_text("utf-8")):
        if link.startswith(("http://", "https://")):
            continue
        place, _, anchor = link.partition("#")
        if place.startswith("pictures/"):
            assert place.removeprefix("pictures/").removesuffix(".png") in MOMENTS, link
            continue
        target = page if not place else page.parent / place
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_no_picture_is_made_for_nothing() -> None:
    shown = {link for page in PAGES for link in LINK.findall(page.read_text("utf-8")) if link.startswith("pictures/")}
    assert shown == {f"pictures/{name}.png" for name in MOMENTS}


@pytest.mark.parametrize(
    ("files", "read"),
    [
        ("docs/*.md", WRITTEN),
        ("README.md", WRITTEN),
        ("assets/*/rules/*/**/*.md", WRITTEN),
        ("assets/*/locale/**/*.ftl", r"^(?!#)[^\n]*"),
        ("assets/**/*.toml", r'^[^#\n]*"[^"\n]*"'),
        ("scenarios/**/*.toml", r'^[^#\n]*"[^"\n]*"'),
    ],
)
def test_apostrophes_are_alike_wherever_a_player_reads(files: str, read: str) -> None:
    paths = sorted(ROOT.glob(files))
    assert paths
    lines = [(path.name, line) for path in paths for line in re.findall(read, path.read_text("utf-8"), re.MULTILINE)]
    assert [found for found in lines if STRAIGHT.search(CODE.sub("", found[1]))] == []
