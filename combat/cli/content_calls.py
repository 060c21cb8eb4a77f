"""The commands `combat check` and `combat schema`."""

from __future__ import annotations

import argparse
import json
import sys

from combat.cli.titles import TITLES, load_title
from combat.engine.calls.exit_codes import BAD_INPUT, FINE, Refused
from combat.engine.calls.given import named_packs, print_in
from combat.engine.content import checking
from combat.engine.content.schemas import schema_of
from combat.engine.files.plain_files import write_whole
from combat.engine.kernel.text_message import msg
from combat.engine.words import text


def check(options: argparse.Namespace) -> int:
    """Check files of any game and print the findings; return the exit code, BAD_INPUT if there are any."""
    if not options.json:
        print_in(options)
    below, kinds = named_packs(options), options.title.kinds
    others = [title for id_ in TITLES if id_ != options.title.id and (title := load_title(id_)).has("kinds")]
    findings = checking.check_paths(options.paths, below, kinds, [title.kinds for title in others])
    notes = [
        *checking.overlaps([*below, *options.paths], kinds),
        *checking.cardless(options.paths),
        *checking.passed_over(options.paths, [kinds, *(title.kinds for title in others)]),
    ]
    told = [(finding.as_plain(), str(finding)) for finding in findings]
    said = [str(note) for note in notes]
    for title in others:
        title.use(TITLES)
        more = checking.check_as_other(options.paths, title.kinds, [kinds, *(other.kinds for other in others)])
        told += [(finding.as_plain(), str(finding)) for finding in more]
    told.sort(key=lambda finding: (finding[0]["file"], finding[0]["line"], finding[1]))
    code = BAD_INPUT if told else FINE
    if options.json:
        print(json.dumps({"findings": [plain for plain, _ in told], "notes": said}, ensure_ascii=False))
        return code
    for note in said:
        print(note, file=sys.stderr)
    for _, line in told:
        print(line)
    if told:
        print(text("check-findings", count=len(told)), file=sys.stderr)
    return code


def schema(options: argparse.Namespace) -> int:
    """Print or write the JSON Schema of one kind of content file, or of all kinds; return the exit code.

    Raises Refused for several kinds without an output folder.
    """
    kinds = options.title.kinds
    asked = list(kinds.shaped.values()) if options.kind == "all" else [kinds.named(options.kind)]
    if options.out is None and len(asked) > 1:
        raise Refused(msg("cli-schemas-need-folder"))
    for kind in asked:
        text = json.dumps(schema_of(kind, kinds.title), indent=2, ensure_ascii=False)
        if options.out is None:
            print(text)
            continue
        write_whole(options.out / f"{kind.name}.schema.json", text + "\n")
    return FINE
