import type { ShopEvent } from "@/lib/analytics/shop-event";
import { events } from "@/lib/analytics/shop-event";
import type { Services } from "@/lib/site/services";
import { servicesText } from "@/lib/site/services";

/** Replaces the content of the head with the meta element `services`, or with nothing if no service is configured. */
export function configureServices(services: Services): void {
  document.head.innerHTML = "";
  const content = servicesText(services);
  if (content === "") return;
  const element = Object.assign(document.createElement("meta"), { name: "services", content });
  document.head.append(element);
}

/** Returns the URLs of all script elements in the document. */
export function scriptAddresses(): string[] {
  return Array.from(document.querySelectorAll("script"), ({ src }) => src);
}

type Pushed = { event?: string; ecommerce?: Record<string, unknown> | null } & Record<
  string,
  unknown
>;

/** Returns the entries of Google Tag Manager's data layer. */
export function dataLayer(): Pushed[] {
  return (window as Window & { dataLayer?: Pushed[] }).dataLayer ?? [];
}

export function reportedEvents(): string[] {
  return dataLayer().flatMap(({ event }) => (event && event !== "gtm.js" ? [event] : []));
}

/** Removes and returns all analytics events in the queue of the page. */
export function takeEvents(): ShopEvent[] {
  return events.splice(0, Number.POSITIVE_INFINITY);
}
