import { isSafeForThirdParties } from "@/lib/analytics/page-location";
import { type ConsentChoice, configuredNames } from "@/lib/site/consent-choice";
import { isAllowedOn, type Service, type Services } from "@/lib/site/services";
import { loadScript, startTagManager } from "./tag-manager";

const RETRY_MS = 500;

const STARTS: Record<Service, (id: string) => void> = {
  analytics: startTagManager,
  recording: startRecording,
  chat: startChat,
};
type LoadState = { services: Services; choice: ConsentChoice; started: Set<Service> };

/**
 * Starts each service once if it is configured, has consent and is allowed on this page (RB-04, RB-09). If third
 * parties must not see the current URL, tries again until the URL has changed to one that they may see. If they must
 * not see the URL with which the document was opened, starts nothing.
 */
export function loadServices(loading: LoadState): void {
  const { services, started } = loading;
  const waiting = configuredNames(services).filter((name) => mayStart(name, loading));
  if (waiting.length === 0) return;
  if (!wasOpenedSafely()) return;
  if (!isSafeForThirdParties(window.location)) {
    setTimeout(() => loadServices(loading), RETRY_MS);
    return;
  }
  for (const name of waiting) {
    started.add(name);
    STARTS[name](services[name] ?? "");
  }
}

/**
 * True if third parties may see the URL with which the document was opened, or if the browser does not report this URL.
 * Scripts of third parties can read the first URL even after the page has changed its URL.
 */
function wasOpenedSafely(): boolean {
  const [opened] = performance.getEntriesByType?.("navigation") ?? [];
  if (!opened) return true;
  const { pathname, search, hash } = new URL(opened.name);
  return isSafeForThirdParties({ pathname, search: search + hash });
}

function mayStart(name: Service, { choice, started }: LoadState): boolean {
  const isAgreed = choice[name] === true && !started.has(name);
  return isAgreed && isAllowedOn(window.location.pathname, name);
}

/** Starts Microsoft Clarity. Every text is masked before it is sent, because pages contain names and addresses. */
function startRecording(id: string): void {
  type Clarity = { (...words: unknown[]): void; q?: unknown[] };
  const page = window as Window & { clarity?: Clarity };
  const clarity: Clarity = (...words) => {
    clarity.q = [...(clarity.q ?? []), words];
  };
  page.clarity ??= clarity;
  page.clarity("consentv2", { ad_Storage: "denied", analytics_Storage: "granted" });
  document.body.dataset.clarityMask = "true";
  loadScript(`https://www.clarity.ms/tag/${encodeURIComponent(id)}`);
}

/** Starts the chat of Crisp. The shop passes no data about the visitor to Crisp. */
function startChat(id: string): void {
  Object.assign(window, { $crisp: [], CRISP_WEBSITE_ID: id });
  loadScript("https://client.crisp.chat/l.js");
}
