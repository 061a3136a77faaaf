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
      reporter: ["text-summary", "json-summary"],
      // A little below what it is: less than that is noticed.
      thresholds: { lines: 54, functions: 49, branches: 48 },
      reportsDirectory: "../build/coverage/client",
    },
  },
});
