import { useTranslations } from "next-intl";
import type { ListRoute } from "@/lib/catalog/list-filter";
import { type ListNames, listName } from "@/lib/catalog/list-names";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { route: ListRoute | null; names: ListNames };

/** The place and the title of the list. */
export function ListHeading({ route, names }: Props) {
  const t = useTranslations("storeList");
  const name = route && listName(route, names);
  const title = route?.keyword ? t("resultsFor", { keyword: route.keyword }) : name;
  return (
    <>
      <nav aria-label={t("breadcrumbs")} className="flex gap-2 text-sm text-ink-soft">
        <a href={hrefs.home()} className={CRUMB}>
          {t("home")}
        </a>
        {title && (
          <>
            <span aria-hidden="true">›</span>
            <a href={hrefs.storeList()} className={CRUMB}>
              {t("allStores")}
            </a>
          </>
        )}
      </nav>
      <h1 className="line-clamp-2 text-xl wrap-anywhere md:text-2xl">{title ?? t("allStores")}</h1>
    </>
  );
}

const CRUMB = "-my-2 py-2 underline-offset-4 hover:text-brand hover:underline";
