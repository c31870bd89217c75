import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type ConsentChoice,
  choiceText,
  readChoice,
} from "@/lib/site/consent-choice";
import { readCookie, writeCookie } from "./cookies";

/** The cookies that the services set for our domain. */
const SERVICE_COOKIES = /^(_ga|_gid|_gcl|_clck|_clsk|crisp-client)/;

export function readConsent(): ConsentChoice {
  return readChoice(readCookie(CONSENT_COOKIE));
}

export function saveConsent(choice: ConsentChoice): void {
  writeCookie(CONSENT_COOKIE, choiceText(choice), CONSENT_SECONDS);
}

/** Deletes the cookies of the services after consent is withdrawn. They are set for the host or its parent domain. */
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
