import { useMessages } from "next-intl";
import type { DataNames } from "@/lib/format/data-name";

/**
 * The names of store types, member grades, popular searches and tags of products, if the page passes `dataNames` on.
 * Chinese pages have none (LN-06).
 */
export function useDataNames(): DataNames {
  return (useMessages() as { dataNames?: DataNames }).dataNames ?? null;
}
