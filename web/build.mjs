// Builds the pages into the folder that the house serves: hashed files in assets/, index.html, and the build's name.
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { lower, target } from "./oldest.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.argv[2] ?? join(here, "../src/hoodwink/server/site");

/** Styles in the words of the oldest browsers. Before they are bundled: a file's name has to change with what is in it. */
const lowered = {
  name: "lowered",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: lower(await readFile(path)), loader: "css" }));
  },
};

/** Styles that come with a game's table: bundled like the page's own, then a file whose address the script knows. */
const later = {
  name: "later",
  setup({ onLoad }) {
    onLoad({ filter: /\.later\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path],
        bundle: true,
        minify: true,
        write: false,
        target,
        plugins: [lowered],
      });
      return { contents: outputFiles[0].contents, loader: "file" };
    });
  },
};

/** Words and decks without their comments and empty lines: no message of ours has an empty line inside. */
const terse = {
  name: "terse",
  setup({ onLoad }) {
    onLoad({ filter: /\.(ftl|toml)$/ }, async ({ path }) => {
      const lines = (await readFile(path, "utf8")).split("\n").filter((line) => line && !line.startsWith("#"));
      return { contents: lines.join("\n"), loader: "text" };
    });
  },
};

const result = await build({
  absWorkingDir: here,
  entryPoints: { main: "src/main.tsx" },
  bundle: true,
  splitting: true,
  format: "esm",
  target,
  minify: true,
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".svg": "file", ".woff2": "file" },
  plugins: [terse, later, lowered],
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  publicPath: "/assets",
  outdir: join(out, "assets"),
  metafile: true,
  write: false,
  legalComments: "none",
  logLevel: "warning",
});

const hash = (contents) => createHash("sha256").update(contents).digest("hex").slice(0, 8);
const icon = await readFile(join(here, "src/art/favicon.svg"));
const iconName = `favicon-${hash(icon)}.svg`;
const names = result.outputFiles.map((file) => basename(file.path)).sort();
const one = (start, end) => names.find((name) => name.startsWith(start) && name.endsWith(end));
const page = (await readFile(join(here, "src/index.html"), "utf8"))
  .replace("{script}", `/assets/${one("main-", ".js")}`)
  .replace("{style}", `/assets/${one("main-", ".css")}`)
  .replace("{icon}", `/assets/${iconName}`);
const name = createHash("sha256").update(names.join("\n")).update(page).digest("hex").slice(0, 12);

await rm(out, { recursive: true, force: true });
await mkdir(join(out, "assets"), { recursive: true });
await Promise.all(result.outputFiles.map((file) => writeFile(file.path, file.contents)));
await writeFile(join(out, "assets", iconName), icon);
await writeFile(join(out, "index.html"), page.replace("{build}", name));
await writeFile(join(out, "build.txt"), name);
await writeFile(join(out, "meta.json"), JSON.stringify(result.metafile));
console.log(`pages ${name}: ${names.length} files`);
