"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAnswerText } from "@/components/errors/use-answer-text";
import { StoreCard } from "@/components/stores/store-card";
import { Button } from "@/components/ui/button";
import { callApi } from "@/lib/client/api-client";
import { DINING_TYPE, type DiningType } from "@/lib/contracts/codes";
import type { StoreCard as StoreCardData } from "@/lib/contracts/stores";

type Props = {
  firstStores: StoreCardData[];
  total: number;
  place: { lat: number; lng: number; area: string };
  dining_type: DiningType;
};

/** Every store around, a page at a time; the first page came with the HTML. */
export function AllStores({ firstStores, total, place, dining_type }: Props) {
  const t = useTranslations("home");
  const { stores, state, error, loadMore } = useStorePages({ firstStores, place, dining_type });
  return (
    <section aria-labelledby="all-stores">
      <h2 id="all-stores" className="text-lg">
        {t("allStores")}{" "}
        <small className="tabular text-sm font-normal text-ink-soft">
          {t("storeCount", { count: total })}
        </small>
      </h2>
      <p className="text-sm text-ink-soft">{t("estimate", { area: place.area })}</p>
      <ul className="mt-4 grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {stores.map((store) => (
          <li key={store.id}>
            <StoreCard store={store} isPickup={dining_type === DINING_TYPE.pickup} />
          </li>
        ))}
      </ul>
      <div className="mt-8 grid justify-items-center gap-3" role="status">
        {error && <p className="text-bad">{error}</p>}
        {stores.length < total && (
          <Button look="secondary" disabled={state === "loading"} onClick={loadMore}>
            {state === "loading" ? t("loadingMore") : t("more")}
          </Button>
        )}
      </div>
    </section>
  );
}

function useStorePages({ firstStores, place, dining_type }: Omit<Props, "total">) {
  const answerText = useAnswerText();
  const [more, setMore] = useState<StoreCardData[]>([]);
  const [pages, setPages] = useState(1);
  const [state, setState] = useState<"idle" | "loading">("idle");
  const [error, setError] = useState<string | null>(null);

  async function loadMore() {
    setState("loading");
    setError(null);
    const query = { lat: place.lat, lng: place.lng, dining_type, page: pages + 1 };
    const answer = await callApi("listStore", { query });
    setState("idle");
    if (!answer.ok) return setError(answerText(answer));
    setPages(pages + 1);
    setMore((last) => [...last, ...answer.data.stores]);
  }

  // A store may have moved between the pages while the visitor read the first.
  const stores = [...firstStores, ...more].filter(
    (store, index, all) => all.findIndex(({ id }) => id === store.id) === index,
  );
  return { stores, state, error, loadMore };
}
