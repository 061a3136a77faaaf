/** A game's skin: its style sheet, and its pictures, loaded once and drawn by name. */

import { SvelteMap } from "svelte/reactivity";
import { fetchGames } from "./http";

const HOME = "skin-pictures";

class Skin {
  /** The available pictures with their sizes; a missing one is replaced by words. */
  readonly pictures = new SvelteMap<string, [number, number]>();
  private worn = "";
  private loaded = $state(false);

  async wear(game: string): Promise<void> {
    if (this.worn === game) return;
    this.worn = game;
    this.loaded = false;
    this.pictures.clear();
    try {
      await this.load(game);
    } finally {
      if (this.worn === game) this.loaded = true;
    }
  }

  private async load(game: string): Promise<void> {
    const stamp = (await fetchGames()).find((each) => each.name === game)?.skin ?? "";
    if (!stamp) return;
    this.dress(`/skin/${game}/skin.css?v=${stamp}`);
    const answer = await fetch(`/skin/${game}/art.svg?v=${stamp}`);
    if (answer.ok && this.worn === game) this.hang(await answer.text());
  }

  has(name: string): boolean {
    return this.pictures.has(name);
  }

  /** Whether the game lacks this picture; never while pictures are still loading. */
  lacks(name: string): boolean {
    return this.loaded && !this.has(name);
  }

  /** No picture loaded at all, so a name on a card isn't necessarily an owner's own word. */
  get bare(): boolean {
    return this.loaded && this.pictures.size === 0;
  }

  size(name: string, otherwise: [number, number]): [number, number] {
    return this.pictures.get(name) ?? otherwise;
  }

  private dress(address: string): void {
    document.getElementById("skin-sheet")?.remove();
    const sheet = document.createElement("link");
    Object.assign(sheet, { id: "skin-sheet", rel: "stylesheet", href: address });
    document.head.append(sheet);
  }

  private hang(text: string): void {
    const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    const names = new Map(Array.from(drawn.querySelectorAll("symbol"), (symbol) => [symbol.id, measure(symbol)]));
    document.getElementById(HOME)?.remove();
    drawn.id = HOME;
    drawn.setAttribute("aria-hidden", "true");
    document.body.append(document.importNode(drawn, true));
    names.forEach((size, name) => this.pictures.set(name, size));
  }
}

function measure(symbol: SVGSymbolElement): [number, number] {
  const { width, height } = symbol.viewBox.baseVal;
  return width && height ? [width, height] : [100, 100];
}

export const skin = new Skin();
