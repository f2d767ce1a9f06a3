// The log in plain sentences.
import { useEffect, useRef } from "preact/hooks";
import type { GameTable, Seen } from "../games/contract";
import { t } from "../language";

/** The lines of the log; without a memory aid, those of the present turn. */
export function lines(table: GameTable, g: Seen): { n: number; text: string; isTurn: boolean }[] {
  let start = 0;
  if (!g.table.memory_aid && g.view.frame)
    start = Math.max(
      0,
      g.log.findLastIndex((one) => table.turnStarts(one)),
    );
  return g.log
    .slice(start)
    .map((one) => ({ n: one.n, text: table.tell(g, one), isTurn: table.turnStarts(one) }))
    .filter((line) => line.text);
}

export function Log({ table, g }: { table: GameTable; g: Seen }) {
  const list = useRef<HTMLOListElement>(null);
  const told = lines(table, g);
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView?.({ block: "nearest" });
  }, [told.length]);
  return (
    <ol class="log" ref={list}>
      {told.map((line) => (
        <li key={line.n} class={line.isTurn ? "log-turn" : ""}>
          {line.text}
        </li>
      ))}
      {!told.length && <li class="quiet">{t("log-empty")}</li>}
    </ol>
  );
}

/** What is new, for whoever listens instead of looking: every line once, also where the log forgets the turns before. */
export function Announcer({ table, g }: { table: GameTable; g: Seen }) {
  const last = g.log.length - 1;
  const heard = useRef({ since: last, last });
  if (last !== heard.current.last) heard.current = { since: last < heard.current.last ? -1 : heard.current.last, last };
  const { since } = heard.current;
  const news = g.log
    .slice(since + 1)
    .filter((one) => !table.isFilmed?.(one))
    .map((one) => ({ n: one.n, text: table.tell(g, one) }))
    .filter((line) => line.text);
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={t("news")}>
      {news.map((line) => (
        <p key={line.n}>{line.text}</p>
      ))}
    </div>
  );
}
