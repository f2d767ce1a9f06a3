import { useEffect, useState } from "preact/hooks";
import { game } from "../house";
import { Rules } from "../parts/Rules";
import { TopBar } from "../parts/Settings";
import { Missing } from "./Missing";

/** The rules of a game at an address of their own. */
export function RulesPage({ parts }: { parts: string[] }) {
  const key = parts[0] ?? "";
  const [why, setWhy] = useState("");
  useEffect(() => {
    game(key).then(
      (info) => (document.title = `${info.title} · Hoodwink`),
      (error: Error) => setWhy(error.message),
    );
  }, [key]);
  if (why) return <Missing why={why} />;
  return (
    <>
      <TopBar />
      <main class="page page-small page-rules">
        <Rules isPage game={key} section={location.hash.replace("#", "")} />
      </main>
    </>
  );
}
