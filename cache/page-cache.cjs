const {
  default: FileSystemCache,
} = require("next/dist/server/lib/incremental-cache/file-system-cache");
const { extraDirectives, sourcesOf } = require("./policy-sources.cjs");

const POLICY = "content-security-policy";
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
/** The framework's own inline scripts: each pushes JSON data to a list, and does nothing else. */
const DATA_PUSHES = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[0\])\)$/,
  /^self\.__next_f\.push\((\[[\s\S]*\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/,
];

const NOT_FOUND = 404;
/** The one page that posts to another site, where a card is saved. */
const CARD_PAGE = /\/bindCard$/;
/** Where a browser tells what the policy has kept out, in its new way and in its old one. */
const REPORTS = ["report-to csp", "report-uri /api/csp-report"];

/**
 * The framework's page cache, with one thing added: a page's Content-Security-Policy is kept with its HTML.
 * A cached page can carry no nonce, so its inline scripts are named by their hashes; and only those are
 * named that have the shape of the framework's data pushes, so that a script which found its way into the
 * markup is never blessed by being hashed with the rest.
 */
module.exports = class PageCache extends FileSystemCache {
  constructor(context) {
    super(context);
    this.memory = new FileSystemCache({ ...context, flushToDisk: false });
  }

  async get(key, context) {
    const entry = await super.get(key, context);
    addPolicy(key, entry?.value);
    return entry;
  }

  async set(key, value, context) {
    addPolicy(key, value);
    // Of addresses where nothing is there is no end: a disk would fill with what somebody makes up.
    if (value?.status === NOT_FOUND) return this.memory.set(key, value, context);
    return super.set(key, value, context);
  }
};

function addPolicy(key, page) {
  if (page?.kind !== "APP_PAGE") return;
  const posts = CARD_PAGE.test(key);
  // Where a form may go is known when the shop runs: what was kept may be of another start.
  if (page.headers?.[POLICY] && !posts) return;
  const targets = posts ? cardPages() : [];
  page.headers = { ...page.headers, [POLICY]: policyOf(String(page.html), targets) };
}

function policyOf(html, targets) {
  const codes = Array.from(html.matchAll(INLINE_SCRIPT), ([, code]) => code).filter(isDataPush);
  const hashes = Array.from(new Set(codes), sha256);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...sourcesOf("script")].join(" "),
    ["style-src 'self' 'unsafe-inline'", ...sourcesOf("style")].join(" "),
    ...extraDirectives(),
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...targets].join(" "),
    "frame-ancestors 'none'",
    ...REPORTS,
  ].join("; ");
}

// Not process.env: the framework would write the value of the build into the bundle.
function cardPages() {
  const urls = (globalThis.process.env.CARD_PAGE_ORIGINS ?? "").split(/\s+/);
  return urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
}

function isDataPush(code) {
  return DATA_PUSHES.some((shape) => isJson(shape.exec(code)?.[1]));
}

function isJson(text) {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

// The framework bundles this file into the middleware as well, where Node's modules must not even be named.
function sha256(code) {
  const { createHash } = globalThis.process.getBuiltinModule("node:crypto");
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
