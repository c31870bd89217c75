import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type ConsentChoice,
  choiceText,
  readChoice,
} from "@/lib/site/consent-choice";
import { readCookie, writeCookie } from "./cookies";

/** The names of the cookies that the third-party services set for the domain of the shop. */
const SERVICE_COOKIES = /^(_ga|_gid|_gcl|_clck|_clsk|crisp-client)/;

export function readConsent(): ConsentChoice {
  return readChoice(readCookie(CONSENT_COOKIE));
}

export function saveConsent(choice: ConsentChoice): void {
  writeCookie(CONSENT_COOKIE, choiceText(choice), CONSENT_SECONDS);
}

/**
 * Deletes the cookies of the services after a visitor has withdrawn consent. The services set them for the host or for
 * a parent domain, so all these domains are tried.
 */
export function deleteServiceCookies(): void {
  const names = document.cookie.split("; ").map((pair) => pair.split("=")[0] ?? "");
  const { hostname } = window.location;
  const domains = hostname.split(".").map((_part, at, parts) => parts.slice(at).join("."));
  for (const name of names.filter((one) => SERVICE_COOKIES.test(one))) {
    for (const domainAttribute of ["", ...domains.map((domain) => `; domain=${domain}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
      document.cookie = `${name}=; path=/; max-age=0${domainAttribute}`;
    }
  }
}
