// Builds the page into the Python package. Names of built files are stable (no hashes), so that a rebuild of the same
// sources gives the same bytes under the same names and the tests can compare; the server answers with ETags.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { drawings } from "./tools/drawings.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["HEROHALL_SERVER"] ?? "http://127.0.0.1:8765"; // `herohall serve --port 8765` for development

export default defineConfig({
  root: here("."),
  base: "./", // the same files work under any path of any web space
  plugins: [svelte(), drawings()],
  server: {
    fs: { allow: [here("."), here("../src/herohall")] }, // the rooms' texts are imported from the package
    proxy: { "/api": { target: server, ws: true } },
  },
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/[name].js" } } },
  build: {
    outDir: here("../src/herohall/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no data: addresses for fonts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: "assets/[name].js",
        // Parts of games are all called alike (`face`, `learn`): they get the name of their folder, too.
        chunkFileNames: ({ facadeModuleId, name }) => {
          const game = facadeModuleId?.match(/games\/(\w+)\/\w+\.ts$/)?.[1];
          return `assets/${game ? `${game}-` : ""}${name}.js`;
        },
        assetFileNames: "assets/[name][extname]",
      },
    },
  },
  // No test fails for want of speed: its time is far longer than it takes.
  test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 600_000, hookTimeout: 600_000 },
});
