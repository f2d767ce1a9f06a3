// The clock as a quiet ring. The house's clock counts, ours only draws it.
import { useEffect, useState } from "preact/hooks";
import { t } from "../language";
import type { Clock } from "../wire";

const TURN = 2 * Math.PI * 18;

const HURRIED = 5; // seconds, about: where the rules themselves hurry somebody

/** `me`: a seat that the rules may leave less time than the table's clock does. */
export function ClockRing({ clock, ahead, me = -1 }: { clock: Clock; ahead: number; me?: number }) {
  const [now, setNow] = useState(Date.now());
  const hurry = clock.hurried[me];
  const { until, seconds } = hurry === undefined ? clock : { until: hurry, seconds: HURRIED };
  useEffect(() => {
    if (until === null) return;
    const tick = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(tick);
  }, [until]);
  if (until === null || !seconds) return null;
  const left = Math.max(0, (until - now - ahead) / 1000);
  const share = Math.min(1, left / seconds);
  const shown = Math.ceil(left);
  return (
    <div class={`clock ${left < 6 ? "clock-late" : ""}`} role="timer" aria-label={t("seconds-left", { n: shown })}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="18" class="clock-back" />
        <circle cx="20" cy="20" r="18" class="clock-hand" strokeDasharray={`${TURN * share} ${TURN}`} />
      </svg>
      <span aria-hidden="true">{shown < 100 ? shown : ""}</span>
    </div>
  );
}
