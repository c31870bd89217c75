import type { LoadTexts } from "@/components/ui/on-demand";

/** The texts of the parts on demand of stores, products and the cart. */
export const orderTexts = {
  "zh-TW": () => import("../zh-TW/parts/order-zh"),
  en: () => import("../en/parts/order-en"),
} satisfies LoadTexts;
