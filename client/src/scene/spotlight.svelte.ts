/** A card that is looked at, and the pieces on the board that it speaks of. */

import { getContext, setContext } from "svelte";
import type { Piece } from "../wire";

/** What a card may speak of: pieces, and the pictures and marks by which they are alike. */
export interface Ground {
  alike: readonly string[];
  pieces: readonly Piece[];
}

/** Those whose own picture is among them, and that share one with the card. */
export function spokenOf(card: Piece, { alike, pieces }: Ground): Set<string> {
  const said = new Set([...(card.marks ?? []), ...(card.shows ?? [])].filter((word) => alike.includes(word)));
  const shares = (piece: Piece): boolean => [piece.art, ...(piece.marks ?? [])].some((word) => said.has(word));
  return new Set(pieces.filter((piece) => alike.includes(piece.art) && shares(piece)).map((piece) => piece.id));
}

export class Spotlight {
  /** By a touch, until the next one. */
  private pinned = $state("");
  /** By the mouse or the keyboard, as long as it is there. */
  private pointed = $state("");
  private readonly cards = new Map<string, Piece>();

  constructor(private readonly look: () => Ground) {}

  private readonly card = $derived.by(() => this.cards.get(this.pointed || this.pinned));
  /** Nothing, while no card is looked at. */
  readonly spoken = $derived.by(() => (this.card ? spokenOf(this.card, this.look()) : null));

  speaks(card: Piece): boolean {
    return card.kind === "card" && this.look().alike.length > 0 && spokenOf(card, this.look()).size > 0;
  }

  isPinned(card: Piece): boolean {
    return this.pinned === card.id;
  }

  point(card: Piece): void {
    if (!this.speaks(card)) return;
    this.cards.set(card.id, card);
    this.pointed = card.id;
  }

  leave(card: Piece): void {
    if (this.pointed === card.id) this.pointed = "";
  }

  toggle(card: Piece): void {
    this.cards.set(card.id, card);
    this.pinned = this.isPinned(card) ? "" : card.id;
  }

  clear(): void {
    [this.pinned, this.pointed] = ["", ""];
  }
}

const KEY = Symbol("spotlight");

export const lendSpotlight = (spotlight: Spotlight): Spotlight => setContext(KEY, spotlight);

/** Nothing, where scenes are only looked at from afar. */
export const findSpotlight = (): Spotlight | undefined => getContext(KEY);
