// TOML, as far as a deck of one's own may use it. The house has checked the text: here it is only taken apart.

export type Toml = string | number | boolean | Toml[] | { [key: string]: Toml };
type Table = { [key: string]: Toml };

const ESCAPES: Readonly<Record<string, string>> = {
  b: "\b",
  t: "\t",
  n: "\n",
  f: "\f",
  r: "\r",
  e: "\x1b",
  '"': '"',
  "\\": "\\",
};

/** The document as an object; an Error where it can't be read. */
export function parse(text: string): Table {
  return new Reader(text.replaceAll("\r\n", "\n")).document();
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  document(): Table {
    const root: Table = {};
    let table = root;
    for (this.blank(); this.at < this.text.length; this.blank()) {
      if (this.take("[[")) {
        table = this.open(root, this.keys(), true);
        this.need("]]");
      } else if (this.take("[")) {
        table = this.open(root, this.keys(), false);
        this.need("]");
      } else {
        this.pair(table);
      }
    }
    return root;
  }

  /** Spaces, ends of lines and remarks. */
  private blank(): void {
    this.match(/(?:[ \t\n]|#[^\n]*)*/y);
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  private take(word: string): boolean {
    const isThere = this.text.startsWith(word, this.at);
    if (isThere) this.at += word.length;
    return isThere;
  }

  private need(word: string): void {
    this.match(/[ \t]*/y);
    if (!this.take(word)) throw new Error(`${word} is missing at ${this.at}`);
  }

  private keys(): string[] {
    const found: string[] = [];
    do {
      this.match(/[ \t]*/y);
      found.push(/["']/.test(this.text[this.at] ?? "") ? this.string() : (this.match(/[\w-]+/y) ?? this.fail()));
      this.match(/[ \t]*/y);
    } while (this.take("."));
    return found;
  }

  private pair(into: Table): void {
    const keys = this.keys();
    this.need("=");
    this.match(/[ \t]*/y);
    this.open(into, keys.slice(0, -1), false)[keys.at(-1) ?? ""] = this.value();
  }

  /** The table that these keys lead to; with `isRow` a new one at the end of a list. */
  private open(root: Table, keys: readonly string[], isRow: boolean): Table {
    return keys.reduce((table, key, n) => {
      const there = table[key];
      if (isRow && n === keys.length - 1) {
        const row: Table = {};
        if (Array.isArray(there)) there.push(row);
        else table[key] = [row];
        return row;
      }
      const last = Array.isArray(there) ? there.at(-1) : there;
      if (last !== undefined) return last as Table;
      const opened: Table = {};
      table[key] = opened;
      return opened;
    }, root);
  }

  private value(): Toml {
    const next = this.text[this.at] ?? "";
    if (next === '"' || next === "'") return this.string();
    if (this.take("[")) return this.list();
    if (this.take("{")) return this.inline();
    const word = this.match(/[\w+.:-]+/y) ?? this.fail();
    if (word === "true" || word === "false") return word === "true";
    const number = Number(word.replaceAll("_", ""));
    return Number.isNaN(number) ? word : number;
  }

  private list(): Toml[] {
    const found: Toml[] = [];
    for (this.blank(); !this.take("]"); this.blank()) {
      found.push(this.value());
      this.blank();
      if (!this.take(",") && this.text[this.at] !== "]") this.fail();
    }
    return found;
  }

  private inline(): Table {
    const found: Table = {};
    for (this.blank(); !this.take("}"); this.blank()) {
      this.pair(found);
      this.blank();
      if (!this.take(",") && this.text[this.at] !== "}") this.fail();
    }
    return found;
  }

  private string(): string {
    if (this.take('"""')) {
      const inside = this.upTo(/\n?((?:[^"\\]|\\[\s\S]|"(?!""))*"{0,2})"""/y);
      return unescaped(inside.replace(/\\[ \t]*\n\s*/g, ""));
    }
    if (this.take("'''")) return this.upTo(/\n?([\s\S]*?'{0,2})'''/y);
    if (this.take('"')) return unescaped(this.upTo(/((?:[^"\\\n]|\\.)*)"/y));
    this.need("'");
    return this.upTo(/([^'\n]*)'/y);
  }

  private upTo(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) this.fail();
    this.at += found?.[0].length ?? 0;
    return found?.[1] ?? "";
  }

  private fail(): never {
    throw new Error(`this is no TOML at ${this.at}`);
  }
}

const unescaped = (text: string): string =>
  text.replace(/\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|x([\da-fA-F]{2})|(.))/g, (_, four, eight, two, one) =>
    one === undefined ? String.fromCodePoint(Number.parseInt(four ?? eight ?? two, 16)) : (ESCAPES[one] ?? one),
  );
