// A link to give away: by the device's own sheet, by the clipboard, or, where neither is there (plain http), to copy by hand.
import { useState } from "preact/hooks";
import { t } from "../language";
import { Icon } from "./Art";

export function ShareLink({ address, title, label }: { address: string; title: string; label: string }) {
  const [how, setHow] = useState<"" | "copied" | "by-hand">("");
  const share = async (): Promise<void> => {
    try {
      if (navigator.share) await navigator.share({ title, url: address });
      else if (navigator.clipboard) {
        await navigator.clipboard.writeText(address);
        setHow("copied");
      } else setHow("by-hand");
    } catch (error) {
      if (!(error instanceof Error && error.name === "AbortError")) setHow("by-hand");
    }
  };
  return (
    <span class="share-link">
      <button type="button" class="button" onClick={() => void share()}>
        <Icon name={how === "copied" ? "check" : "share"} />
        {label}
      </button>
      <span role="status">{how === "copied" ? t("share-copied") : ""}</span>
      {how === "by-hand" && (
        <input
          readOnly
          value={address}
          aria-label={t("share-by-hand")}
          ref={(node) => node?.select()}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </span>
  );
}
