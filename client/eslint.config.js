import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

// What a compiler does not see: promises that nobody waits for, cases that are forgotten, markup that repeats itself.
export default ts.config(
  { ignores: ["node_modules", ".node", ".fonts", "src/api.ts", "src/wire.ts"] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "max-len": ["error", { code: 120 }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // Maps and sets that are made, filled and read in one go need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
      // Of what markup hands to a function this linter knows no type; svelte-check does.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
    },
  },
  { files: ["tests/**"], rules: { "@typescript-eslint/require-await": "off" } },
  { files: ["*.js"], ...ts.configs.disableTypeChecked },
);
