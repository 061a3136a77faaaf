import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// The fonts may be passed on together with their licence only.
const fontLicence: Plugin = {
  name: "font-licence",
  generateBundle() {
    const source = readFileSync("node_modules/@fontsource/source-sans-3/LICENSE", "utf-8");
    this.emitFile({ type: "asset", fileName: "assets/fonts-licence.txt", source });
  },
};

// The page is served by the house itself under a strict policy: nothing inline, nothing from elsewhere.
export default defineConfig({
  plugins: [svelte(), fontLicence],
  build: {
    outDir: "../src/foxden/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8321",
      "/skin": "http://127.0.0.1:8321",
      "/ws": { target: "ws://127.0.0.1:8321", ws: true },
    },
  },
});
