/** This page's sentences come with it, in all languages. */

import { bring } from "../lib/words";
import de from "../words/mine/de.json";
import en from "../words/mine/en.json";
import fr from "../words/mine/fr.json";
import it from "../words/mine/it.json";

bring({ en, it, fr, de });
