/** A box as a file: its contents as JSON, which `foxden play --data` reads too. */

export const LARGEST = 5_000_000;

/** The contents in a box file or a game record; nothing if there are none for this game. */
export function readContents(text: string, game: string): unknown {
  const found = parse(text) ?? parse(text.split("\n", 1)[0] ?? "");
  if (!found) return null;
  // A record names its game and its box.
  if (!("data" in found)) return found;
  return found.game === game ? found.data : null;
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && !Array.isArray(found)
      ? (found as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

export function saveFile(name: string, contents: unknown): void {
  const text = JSON.stringify(contents, null, 1) + "\n";
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const anchor = Object.assign(document.createElement("a"), { href: address, download: name });
  anchor.click();
  URL.revokeObjectURL(address);
}
