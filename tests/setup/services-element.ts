import { events } from "@/lib/analytics/event-queue";
import type { ShopEvent } from "@/lib/analytics/shop-event";
import type { Services } from "@/lib/site/services";
import { servicesText } from "@/lib/site/services";

/** What the operator has configured, as the page carries it. */
export function configureServices(services: Services): void {
  document.head.innerHTML = "";
  const content = servicesText(services);
  if (content === "") return;
  const element = Object.assign(document.createElement("meta"), { name: "services", content });
  document.head.append(element);
}

/** The scripts of others that the page has asked for. */
export function foreignScripts(): string[] {
  return Array.from(document.querySelectorAll("script"), ({ src }) => src);
}

type Pushed = { event?: string; ecommerce?: Record<string, unknown> | null } & Record<
  string,
  unknown
>;

/** The stand-in for Google Tag Manager: what its data layer has been given. */
export function dataLayer(): Pushed[] {
  return (window as Window & { dataLayer?: Pushed[] }).dataLayer ?? [];
}

export function toldEvents(): string[] {
  return dataLayer().flatMap(({ event }) => (event && event !== "gtm.js" ? [event] : []));
}

/** What the page has told its queue until now, which is empty after it. */
export function takeEvents(): ShopEvent[] {
  return events.splice(0, Number.POSITIVE_INFINITY);
}
