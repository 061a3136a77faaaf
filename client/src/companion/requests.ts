/** Requests for the companion at a real table. */

import type { Entered, Form, PadMade, PadShown, Prints, Tally } from "../api";
import { ask, refusalOf } from "../lib/http";
import { asEntered } from "../lib/boxFields";
import type { Fields, Sending } from "../lib/padStorage";

/** For the standard box, or for the one whose fields are given. */
export const fetchForm = (game: string, box: Fields): Promise<Form> =>
  Object.keys(box).length
    ? ask<Form>(`/api/companion/${game}`, { fields: asEntered(box) })
    : ask<Form>(`/api/companion/${game}`);
export const score = (game: string, fields: Fields): Promise<Tally> =>
  ask<Tally>(`/api/companion/${game}/score`, { fields });
export const deal = async (game: string, fields: Fields): Promise<Fields> =>
  (await ask<Entered>(`/api/companion/${game}/deal`, { fields })).fields;
export const openPad = (game: string, id: string, fields: Fields): Promise<PadMade> =>
  ask<PadMade>("/api/pads", { game, id, fields });
export const writePad = (name: string, write: Sending): Promise<PadShown> => ask<PadShown>(`/api/pads/${name}`, write);
export const makeRecord = (game: string, fields: Fields): Promise<unknown> =>
  ask<unknown>(`/api/companion/${game}/record`, { fields });

export const fetchPrints = (): Promise<Prints> => ask<Prints>("/api/print");

/** The pad, or nothing if it is unchanged. */
export async function readPad(name: string, seq: number): Promise<PadShown | null> {
  const answer = await fetch(`/api/pads/${name}`, { headers: { "If-None-Match": `"${seq}"` }, cache: "no-store" });
  if (answer.status === 304) return null;
  if (!answer.ok) throw await refusalOf(answer);
  return (await answer.json()) as PadShown;
}
