/** A box in the fragment of an address: only what differs from the standard box. Servers never see fragments in their
 * logs. `space-c4=tunnel&space-b5=&last-birds=6`: texts as they are, numbers as digits. */

import type { Fields } from "./padStorage";

/** Prefix of a text that could be mistaken for something else. */
const TEXT = "__";
const [TRUE, FALSE] = ["_t", "_f"];
const MISLEADING = /^(-?\d|_)/;
const NUMBER = /^-?\d{1,9}$/;

export function encodeBox(changed: Fields): string {
  const written = new URLSearchParams();
  for (const [field, value] of Object.entries(changed)) written.set(field, write(value));
  return written.toString();
}

export function decodeBox(fragment: string): Fields {
  const read = [...new URLSearchParams(fragment.replace(/^#/, ""))].filter(([field]) => field);
  return Object.fromEntries(read.map(([field, text]) => [field, readValue(text)]));
}

function write(value: Fields[string]): string {
  if (typeof value === "boolean") return value ? TRUE : FALSE;
  if (typeof value === "number") return String(value);
  return value !== null && MISLEADING.test(value) ? TEXT + value : (value ?? "");
}

function readValue(text: string): Fields[string] {
  if (text === TRUE || text === FALSE) return text === TRUE;
  if (text.startsWith(TEXT)) return text.slice(TEXT.length);
  return NUMBER.test(text) ? Number(text) : text;
}

/** The address of a box. */
export const boxPath = (game: string, changed: Fields): string =>
  Object.keys(changed).length ? `/box/${game}#${encodeBox(changed)}` : `/box/${game}`;
