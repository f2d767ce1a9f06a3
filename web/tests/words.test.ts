// Both languages say everything, with the same variables; no word is asked for that isn't there.
import { parse, Visitor, type Resource, type VariableReference } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { WORDS } from "./speech";

const SCRIPTS = import.meta.glob<string>("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });

/** Whatever the scripts match, by its first group. */
const found = (what: RegExp): string[] =>
  Object.values(SCRIPTS).flatMap((text) => [...text.matchAll(what)].map((match) => match[1] as string));

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
  for (const [path, text] of Object.entries(WORDS)) {
    if (!path.endsWith(`/${language}.ftl`) && !path.includes(`/${language}/`)) continue;
    const resource: Resource = parse(text, {});
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
    const asked = found(/\bt\(\s*"([^"]+)"/g);
    expect(asked.length).toBeGreaterThan(50);
    expect([...new Set(asked)].filter((key) => !en.has(key))).toEqual([]);
  });

  test("every family of keys that the source makes up has members", () => {
    const starts = found(/\bt\(\s*`([a-z][a-z-]*-)\$\{/g);
    const keys = [...en.keys()];
    expect(starts.length).toBeGreaterThan(3);
    expect([...new Set(starts)].filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
  });
});
