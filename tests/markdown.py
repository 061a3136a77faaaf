"""Pages in Markdown, line by line: what is code in them, and what is prose."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

FENCE = re.compile(r" *(`{3,}|~{3,})\s*(.*)")


@dataclass(frozen=True)
class Block:
    language: str
    """As the page names it; none for commands and the like."""
    lines: list[str] = field(default_factory=list)


def split_page(text: str) -> tuple[list[Block], str]:
    """Its blocks of code, and all lines outside them."""
    blocks: list[Block] = []
    prose: list[str] = []
    fence = ""
    for line in text.splitlines():
        found = FENCE.fullmatch(line)
        if fence and found and found[1].startswith(fence) and not found[2]:
            fence = ""
        elif fence:
            blocks[-1].lines.append(line)
        elif found:
            fence = found[1]
            blocks.append(Block(found[2]))
        else:
            prose.append(line)
    assert not fence, f"a block of code has no end: {blocks[-1].lines[:3]}"
    return blocks, "\n".join(prose)


PROMPT = re.compile(r"^\$ |^\.venv/bin/|\s+#.*$")
SETTING = re.compile(r"""\w+=("[^"]*"|\S+) """)
"""Of the environment, in front of a command."""


def commands_of(text: str, word: str) -> list[str]:
    """Lines of code blocks without a language, and inline code; without trailing comments."""
    blocks, prose = split_page(text)
    lines = [line for block in blocks if block.language in ("", "sh", "bash", "console") for line in block.lines]
    bare = [PROMPT.sub("", line.strip()).strip() for line in (*lines, *re.findall(r"`([^`\n]+)`", prose))]
    return [line for line in bare if re.match(rf"{word}(\s|$)", SETTING.sub("", line))]
