import { callApi } from "@/lib/client/call-api";
import { useForDiningType } from "@/lib/client/use-for-dining-type";
import type { DiningType } from "@/lib/contracts/codes";
import type { GroceryCategory } from "@/lib/contracts/products";

type Setting = { store_id: number; dining_type: DiningType; cached: CachedCategories };
export type CachedCategories = { dining_type: DiningType; data: GroceryCategory[] };

/** Returns the categories of a grocery for the dining type (GR-01). If the call fails, the previous categories stay. */
export function useCategories({ store_id, dining_type, cached }: Setting): GroceryCategory[] {
  const { data } = useForDiningType({
    cached,
    dining_type,
    async read(type, signal) {
      const input = { params: { id: store_id }, query: { dining_type: type } };
      const answer = await callApi("groceryCategories", input, { signal, breakage: "stay" });
      return answer.ok ? answer.data : null;
    },
  });
  return data;
}
