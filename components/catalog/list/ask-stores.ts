import { arrangeStores } from "@/lib/catalog/arrange-stores";
import { type ListRoute, PRICE_BANDS } from "@/lib/catalog/list-filter";
import { storePageOf } from "@/lib/catalog/store-page-of";
import { callApi } from "@/lib/client/call-api";
import type { DiningType } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import type { StorePage } from "@/lib/contracts/store-lists";

type ListPlace = { lat: number; lng: number; dining_type: DiningType };

/** Reads one page of a search, a subject or a list near a place (HM-04, HM-17, HM-19). */
export async function askStores(
  { type, group, subject, keyword, sort, filter, price }: ListRoute,
  place: ListPlace,
  { page, signal }: { page: number; signal: AbortSignal },
): Promise<Answer<StorePage>> {
  if (subject) {
    const answer = await callApi(
      "getSubjectDetail",
      { query: { id: subject, ...place } },
      { signal },
    );
    if (!answer.ok) return answer;
    const stores = arrangeStores(answer.data.stores, { sort, filter });
    return { ...answer, data: storePageOf(stores, page) };
  }
  const choice = { sort, ...(filter.length > 0 && { filter: filter.join(",") }), page };
  if (keyword) {
    return callApi(
      "searchStore",
      { query: { keyword, ...place, ...(price && PRICE_BANDS[price]), ...choice } },
      { signal },
    );
  }
  const query = { ...place, ...(type && { type }), ...(group && { group }), ...choice };
  return callApi("listStore", { query }, { signal });
}
