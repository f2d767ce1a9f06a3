// The film of a game at an address of its own: for whoever was not there, or wants to see it again.
import { useEffect, useState } from "preact/hooks";
import { sceneAt } from "../film";
import type { Seen } from "../games/contract";
import { Refusal, replay } from "../house";
import { t } from "../language";
import { House, Icon } from "../parts/Art";
import { ShareLink } from "../parts/ShareLink";
import { SPECTATOR } from "../position";
import { follow } from "../router";
import { type Film, open, Refused, seenAt } from "./ReplayPage";

/** The end of the game, as everybody may see it: its log has the whole film. */
async function end(code: string, game: number): Promise<{ film: Film; g: Seen }> {
  const film = await open(code, game);
  const reel = await replay(code, game, String(SPECTATOR), film.record.rows);
  const scene = sceneAt([reel], film.record.rows, SPECTATOR, game);
  if (!scene) throw new Refusal("unknown", "");
  const seen = seenAt(film, scene, reel);
  return { film, g: { ...seen, table: { ...seen.table, played: game + 1 } } };
}

export function FilmPage({ parts }: { parts: string[] }) {
  const code = (parts[0] ?? "").toUpperCase();
  const game = Number(parts[1]);
  const [found, setFound] = useState<{ film: Film; g: Seen } | null>(null);
  const [refused, setRefused] = useState("");
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    end(code, game).then(setFound, (error: unknown) => setRefused(error instanceof Refusal ? error.code : "fault"));
  }, [code, game]);
  useEffect(() => {
    document.title = `${t("film-title", { game: found?.g.info.title ?? "" })} · Hoodwink`;
  });
  if (refused) return <Refused code={refused} table={code} />;
  if (!found)
    return (
      <p class="loading" role="status">
        {t("loading")}
      </p>
    );
  const {
    g,
    film: { kit },
  } = found;
  const title = t("film-title", { game: kit.info.title });
  const { Film: Shown, End } = kit.table;
  const isThere = Shown && g.view.frame === "" && kit.table.isFilmed && g.log.some(kit.table.isFilmed);
  return (
    <div class={`film-page game-${kit.info.key}`}>
      <header class="top">
        <a class="top-home" href="/" onClick={follow} aria-label={t("to-the-house")}>
          <House name="logo" />
        </a>
        <h1 class="top-title">
          {title} <span class="top-standing">{t("replay-number", { n: game + 1, code })}</span>
        </h1>
        <a class="button quiet" href={`/replay/${code}/${game}`} onClick={follow}>
          <Icon name="replay" />
          <span>{t("film-to-replay")}</span>
        </a>
      </header>
      <main class="film-page-main">
        {isThere ? (
          <Shown g={g} isSeen={false} onOver={() => setOver(true)} />
        ) : (
          <p class="film-none">{t("film-none")}</p>
        )}
        {isThere && !isOver && (
          <div class="film-page-more">
            <ShareLink address={`${location.origin}/film/${code}/${game}`} title={title} label={t("film-share")} />
            <button type="button" class="button" onClick={() => setOver(true)}>
              {t("film-who")}
            </button>
          </div>
        )}
        {isThere && isOver && (
          <section class="film-page-end" aria-label={t("end")}>
            <End g={g} result={g.table.result} />
          </section>
        )}
      </main>
    </div>
  );
}
