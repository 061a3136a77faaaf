import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The logic of the page without a browser; what people see is tested in a real one (tests/browser).
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: {
    environment: "happy-dom",
    setupFiles: ["tests/setup.ts"],
    include: ["tests/**/*.test.ts"],
    restoreMocks: true,
    unstubGlobals: true,
    coverage: {
      include: ["src/**/*.ts"],
      exclude: ["src/api.ts", "src/wire.ts"],
      reporter: ["text-summary", ["text-summary", { file: "summary.txt" }]],
      // One less than was measured.
      thresholds: { lines: 59, functions: 54, branches: 56 },
      reportsDirectory: "../build/coverage/client",
    },
  },
});
