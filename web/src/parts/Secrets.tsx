// My secrets: shown while a finger, or a key, holds them open. Before that they are not in the page at all.
import { useLayoutEffect, useState } from "preact/hooks";
import type { GameTable, Seen } from "../games/contract";
import { t } from "../language";
import { Icon } from "./Art";

export function Secrets({ table, g }: { table: GameTable; g: Seen }) {
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    // at once: a finger may be gone before the next frame
    if (!isOpen) return;
    const shut = (): void => setOpen(false);
    addEventListener("blur", shut);
    addEventListener("pointerup", shut);
    addEventListener("pointercancel", shut);
    return () => {
      removeEventListener("blur", shut);
      removeEventListener("pointerup", shut);
      removeEventListener("pointercancel", shut);
    };
  }, [isOpen]);
  if (g.me < 0) return null;
  const onKey = (event: KeyboardEvent, open: boolean): void => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (!event.repeat) setOpen(open);
  };
  return (
    <div class={`secrets ${isOpen ? "secrets-open" : ""}`}>
      <button
        type="button"
        class="secrets-hold"
        aria-expanded={isOpen}
        aria-describedby="secrets-how"
        onPointerDown={() => setOpen(true)}
        onKeyDown={(event) => onKey(event, true)}
        onKeyUp={(event) => onKey(event, false)}
        onBlur={() => setOpen(false)}
        onContextMenu={(event) => event.preventDefault()}
      >
        <Icon name={isOpen ? "eye" : "eye-off"} />
        <span>
          <b>{t("secrets")}</b>
          <small id="secrets-how">{t("secrets-hold")}</small>
        </span>
      </button>
      <div class="secrets-inside" aria-live="polite">
        {isOpen && <table.Secrets g={g} />}
      </div>
    </div>
  );
}
