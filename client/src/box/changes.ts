/** What a touch changes in a box, and how much of everything there is. */

import type { Amount, Counts, Group, Marks, Order } from "../api";
import { fill } from "../lib/fields";
import type { Fields } from "../lib/padStorage";

/** The value of an empty field. */
const NOTHING = "";

export const numberIn = (fields: Fields, field: string): number => {
  const value = fields[field];
  return typeof value === "number" ? value : 0;
};

export const thingField = (part: Counts, thing: string): string => fill(part.field, { thing });
export const spaceField = (part: Marks, space: string): string => fill(part.field, { space });
export const placeField = (part: Order, place: string): string => fill(part.field, { place });

/** How many things a group has in all. */
export const countGroup = (part: Counts, group: Group, fields: Fields): number =>
  group.things.reduce((sum, thing) => sum + numberIn(fields, thingField(part, thing.id)), 0);

/** One more or one less of a thing, within limits. */
export function step(field: string, by: number, least: number, most: number, fields: Fields): Fields {
  const stepped = Math.min(most, Math.max(least, numberIn(fields, field) + by));
  return stepped === fields[field] ? {} : { [field]: stepped };
}

export const stepAmount = (part: Amount, by: number, fields: Fields): Fields =>
  step(part.field, by, part.least, part.most, fields);

/** The mark on a space; nothing: it has none. */
export const markOn = (part: Marks, space: string, fields: Fields): string =>
  String(fields[spaceField(part, space)] ?? NOTHING);

export const countMarks = (part: Marks, mark: string, fields: Fields): number =>
  part.spaces.filter((space) => markOn(part, space.id, fields) === mark).length;

/** A touch sets or removes the mark. A mark that exists only once moves. */
export function touchSpace(part: Marks, mark: string, space: string, fields: Fields): Fields {
  const here = spaceField(part, space);
  if (fields[here] === mark) return { [here]: NOTHING };
  const moves = part.marks.find((each) => each.id === mark)?.many === 1;
  const left = moves ? part.spaces.filter((each) => markOn(part, each.id, fields) === mark) : [];
  return { ...Object.fromEntries(left.map((each) => [spaceField(part, each.id), NOTHING])), [here]: mark };
}

/** Two things change places. */
export function swap(part: Order, one: string, other: string, fields: Fields): Fields {
  const [first, second] = [placeField(part, one), placeField(part, other)];
  if (first === second) return {};
  return { [first]: fields[second] ?? NOTHING, [second]: fields[first] ?? NOTHING };
}
