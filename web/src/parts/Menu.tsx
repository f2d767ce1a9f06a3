// Behind the three lines at the table: settings, bringing others, other devices, the host's powers, going.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../language";
import { go } from "../router";
import type { Session } from "../session";
import type { TableInfo } from "../wire";
import { Icon, Mask } from "./Art";
import { Drawer } from "./Drawer";
import { Sure } from "./Fields";
import { remember } from "./LastTable";
import { AboutSeat, fill, Seats, Sit } from "./Seats";
import { Settings } from "./Settings";
import { MoveAway, Share, TvLink } from "./Share";

const MORE_TIME = 60; // seconds

export function Menu({ session, onClose }: { session: Session; onClose(): void }) {
  const table = session.info.value;
  const mine = session.mine.value;
  if (!table) return null;
  const isHost = mine.includes(table.host);
  const mayShowTv = table.spectators || isHost;
  return (
    <Drawer title={t("menu")} onClose={onClose}>
      <div class="menu">
        {session.trouble.value && (
          <p class="trouble" role="alert">
            {session.trouble.value}
          </p>
        )}
        <Settings />
        {table.phase === "over" && <Between session={session} table={table} />}
        {isHost && table.phase === "playing" && <HostPowers session={session} table={table} onClose={onClose} />}
        <section class="menu-part">
          <More icon="share" label={t("invite")}>
            <Share code={table.code} title={session.kit.value?.info.title ?? ""} />
          </More>
          {mayShowTv && (
            <More icon="tv" label={t("tv")}>
              <TvLink session={session} />
            </More>
          )}
          {mine.length > 0 && (
            <More icon="phone" label={t("move")}>
              <MoveAway session={session} />
            </More>
          )}
          {mine.length > 0 && <Leave session={session} table={table} />}
        </section>
      </div>
    </Drawer>
  );
}

function More({ icon, label, children }: { icon: string; label: string; children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="row-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={icon} />
        {label}
      </button>
      {open && <div class="row-inside">{children}</div>}
    </>
  );
}

function HostPowers({ session, table, onClose }: { session: Session; table: TableInfo; onClose(): void }) {
  const hasClock = (session.newest.value?.clock.until ?? null) !== null;
  const mine = session.mine.value;
  const people = table.seats.map((one, seat) => ({ ...one, seat })).filter((one) => one.kind === "human");
  const others = people.filter((one) => !mine.includes(one.seat));
  return (
    <section class="menu-part" aria-labelledby="host-powers">
      <h3 id="host-powers">
        <Icon name="crown" />
        {t("host-powers")}
      </h3>
      <button
        type="button"
        class="row-button"
        onClick={() => void session.do({ type: table.paused ? "resume" : "pause" })}
      >
        <Icon name={table.paused ? "play" : "pause"} />
        {t(table.paused ? "resume" : "pause")}
      </button>
      {hasClock && (
        <button
          type="button"
          class="row-button"
          onClick={() => void session.do({ type: "extend", seconds: MORE_TIME })}
        >
          <Icon name="hourglass" />
          {t("more-time", { n: MORE_TIME })}
        </button>
      )}
      {others.length > 0 && (
        <More icon="robot" label={t("replace-by-bot")}>
          <ul class="menu-people">
            {others.map(({ seat, name }) => (
              <li key={seat}>
                <Mask seat={seat} />
                <Sure
                  icon="kick"
                  label={name}
                  question={t("replace-sure", { name })}
                  yes={t("replace-yes")}
                  onYes={() => void session.do({ type: "kick", seat })}
                />
              </li>
            ))}
          </ul>
        </More>
      )}
      <Sure
        icon="flag"
        label={t("finish")}
        question={t("finish-sure")}
        yes={t("finish-yes")}
        onYes={() => void session.do({ type: "finish" }).then((isDone) => isDone && onClose())}
      />
    </section>
  );
}

/** Between two games: who sits here may change. */
function Between({ session, table }: { session: Session; table: TableInfo }) {
  const [tapped, setTapped] = useState<number | null>(null);
  const info = session.kit.value?.info;
  const mine = session.mine.value;
  const free = table.seats.filter((one) => one.kind === "open").length;
  if (!info) return null;
  return (
    <section class="menu-part" aria-labelledby="between">
      <h3 id="between">
        <Icon name="people" />
        {t("who-is-here")}
      </h3>
      <Seats session={session} table={table} tapped={tapped} onTap={setTapped} swapping={null} />
      {tapped !== null && mine.length > 0 && (
        <AboutSeat
          session={session}
          info={info}
          table={table}
          seat={tapped}
          onDone={() => setTapped(null)}
          onSwap={() => undefined}
        />
      )}
      {!mine.length && free > 0 && <Sit session={session} seat={tapped} />}
      {mine.includes(table.host) && free > 0 && (
        <button type="button" class="button" onClick={() => void fill(session, info, table)}>
          <Icon name="robot" />
          {t("fill-with-bots")}
        </button>
      )}
    </section>
  );
}

function Leave({ session, table }: { session: Session; table: TableInfo }) {
  const leave = async (): Promise<void> => {
    for (const seat of session.mine.value) if (!(await session.do({ type: "leave", seat }))) return;
    remember("");
    go("/");
  };
  return (
    <Sure
      icon="door"
      label={t("leave-table")}
      question={t(table.phase === "playing" ? "leave-sure-playing" : "leave-sure")}
      yes={t("leave-yes")}
      onYes={() => void leave()}
    />
  );
}
