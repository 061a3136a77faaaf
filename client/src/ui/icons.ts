/** The page's icons, loaded once and drawn by name. */

import text from "./pictures/icons.svg?raw";

const HOME = "house-icons";

/** The first icon drawn loads them all. */
export function hangIcons(): void {
  if (document.getElementById(HOME)) return;
  const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  drawn.querySelectorAll("symbol").forEach((symbol) => (symbol.id = `icon-${symbol.id}`));
  drawn.id = HOME;
  drawn.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(drawn, true));
}
