import { readServices, type Services } from "@/lib/site/services";

/** What the operator has configured, as the page carries it; without any there is no such element. */
export function wantedServices(): Services {
  const element = document.querySelector<HTMLMetaElement>('meta[name="services"]');
  return readServices(element?.content ?? "");
}
