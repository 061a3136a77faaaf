/** The box that lies on a real table: fields of the sheet, with a name of their own. */

import { type Fields, keep, recall } from "./padStorage";

const PREFIX = "box-";
/** What stays when a sheet is begun anew. */
export const LASTING = /^(players|name-|option-|box-)/;

/** The fields in which the sheet's box differs from the standard one. */
export const boxOf = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field, value]) => field.startsWith(PREFIX) && value !== null)
      .map(([field, value]) => [field.slice(PREFIX.length), value]),
  );

export const asEntered = (changed: Fields): Fields =>
  Object.fromEntries(Object.entries(changed).map(([field, value]) => [PREFIX + field, value]));

/** Is something on this device's sheet that another box would make worthless? */
export function hasEntries(game: string, changed: Fields): boolean {
  const fields = recall(game)?.fields ?? {};
  return !sameBox(boxOf(fields), changed) && Object.keys(fields).some((field) => !LASTING.test(field));
}

/** Lay this box on the table: those who play stay, what they had entered with another box does not. */
export function takeBox(game: string, changed: Fields): void {
  const fields = recall(game)?.fields ?? {};
  const stays = sameBox(boxOf(fields), changed) ? fields : pick(fields, LASTING);
  const others = Object.entries(stays).filter(([field]) => !field.startsWith(PREFIX));
  const kept = { ...Object.fromEntries(others), ...asEntered(changed) };
  keep(game, { game, fields: kept, unsent: {}, sending: null });
}

const pick = (fields: Fields, names: RegExp): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => names.test(field)));

export function sameBox(one: Fields, other: Fields): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
