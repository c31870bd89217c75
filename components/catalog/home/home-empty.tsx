import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button-class";
import { hrefs } from "@/lib/routing/hrefs";

export async function HomeEmpty({ area }: { area: string }) {
  const t = await getTranslations("home");
  return (
    <section className="grid justify-items-center gap-4 rounded-card bg-surface px-6 py-16 text-center">
      <h2 className="text-lg">{t("emptyTitle", { area })}</h2>
      <p className="text-ink-soft">{t("emptyText")}</p>
      <a href={hrefs.index()} className={buttonClass("primary")}>
        {t("setAddress")}
      </a>
    </section>
  );
}
