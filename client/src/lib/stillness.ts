/** How long a step on the board takes to be seen, and whether anything may move at all. */

export const STEP = 240;

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
