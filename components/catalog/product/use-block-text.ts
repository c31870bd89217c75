"use client";

import { useTranslations } from "next-intl";
import type { SaleBlock } from "@/lib/catalog/sale-rules";
import type { StoreBlock } from "@/lib/catalog/store-rules";

/** The sentence for a block; null if nothing blocks. */
export function useBlockText(): (block: StoreBlock | SaleBlock | null) => string | null {
  const t = useTranslations("products.blocks");
  return (block) => block && t(block);
}
