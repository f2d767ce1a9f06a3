// The house in the browser: one page, a screen for each address.
import { type ComponentType, render } from "preact";
import "./look/base.css";
import "./look/table.css";
import "./look/pages.css";
import "./look/show.css";
import { later } from "./later";
import { Landing } from "./pages/Landing";
import { Missing } from "./pages/Missing";
import { TablePage } from "./pages/TablePage";
import { path } from "./router";

type Screen = ComponentType<{ parts: string[] }>;

/** First match wins; groups of the pattern are the screen's parts. */
const SCREENS: readonly (readonly [RegExp, Screen])[] = [
  [/^\/$/, Landing],
  [/^\/new\/([a-z]+)$/, later(async () => (await import("./pages/NewTable")).NewTable)],
  [/^\/t\/([A-Za-z0-9]{6})$/, TablePage],
  [/^\/tv\/([A-Za-z0-9]{6})$/, later(async () => (await import("./pages/Tv")).Tv)],
  [/^\/move\/([A-Za-z0-9]{6})$/, later(async () => (await import("./pages/MoveHere")).MoveHere)],
  [/^\/replay\/([A-Za-z0-9]{6})\/(\d+)$/, later(async () => (await import("./pages/ReplayPage")).ReplayPage)],
  [/^\/film\/([A-Za-z0-9]{6})\/(\d+)$/, later(async () => (await import("./pages/FilmPage")).FilmPage)],
  [/^\/rules\/([a-z]+)$/, later(async () => (await import("./pages/RulesPage")).RulesPage)],
  [/^\/decks$/, later(async () => (await import("./pages/DeckMaker")).opened())],
];

function App() {
  for (const [pattern, Screen] of SCREENS) {
    const match = pattern.exec(path.value);
    if (match) return <Screen key={path.value} parts={match.slice(1)} />;
  }
  return <Missing />;
}

const root = document.getElementById("house");
if (root) render(<App />, root);
