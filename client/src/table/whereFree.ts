/** Finds a place for a note that doesn't cover the board. */

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const GAP = 8;

/** The note's place: over the news, growing upwards so that it ends where the board begins; otherwise above or below
 * the board, where there is room; otherwise at the bottom of the page, letting touches through to the board. */
export function placeNote(
  height: number,
  view: { width: number; height: number },
  said: Box | null,
  board: Box | null,
): { top: number; left: number; width: number } {
  const isSeen = (box: Box | null): box is Box =>
    box !== null && box.bottom > height / 2 && box.top < view.height - GAP;
  if (isSeen(said) && said.bottom >= height + GAP) {
    return {
      top: Math.min(said.bottom - height, Math.max(said.top, GAP)),
      left: said.left,
      width: said.right - said.left,
    };
  }
  const wide = { left: GAP, width: Math.min(view.width - 2 * GAP, 480) };
  if (board && board.top >= height + 2 * GAP) return { ...wide, top: board.top - height - GAP };
  if (board && board.bottom <= view.height - height - 2 * GAP) return { ...wide, top: board.bottom + GAP };
  return { ...wide, top: view.height - height - GAP };
}
