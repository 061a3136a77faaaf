// node fonts.js: the letters of our languages from Source Sans and Source Serif, into .fonts, small enough for a first
// visit. A sign that is not among them is drawn with a font of the device.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subset from "subset-font";

const ASCII = Array.from({ length: 95 }, (_, nth) => String.fromCharCode(32 + nth)).join("");
const ACCENTED = "àáâäæçèéêëìíîïñòóôöœùúûüßÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖŒÙÚÛÜ";
const SIGNS = "’‘“”„«»…–—·×−¿¡°\u00a0\u202f";
/** By weight. Kerning is dear: it is kept where there is text to read. */
const FONTS = [
  { family: "source-sans-3", weight: 400, features: ["kern"] },
  { family: "source-sans-3", weight: 600, features: ["kern"] },
  { family: "source-serif-4", weight: 600, features: [] },
];

mkdirSync(".fonts", { recursive: true });
for (const { family, weight, features } of FONTS) {
  const home = join("node_modules/@fontsource", family);
  const whole = readFileSync(join(home, `files/${family}-latin-${weight}-normal.woff2`));
  const small = await subset(whole, ASCII + ACCENTED + SIGNS, {
    targetFormat: "woff2",
    keepFeatures: features,
    noHinting: true,
  });
  writeFileSync(`.fonts/${family}-${weight}.woff2`, small);
}
