import { events } from "@/lib/analytics/event-queue";
import { gaEvents } from "@/lib/analytics/ga-event";
import { toldLocation } from "@/lib/analytics/page-location";
import type { ShopEvent } from "@/lib/analytics/shop-event";
import { UTM_COOKIE, utmOf } from "@/lib/routing/utm";
import { callApi } from "./call-api";
import { takeCarried } from "./carried-events";
import { readCookie } from "./cookies";
import { watchListed } from "./listed-items";
import { loadScript } from "./load-script";
import { readStored } from "./storage";

const SOURCE = "https://www.googletagmanager.com/gtm.js";
/** The pages that see every order first. The pages of payments are left too soon to report anything. */
const ORDER_PAGES = ["/orderlist", "/order"];
/** The pages on which people remove lines. On other pages an order removes them. */
const CART_PAGES = ["/cart", "/home", "/store", "/grocery", "/product"];
const SEARCH_PAGE = "/storelist";

type Layer = unknown[];

/** Google Tag Manager and its data layer. Events leave the shop in this file only. */
export function startTagManager(id: string): void {
  const page = window as Window & { dataLayer?: Layer };
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  const tell = (event: ShopEvent) => push(layer, event);
  command(layer, "consent", "default", AGREED);
  layer.push(pageFacts());
  layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  loadScript(`${SOURCE}?id=${encodeURIComponent(id)}`);
  tellOfArrival(tell);
  for (const event of events.splice(0, Number.POSITIVE_INFINITY)) tell(event);
  events.push = (...more) => {
    more.forEach(tell);
    return more.length;
  };
  watchListed((name, list) => tell({ name, list }));
}

/** The visitor has agreed to analytics, not to advertising. */
const AGREED = {
  analytics_storage: "granted",
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
};

function command(layer: Layer, ..._words: unknown[]): void {
  function asArguments(..._rest: unknown[]): IArguments {
    // biome-ignore lint/complexity/noArguments: by this object it tells a command from data
    return arguments; // eslint-disable-line prefer-rest-params
  }
  layer.push(asArguments(..._words));
}

function push(layer: Layer, event: ShopEvent): void {
  if (isOrdered(event)) return;
  for (const told of gaEvents(event)) {
    // Clears the fields of the previous event, which the container would use again.
    if (told.ecommerce) layer.push({ ecommerce: null });
    layer.push(told);
  }
}

function isOrdered(event: ShopEvent): boolean {
  if (event.name !== "cart" || CART_PAGES.includes(pagePath())) return false;
  return event.after.total_quantity < event.before.total_quantity;
}

function pagePath(): string {
  return window.location.pathname.toLowerCase();
}

/** The addresses that the container sends instead of those it reads itself. Secret parts are removed. */
function pageFacts() {
  return {
    page_location: toldLocation(window.location.href),
    page_referrer: toldLocation(document.referrer),
    ...utmOf(readCookie(UTM_COOKIE) ?? ""),
  };
}

function tellOfArrival(tell: (event: ShopEvent) => void): void {
  const path = pagePath();
  takeCarried().forEach(tell);
  const term = new URLSearchParams(window.location.search).get("keyword");
  if (path === SEARCH_PAGE && term !== null) tell({ name: "search", term });
  if (ORDER_PAGES.includes(path) && readStored("member")?.isLogin) void tellPurchases(tell);
}

/** The server returns each purchase once, to the first device that asks (AN-05). */
async function tellPurchases(tell: (event: ShopEvent) => void): Promise<void> {
  const answer = await callApi("firstViews", { body: {} }, { breakage: "stay" });
  if (!answer.ok) return;
  for (const purchase of answer.data) tell({ name: "purchase", purchase });
}
