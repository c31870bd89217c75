import { LOGIN_REQUIRED_PATHS, NO_RETURN_PATHS } from "@/lib/routing/routes";

/** What others do for the shop in its pages; nothing of it without an id, and without the visitor's word. */
export const SERVICES = ["analytics", "recording", "chat"] as const;
export type Service = (typeof SERVICES)[number];
/** The configured ones, by their id. */
export type Services = Partial<Record<Service, string>>;

/** The link in the footer that opens the choice again. */
export const CONSENT_HASH = "#consent";

/** Pages of one purpose: no chat (RB-04, EX-11) and no other script of others. */
const QUIET_PATHS = ["/landingPage", "/opTopSale", "/expressDelivery"];
/** Where somebody stands with name, number or money: no recording is made of it. */
const UNRECORDED_PATHS = [
  ...LOGIN_REQUIRED_PATHS,
  ...NO_RETURN_PATHS,
  "/join-us",
  "/instant-delivery-apply",
];

/** Of the page's own element: the services that are configured. */
export function readServices(text: string): Services {
  const ids = new URLSearchParams(text);
  const known = SERVICES.flatMap((name) => {
    const id = ids.get(name);
    return id ? [[name, id] as const] : [];
  });
  return Object.fromEntries(known);
}

export function servicesText(services: Services): string {
  const known = SERVICES.flatMap((name) => (services[name] ? [[name, services[name]]] : []));
  return String(new URLSearchParams(known));
}

/** In any letter case, as pages open in any (RT-29). */
export function isAllowedOn(pathname: string, service: Service): boolean {
  const isQuiet = isAmong(QUIET_PATHS, pathname);
  return !isQuiet && !(service === "recording" && isAmong(UNRECORDED_PATHS, pathname));
}

function isAmong(paths: readonly string[], pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/$/, "");
  return paths.some((one) => path === one.toLowerCase());
}
