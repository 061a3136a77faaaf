/** Motion shows what happened; it never blocks, and people who don't want motion get none. */

import type { Trail } from "../wire";

import { STEP, still } from "../lib/stillness";

interface Spot {
  x: number;
  y: number;
}

export interface Journey extends Spot {
  /** The spaces it passes through, including the end; if missing, a straight line. */
  via: Spot[];
}

/** Moves a piece on a board from where it was to where it is, through the spaces it crossed. */
export function travel(node: SVGGElement, journey: Journey): { update: (next: Journey) => void } {
  let at: Spot = { x: journey.x, y: journey.y };
  node.setAttribute("transform", `translate(${at.x} ${at.y})`);
  return {
    update(next) {
      if (next.x === at.x && next.y === at.y) return;
      const stops = [at, ...(next.via.length ? next.via.slice(0, -1) : []), next];
      at = { x: next.x, y: next.y };
      node.setAttribute("transform", `translate(${at.x} ${at.y})`);
      if (still()) return;
      node.animate(
        stops.map((stop) => ({ transform: `translate(${stop.x}px, ${stop.y}px)` })),
        { duration: STEP + 160 * (stops.length - 1), easing: "ease-in-out" },
      );
    },
  };
}

/** The path a piece took, if one of its possible paths ends where it is now. */
export function wayOf(trails: readonly Trail[], piece: string, end: string): string[] {
  return trails.find((trail) => trail.piece === piece && trail.spaces.at(-1) === end)?.spaces ?? [];
}

export interface Pose {
  art: string;
  turned: number;
}

/** Rotates a picture, always clockwise, as a hand would; a picture that changes is flipped. */
export function pose(node: SVGGElement, first: Pose): { update: (next: Pose) => void } {
  let [art, angle] = [first.art, first.turned];
  node.setAttribute("transform", `rotate(${angle})`);
  return {
    update(next) {
      const by = (((next.turned - angle) % 360) + 360) % 360;
      const [flips, from] = [next.art !== art, angle];
      art = next.art;
      angle += by;
      node.setAttribute("transform", `rotate(${angle})`);
      if (still() || (!flips && !by)) return;
      const start = flips ? `scaleX(0) rotate(${angle}deg)` : `rotate(${from}deg)`;
      node.animate([{ transform: start }, { transform: `rotate(${angle}deg)` }], {
        duration: 400,
        easing: "ease-in-out",
      });
    },
  };
}

/** On a small screen the target may be out of view. */
export function comeIntoView(node: Element, wanted: boolean): void {
  if (wanted) node.scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" });
}

export type Spots = Map<string, { zone: string; rect: DOMRect; node: Element }>;

/** Where every piece is now, and in which zone. */
export function locate(root: Element): Spots {
  const found: Spots = new Map();
  root.querySelectorAll("[data-piece]").forEach((node) => {
    const zone = node.closest("[data-zone]")?.getAttribute("data-zone") ?? "";
    found.set(node.getAttribute("data-piece") ?? "", { zone, rect: node.getBoundingClientRect(), node });
  });
  return found;
}

/** Pieces that changed zones fly there, as a copy above the page. */
export function fly(before: Spots, after: Spots): void {
  if (still()) return;
  for (const [id, now] of after) {
    const then = before.get(id);
    if (!then || then.zone === now.zone || !then.rect.width || !now.rect.width) continue;
    const picture =
      now.node.querySelector("svg") ??
      (now.node instanceof SVGElement ? now.node.querySelector("use")?.closest("svg") : null);
    if (picture) launch(picture.cloneNode(true) as SVGElement, then.rect, now.rect);
  }
}

function launch(picture: SVGElement, from: DOMRect, to: DOMRect): void {
  picture.classList.add("flying");
  Object.assign(picture.style, {
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
  (document.querySelector(".table-page") ?? document.body).append(picture);
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
  const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px) ${scale}`;
  const flight = picture.animate([{ transform: shift }, { transform: "none" }], {
    duration: 500,
    easing: "ease-in-out",
  });
  flight.onfinish = flight.oncancel = () => picture.remove();
}
