/** Saves every entry on this device at once, so that a reload, sleep or lost network loses nothing. */

export type Written = string | number | boolean | null;
export type Fields = Record<string, Written>;

/** A pending write: sent again with the same id, it is applied once. */
export interface Sending {
  id: string;
  fields: Fields;
}

export interface Kept {
  game: string;
  /** What the server has; on an unshared sheet, everything. */
  fields: Fields;
  /** Entered here and not sent yet. */
  unsent: Fields;
  sending: Sending | null;
}

const PREFIX = "foxden-pad-";
const SHARED = "foxden-pads";
const REMEMBERED = 8;

/** If storage is forbidden, kept while the page is open. */
const held = new Map<string, Kept>();

export function recall(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null") as Kept | null;
  } catch {
    return held.get(key) ?? null;
  }
}

export function keep(key: string, kept: Kept): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(kept));
  } catch {
    held.set(key, kept);
  }
}

/** The shared sheets that were open on this device, the newest first. */
export function recallShared(): string[] {
  try {
    return JSON.parse(localStorage.getItem(SHARED) ?? "[]") as string[];
  } catch {
    return []; // storage may be forbidden
  }
}

export function rememberShared(name: string): void {
  const names = [name, ...recallShared().filter((each) => each !== name)];
  try {
    names.slice(REMEMBERED).forEach((each) => localStorage.removeItem(PREFIX + each));
    localStorage.setItem(SHARED, JSON.stringify(names.slice(0, REMEMBERED)));
  } catch {
    // as above
  }
}
