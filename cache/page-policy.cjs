const { frameworkScripts, readBootstraps } = require("./framework-scripts.cjs");
const visitorScript = require("../lib/site/visitor-script.json");
const { extraDirectives, originsOf, sourcesOf } = require("./policy-sources.cjs");

/** The page that saves a card. Its form posts to another site. */
const CARD_PAGE = /\/bindCard$/;
/** The addresses of violation reports, in the new and in the old format. */
const REPORTS = ["report-to csp", "report-uri /api/csp-report"];

/** The scripts of `readBootstraps` by build folder. Tests use several folders. */
const bootstraps = new Map();

/**
 * The Content-Security-Policy of a page, and whether it allows every script of Next.js. A cached page cannot have a
 * nonce, so the policy lists hashes of its inline scripts, see framework-scripts.cjs. The one inline script of our own
 * is a constant.
 */
function pagePolicy(key, page, distDir) {
  if (!bootstraps.has(distDir)) bootstraps.set(distDir, readBootstraps(distDir));
  const { scripts, isWhole } = frameworkScripts(page, bootstraps.get(distDir));
  const own = String(page.html).includes(`<script>${visitorScript.code}</script>`)
    ? [visitorScript.code]
    : [];
  const targets = hasFormElsewhere(key) ? originsOf("CARD_PAGE_ORIGINS") : [];
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...[...scripts, ...own].map(sha256), ...sourcesOf("script")].join(" "),
    ["style-src 'self'", ...sourcesOf("style")].join(" "),
    ...extraDirectives(),
    ["img-src 'self'", ...originsOf("PICTURE_ORIGINS"), ...sourcesOf("img")].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...targets].join(" "),
    "frame-ancestors 'none'",
    ...REPORTS,
  ].join("; ");
  return { policy, isWhole };
}

/** True for the page whose form posts to CARD_PAGE_ORIGINS. */
function hasFormElsewhere(key) {
  return CARD_PAGE.test(key);
}

// Not imported at the top: Next.js bundles this file into the middleware too, where Node modules are an error.
function sha256(code) {
  const { createHash } = globalThis.process.getBuiltinModule("node:crypto");
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

module.exports = { pagePolicy };
