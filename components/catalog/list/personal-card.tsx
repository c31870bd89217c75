"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { FavoriteButton } from "@/components/catalog/store/favorite-button";
import { StoreCard } from "@/components/catalog/store/store-card";
import { useTrip } from "@/lib/client/store-trips";

type Props = ComponentProps<typeof StoreCard>;

/**
 * A store card with the fee and the time for the stored address of this browser (HM-28), and with the favourite button
 * (HM-33). The parent element must have `position: relative`.
 */
export function PersonalCard({ store, dining_type, ...card }: Props) {
  const t = useTranslations("storeCard");
  const trip = useTrip(store.id, dining_type);
  return (
    <>
      <StoreCard {...card} store={{ ...store, ...trip }} dining_type={dining_type} />
      <FavoriteButton
        store={store}
        label={t("favorite", { name: store.name })}
        className="absolute top-0 right-0 before:absolute before:size-9 before:rounded-full before:bg-paper *:relative"
      />
    </>
  );
}
