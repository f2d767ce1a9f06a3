// Both languages say everything, with the same variables; no word is asked for that isn't there.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, Visitor, type Resource, type VariableReference } from "@fluent/syntax";
import { describe, expect, test } from "vitest";

const SRC = join(dirname(fileURLToPath(import.meta.url)), "../src");

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const all = files(SRC);

const GRAMMAR = "grammar"; // a case that one language has and another hasn't: it says nothing

class Variables extends Visitor {
  found = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    if (node.id.name !== GRAMMAR) this.found.add(node.id.name);
  }
}

/** Every message of a language, with the variables that it uses. */
function messages(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of all.filter(
    (name) => name.endsWith(`/${language}.ftl`) || (name.includes(`/${language}/`) && name.endsWith(".ftl")),
  )) {
    const resource: Resource = parse(readFileSync(path, "utf8"), {});
    for (const entry of resource.body) {
      if (entry.type === "Junk")
        throw new Error(`${path}: ${String((entry as { content: string }).content).slice(0, 80)}`);
      if (entry.type !== "Message") continue;
      const message = entry as unknown as { id: { name: string } };
      if (found.has(message.id.name)) throw new Error(`${path}: ${message.id.name} is said twice`);
      const variables = new Variables();
      variables.visit(entry);
      found.set(message.id.name, [...variables.found].sort());
    }
  }
  return found;
}

const en = messages("en");
const de = messages("de");

describe("words", () => {
  test("there are some", () => expect(en.size).toBeGreaterThan(100));

  test("both languages have the same keys", () => {
    expect([...de.keys()].filter((key) => !en.has(key))).toEqual([]);
    expect([...en.keys()].filter((key) => !de.has(key))).toEqual([]);
  });

  test("both say the same things", () => {
    const unlike = [...en].filter(([key, variables]) => String(de.get(key)) !== String(variables)).map(([key]) => key);
    expect(unlike).toEqual([]);
  });

  test("every key that the source names is there", () => {
    const asked = all
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) =>
        [...readFileSync(path, "utf8").matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1] as string),
      );
    expect(asked.length).toBeGreaterThan(50);
    expect([...new Set(asked)].filter((key) => !en.has(key))).toEqual([]);
  });

  test("every family of keys that the source makes up has members", () => {
    const starts = all
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) =>
        [...readFileSync(path, "utf8").matchAll(/\bt\(\s*`([a-z][a-z-]*-)\$\{/g)].map((match) => match[1] as string),
      );
    const keys = [...en.keys()];
    expect(starts.length).toBeGreaterThan(3);
    expect([...new Set(starts)].filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
  });
});
