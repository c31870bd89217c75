import { useTranslations } from "next-intl";
import { AdvertisementList } from "@/components/site/advertisement-list";
import { callApi } from "@/lib/client/call-api";
import { useForDiningType } from "@/lib/client/use-for-dining-type";
import type { Visit } from "@/lib/client/use-visit";
import { ADVERTISEMENT_PLACE, type DiningType } from "@/lib/contracts/codes";
import type { Advertisement } from "@/lib/contracts/content";

type Props = { visit: Visit; cached: { dining_type: DiningType; data: Advertisement[] } };

/** The operator's advertisements for this store and dining type (ST-39). */
export function StoreAdvertisements({ visit, cached }: Props) {
  const t = useTranslations("stores");
  const { store, dining_type } = visit;
  const { data } = useForDiningType({
    cached,
    dining_type,
    async read(type, signal) {
      const query = { type: ADVERTISEMENT_PLACE.store, store_id: store.id, dining_type: type };
      const options = { signal, breakage: "stay" as const };
      const answer = await callApi("marketingAdvertiseList", { query }, options);
      return answer.ok ? answer.data : [];
    },
  });
  return <AdvertisementList label={t("advertisements")} advertisements={data} className={PLACE} />;
}

const PLACE = "page-width pb-4 md:pt-6 md:pb-0";
