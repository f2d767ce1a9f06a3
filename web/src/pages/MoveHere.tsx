// Another device brings its seats here: the key is in the part of the link that is never sent by itself.
import { useEffect, useState } from "preact/hooks";
import { Refusal, takeMove } from "../house";
import { t } from "../language";
import { House } from "../parts/Art";
import { remember } from "../parts/LastTable";
import { TopBar } from "../parts/Settings";
import { follow, go } from "../router";

export function MoveHere({ parts }: { parts: string[] }) {
  const code = (parts[0] ?? "").toUpperCase();
  const [key] = useState(() => location.hash.slice(1));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const take = async (): Promise<void> => {
    setRefusal(null);
    try {
      const { seats } = await takeMove(code, key);
      if (seats.length) remember(code);
      go(seats.length ? `/t/${code}` : `/tv/${code}`, true);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
    }
  };
  useEffect(() => {
    document.title = `${t("move")} · Hoodwink`;
    history.replaceState(null, "", location.pathname); // good once, but nobody need read it from the address
    if (key) void take();
    else setRefusal(new Refusal("unknown", ""));
  }, []);
  const isOver = refusal?.code === "unknown" || refusal?.code === "bad_message";
  return (
    <>
      <TopBar />
      <main class="page page-small missing">
        <House name="empty-chair" class="missing-art" />
        <h1>{t("move")}</h1>
        {!refusal && <p role="status">{t("moving")}</p>}
        {refusal && (
          <p class="trouble" role="alert">
            {isOver ? t("move-over") : refusal.message}
          </p>
        )}
        <p class="buttons">
          {refusal && !isOver && (
            <button type="button" class="button bold" onClick={() => void take()}>
              {t("try-again")}
            </button>
          )}
          {refusal && (
            <a class="button" href={`/t/${code}`} onClick={follow}>
              {t("to-the-table")}
            </a>
          )}
        </p>
      </main>
    </>
  );
}
