"use client";

import { useTranslations } from "next-intl";
import { AdvertisementList } from "@/components/site/advertisement-list";
import { useCall } from "@/lib/client/use-call";
import { ADVERTISEMENT_PLACE, type DiningType } from "@/lib/contracts/codes";

type Props = { store_id: number; dining_type: DiningType };

/** The operator's advertisements for this store and dining type (CK-66). */
export function CheckoutBanners({ store_id, dining_type }: Props) {
  const t = useTranslations("checkout");
  const { data: banners = [], refusal } = useCall(
    "marketingAdvertiseList",
    { query: { type: ADVERTISEMENT_PLACE.checkout, store_id, dining_type } },
    { breakage: "stay", keepPreviousData: true },
  );
  return <AdvertisementList label={t("banners")} advertisements={refusal ? [] : banners} />;
}
