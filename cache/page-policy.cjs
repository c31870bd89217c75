const { frameworkScripts, readBootstraps } = require("./framework-scripts.cjs");
const cartPreviewScript = require("../lib/cart/cart-preview-script.json");
const visitorScript = require("../lib/site/visitor-script.json");
const { extraDirectives, originsOf, sourcesOf } = require("./policy-sources.cjs");

/** The inline scripts that this project adds to pages. */
const OWN_SCRIPTS = [visitorScript.code, cartPreviewScript.code];
/**
 * The cache key of the page that saves a card ends in this path. The form of this page posts to the payment provider's
 * site.
 */
const CARD_PAGE = /\/bindCard$/;
/** The directives for violation reports: `report-to` for new browsers and `report-uri` for old browsers. */
const REPORTS = ["report-to csp", "report-uri /api/csp-report"];

/** The result of `readBootstraps` by build folder. Tests use several folders. */
const bootstraps = new Map();

/**
 * Returns the Content-Security-Policy of a page. `isWhole` is true if the allowed scripts contain all flight data of
 * the page. A cached page cannot have a nonce, so the policy lists the hashes of the page's inline scripts, see
 * framework-scripts.cjs. `inline` contains the style and the scripts that first-paint.cjs adds.
 */
function pagePolicy(key, page, { distDir, inline }) {
  if (!bootstraps.has(distDir)) bootstraps.set(distDir, readBootstraps(distDir));
  const { scripts, isWhole } = frameworkScripts(page, bootstraps.get(distDir));
  const own = OWN_SCRIPTS.filter((code) => String(page.html).includes(`<script>${code}</script>`));
  const hashes = [...inline.scripts, ...scripts, ...own];
  const targets = hasFormElsewhere(key) ? originsOf("CARD_PAGE_ORIGINS") : [];
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.map(sha256), ...sourcesOf("script")].join(" "),
    ["style-src 'self'", ...styleSources(inline.styles)].join(" "),
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

/**
 * The sources of `style-src`. If a service needs 'unsafe-inline', the hashes of `styles` are left out, because browsers
 * ignore 'unsafe-inline' in a directive that contains a hash.
 */
function styleSources(styles) {
  const sources = sourcesOf("style");
  return sources.includes("'unsafe-inline'") ? sources : [...styles.map(sha256), ...sources];
}

/** True for the page whose form posts to CARD_PAGE_ORIGINS. */
function hasFormElsewhere(key) {
  return CARD_PAGE.test(key);
}

// node:crypto is not imported at the top of the file, because Next.js also bundles this file into the middleware, where
// an import of a Node.js module is an error.
function sha256(code) {
  const { createHash } = globalThis.process.getBuiltinModule("node:crypto");
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

module.exports = { pagePolicy };
