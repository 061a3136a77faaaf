/** Lights up the pieces on the board that a card refers to. */

import { getContext, setContext } from "svelte";
import type { Piece } from "../wire";

/** What a card can refer to: pieces, and the pictures and marks they share with it. */
export interface Ground {
  alike: readonly string[];
  pieces: readonly Piece[];
}

/** The pieces whose picture is listed and that share something with the card. */
export function spokenOf(card: Piece, { alike, pieces }: Ground): Set<string> {
  const said = new Set([...(card.marks ?? []), ...(card.shows ?? [])].filter((word) => alike.includes(word)));
  const shares = (piece: Piece): boolean => [piece.art, ...(piece.marks ?? [])].some((word) => said.has(word));
  return new Set(pieces.filter((piece) => alike.includes(piece.art) && shares(piece)).map((piece) => piece.id));
}

export class Spotlight {
  /** Touched, until the next touch. */
  private pinned = $state("");
  /** Under the mouse or the focus. */
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
