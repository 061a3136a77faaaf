import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is served by the house itself under a strict policy: nothing inline, nothing from elsewhere.
export default defineConfig({
  plugins: [svelte()],
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
