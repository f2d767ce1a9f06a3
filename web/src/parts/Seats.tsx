// Who is at the table, between games: a chair for each seat, and what can be done about the one that is tapped.
import { useEffect, useRef, useState } from "preact/hooks";
import { Refusal, sit } from "../house";
import { t } from "../language";
import type { Session } from "../session";
import { myName } from "../settings";
import type { GameInfo, SeatInfo, TableInfo } from "../wire";
import { House, Icon, Mask } from "./Art";
import { NameField, Trouble } from "./Fields";
import { said } from "./Ring";

interface Props {
  session: Session;
  table: TableInfo;
  tapped: number | null;
  onTap(seat: number | null): void;
  /** the seat that is to change places with the next one tapped */
  swapping: number | null;
}

/** May anything be done about this seat by whoever looks? */
function isOpenToMe(session: Session, table: TableInfo, seat: number): boolean {
  const mine = session.mine.value;
  if (table.phase === "playing") return false;
  return mine.includes(table.host) || mine.includes(seat) || table.seats[seat]?.kind === "open";
}

export function Seats({ session, table, tapped, onTap, swapping }: Props) {
  return (
    <ol class={`chairs ${swapping === null ? "" : "chairs-swap"}`} aria-label={t("who-is-here")}>
      {table.seats.map((one, seat) => {
        const inside = <Chair session={session} table={table} one={one} seat={seat} />;
        return (
          <li key={seat} class="chair-place">
            {isOpenToMe(session, table, seat) ? (
              <button
                type="button"
                class={`chair chair-${one.kind}`}
                aria-pressed={tapped === seat || swapping === seat}
                onClick={() => onTap(tapped === seat ? null : seat)}
              >
                {inside}
              </button>
            ) : (
              <div class={`chair chair-${one.kind}`}>{inside}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Chair({ session, table, one, seat }: { session: Session; table: TableInfo; one: SeatInfo; seat: number }) {
  const isMine = session.mine.value.includes(seat);
  const spoken = session.line.talk.value.findLast((line) => line.seat === seat && session.fresh.value.has(line.n));
  const name = (other: number): string => table.seats[other]?.name ?? "";
  return (
    <>
      {spoken && (
        <span class="chair-says" aria-hidden="true">
          {said({ name }, spoken)}
        </span>
      )}
      {one.kind === "open" ? <House name="empty-chair" class="chair-face" /> : <Mask seat={seat} class="chair-face" />}
      <span class="chair-name">
        {one.kind === "open" ? <span class="quiet">{t("open-seat", { n: seat + 1 })}</span> : one.name}
      </span>
      <span class="chair-state">
        <State table={table} seat={seat} isMine={isMine} />
      </span>
    </>
  );
}

function State({ table, seat, isMine }: { table: TableInfo; seat: number; isMine: boolean }) {
  const one = table.seats[seat];
  if (!one || one.kind === "open") return null;
  const isHost = seat === table.host;
  const counts = one.kind === "human" && !isHost && table.phase !== "playing";
  return (
    <>
      {isMine && <b class="tag tag-you">{t("you")}</b>}
      {isHost && (
        <span class="tag">
          <Icon name="crown" />
          {t("host")}
        </span>
      )}
      {one.kind === "bot" && (
        <span class="tag">
          <Icon name="robot" />
          {t(`level-${one.level ?? "regular"}`)}
        </span>
      )}
      {counts && one.ready && (
        <span class="tag tag-ready">
          <Icon name="check" />
          {t("ready")}
        </span>
      )}
      {counts && !one.ready && <span class="tag tag-not">{t("not-ready")}</span>}
    </>
  );
}

interface AboutProps {
  session: Session;
  info: GameInfo;
  table: TableInfo;
  seat: number;
  onDone(): void;
  onSwap(seat: number): void;
}

/** What can be done about one seat. */
export function AboutSeat({ session, info, table, seat, onDone, onSwap }: AboutProps) {
  const one = table.seats[seat];
  const mine = session.mine.value;
  const isHost = mine.includes(table.host);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [seat]);
  if (!one) return null;
  const act = (request: Parameters<Session["do"]>[0]): void => {
    void session.do(request);
    onDone();
  };
  return (
    <div class="about-seat">
      <div class="about-head">
        {one.kind === "open" ? <House name="empty-chair" class="mask" /> : <Mask seat={seat} />}
        <h2 ref={heading} tabIndex={-1}>
          {one.kind === "open" ? t("open-seat", { n: seat + 1 }) : one.name}
        </h2>
        <button type="button" class="round" aria-label={t("close")} onClick={onDone}>
          <Icon name="close" />
        </button>
      </div>
      {isHost && one.kind !== "human" && (
        <div class="buttons" role="group" aria-label={t("put-a-bot")}>
          {[...info.levels]
            .reverse()
            .filter((level) => level !== one.level)
            .map((level) => (
              <button key={level} type="button" class="button" onClick={() => act({ type: "bot", seat, level })}>
                <Icon name="robot" />
                {t("bot-of-level", { level: t(`level-${level}`) })}
              </button>
            ))}
        </div>
      )}
      {one.kind === "open" && <Sit session={session} seat={seat} onDone={onDone} />}
      <div class="buttons">
        {isHost && table.phase === "lobby" && (
          <button type="button" class="button" onClick={() => onSwap(seat)}>
            <Icon name="swap" />
            {t("swap-with")}
          </button>
        )}
        {isHost && one.kind !== "open" && !mine.includes(seat) && (
          <button type="button" class="button" onClick={() => act({ type: "kick", seat })}>
            <Icon name="kick" />
            {t(one.kind === "bot" ? "send-bot-away" : "kick")}
          </button>
        )}
        {mine.includes(seat) && (
          <button type="button" class="button" onClick={() => act({ type: "leave", seat })}>
            <Icon name="door" />
            {t("leave-seat")}
          </button>
        )}
      </div>
    </div>
  );
}

interface SitProps {
  session: Session;
  /** null: the first that is open */
  seat: number | null;
  onDone?(): void;
}

/** Take a seat; where this device has one already, it is for somebody else who plays on it. */
export function Sit({ session, seat, onDone }: SitProps) {
  const isSecond = session.mine.value.length > 0;
  const [other, setOther] = useState("");
  const [busy, setBusy] = useState(false);
  const [nameless, setNameless] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const name = (isSecond ? other : myName.value).trim();
  const join = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setRefusal(null);
    setNameless(!name);
    if (!name) return form.current?.querySelector("input")?.focus();
    setBusy(true);
    try {
      const joined = await sit(session.code, name, seat);
      session.line.reopen(); // the house knows a line by the seats that it had when it came
      if (isSecond) void session.do({ type: "ready", seat: joined.seat }); // they are here, beside this device
      onDone?.();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  const needed =
    nameless && !name ? (
      <p class="trouble" role="alert">
        {t("name-needed")}
      </p>
    ) : null;
  return (
    <form
      class={`sit ${isSecond ? "" : "sit-first"} ${needed || refusal ? "sit-trouble" : ""}`}
      ref={form}
      onSubmit={(event) => void join(event)}
      noValidate
    >
      {isSecond && <NameField label={t("their-name")} value={other} onName={setOther} trouble={needed} />}
      {!isSecond && <NameField trouble={needed} />}
      <button type="submit" class="button bold" disabled={busy}>
        <Icon name="person-plus" />
        {t(isSecond ? "sit-second" : "take-a-seat")}
      </button>
      <Trouble refusal={refusal} />
    </form>
  );
}

/** The host puts bots on all seats that are open. */
export async function fill(session: Session, info: GameInfo, table: TableInfo): Promise<void> {
  const level = info.levels.includes("regular") ? "regular" : (info.levels.at(-1) ?? "");
  for (const [seat, one] of table.seats.entries()) {
    if (one.kind === "open" && !(await session.do({ type: "bot", seat, level }))) return;
  }
}
