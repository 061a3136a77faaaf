/** The fox avatars of people and bots: their colours and what they wear. */

import type { Sit } from "../wire";

export type Avatar = NonNullable<Sit["avatar"]>;

export interface FoxLook {
  /** Background, fur, cheeks, and what it wears. */
  colours: [string, string, string, string];
  wears: string;
}

const GOLD = "#f2b632";
/** One lens of the glasses: a ring, drawn as a circle minus a smaller one. */
const rim = (x: number): string => `M${x} 18.700a5.800 5.800 0 1 0 .01 0Zm0 2a3.800 3.800 0 1 1-.01 0Z`;
const EAR = "M34 13q5-7 9-1-4 6-9 1Zm0 0q-6-5-9 1 4 5 9-1Z";

export const AVATARS: Record<Avatar, FoxLook> = {
  plain: { colours: ["#cfe3d2", "#d9622b", "#fff6ea", GOLD], wears: "" },
  scarf: {
    colours: ["#d8e4f0", "#d9622b", "#fff6ea", "#b3262e"],
    wears: "M11 37q13 9 26 0l2 6q-15 9-30 0Zm17 5 7-1 2 7h-8Z",
  },
  hat: {
    colours: ["#f3dfb8", "#c1502a", "#fff6ea", "#33302e"],
    wears: "M9 16q15-5 30 0l-1 3q-14-4-28 0ZM16 14V4h16v10q-8-2-16 0Z",
  },
  glasses: {
    colours: ["#dcd6ee", "#e07a35", "#fff6ea", "#2b3b6b"],
    wears: `${rim(17.5)}${rim(30.5)}M22 23.500h4v2h-4Z`,
  },
  flower: {
    colours: ["#e3efc9", "#d06a2e", "#fff6ea", "#d8457f"],
    wears: "M36 6a3 3 0 0 1 5 3 3 3 0 0 1 1 5 3 3 0 0 1-5 3 3 3 0 0 1-5-2 3 3 0 0 1 0-5 3 3 0 0 1 4-4Z",
  },
  bow: { colours: ["#f6d9d6", "#b9562f", "#fff6ea", "#7a3fa0"], wears: EAR },
  cap: {
    colours: ["#cde6ea", "#d9622b", "#fff6ea", "#1f7a6d"],
    wears: "M10 18Q12 5 24 5t14 13q-14-4-28 0ZM24 5a3 3 0 1 1 .01 0Z",
  },
  feather: { colours: ["#f3e3c3", "#a8622f", "#fff6ea", "#2f6f4f"], wears: "M25 14q1-12 13-13-1 11-12 14Z" },
  leaf: { colours: ["#f6e6b4", "#e0832f", "#fff6ea", "#4d8f3a"], wears: "M23 13q-8-1-9-9 9 0 10 8 2-5 7-5-1 6-8 6Z" },
  star: {
    colours: ["#d4dcf2", "#c95a2b", "#fff6ea", GOLD],
    wears: "m24 11 1.600 3.600 3.900.4-2.900 2.600.8 3.900-3.400-2-3.400 2 .8-3.900-2.900-2.600 3.900-.4Z",
  },
  snow: { colours: ["#a9cbe3", "#f4f5f7", "#dfe6ee", "#5b7fa6"], wears: "" },
  night: { colours: ["#b8b3cf", "#3d3a4a", "#d7d5df", GOLD], wears: "" },
};

/** Bots, by their level. */
const BOTS: Record<string, FoxLook> = {
  cub: { colours: ["#f0d9a8", "#eda45f", "#fff8ef", "#8a4b22"], wears: "M22 13q0-5-3-7 5 0 5 4 1-4 5-4-3 2-3 7Z" },
  aesop: {
    colours: ["#d5e3b5", "#c9682f", "#fff6ea", "#6b3f9a"],
    wears:
      "M36 5a3 3 0 1 1 .01 0Zm5 2a3 3 0 1 1 .01 0Zm-4 5a3 3 0 1 1 .01 0Zm5 1a3 3 0 1 1 .01 0Zm-3 5a3 3 0 1 1 .01 0Z",
  },
  reynard: { colours: ["#e9c9b4", "#a83a1f", "#ffeedd", GOLD], wears: "m14 15-1-10 6 4 5-7 5 7 6-4-1 10q-10-4-20 0Z" },
  kitsune: {
    colours: ["#c8333a", "#fbf7f2", "#ffffff", "#c8333a"],
    wears: "M24 13q3 4 0 8-3-4 0-8ZM10 27l7 2-6 1ZM38 27l-7 2 6 1Z",
  },
};
const RANDOM_BOT: FoxLook = { colours: ["#d6d6d2", "#97918a", "#f2efe9", "#5b5650"], wears: "" };

/** How somebody at the table is shown: a bot by its level, a person as they chose. */
export function lookOf(seat: { kind: string; bot?: string; avatar?: string }): FoxLook {
  if (seat.kind === "bot") return BOTS[seat.bot ?? ""] ?? RANDOM_BOT;
  return AVATARS[(seat.avatar ?? "") as Avatar] ?? AVATARS.plain;
}
