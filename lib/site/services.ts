import { LOGIN_REQUIRED_PATHS, NO_RETURN_PATHS } from "@/lib/routing/routes";

/** Services of other companies in the pages. Each needs an id and the visitor's consent. */
export const SERVICES = ["analytics", "recording", "chat"] as const;
export type Service = (typeof SERVICES)[number];
/** The ids of the configured services. */
export type Services = Partial<Record<Service, string>>;

/** The id of the footer link that opens the choice again. */
export const CONSENT_HASH = "#consent";

/** Pages without any script of other companies (RB-04, EX-11). */
const QUIET_PATHS = ["/landingPage", "/opTopSale", "/expressDelivery"];
/** Pages with names, numbers or money. They are not recorded. */
const UNRECORDED_PATHS = [
  ...LOGIN_REQUIRED_PATHS,
  ...NO_RETURN_PATHS,
  "/join-us",
  "/instant-delivery-apply",
];

/** The services that the page's element names. */
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

/** Ignores the letter case, as the routes do (RT-29). */
export function isAllowedOn(pathname: string, service: Service): boolean {
  const isQuiet = isAmong(QUIET_PATHS, pathname);
  return !isQuiet && !(service === "recording" && isAmong(UNRECORDED_PATHS, pathname));
}

function isAmong(paths: readonly string[], pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/$/, "");
  return paths.some((one) => path === one.toLowerCase());
}
