import { readServices, type Services } from "@/lib/site/services";

/** The services that the operator has configured, from the page. */
export function readPageServices(): Services {
  const element = document.querySelector<HTMLMetaElement>('meta[name="services"]');
  return readServices(element?.content ?? "");
}
