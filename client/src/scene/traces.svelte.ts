/** What the others have done on the boards since one acted oneself: for whoever has looked away, or was not quick
 * enough. On a device that several share, for each of them. */

import type { Filled, Piece } from "../wire";

export interface Trace {
  piece: string;
  /** Where it was, and where it is; the same where it was turned, or turned over. */
  from: string;
  to: string;
}

type Place = Pick<Piece, "on" | "art" | "turned">;
type Seat = number | null;

export class Traces {
  list = $state.raw<Trace[]>([]);
  /** Where everything was when each seat had acted last. */
  private readonly known = new Map<Seat, ReadonlyMap<string, Place>>();
  private mine = true;
  private turn = -1;
  private seat: Seat = null;

  /** Another turn has come, or another has the device. `asked`: this seat can act, so that what changes next is its own
   * doing. */
  follow(turn: number, zones: readonly Filled[], asked: boolean, seat: Seat = null): void {
    if (turn === this.turn && seat === this.seat) return;
    const now = new Map(
      zones.flatMap((zone) => zone.pieces.filter((piece) => piece.on).map((piece) => [piece.id, piece])),
    );
    if (this.mine) this.known.set(this.seat, now);
    if (!this.known.has(seat)) this.known.set(seat, now);
    this.list = [...now].flatMap(([piece, place]) => this.trace(piece, place, seat));
    [this.turn, this.seat, this.mine] = [turn, seat, asked];
  }

  private trace(piece: string, now: Place, seat: Seat): Trace[] {
    const was = this.known.get(seat)?.get(piece);
    if (!was?.on || !now.on) return [];
    const same = was.on === now.on && was.art === now.art && (was.turned ?? 0) === (now.turned ?? 0);
    return same ? [] : [{ piece, from: was.on, to: now.on }];
  }
}
