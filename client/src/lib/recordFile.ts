/** Records from a file; the current one is remembered while the window is open. */

const KEPT = "foxden-replay";

export function recall(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return ""; // storage may be forbidden, or full
  }
}

export function remember(record: string): void {
  try {
    sessionStorage.setItem(KEPT, record);
  } catch {
    // as above
  }
}

/** A file has one record, or one per line. */
export function split(text: string): string[] {
  if (parse(text)) return [text];
  return text.split("\n").filter((line) => line.trim());
}

interface Listed {
  game: string;
  names: string[];
  moves: number;
  /** Whether it was played with a non-standard box. */
  ownBox: boolean;
}

/** What a list needs of a record; nothing if it is damaged. */
export function summarize(record: string): Listed | null {
  const found = parse(record) as {
    game?: unknown;
    seats?: { name?: unknown }[];
    moves?: unknown[];
    data?: unknown;
  } | null;
  if (typeof found?.game !== "string" || !Array.isArray(found.seats) || !Array.isArray(found.moves)) return null;
  return {
    game: found.game,
    names: found.seats.slice(0, 6).map((seat) => (typeof seat?.name === "string" ? seat.name : "?")),
    moves: found.moves.length,
    ownBox: (found.data ?? "default") !== "default",
  };
}

/** Whether only the end of that game is known. */
export const isPartial = (record: string): boolean => (parse(record) as { partial?: unknown } | null)?.partial === true;

function parse(text: string): unknown {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" ? found : null;
  } catch {
    return null;
  }
}
