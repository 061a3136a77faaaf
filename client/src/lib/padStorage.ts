/** What is entered is kept on this device at every touch, so that neither a reload nor sleep nor a lost network loses
 * it. */

export type Written = string | number | boolean | null;
export type Fields = Record<string, Written>;

/** A write on its way: sent again with the same id, it is done once. */
export interface Sending {
  id: string;
  fields: Fields;
}

export interface Kept {
  game: string;
  /** What the house has, or on a sheet that is not shared, all there is. */
  fields: Fields;
  /** Entered here, and not yet sent. */
  unsent: Fields;
  sending: Sending | null;
}

const PREFIX = "foxden-pad-";
const SHARED = "foxden-pads";
const REMEMBERED = 8;

/** Where storage is forbidden: kept as long as the page is open. */
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
