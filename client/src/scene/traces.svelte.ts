/** What the others have done on the boards since the player last acted, for anyone who looked away. On a shared
 * device, kept for each player. */

import type { Filled, Piece, Trail } from "../wire";
import { wayOf } from "./motion";

export interface Trace {
  piece: string;
  /** Where it was and where it is; the same space if it was rotated or flipped. */
  from: string;
  to: string;
  /** Every space it went to in between, in order. */
  over: string[];
}

type Place = Pick<Piece, "on" | "art" | "turned">;
type Seat = number | null;

export class Traces {
  list = $state.raw<Trace[]>([]);
  /** At the end everything is revealed without anyone flipping it, so only moves get a trace then. */
  moved = $derived(this.list.filter((trace) => trace.from !== trace.to));
  /** Where everything was when each seat last acted. */
  private readonly known = new Map<Seat, ReadonlyMap<string, Place>>();
  /** The spaces that pieces have moved to since then. */
  private readonly gone = new Map<Seat, Map<string, string[]>>();
  private last: ReadonlyMap<string, Place> = new Map();
  private mine = true;
  private turn = -1;
  private seat: Seat = null;

  /** A new turn has come, or another player has the device. `asked`: this seat can act, so the next change is its own.
   * */
  follow(
    turn: number,
    zones: readonly Filled[],
    asked: boolean,
    seat: Seat = null,
    /** The ways that could be gone before this. */
    ways: readonly Trail[] = [],
  ): void {
    if (turn === this.turn && seat === this.seat) return;
    const now = new Map(
      zones.flatMap((zone) => zone.pieces.filter((piece) => piece.on).map((piece) => [piece.id, piece])),
    );
    this.walk(now, ways);
    if (this.mine) this.learn(this.seat, now);
    if (!this.known.has(seat)) this.learn(seat, now);
    this.list = [...now].flatMap(([piece, place]) => this.trace(piece, place, seat));
    [this.turn, this.seat, this.mine] = [turn, seat, asked];
  }

  private learn(seat: Seat, now: ReadonlyMap<string, Place>): void {
    this.known.set(seat, now);
    this.gone.set(seat, new Map());
  }

  private walk(now: ReadonlyMap<string, Place>, ways: readonly Trail[]): void {
    for (const [piece, { on }] of now) {
      const was = this.last.get(piece)?.on;
      if (!on || !was || was === on) continue;
      const way = wayOf(ways, piece, on);
      for (const gone of this.gone.values())
        gone.set(piece, [...(gone.get(piece) ?? []), ...(way.length ? way : [on])]);
    }
    this.last = now;
  }

  private trace(piece: string, now: Place, seat: Seat): Trace[] {
    const was = this.known.get(seat)?.get(piece);
    if (!was?.on || !now.on) return [];
    const same = was.on === now.on && was.art === now.art && (was.turned ?? 0) === (now.turned ?? 0);
    return same ? [] : [{ piece, from: was.on, to: now.on, over: this.gone.get(seat)?.get(piece)?.slice(0, -1) ?? [] }];
  }
}
