import { useLocale, useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AreaTrail } from "@/components/catalog/areas/area-trail";
import { DataText } from "@/components/ui/data-text";
import { PageLink } from "@/components/ui/page-link";
import type { RelatedStore, RelatedStores, ShownStore } from "@/lib/catalog/shown-store";
import { storeTypesText } from "@/lib/catalog/store-rules";
import { useDataNames } from "@/lib/client/use-data-names";
import { STAR_MAX, STORE_CLASSIFICATION } from "@/lib/contracts/codes";
import type { Review } from "@/lib/contracts/stores";
import { hrefs } from "@/lib/routing/hrefs";
import { nameLanguage } from "@/lib/routing/locale-path";
import type { Crumb } from "@/lib/site/json-ld";
import { StoreComment } from "./store-comment";
import { WeekHours } from "./week-hours";

type Props = {
  store: ShownStore;
  crumbs: Crumb[];
  reviews: Review[];
  related: RelatedStores;
};

/**
 * The facts about a store below its menu: place, opening hours, reviews, and other stores. They are rendered on the
 * server, so that they are in the HTML (ST-41).
 */
export async function StoreAbout({ store, crumbs, reviews, related }: Props) {
  const [t, tDetails, tAreas] = await Promise.all([
    getTranslations("storeAbout"),
    getTranslations("storeDetails"),
    getTranslations("areas"),
  ]);
  return (
    <section aria-labelledby="about" className="border-line border-t bg-surface py-6 md:py-8">
      <div className="page-width grid gap-6 lg:grid-cols-2 lg:gap-10">
        <div className="grid content-start gap-4">
          <h2 id="about" className="text-lg">
            {t("title", { store: store.name })}
          </h2>
          <Facts store={store} />
        </div>
        {reviews.length > 0 && (
          <section aria-label={tDetails("comments")} className="grid content-start gap-4">
            <h3 className="text-base">
              {tDetails("comments")}
              <span className="pl-3 font-normal text-ink-soft text-sm">
                <span aria-hidden="true">★ {store.avg_star_count.toFixed(1)} </span>
                <span className="sr-only">
                  {tDetails("stars", { stars: store.avg_star_count, max: STAR_MAX })}
                </span>
                {tDetails("reviews", { count: store.star_num })}
              </span>
            </h3>
            <ul className="grid gap-4">
              {reviews.map((review) => (
                <StoreComment key={`${review.create_time}-${review.content}`} review={review} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className="page-width mt-6 grid gap-6">
        <StoreLinks heading={t("similar")} stores={related.similar} />
        <StoreLinks heading={t("nearby")} stores={related.nearby} />
        <AreaTrail label={tAreas("trail")} crumbs={crumbs} />
      </div>
    </section>
  );
}

async function Facts({ store }: { store: ShownStore }) {
  const [t, tDetails] = await Promise.all([
    getTranslations("storeAbout"),
    getTranslations("storeDetails"),
  ]);
  const isGrocery = store.store_classification_id === STORE_CLASSIFICATION.grocery;
  const { address, phone, opening_hours, intro } = store;
  const lang = nameLanguage(await getLocale());
  return (
    <>
      {intro && (
        <p lang={lang} className="max-w-2xl whitespace-pre-line wrap-anywhere">
          {intro}
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-baseline">
        {address && (
          <Fact label={tDetails("address")}>
            <span lang={lang}>{address}</span>
          </Fact>
        )}
        {phone && (
          <Fact label={tDetails("phone")}>
            <a href={`tel:${phone}`} className={LINK}>
              {phone}
            </a>
          </Fact>
        )}
        {opening_hours && (
          <Fact label={t("hours")}>
            <WeekHours hours={opening_hours} />
          </Fact>
        )}
      </dl>
      <PageLink href={hrefs.menu({ stid: store.id })} className={`justify-self-start ${LINK}`}>
        {t(isGrocery ? "products" : "menu")}
      </PageLink>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function StoreLinks({ heading, stores }: { heading: string; stores: RelatedStore[] }) {
  const locale = useLocale();
  const t = useTranslations("storeAbout");
  const names = useDataNames();
  if (stores.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h3 className="pb-1 text-base">{heading}</h3>
      <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {stores.map(({ id, name, store_types, distance }) => (
          <li key={id}>
            <PageLink
              href={hrefs.store({ stid: id })}
              className="flex min-h-11 items-center gap-3 py-1 hover:text-brand"
            >
              <span className="min-w-0 flex-1">
                <b lang={nameLanguage(locale)} className="block">
                  {name}
                </b>
                <span className="block text-ink-soft text-sm">
                  <DataText>{storeTypesText(store_types, names)}</DataText>
                </span>
              </span>
              {distance !== null && (
                <span className="tabular flex-none text-ink-soft text-sm">
                  {t("kilometres", { km: distance })}
                </span>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const LINK = "inline-flex min-h-11 items-center text-brand underline underline-offset-4";
