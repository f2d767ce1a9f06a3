// The rules, whole, opened at a §.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { rules } from "../house";
import { t } from "../language";
import { language } from "../settings";
import type { RuleBook } from "../wire";

export function Rules({ game, section, isPage = false }: { game: string; section: string; isPage?: boolean }) {
  const [book, setBook] = useState<RuleBook | null>(null);
  const [trouble, setTrouble] = useState("");
  const here = useRef<HTMLDivElement>(null);
  const spoken = language.value;
  useEffect(() => {
    rules(game).then(setBook, (error: Error) => setTrouble(error.message));
  }, [game, spoken]);
  useEffect(() => {
    here.current?.querySelector(".rule-here")?.scrollIntoView({ block: "center" });
  }, [book, section]);
  if (trouble)
    return (
      <p class="trouble" role="alert">
        {trouble}
      </p>
    );
  if (!book) return <p class="quiet">{t("loading")}</p>;
  return (
    <div class="rules" ref={here} lang={book.language}>
      {blocks(book.markdown, section, isPage)}
    </div>
  );
}

const ITEM = /^- (?:§(\d+\.\d+)|(R\d+)) /;
const HEAD = /^(#+) (?:§(\d+) )?(.*)/;

/** Our rule books are simple Markdown: headings, numbered points, tables, paragraphs. */
function blocks(markdown: string, wanted: string, isPage: boolean): ComponentChildren[] {
  const found: ComponentChildren[] = [];
  let text = "";
  const flush = (): void => {
    if (text.trim()) found.push(block(text.trim(), wanted, found.length, isPage));
    text = "";
  };
  for (const line of markdown.split("\n")) {
    if (!line.trim() || HEAD.test(line) || line.startsWith("- ")) flush();
    text += `${line}\n`;
    if (HEAD.test(line)) flush();
  }
  flush();
  return found;
}

function grid(text: string, key: number): ComponentChildren {
  const [head = [], , ...rows] = text.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return (
    <table key={key}>
      <thead>
        <tr>
          {head.map((cell, n) => (
            <th key={n} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, n) => (
          <tr key={n}>
            {row.map((cell, m) =>
              m ? (
                <td key={m}>{cell}</td>
              ) : (
                <th key={m} scope="row">
                  {cell}
                </th>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function block(text: string, wanted: string, key: number, isPage: boolean): ComponentChildren {
  if (text.startsWith("|")) return grid(text, key);
  const head = HEAD.exec(text);
  if (head) {
    const level = head[1]?.length ?? 2;
    const title = `${head[2] ? `§${head[2]} ` : ""}${head[3] ?? ""}`;
    const here = head[2] === wanted ? "rule-here" : "";
    const [Title, Chapter] = isPage ? (["h1", "h2"] as const) : (["h3", "h4"] as const); // in a drawer the title is its own
    return level === 1 ? (
      <Title key={key} class="rules-title">
        {title}
      </Title>
    ) : (
      <Chapter key={key} class={here}>
        {title}
      </Chapter>
    );
  }
  const item = ITEM.exec(text);
  const number = item?.[1] ?? item?.[2] ?? "";
  const body = text.replace(ITEM, "").replace(/^- /, "");
  return (
    <p key={key} class={`rule ${number && number === wanted ? "rule-here" : ""}`}>
      {number && <b class="rule-number">{item?.[1] ? `§${number}` : number}</b>} {emphasised(body)}
    </p>
  );
}

function emphasised(text: string): ComponentChildren[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .map((piece, n) =>
      piece.startsWith("**") ? (
        <b key={n}>{piece.slice(2, -2)}</b>
      ) : piece.startsWith("*") && piece.length > 2 ? (
        <em key={n}>{piece.slice(1, -1)}</em>
      ) : piece.startsWith("`") ? (
        <code key={n}>{piece.slice(1, -1)}</code>
      ) : (
        piece
      ),
    );
}
