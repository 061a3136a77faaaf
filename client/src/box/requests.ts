/** Requests about boxes. */

import type { BoxForm, BoxOfTable } from "../api";
import type { Fields } from "../lib/padStorage";
import { ask } from "../lib/http";

export const showBox = (game: string, fields: Fields): Promise<BoxForm> =>
  Object.keys(fields).length
    ? ask<BoxForm>(`/api/boxes/${encodeURIComponent(game)}`, { fields })
    : ask<BoxForm>(`/api/boxes/${encodeURIComponent(game)}`);

/** By its contents, as a file or a record carries them. */
export const openContents = (game: string, data: unknown): Promise<BoxForm> =>
  ask<BoxForm>(`/api/boxes/${encodeURIComponent(game)}`, { data });

export const fetchBoxOfTable = (name: string): Promise<BoxOfTable> =>
  ask<BoxOfTable>(`/api/tables/${encodeURIComponent(name)}/box`);
