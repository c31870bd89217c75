import { getTranslations } from "next-intl/server";
import { hrefs } from "@/lib/routing/hrefs";
import { StoreMissing } from "./session-sync";

/** The 404 of every page of a store: the message is kept and shown where the visitor is led (ST-15). */
export async function MissingStorePage() {
  const t = await getTranslations("stores");
  return (
    <main
      id="main"
      className="page-width grid flex-1 content-center justify-items-center gap-4 py-16"
    >
      <h1 className="text-2xl">{t("missing")}</h1>
      <StoreMissing message={t("missing")} />
      <a href={hrefs.index()} className="text-brand underline underline-offset-4">
        {t("backToIndex")}
      </a>
    </main>
  );
}
