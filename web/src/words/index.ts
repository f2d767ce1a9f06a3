// The house's own words, a file for each part of it.
import type { HouseWords } from "../language";
import shellDe from "./de/shell.ftl";
import tableDe from "./de/table.ftl";
import lobbyDe from "./de/lobby.ftl";
import replayDe from "./de/replay.ftl";
import tvDe from "./de/tv.ftl";
import gamesDe from "./de/games.ftl";
import shellEn from "./en/shell.ftl";
import tableEn from "./en/table.ftl";
import lobbyEn from "./en/lobby.ftl";
import replayEn from "./en/replay.ftl";
import tvEn from "./en/tv.ftl";
import gamesEn from "./en/games.ftl";

export const WORDS: readonly HouseWords[] = [
  { en: shellEn, de: shellDe },
  { en: gamesEn, de: gamesDe },
  { en: lobbyEn, de: lobbyDe },
  { en: tableEn, de: tableDe },
  { en: tvEn, de: tvDe },
  { en: replayEn, de: replayDe },
];
