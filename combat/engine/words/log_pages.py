"""Export the log as plain text or HTML."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby

from combat.engine.words import language
from combat.engine.words.log_entry import LogEntry

STYLE = """
body { font: 16px/1.45 Georgia, serif; max-width: 46em; margin: 2em auto; padding: 0 1em; }
body { color: #2b2a24; background: #f6f0dc; }
summary { font-weight: bold; margin: 1em 0 .3em; border-bottom: 1px solid #b9ae8a; cursor: pointer; }
p { margin: .25em 0 .25em 1em; } p.follows { margin-left: 2.5em; }
.good { color: #3f5a22; } .bad, .hit { color: #8c2a1c; } .quiet { color: #716b58; }
.rule { float: right; font-size: 85%; color: #716b58; margin-left: 1em; }
.more { font-size: 90%; margin-left: 2.5em; color: #5d553f; }
"""


def as_text(title: str, entries: Sequence[LogEntry]) -> str:
    """Return the log as plain text, headings on separate lines."""
    lines = [title, "=" * len(title)]
    for entry in entries:
        if entry.tone == "heading":
            lines += ["", entry.line, "-" * len(entry.line)]
            continue
        indent = "    " if entry.follows else ""
        die = f" [{entry.die}]" if entry.die is not None else ""
        lines.append(f"{indent}{entry.line}{die}" + (f" ({entry.rule})" if entry.rule else ""))
        lines += [f"{indent}    {more.shown()}" for more in entry.more]
    return "\n".join(lines) + "\n"


def as_html(title: str, entries: Sequence[LogEntry]) -> str:
    """Return the log as an HTML page in which the entries below each heading can be folded."""
    parts = [
        f'<!doctype html>\n<html lang="{escape(language())}"><head><meta charset="utf-8">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><h1>{escape(title)}</h1>",
    ]
    opened = False
    for is_heading, run in groupby(entries, key=lambda entry: entry.tone == "heading"):
        for entry in run:
            if not is_heading:
                parts.append(_paragraph(entry))
                continue
            parts += ["</details>"] * opened
            parts.append(f"<details open><summary>{escape(entry.line)}</summary>")
            opened = True
    return "\n".join((*parts, *(["</details>"] * opened), "</body></html>")) + "\n"


def _paragraph(entry: LogEntry) -> str:
    classes = f"{entry.tone} follows" if entry.follows else entry.tone
    rule = f'<span class="rule">{escape(entry.rule)}</span>' if entry.rule else ""
    die = f" [{entry.die}]" if entry.die is not None else ""
    more = "".join(f'<p class="more">{escape(line.shown())}</p>' for line in entry.more)
    rest = " · ".join(filter(None, (entry.sum, f"{entry.result}{die}".strip())))
    said = f"<b>{escape(entry.head)}</b>" + (f" · {escape(rest)}" if rest else "")
    return f'<p class="{classes}">{rule}{said}</p>{more}'
