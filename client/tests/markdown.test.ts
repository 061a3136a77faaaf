import { describe, expect, it } from "vitest";
import { readBlocks, readSpans } from "../src/rules/markdown";

describe("spans", () => {
  it("tell bold, italic, code and links from the text around them", () => {
    expect(readSpans("a **b** *c* `d` [e](f.md).")).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", text: "b" },
      { kind: "text", text: " " },
      { kind: "em", text: "c" },
      { kind: "text", text: " " },
      { kind: "code", text: "d" },
      { kind: "text", text: " " },
      { kind: "link", text: "e", href: "f.md" },
      { kind: "text", text: "." },
    ]);
  });

  it("never make HTML of what is written", () => {
    expect(readSpans("<b>x</b>")).toEqual([{ kind: "text", text: "<b>x</b>" }]);
  });
});

describe("blocks", () => {
  it("know a rule by its number", () => {
    expect(readBlocks("**FP-7** Choose a target.")[0]).toMatchObject({ kind: "paragraph", id: "FP-7" });
  });

  it("are headings, quotes, pictures, lists, tables and code", () => {
    const text = [
      "## Title",
      "> a\n> b",
      "![alt](x.svg)",
      "1. one\n   more\n2. two",
      "| a | b |\n|---|---|\n| 1 | 2 |",
      "```\ncode\n```",
    ];
    const blocks = readBlocks(text.join("\n\n"));
    expect(blocks.map((block) => block.kind)).toEqual(["heading", "quote", "picture", "list", "table", "code"]);
    expect(blocks[3]).toMatchObject({ ordered: true, items: [[{ text: "one more" }], [{ text: "two" }]] });
    expect(blocks[4]).toMatchObject({ rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  });
});
