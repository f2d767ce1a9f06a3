// A game that is played out at its end: its film comes first, then who won.
import { useState } from "preact/hooks";
import type { GameTable, Seen } from "../games/contract";
import { t } from "../language";
import { Icon } from "./Art";
import { useMark } from "./mark";

export interface Seeing {
  /** it has been seen in this browser, or there is none */
  isSeen: boolean;
  /** there is one, and it can be seen again */
  isThere: boolean;
  see(): void;
  again(): void;
}

/** Has this browser seen the film of this game? Whoever loads the page anew does not have to sit through it again. */
export function useSeen(table: GameTable, g: Seen): Seeing {
  const isThere = Boolean(table.Film && g.table.result);
  const name = `hoodwink.film.${g.table.code}.${g.table.played}`;
  const [seen, setSeen] = useState(() => (kept(name) ? name : ""));
  return {
    isSeen: !isThere || seen === name,
    isThere,
    see: () => {
      keep(name);
      setSeen(name);
    },
    again: () => setSeen(""),
  };
}

export function FilmFirst({ table, g, film }: { table: GameTable; g: Seen; film: Seeing }) {
  useMark("is-filming");
  if (!table.Film) return null;
  return (
    <>
      <table.Film g={g} isSeen={false} onOver={film.see} />
      <p class="film-skip">
        <button type="button" class="button" onClick={film.see}>
          {t("film-skip")}
          <Icon name="arrow-right" />
        </button>
      </p>
    </>
  );
}

export const FilmAgain = ({ film }: { film: Seeing }) =>
  film.isThere ? (
    <p class="film-again">
      <button type="button" class="button" onClick={film.again}>
        <Icon name="play" />
        {t("film-again")}
      </button>
    </p>
  ) : null;

function kept(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

function keep(name: string): void {
  try {
    sessionStorage.setItem(name, "seen");
  } catch {
    // a browser that keeps nothing shows it again
  }
}
