/** What the others have done on the boards since one acted oneself: for whoever has looked away, or was not quick
 * enough. */

import type { Filled, Piece } from "../wire";

export interface Trace {
  piece: string;
  /** Where it was, and where it is; the same where it was turned, or turned over. */
  from: string;
  to: string;
}

type Place = Pick<Piece, "on" | "art" | "turned">;

export class Traces {
  list = $state.raw<Trace[]>([]);
  private known: ReadonlyMap<string, Place> = new Map();
  private mine = true;
  private turn = -1;

  /** Another turn has come. `asked`: one can act in it oneself, so that what changes next is one's own doing. */
  follow(turn: number, zones: readonly Filled[], asked: boolean): void {
    if (turn === this.turn) return;
    this.turn = turn;
    const now = new Map(
      zones.flatMap((zone) => zone.pieces.filter((piece) => piece.on).map((piece) => [piece.id, piece])),
    );
    if (this.mine) this.known = now;
    this.list = [...now].flatMap(([piece, place]) => this.trace(piece, place));
    this.mine = asked;
  }

  private trace(piece: string, now: Place): Trace[] {
    const was = this.known.get(piece);
    if (!was?.on || !now.on) return [];
    const same = was.on === now.on && was.art === now.art && (was.turned ?? 0) === (now.turned ?? 0);
    return same ? [] : [{ piece, from: was.on, to: now.on }];
  }
}
