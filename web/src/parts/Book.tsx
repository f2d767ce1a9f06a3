// What one reads before playing: the sheet of a game, and its rules.
import { useEffect, useState } from "preact/hooks";
import { load, loaded } from "../games";
import { t } from "../language";
import { later } from "../later";
import type { GameInfo } from "../wire";
import { Drawer } from "./Drawer";

/** In a drawer; opened at a §. */
export const Rules = later(async () => (await import("./Rules")).Rules);

interface Props {
  info: GameInfo;
  onClose(): void;
}

/** Everything that one looks up in the middle of a game, on one screen. */
export function SheetDrawer({ info, onClose }: Props) {
  const [trouble, setTrouble] = useState("");
  const table = loaded.value[info.key];
  useEffect(() => {
    load(info.key).catch((error: Error) => setTrouble(error.message));
  }, [info.key]);
  return (
    <Drawer wide title={`${t("sheet")} · ${info.title}`} onClose={onClose}>
      {table && (
        <div class={`game-${info.key}`}>
          <table.Sheet g={null} />
        </div>
      )}
      {!table && <p role="status">{trouble || t("loading")}</p>}
    </Drawer>
  );
}

export function RulesDrawer({ info, onClose }: Props) {
  return (
    <Drawer title={`${t("rules")} · ${info.title}`} onClose={onClose}>
      <Rules game={info.key} section="" />
    </Drawer>
  );
}
