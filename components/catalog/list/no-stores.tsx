import { useTranslations } from "next-intl";
import { LinkChips } from "@/components/catalog/search/link-chips";
import { PopularWords } from "@/components/catalog/search/popular-words";
import { Button, buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import {
  hasChoices,
  type ListRoute,
  listHref,
  WHOLE_LIST,
  withoutChoices,
} from "@/lib/catalog/list-filter";
import type { Named } from "@/lib/catalog/list-names";
import { hrefs } from "@/lib/routing/hrefs";

type Props = {
  route: ListRoute;
  area: string;
  types: Named[];
  onChoose: (route: ListRoute) => void;
};

const TYPES_OFFERED = 8;

/**
 * Says that no stores were found (HM-18) and offers a next step: remove filters, show all stores, search for other
 * words, or change the address.
 */
export function NoStores({ route, area, types, onChoose }: Props) {
  const t = useTranslations("storeList");
  const isWhole = listHref({ ...route, page: 1 }) === listHref(WHOLE_LIST);
  return (
    <section className="grid justify-items-center gap-4 rounded-card bg-surface px-6 py-16 text-center">
      <h2 className="text-lg break-keep">{isWhole ? t("noneNear", { area }) : t("noResult")}</h2>
      {isWhole && <p className="text-ink-soft">{t("noneNearText")}</p>}
      {hasChoices(route) && <p className="text-ink-soft">{t("noResultChoices")}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        {hasChoices(route) && (
          <Button onClick={() => onChoose(withoutChoices(route))}>{t("clearChoices")}</Button>
        )}
        {isWhole ? (
          <PageLink href={hrefs.index()} className={buttonClass("primary")}>
            {t("setAddress")}
          </PageLink>
        ) : (
          <PageLink href={hrefs.storeList()} className={buttonClass("secondary")}>
            {t("seeAll")}
          </PageLink>
        )}
      </div>
      {route.keyword && (
        <div className="grid w-full max-w-2xl gap-2 pt-4">
          <PopularWords title={t("tryWords")} />
          {types.length > 0 && (
            <LinkChips
              title={t("tryTypes")}
              links={types
                .slice(0, TYPES_OFFERED)
                .map(({ id, name }) => ({ name, href: hrefs.storeList({ type: id }) }))}
            />
          )}
        </div>
      )}
    </section>
  );
}
