import { t } from "../language";
import { House } from "../parts/Art";
import { TopBar } from "../parts/Settings";
import { follow } from "../router";

/** Nothing lives at this address. */
export function Missing({ why }: { why?: string }) {
  return (
    <>
      <TopBar />
      <main class="page page-small missing">
        <House name="empty-chair" class="missing-art" />
        <h1>{t("missing")}</h1>
        <p>{why ?? t("missing-why")}</p>
        <p>
          <a class="button" href="/" onClick={follow}>
            {t("to-the-house")}
          </a>
        </p>
      </main>
    </>
  );
}
