// What svelte-check does not see: unused things, doubtful comparisons, forgotten promises.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules/", "public/", "src/dev/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      eqeqeq: ["error", "smart"],
      // What is shown as it stands is ours: rulebooks, drawings, the QR code of a link.
      "svelte/no-at-html-tags": "off",
      // Lists that never change their order need no keys.
      "svelte/require-each-key": "off",
      // Maps and sets that only code reads need not tell the page when they change.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/no-useless-mustaches": "off", // {" "} is a blank that must stay
      // Those comments speak to svelte-check, which knows more warnings than the linter.
      "svelte/no-unused-svelte-ignore": "off",
      "no-console": ["error", { allow: ["warn", "error", "log"] }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
);
