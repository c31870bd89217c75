import { getTranslations } from "next-intl/server";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";

const NEXT = ["next1", "next2", "next3"] as const;

/** The list of what happens after the application. */
export async function CorporateNext() {
  const t = await getTranslations("corporate");
  return (
    <aside aria-labelledby="next-title" className="grid gap-4 border-line border-t pt-6 tall:pt-8">
      <h2 id="next-title" className="text-lg">
        {t("nextTitle")}
      </h2>
      <ol className="grid gap-3">
        {NEXT.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden="true" className="tabular font-black text-brand text-lg leading-6">
              {index + 1}
            </span>
            <span>{t(step)}</span>
          </li>
        ))}
      </ol>
      <PageLink
        href={hrefs.instantDelivery()}
        className="inline-flex min-h-11 items-center font-bold text-brand"
      >
        {t("seeService")}
      </PageLink>
    </aside>
  );
}
