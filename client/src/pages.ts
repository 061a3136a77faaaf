/** The pages, each loaded when first opened, so that a visitor waits only for that page. */

import type { Component } from "svelte";

/** Takes the second part of the address as its `name`, or nothing. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- pages take different things, and only what they take
export type Page = Component<any>;

type Load = () => Promise<{ default: Page }>;

const home: Load = () => import("./home/HomePage.svelte");
/** By the first part of the address. */
const PAGES: Record<string, Load> = {
  today: () => import("./today/TodayPage.svelte"),
  t: () => import("./table/TablePage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  review: () => import("./review/ReviewPage.svelte"),
  tv: () => import("./tv/TvPage.svelte"),
  score: () => import("./companion/ScorePage.svelte"),
  pad: () => import("./companion/PadPage.svelte"),
  box: () => import("./box/BoxPage.svelte"),
  mine: () => import("./mine/MinePage.svelte"),
  print: () => import("./companion/PrintPage.svelte"),
};

/** Unknown addresses lead to the home page. */
export const pageAt = (first: string): Load => (Object.hasOwn(PAGES, first) ? PAGES[first]! : home);
