import type { OwnScene, Piece } from "../wire";

/** A shared piece with the marks only one seat sees. */
export function addOwn(piece: Piece, own: OwnScene | null | undefined): Piece {
  const [marks, label] = [own?.marks?.[piece.id], own?.labels?.[piece.id]];
  if (!marks && !label) return piece;
  return {
    ...piece,
    label: [piece.label, label].filter(Boolean).join(", "),
    marks: [...(piece.marks ?? []), ...(marks ?? [])],
  };
}
