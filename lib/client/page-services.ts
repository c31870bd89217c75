import { readServices, type Services } from "@/lib/site/services";

/** The third-party services that the operator has configured. The page contains them in a meta element. */
export function readPageServices(): Services {
  const element = document.querySelector<HTMLMetaElement>('meta[name="services"]');
  return readServices(element?.content ?? "");
}
