import { normalPath } from "@/lib/routing/locale-path";
import { LOGIN_REQUIRED_PATHS, NO_RETURN_PATHS } from "@/lib/routing/routes";

/** The third-party services that pages may load. Each needs an id in the configuration and the visitor's consent. */
export const SERVICES = ["analytics", "recording", "chat"] as const;
export type Service = (typeof SERVICES)[number];
/** The ids of the configured services. */
export type Services = Partial<Record<Service, string>>;

/** The fragment of the footer link that opens the consent panel again. */
export const CONSENT_HASH = "#consent";

/**
 * Pages on which no third-party service may run (RB-04, EX-11). `/bindCard` and `/404error` are not in the list,
 * because they do not contain the component `Services`.
 */
const PATHS_WITHOUT_SCRIPTS = ["/landingPage", "/opTopSale", "/expressDelivery"];
/**
 * Pages with personal data or payments, on which the service `recording` must not run. NO_RETURN_PATHS also contains
 * `/404error`, which loads no third-party service anyway.
 */
const UNRECORDED_PATHS = [
  ...LOGIN_REQUIRED_PATHS,
  ...NO_RETURN_PATHS,
  "/join-us",
  "/instant-delivery-apply",
];

/** Reads the ids of the services from the content of the page's meta element `services`. */
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

/** True if a service may run on a page. Upper and lower case of the path do not matter (RT-29). */
export function isAllowedOn(pathname: string, service: Service): boolean {
  const hasNoScripts = isAmong(PATHS_WITHOUT_SCRIPTS, pathname);
  return !hasNoScripts && !(service === "recording" && isAmong(UNRECORDED_PATHS, pathname));
}

function isAmong(paths: readonly string[], pathname: string): boolean {
  const path = normalPath(pathname).replace(/\/$/, "");
  return paths.some((each) => path === each.toLowerCase());
}
