/** The subset of Markdown our rules use, parsed into data: nothing is ever inserted as HTML. */

export type Span =
  { kind: "text" | "strong" | "em" | "code"; text: string } | { kind: "link"; text: string; href: string };
export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; id: string; spans: Span[] }
  | { kind: "quote"; parts: Span[][] }
  | { kind: "picture"; src: string; text: string }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string };

const INLINE = /\*\*(.+?)\*\*|`(.+?)`|\*(.+?)\*|\[(.+?)\]\((.+?)\)/gs;

export function readSpans(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) spans.push({ kind: "text", text: text.slice(at, match.index) });
    at = match.index + match[0].length;
    const [, strong, code, em, label, href] = match;
    if (strong) spans.push({ kind: "strong", text: strong });
    else if (code) spans.push({ kind: "code", text: code });
    else if (em) spans.push({ kind: "em", text: em });
    else if (label && href) spans.push({ kind: "link", text: label, href });
  }
  if (at < text.length) spans.push({ kind: "text", text: text.slice(at) });
  return spans;
}

export function readBlocks(text: string): Block[] {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim());
  return parts.map(readBlock);
}

function readBlock(part: string): Block {
  const lines = part.replace(/^\n+|\s+$/g, "").split("\n");
  const first = lines[0] ?? "";
  const heading = /^(#+)\s+(.*)/.exec(first);
  if (heading) return { kind: "heading", level: heading[1]!.length, spans: readSpans(heading[2]!) };
  if (first.startsWith("```"))
    return {
      kind: "code",
      text: lines
        .slice(1)
        .filter((line) => !line.startsWith("```"))
        .join("\n"),
    };
  if (first.startsWith(">")) return readQuote(lines);
  const picture = /^!\[(.*)\]\((.*)\)$/.exec(lines.join(" "));
  if (picture) return { kind: "picture", text: picture[1]!, src: picture[2]! };
  if (first.startsWith("|")) return readTable(lines);
  if (/^\s*([-*]|\d+\.)\s/.test(first)) return readList(lines);
  const id = /^\*\*([A-Z]+-\d+)/.exec(first)?.[1] ?? "";
  return { kind: "paragraph", id, spans: readSpans(lines.join(" ")) };
}

function readQuote(lines: string[]): Block {
  const parts = lines
    .map((line) => line.replace(/^>\s?/, ""))
    .join("\n")
    .split(/\n\s*\n/);
  return { kind: "quote", parts: parts.map((part) => readSpans(part.replaceAll("\n", " "))) };
}

function readList(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)/.exec(line);
    if (item) items.push(item[1]!);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: "list", ordered: /^\s*\d/.test(lines[0] ?? ""), items: items.map(readSpans) };
}

function readTable(lines: string[]): Block {
  const cells = (line: string): Span[][] =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => readSpans(cell.trim()));
  return { kind: "table", head: cells(lines[0] ?? ""), rows: lines.slice(2).map(cells) };
}
