// How this browser shows the house: language, colours, sound. On every screen.
import { useState } from "preact/hooks";
import { speak, t } from "../language";
import { follow } from "../router";
import { beats, type Language, language, LANGUAGES, sound, type Theme, theme, THEMES } from "../settings";
import { House, Icon } from "./Art";
import { Drawer } from "./Drawer";
import { Segmented, Switch } from "./Fields";

const LOOKS: Record<Theme, string> = { auto: "gear", light: "sun", dark: "moon", contrast: "contrast" };
const CALLED: Record<Language, string> = { en: "English", de: "Deutsch" };
const turn = (to: Language): void => void speak(to).catch(() => undefined); // no line, no words: it stays as it is

export function Settings() {
  return (
    <div class="settings">
      <Segmented
        label={t("language")}
        value={language.value}
        onPick={turn}
        parts={LANGUAGES.map((value) => ({ value, label: CALLED[value] }))}
      />
      <Segmented
        label={t("theme")}
        value={theme.value}
        onPick={(to) => (theme.value = to)}
        parts={THEMES.map((value) => ({ value, label: t(`theme-${value}`), icon: LOOKS[value] }))}
      />
      <Switch
        label={t("sound")}
        help={t("sound-help")}
        on={sound.value === "on"}
        onFlip={(on) => (sound.value = on ? "on" : "off")}
      />
      <Switch
        label={t("beats")}
        help={t("beats-help")}
        on={beats.value === "on"}
        onFlip={(on) => (beats.value = on ? "on" : "off")}
      />
    </div>
  );
}

/** The house's name and the settings, above every screen but the game's own: the other language at one tap. */
export function TopBar() {
  const [open, setOpen] = useState(false);
  const other = language.value === "en" ? "de" : "en";
  return (
    <>
      <header class="top-bar">
        <a class="top-brand" href="/" onClick={follow} aria-label={t("to-the-house")}>
          <House name="wordmark" />
        </a>
        <button type="button" class="bar-button" lang={other} onClick={() => turn(other)}>
          <Icon name="globe" />
          {CALLED[other]}
        </button>
        <button type="button" class="bar-button" aria-label={t("settings")} onClick={() => setOpen(true)}>
          <Icon name="gear" />
        </button>
      </header>
      {open && (
        <Drawer title={t("settings")} onClose={() => setOpen(false)}>
          <Settings />
        </Drawer>
      )}
    </>
  );
}
