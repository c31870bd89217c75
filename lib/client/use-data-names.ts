import { useMessages } from "next-intl";
import type { DataNames } from "@/lib/format/data-name";

/**
 * The translated names of store types, member grades, popular searches and tags of products. Null if the page does not
 * provide the messages `dataNames`, and on Chinese pages (LN-06).
 */
export function useDataNames(): DataNames {
  return (useMessages() as { dataNames?: DataNames }).dataNames ?? null;
}
