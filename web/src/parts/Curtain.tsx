// Several seats on one device: between two of them falls the curtain, and behind it there is nothing.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../language";
import type { Session } from "../session";
import { buzz, cue } from "../sound";
import { House, Icon, Mask } from "./Art";

/** Milliseconds in which a second tap on the last answer doesn't open it by mistake. */
const FALLS = 500;

export function Curtain({ session }: { session: Session }) {
  const seat = session.curtain.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    setDown(false);
    cue("turn");
    buzz();
    heading.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setDown(true), FALLS);
    return () => clearTimeout(timer);
  }, [seat]);
  if (seat === null) return null;
  const nameOf = (one: number): string => session.info.value?.seats[one]?.name ?? t("seat-number", { n: one + 1 });
  const name = nameOf(seat);
  const others = session.mine.value.filter((one) => one !== seat);
  return (
    <main class="curtain">
      <House name="curtain" fit="slice" class="curtain-art" />
      <div class="curtain-card">
        <h1 ref={heading} tabIndex={-1} class="curtain-title">
          <small>{t("curtain-pass-to")}</small> {name}
        </h1>
        <Mask seat={seat} class="curtain-mask" />
        <button type="button" class="button bold curtain-open" disabled={!isDown} onClick={() => session.openCurtain()}>
          <Icon name="eye" />
          {t("curtain-i-am", { name })}
        </button>
        <p class="curtain-why">{t("curtain-why", { name })}</p>
        <ul class="curtain-others" aria-label={t("curtain-others")}>
          {others.map((one) => (
            <li key={one}>
              <button type="button" class="chip" onClick={() => (session.curtain.value = one)}>
                <Mask seat={one} />
                {t("curtain-rather", { name: nameOf(one) })}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}

/** For whoever wants to look without being asked: the curtain falls, and the device goes on. */
export function PassOn({ session }: { session: Session }) {
  const mine = session.mine.value;
  if (mine.length < 2 || session.info.value?.phase !== "playing") return null;
  const next = mine.find((seat) => seat > session.active.value) ?? mine[0] ?? null;
  return (
    <button type="button" class="chip" onClick={() => (session.curtain.value = next)}>
      <Icon name="phone" />
      {t("curtain-pass-on")}
    </button>
  );
}
