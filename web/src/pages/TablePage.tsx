// A table at its address: the door, the lobby, the game, the end. Which of them, the house says.
import { useEffect, useState } from "preact/hooks";
import { t } from "../language";
import { Session } from "../session";
import { Curtain } from "../parts/Curtain";
import { Playing } from "./Playing";
import { Lobby } from "./Lobby";
import { Missing } from "./Missing";

/** A session as long as the page shows this table. */
export function useSession(code: string, screen = false): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const made = new Session(code.toUpperCase(), screen);
    setSession(made);
    return () => made.close();
  }, [code, screen]);
  return session;
}

export function TablePage({ parts }: { parts: string[] }) {
  const session = useSession(parts[0] ?? "");
  const info = session?.info.value;
  const { health, gone, table } = session?.line ?? {};
  const title = titleOf(session); // read here, where a change of it is noticed
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (health?.value === "gone") return <Missing why={gone?.value?.message ?? t("no-table")} />;
  if (!session || !info || !table?.value)
    return (
      <p class="loading" role="status">
        {t("loading")}
      </p>
    );
  const showsGame = info.phase !== "lobby" && (session.mine.value.length > 0 || table.value.may_watch);
  return (
    <>
      {health?.value === "lost" && (
        <p class="line-lost" role="status">
          {t("line-lost")}
        </p>
      )}
      {session.curtain.value !== null ? (
        <Curtain session={session} />
      ) : showsGame ? (
        <Playing session={session} />
      ) : (
        <Lobby session={session} />
      )}
    </>
  );
}

function titleOf(session: Session | null): string {
  const title = session?.kit.value?.info.title ?? "Hoodwink";
  if (session?.curtain.value === null && (session.ask.value || session.opens.value))
    return `${t("your-turn")} · ${title}`;
  return title === "Hoodwink" ? title : `${title} · Hoodwink`;
}
