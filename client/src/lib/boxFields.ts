/** The box on a real table: prefixed fields of the sheet. */

import { type Fields, keep, recall } from "./padStorage";

const PREFIX = "box-";
/** What stays when a sheet is started over. */
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

/** Whether this device's sheet has entries that another box would invalidate. */
export function hasEntries(game: string, changed: Fields): boolean {
  const fields = recall(game)?.fields ?? {};
  return !sameBox(boxOf(fields), changed) && Object.keys(fields).some((field) => !LASTING.test(field));
}

/** Use this box for the sheet: players stay, entries made with another box are cleared. */
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
