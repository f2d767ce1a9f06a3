// The table that this browser sat at last: who closes the page and comes back by the front door finds it again.
import { useEffect, useState } from "preact/hooks";
import { Refusal, table as tableOf } from "../house";
import { t } from "../language";
import { follow } from "../router";
import type { GameInfo, TableInfo } from "../wire";
import { Icon } from "./Art";
import { Cover } from "./Cover";

const KEPT = "hoodwink.table";

/** The code is kept, where the browser keeps anything; "" forgets it. */
export function remember(code: string): void {
  try {
    if (code) localStorage.setItem(KEPT, code);
    else localStorage.removeItem(KEPT);
  } catch {
    // nothing is kept: the link still leads there
  }
}

function remembered(): string {
  try {
    return localStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

export function LastTable({ games }: { games: readonly GameInfo[] }) {
  const [table, setTable] = useState<TableInfo | null>(null);
  useEffect(() => {
    const code = remembered();
    if (!code) return;
    tableOf(code).then(setTable, (error: unknown) => {
      if (error instanceof Refusal && error.code === "unknown") remember("");
    });
  }, []);
  if (!table) return null;
  return (
    <a class="open-table last-table" href={`/t/${table.code}`} onClick={follow}>
      <Cover game={table.game} />
      <span class="open-table-words">
        <b>{t("back-to-table")}</b>
        <span>
          {games.find((game) => game.key === table.game)?.title} · {t(`phase-${table.phase}`)}
        </span>
      </span>
      <Icon name="arrow-right" />
    </a>
  );
}
