import { getLocale, getTranslations } from "next-intl/server";
import { AreaTrail } from "@/components/catalog/areas/area-trail";
import { WeekHours } from "@/components/catalog/store/week-hours";
import { PageLink } from "@/components/ui/page-link";
import type { ShownStore } from "@/lib/catalog/shown-store";
import type { MenuFood } from "@/lib/contracts/products";
import { formatMoney } from "@/lib/format/money";
import { hrefs, productHref } from "@/lib/routing/hrefs";
import { nameLanguage } from "@/lib/routing/locale-path";
import type { Crumb } from "@/lib/site/json-ld";

type Props = { store: ShownStore; siblings: MenuFood[]; crumbs: Crumb[] };

/**
 * The content below a product: its store and other products of the same category. It is rendered on the server (PR-31).
 */
export async function ProductAbout({ store, siblings, crumbs }: Props) {
  const [t, tAreas] = await Promise.all([getTranslations("productPage"), getTranslations("areas")]);
  const lang = nameLanguage(await getLocale());
  return (
    <div className="mt-6 grid gap-6 border-line border-t px-4 py-6 md:px-0 md:py-8">
      {siblings.length > 0 && (
        <section aria-labelledby="siblings">
          <h2 id="siblings" className="pb-1 text-lg">
            {t("more")}
          </h2>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {siblings.map((food) => (
              <li key={food.id}>
                <PageLink
                  href={productHref(store.id, food)}
                  className="flex min-h-11 items-center justify-between gap-3 py-1 hover:text-brand"
                >
                  <span lang={lang} className="min-w-0 wrap-anywhere">
                    {food.name}
                  </span>
                  <b className="tabular flex-none">{formatMoney(food.unit_price)}</b>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="about-store" className="grid gap-1">
        <h2 id="about-store" className="text-lg wrap-anywhere">
          {t("about", { store: store.name })}
        </h2>
        {store.star_num > 0 && (
          <p className="tabular">
            {t("rating", { stars: store.avg_star_count.toFixed(1), count: store.star_num })}
          </p>
        )}
        <p lang={lang} className="wrap-anywhere">
          {store.address}
        </p>
        {store.opening_hours && <WeekHours hours={store.opening_hours} />}
        <PageLink
          href={hrefs.store({ stid: store.id })}
          className="inline-flex min-h-11 items-center justify-self-start text-brand underline underline-offset-4"
        >
          {t("seeStore", { store: store.name })}
        </PageLink>
      </section>
      <AreaTrail label={tAreas("trail")} crumbs={crumbs} />
    </div>
  );
}
