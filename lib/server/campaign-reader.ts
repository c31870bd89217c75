import "server-only";
import { cacheLife } from "next/cache";
import type { District } from "@/lib/address/districts";
import type { Campaign, OpnCampaign } from "@/lib/contracts/campaigns";
import type { CallInput } from "@/lib/contracts/endpoints";
import type { PagePlace } from "@/lib/view/page-place";
import { answerInTime } from "./answer-in-time";
import { callBackend } from "./backend-client";
import { homeDistrict } from "./home-reader";
import { tagStores } from "./store-tags";

const MINUTE = { stale: 60, revalidate: 60, expire: 3600 };

/**
 * CM-01: reads the campaigns. `campaigns` is null if the backend refuses or does not answer in time. `now` is the time
 * of the read in epoch seconds.
 */
export async function readCampaigns(): Promise<{ campaigns: Campaign[] | null; now: number }> {
  "use cache";
  cacheLife(MINUTE);
  const given = await answerInTime("campaignList", callBackend("campaignList", { query: {} }));
  return { campaigns: given?.data ?? null, now: nowSeconds() };
}

type Opn = {
  /** The campaign of the partner. Null if no campaign runs or if the call fails (CM-08). */
  campaign: OpnCampaign | null;
  /** False if the call failed. */
  isKnown: boolean;
  now: number;
};

export async function readOpnCampaign(): Promise<Opn> {
  "use cache";
  cacheLife(MINUTE);
  return lookUpOpn({});
}

type TopSale = Opn & {
  /** The district of the visitor, or the default district if the visitor has chosen no address. */
  district: Pick<District, "city_name" | "area_name">;
  /** True if the district is the visitor's own. False if the visitor has chosen no address. */
  isOwn: boolean;
};

/** The partner's campaign with the best-selling products around the centre of a district (CM-05). */
export async function readTopSale({ area_id, dining_type }: PagePlace): Promise<TopSale | null> {
  "use cache";
  cacheLife(MINUTE);
  const district = homeDistrict(area_id);
  if (!district) return null;
  const { lat, lng, city_name, area_name } = district;
  return {
    ...(await lookUpOpn({ lat, lng, dining_type })),
    district: { city_name, area_name },
    isOwn: area_id === district.area_id,
  };
}

async function lookUpOpn(query: CallInput<"getOpnCampaign">["query"]): Promise<Opn> {
  const given = await answerInTime("getOpnCampaign", callBackend("getOpnCampaign", { query }));
  tagStores((given?.data?.products ?? []).map(({ store_id }) => store_id));
  return { campaign: given?.data ?? null, isKnown: given !== null, now: nowSeconds() };
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
