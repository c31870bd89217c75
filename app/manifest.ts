import type { MetadataRoute } from "next";
import { hrefs } from "@/lib/routing/hrefs";
import { THEME_COLOR } from "@/lib/site/metadata";
import { site } from "@/lib/site/site";
import cart from "@/messages/zh-TW/cart.json";
import orders from "@/messages/zh-TW/orders.json";
import texts from "@/messages/zh-TW/site.json";

/** Browsers read this to offer the installation of the shop. The dark colour is in the head of each page. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: site.name,
    short_name: site.name,
    description: texts.description,
    lang: "zh-Hant-TW",
    start_url: hrefs.home(),
    scope: "/",
    display: "standalone",
    theme_color: THEME_COLOR.light,
    background_color: THEME_COLOR.light,
    categories: ["food", "shopping"],
    icons: ICONS,
    shortcuts: [
      { name: cart.title, url: hrefs.cart() },
      { name: orders.title, url: hrefs.orderlist() },
    ],
  };
}

/** scripts/draw-icons.mjs creates these files. */
const ICONS = [192, 512].flatMap((size) =>
  (["any", "maskable"] as const).map((purpose) => ({
    src: `/icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })),
);
