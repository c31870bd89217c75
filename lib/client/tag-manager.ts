import { gaEvents } from "@/lib/analytics/ga-event";
import { redactLocation } from "@/lib/analytics/page-location";
import type { ShopEvent } from "@/lib/analytics/shop-event";
import { events } from "@/lib/analytics/shop-event";
import { UTM_COOKIE, utmOf } from "@/lib/routing/utm";
import { callApi } from "./call-api";
import { takeCarried } from "./carried-events";
import { readCookie } from "./cookies";
import { watchListed } from "./listed-items";
import { pagePathname } from "./page-locale";
import { readStored } from "./storage";

const SOURCE = "https://www.googletagmanager.com/gtm.js";
/** The pages that report purchases. Payment return pages do not, because they close too soon. */
const ORDER_PAGES = ["/orderlist", "/order"];
/** The pages on which people can remove lines from the cart. On other pages, only a placed order removes lines. */
const CART_PAGES = ["/cart", "/home", "/store", "/grocery", "/product"];
const SEARCH_PAGE = "/storelist";

type Layer = unknown[];

/** Starts Google Tag Manager. This is the only place where analytics events are sent to a third party. */
export function startTagManager(id: string): void {
  const page = window as Window & { dataLayer?: Layer };
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  const report = (event: ShopEvent) => push(layer, event);
  command(layer, "consent", "default", AGREED);
  layer.push(pageFacts());
  layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  loadScript(`${SOURCE}?id=${encodeURIComponent(id)}`);
  reportArrival(report);
  for (const event of events.splice(0, Number.POSITIVE_INFINITY)) report(event);
  events.push = (...more) => {
    more.forEach(report);
    return more.length;
  };
  watchListed((name, list) => report({ name, list }));
}

/** The consent of the visitor: analytics is granted, advertising is denied. */
const AGREED = {
  analytics_storage: "granted",
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
};

function command(layer: Layer, ..._words: unknown[]): void {
  function asArguments(..._rest: unknown[]): IArguments {
    // biome-ignore lint/complexity/noArguments: gtag.js recognizes a command by the type of this object
    return arguments; // eslint-disable-line prefer-rest-params
  }
  layer.push(asArguments(..._words));
}

function push(layer: Layer, event: ShopEvent): void {
  if (isOrdered(event)) return;
  for (const gaEvent of gaEvents(event)) {
    // Clears the fields of the previous event, because Google Tag Manager would otherwise keep them.
    if (gaEvent.ecommerce) layer.push({ ecommerce: null });
    layer.push(gaEvent);
  }
}

/** True if the lines were removed from the cart because they were ordered. */
function isOrdered(event: ShopEvent): boolean {
  if (event.name !== "cart" || CART_PAGES.includes(pagePathname())) return false;
  return event.after.total_quantity < event.before.total_quantity;
}

/**
 * The URLs of this page and of the page before, without secret parts, and the UTM parameters of the visit. The
 * container of Google Tag Manager must send these values, and must not read the URLs itself.
 */
function pageFacts() {
  return {
    page_location: redactLocation(window.location.href),
    page_referrer: redactLocation(document.referrer),
    ...utmOf(readCookie(UTM_COOKIE) ?? ""),
  };
}

function reportArrival(report: (event: ShopEvent) => void): void {
  const path = pagePathname();
  takeCarried().forEach(report);
  const term = new URLSearchParams(window.location.search).get("keyword");
  if (path === SEARCH_PAGE && term !== null) report({ name: "search", term });
  if (ORDER_PAGES.includes(path) && readStored("member")?.isLogin) void reportPurchases(report);
}

/** Reports the purchases. The server returns each purchase once, to the first device that asks (AN-05). */
async function reportPurchases(report: (event: ShopEvent) => void): Promise<void> {
  const answer = await callApi("firstViews", { body: {} }, { breakage: "stay" });
  if (!answer.ok) return;
  for (const purchase of answer.data) report({ name: "purchase", purchase });
}

/** Loads a script of another host. The content security policy must allow the host. */
export function loadScript(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}
