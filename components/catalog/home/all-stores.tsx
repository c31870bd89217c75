"use client";

import { useTranslations } from "next-intl";
import { MoreStores } from "@/components/catalog/list/more-stores";
import { StoreGrid } from "@/components/catalog/list/store-grid";
import { useStorePages } from "@/components/catalog/list/use-store-pages";
import { callApi } from "@/lib/client/call-api";
import type { DiningType } from "@/lib/contracts/codes";
import type { StorePage } from "@/lib/contracts/store-lists";
import { hrefs } from "@/lib/routing/hrefs";

type Props = {
  first: StorePage;
  place: { lat: number; lng: number };
  dining_type: DiningType;
};

/** All stores near `place`, loaded page by page. The HTML contains the first page. */
export function AllStores({ first, place: { lat, lng }, dining_type }: Props) {
  const t = useTranslations("storeCard");
  const pages = useStorePages({
    listKey: ["home", dining_type, lat, lng].join(" "),
    start: 1,
    first,
    placeholder: first,
    readPage: (page, signal) =>
      callApi("listStore", { query: { lat, lng, dining_type, page } }, { signal }),
  });
  return (
    <section aria-labelledby="all-stores">
      <h2 id="all-stores" className="mb-4 text-lg">
        {t("allStores")}{" "}
        <small className="tabular text-sm font-normal text-ink-soft">
          {t("storeCount", { count: first.total })}
        </small>
      </h2>
      <StoreGrid stores={pages.current?.stores ?? first.stores} dining_type={dining_type} />
      <MoreStores pages={pages} hrefOf={(page) => hrefs.storeList({ page })} />
    </section>
  );
}
