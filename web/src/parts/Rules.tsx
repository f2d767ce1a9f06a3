// The rules: what a player wants to know, the contents, then all chapters, opened at a §.
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { rules } from "../house";
import { t } from "../language";
import { language } from "../settings";
import type { RuleBook, RuleSection } from "../wire";

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
  const chapters = book.markdown.search(/^## /m);
  return (
    <div class="rules" ref={here} lang={book.language}>
      <div class="rules-front">
        <Opening markdown={book.markdown.slice(0, chapters)} isPage={isPage} />
        <Contents markdown={book.markdown} isPage={isPage} book={here} />
      </div>
      {blocks(book.markdown.slice(chapters), section, isPage, new Map(book.sections.map((one) => [one.number, one])))}
    </div>
  );
}

const ITEM = /^- (?:§(\d+\.\d+)|(R\d+)) /;
const HEAD = /^## (?:§(\d+) )?(.*)/;
const RULINGS = "R"; // the chapter without a number

/** Title, goal, a turn, winning, an example: paragraphs, each under a heading of its own. */
function Opening({ markdown, isPage }: { markdown: string; isPage: boolean }) {
  const [top = "", ...parts] = markdown.split(/^### /m);
  const [title = "", ...words] = top.split("\n");
  const [Title, Part] = levels(isPage);
  return (
    <div class="rules-opening">
      <Title class="rules-title">{title.replace(/^# /, "")}</Title>
      <p class="quiet">{emphasised(words.join("\n").trim())}</p>
      {parts.map((part, n) => {
        const [head = "", ...text] = part.split("\n");
        return (
          <section key={head} class={n === parts.length - 1 ? "rules-example" : ""}>
            <Part>{head}</Part>
            <p>{emphasised(text.join("\n").trim())}</p>
          </section>
        );
      })}
    </div>
  );
}

function Contents({
  markdown,
  isPage,
  book,
}: {
  markdown: string;
  isPage: boolean;
  book: RefObject<HTMLElement | null>;
}) {
  const heading = useId();
  const [, Part] = levels(isPage);
  const go = (event: Event, number: string): void => {
    const chapter = book.current?.querySelector<HTMLElement>(`[data-chapter="${number}"]`);
    event.preventDefault(); // a table's address is not to change
    chapter?.scrollIntoView({ block: "start" });
    chapter?.focus({ preventScroll: true });
    if (isPage) history.replaceState(null, "", `#${number}`);
  };
  return (
    <nav class="rules-contents" aria-labelledby={heading}>
      <Part id={heading}>{t("rules-contents")}</Part>
      <ol>
        {[...markdown.matchAll(new RegExp(HEAD, "gm"))].map(([, number = RULINGS, title]) => (
          <li key={number}>
            <a href={`#${number}`} onClick={(event) => go(event, number)}>
              {number !== RULINGS && <b class="rule-number">§{number}</b>} {title}
            </a>
          </li>
        ))}
      </ol>
      <p class="quiet">{t("rules-sources")}</p>
    </nav>
  );
}

/** In a drawer the title is its own, below the drawer's. */
const levels = (isPage: boolean) => (isPage ? (["h1", "h2"] as const) : (["h3", "h4"] as const));

/** Our rule books are simple Markdown: headings, numbered points, tables, paragraphs. */
function blocks(
  markdown: string,
  wanted: string,
  isPage: boolean,
  known: ReadonlyMap<string, RuleSection>,
): ComponentChildren[] {
  const found: ComponentChildren[] = [];
  let text = "";
  const flush = (): void => {
    if (text.trim()) found.push(block(text.trim(), wanted, found.length, isPage, known));
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

function block(
  text: string,
  wanted: string,
  key: number,
  isPage: boolean,
  known: ReadonlyMap<string, RuleSection>,
): ComponentChildren {
  if (text.startsWith("|")) return grid(text, key);
  const head = HEAD.exec(text);
  if (head) {
    const chapter = head[1] ?? RULINGS;
    const [, Chapter] = levels(isPage);
    return (
      <Chapter key={key} class={chapter === wanted ? "rule-here" : ""} data-chapter={chapter} tabIndex={-1}>
        {`${head[1] ? `§${head[1]} ` : ""}${head[2] ?? ""}`}
      </Chapter>
    );
  }
  const item = ITEM.exec(text);
  const number = item?.[1] ?? item?.[2] ?? "";
  const body = text.replace(ITEM, "").replace(/^- /, "");
  return (
    <div key={key} class={`rule ${number && number === wanted ? "rule-here" : ""}`}>
      <p>
        {number && <b class="rule-number">{item?.[1] ? `§${number}` : number}</b>} {emphasised(body)}
      </p>
      <Origin section={known.get(number)} />
    </div>
  );
}

/** Where a § comes from. The rulebooks are in English, so their headings are. */
function Origin({ section }: { section: RuleSection | undefined }) {
  if (!section?.book.length && !section?.house) return null;
  return (
    <p class="rule-origin">
      {section.book.length > 0 && (
        <span>
          {t("rule-book")} <span lang="en">{section.book.join("; ")}</span>
        </span>
      )}
      {section.house && (
        <span class="rule-house">
          <b>{t("rule-house")}</b> {section.house}
        </span>
      )}
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
