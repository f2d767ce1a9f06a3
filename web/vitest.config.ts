import { defineConfig } from "vitest/config";

/** A deck's file is a text, as esbuild's loader has it. */
const toml = {
  name: "toml",
  enforce: "pre" as const,
  transform: (code: string, id: string) =>
    id.endsWith(".toml") ? `export default ${JSON.stringify(code)}` : undefined,
};

export default defineConfig({ plugins: [toml], test: { include: ["tests/**/*.test.ts"] } });
