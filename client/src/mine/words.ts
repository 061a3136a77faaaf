/** This page's sentences come with it, in all languages. */

import type { Words } from "../lib/languages";
import { bring } from "../lib/words";

bring(import.meta.glob<Words>("../words/mine/*.json", { eager: true, import: "default" }));
