/** For scenes that are only watched. */

import { Choosing } from "./choosing.svelte";
import { Ground } from "./paths";

/** Nothing lights up, and nothing can be chosen. */
export function choosingNothing(): Choosing {
  const ground = new Ground([]);
  return new Choosing(
    () => ({ choices: [], ground }),
    () => Promise.resolve(true),
  );
}
