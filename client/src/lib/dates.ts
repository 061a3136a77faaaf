/** The region whose dates and times the page writes: its English is British, and "en" alone would be American. */

import { settings } from "./settings.svelte";

export const dateLocale = (): string => (settings.language === "en" ? "en-GB" : settings.language);
