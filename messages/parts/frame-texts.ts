import type { LoadTexts } from "@/components/ui/on-demand";

/** The texts of the parts on demand that every page has: address, search, menu, consent. */
export const frameTexts = {
  "zh-TW": () => import("../zh-TW/parts/frame-zh"),
  en: () => import("../en/parts/frame-en"),
} satisfies LoadTexts;
