import type { LoadTexts } from "@/components/ui/on-demand";

/** The texts of the parts on demand of the checkout and of the pages for members. */
export const memberTexts = {
  "zh-TW": () => import("../zh-TW/parts/member-zh"),
  en: () => import("../en/parts/member-en"),
} satisfies LoadTexts;
