/** What has just happened on the table, from two scenes, for sounds. */

import type { Sound } from "../lib/sounds";
import type { Piece, Scene, Stage } from "../wire";

interface Lying {
  piece: Piece;
  zone: string;
}

function lying(scene: Scene): Map<string, Lying> {
  const found = new Map<string, Lying>();
  for (const filled of scene.zones)
    for (const piece of filled.pieces) found.set(piece.id, { piece, zone: filled.zone });
  return found;
}

/** The most important difference: something was caught, flipped, laid down, or took a step. */
export function soundOf(stage: Stage, before: Scene, after: Scene): Sound | null {
  const boards = new Set(stage.zones.filter((zone) => zone.kind === "board").map((zone) => zone.id));
  const [then, now] = [lying(before), lying(after)];
  const heard = new Set<Sound>();
  for (const [id, { piece, zone }] of now) {
    const was = then.get(id);
    if (!was) heard.add(boards.has(zone) ? "flip" : "card");
    else if (boards.has(was.zone) && !boards.has(zone)) heard.add("catch");
    else if (was.zone !== zone) heard.add("card");
    else if (was.piece.art !== piece.art || (was.piece.turned ?? 0) !== (piece.turned ?? 0)) heard.add("flip");
    else if (was.piece.on !== piece.on) heard.add("step");
  }
  for (const [id, { zone }] of then) if (!now.has(id) && boards.has(zone)) heard.add("catch");
  // A flipped tile gets another name: what seems gone has only been flipped.
  if (heard.has("flip") && heard.has("catch") && now.size === then.size) heard.delete("catch");
  const order: Sound[] = ["catch", "flip", "card", "step"];
  return order.find((sound) => heard.has(sound)) ?? null;
}
