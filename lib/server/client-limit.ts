import { createHash } from "node:crypto";
import { GUARD_TEXTS } from "../../messages/guard-texts.ts";
import { CODE } from "../contracts/codes.ts";
import { networkOf } from "../limits/client-network.ts";
import { createLimiters } from "../limits/limiters.ts";
import type { Redis } from "../redis/redis-client.ts";
import { splitLocale } from "../routing/locale-path.ts";
import { DEFAULT_LOCALE, LANGUAGES } from "../routing/routes.ts";

const WINDOW_SECONDS = 10;
/** The maximum cost of a client's requests in a window. It is enough for 400 pages or calls. */
const MAX_COST = 4_000;
const COST = { request: 10, asset: 1, sitemap: 100 };
/** The maximum number of refused clients that are logged in a window. */
const MAX_LOGGED = 20;

const STYLE =
  "body{font:16px/1.6 system-ui,sans-serif;margin:20vh auto;max-width:26rem;padding:0 1.5rem;text-align:center;text-wrap:balance}" +
  "a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:99px;background:#c8400f;color:#fff;font-weight:700;text-decoration:none}";
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

type Options = {
  /** Returns the time in epoch milliseconds. */
  now: () => number;
  /** Multiplies the limit, for test runs in which one IP address sends the requests of many visitors. */
  scale: number;
  log: (event: { kind: "rate-limit-hit"; network: string }) => void;
  redis?: Redis | undefined;
};

type Answer = { status: number; headers: Record<string, string>; body: string };

/**
 * Creates the overall rate limit of a client, which is an IPv4 address or the /64 network of an IPv6 address. The
 * returned function gives null for a request within the limit, and otherwise an answer with 429 and Retry-After.
 */
export function createClientLimit({ now, scale, log, redis }: Options) {
  const countUse = createLimiters(now, { redis })({
    name: "client",
    count: MAX_COST * scale,
    seconds: WINDOW_SECONDS,
  });
  let logged = { window: 0, count: 0 };

  function record(network: string): void {
    const window = Math.floor(now() / (WINDOW_SECONDS * 1000));
    if (logged.window !== window) logged = { window, count: 0 };
    logged.count += 1;
    if (logged.count <= MAX_LOGGED) log({ kind: "rate-limit-hit", network });
  }

  return async (address: string, url: string): Promise<Answer | null> => {
    const network = networkOf(address);
    const cost = costOf(url);
    const { used, allowed, retryMs } = await countUse(network.narrow, network, cost);
    if (used <= allowed) return null;
    if (used - cost <= allowed) record(network.narrow);
    return tooManyAnswer(url, Math.ceil(retryMs / 1000));
  };
}

/**
 * The cost of a request. It is low for files that a page needs, and high for sitemap files, because these have up to
 * 3.5 MB.
 */
function costOf(url: string): number {
  if (/^\/(?:_next\/static|pictures)\//.test(url)) return COST.asset;
  return url.startsWith("/sitemaps/") ? COST.sitemap : COST.request;
}

function tooManyAnswer(url: string, seconds: number): Answer {
  const isCall = url.startsWith("/api/");
  const headers = {
    "content-type": isCall ? "application/json" : "text/html; charset=utf-8",
    "content-security-policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'`,
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "retry-after": String(seconds),
  };
  return { status: 429, headers, body: isCall ? callBody() : pageBody(url, seconds) };
}

function callBody(): string {
  return JSON.stringify({
    code: CODE.tooManyTries,
    message: GUARD_TEXTS[DEFAULT_LOCALE].tooMany,
    data: null,
  });
}

function pageBody(url: string, seconds: number): string {
  const { locale } = splitLocale(url);
  const texts = GUARD_TEXTS[locale];
  const text = texts.tooManyText.replace("{seconds}", String(seconds));
  return (
    `<!doctype html><html lang="${LANGUAGES[locale].tag}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    `<title>${texts.tooManyTitle}</title><style>${STYLE}</style></head>` +
    `<body><h1>${texts.tooManyTitle}</h1><p>${text}</p><p><a href="">${texts.reload}</a></p></body></html>`
  );
}
