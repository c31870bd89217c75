import type { Product } from "@/lib/contracts/products";
import { hrefs } from "./hrefs";

/** The one address of a product: stid, then fdid or setid. */
export function productHref(stid: number, { id, item_type }: Pick<Product, "id" | "item_type">) {
  return hrefs.product({ stid, ...(item_type === "set" ? { setid: id } : { fdid: id }) });
}
