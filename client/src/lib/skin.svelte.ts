/** A game's skin: its style sheet, and its pictures, which are put into the page once and drawn by name. */

import { SvelteMap } from "svelte/reactivity";
import { fetchGames } from "./http";

const HOME = "skin-pictures";

class Skin {
  /** The pictures that are there, with width and height; where one is missing, words stand instead. */
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

  /** The game has no such picture; while its pictures are on their way, nothing is lacking yet. */
  lacks(name: string): boolean {
    return this.loaded && !this.has(name);
  }

  /** Not one picture came: then a name that a card shows is not known to be an owner's own word. */
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
