/** How long a step on the board is shown, and whether motion is allowed at all. */

export const STEP = 240;

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
