// Bringing others to a table: by link, by code, by camera; and a screen in the middle of it.
import { useId, useRef, useState } from "preact/hooks";
import { offerMove, Refusal } from "../house";
import { t } from "../language";
import type { Session } from "../session";
import { Icon } from "./Art";
import { Trouble } from "./Fields";

export const addressOf = (path: string): string => `${location.origin}${path}`;

/** Copied where the browser lets us; plain http has only the old way, and failing that the text is marked. */
async function copy(text: string, input: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    input?.focus();
    input?.select();
    return document.execCommand("copy");
  }
}

/** An address to take along. */
export function LinkField({ link, label, title }: { link: string; label: string; title: string }) {
  const [state, setState] = useState<"" | "copied" | "marked">("");
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const mayShare = typeof navigator.share === "function";
  const take = async (): Promise<void> => setState((await copy(link, input.current)) ? "copied" : "marked");
  return (
    <div class="link-field">
      <label class="unseen" for={id}>
        {label}
      </label>
      <input id={id} ref={input} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      <div class="buttons">
        <button type="button" class="button bold" onClick={() => void take()}>
          <Icon name={state === "copied" ? "check" : "link"} />
          {t(state === "copied" ? "copied" : "copy-link")}
        </button>
        {mayShare && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            <Icon name="share" />
            {t("share")}
          </button>
        )}
      </div>
      <p class="field-help" role="status">
        {state === "marked" ? t("copy-by-hand") : ""}
      </p>
    </div>
  );
}

/** The code in a size that can be read across a room: two threes are easier to say than six. */
export function BigCode({ code }: { code: string }) {
  return (
    <p class="big-code">
      <span class="unseen">{t("code-is", { code: [...code].join(" ") })}</span>
      <span aria-hidden="true">
        <b>{code.slice(0, 3)}</b>
        <b>{code.slice(3)}</b>
      </span>
    </p>
  );
}

export function Share({ code, title }: { code: string; title: string }) {
  return (
    <div class="share">
      <div class="share-ways">
        <img class="qr" src={`/api/tables/${code}/qr.svg`} alt={t("qr-alt", { code })} width="148" height="148" />
        <div>
          <p class="quiet">{t("code-label", { house: location.host })}</p>
          <BigCode code={code} />
        </div>
      </div>
      <LinkField link={addressOf(`/t/${code}`)} label={t("link-label")} title={title} />
    </div>
  );
}

/** A link that the house makes for one other device; "" until it is asked for. */
function useOffer(code: string, screen: boolean) {
  const [link, setLink] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const offer = async (): Promise<void> => {
    setRefusal(null);
    try {
      setLink(addressOf((await offerMove(code, { screen })).path));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
    }
  };
  return { link, refusal, offer };
}

/** A TV in the middle of the table: its plain address, or a link of the host's where nobody else may watch. */
export function TvLink({ session }: { session: Session }) {
  const info = session.info.value;
  const { link, refusal, offer } = useOffer(session.code, true);
  if (!info) return null;
  const isHost = session.mine.value.includes(info.host);
  if (!info.spectators && !isHost) return null;
  const shown = info.spectators ? addressOf(`/tv/${info.code}`) : link;
  return (
    <div class="offer">
      <p class="field-help">{t("tv-help")}</p>
      {shown ? (
        <LinkField link={shown} label={t("tv-link")} title={t("tv")} />
      ) : (
        <button type="button" class="button" onClick={() => void offer()}>
          <Icon name="tv" />
          {t("tv-make")}
        </button>
      )}
      {shown && !info.spectators && <p class="field-help">{t("tv-ten")}</p>}
      <Trouble refusal={refusal} />
    </div>
  );
}

/** Go on at another device: all seats of this one go there. */
export function MoveAway({ session }: { session: Session }) {
  const { link, refusal, offer } = useOffer(session.code, false);
  return (
    <div class="offer">
      <p class="field-help">{t("move-help")}</p>
      {link && <LinkField link={link} label={t("move-link")} title={t("move")} />}
      {link ? (
        <p class="field-help">{t("move-ten")}</p>
      ) : (
        <button type="button" class="button" onClick={() => void offer()}>
          <Icon name="phone" />
          {t("move-make")}
        </button>
      )}
      <Trouble refusal={refusal} />
    </div>
  );
}
