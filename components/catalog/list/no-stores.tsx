import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import {
  hasChoices,
  type ListRoute,
  listHref,
  WHOLE_LIST,
  withoutChoices,
} from "@/lib/catalog/list-filter";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { route: ListRoute; area: string; onChoose: (route: ListRoute) => void };

/** No stores found (HM-18), and the next step: fewer conditions, all stores, or another address. */
export function NoStores({ route, area, onChoose }: Props) {
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
          <a href={hrefs.index()} className={buttonClass("primary")}>
            {t("setAddress")}
          </a>
        ) : (
          <a href={hrefs.storeList()} className={buttonClass("secondary")}>
            {t("seeAll")}
          </a>
        )}
      </div>
    </section>
  );
}
