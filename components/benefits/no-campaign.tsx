import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { reason: "none" | "failed" };

/** Shown if no campaign is running or the campaigns could not be read. The button leads to the stores. */
export async function NoCampaign({ reason }: Props) {
  const t = await getTranslations("campaigns");
  return (
    <section className="grid justify-items-center gap-3 rounded-sheet bg-surface px-6 py-12 text-center">
      <h2 className="text-lg">{t(reason)}</h2>
      <p className="text-balance text-ink-soft">
        {t(reason === "none" ? "noneText" : "failedText")}
      </p>
      <PageLink href={hrefs.home()} className={`mt-2 ${buttonClass("primary")}`}>
        {t("toStores")}
      </PageLink>
    </section>
  );
}
