"use client";

import { useTranslations } from "next-intl";
import type { SaleBlock } from "@/lib/catalog/sale-rules";
import type { StoreBlock } from "@/lib/catalog/store-rules";

/** Returns a function that turns the reason why a product cannot be ordered into its text, and null into null. */
export function useBlockText(): (block: StoreBlock | SaleBlock | null) => string | null {
  const t = useTranslations("products.blocks");
  return (block) => block && t(block);
}
