"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { StoreCardSkeleton } from "@/components/catalog/list/store-card-skeleton";
import { callApi } from "@/lib/client/call-api";
import { INITIAL_DINING_TYPE } from "@/lib/contracts/codes";
import type { StoreCard } from "@/lib/contracts/stores";
import { listText } from "@/lib/format/list-text";
import { StoreRail } from "./store-rail";

type Props = { place: { lat: number; lng: number } };

const SKELETONS = [1, 2, 3, 4];

/**
 * Stores that the backend recommends to this person. The browser reads them after the page has loaded (HM-21). Their
 * fees are computed for the position that the other cards of the page use, so that all cards of a store show the same
 * fee. The space for the row is reserved. If there are no recommendations, the space is removed, which only moves
 * content below the first screen.
 */
export function RecommendedStores({ place: { lat, lng } }: Props) {
  const locale = useLocale();
  const t = useTranslations("storeCard");
  const [stores, setStores] = useState<StoreCard[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const query = { lat, lng, extras: "foods" };
    void callApi("getInsiderRecommendList", { query }, { signal }).then((answer) => {
      if (!signal.aborted) setStores(answer.ok ? answer.data : []);
    });
    return () => controller.abort();
  }, [lat, lng]);

  if (stores?.length === 0) return null;
  if (stores) {
    const name = t("recommended");
    const shown = stores.map((store) => withFoods(store, locale));
    return (
      <StoreRail
        id="recommended"
        name={name}
        stores={shown}
        dining_type={INITIAL_DINING_TYPE}
        isRecommended
      />
    );
  }
  return (
    <section aria-busy="true" aria-label={t("recommended")}>
      <p className="flex min-h-11 items-center text-lg font-bold">{t("recommended")}</p>
      <div className="mt-1 flex gap-4 overflow-hidden pb-2">
        {SKELETONS.map((each) => (
          <div key={each} className="w-[78%] max-w-72 flex-none">
            <StoreCardSkeleton />
            <div className="h-5" />
          </div>
        ))}
      </div>
    </section>
  );
}

/**
 * Writes the names of a few products into `match_txt`. The store card shows this text in the line where a search result
 * shows the found products.
 */
function withFoods({ foods = [], ...store }: StoreCard, locale: string): StoreCard {
  if (foods.length === 0) return store;
  const names = foods.map(({ name }) => name);
  return { ...store, match_txt: listText(names, locale) };
}
