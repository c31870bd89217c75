const { frameworkScripts, readBootstraps } = require("./framework-scripts.cjs");
const cartPreviewScript = require("../lib/cart/cart-preview-script.json");
const visitorScript = require("../lib/site/visitor-script.json");
const { extraDirectives, originsOf, sourcesOf } = require("./policy-sources.cjs");

/** Our own inline scripts. */
const OWN_SCRIPTS = [visitorScript.code, cartPreviewScript.code];
/** The page that saves a card. Its form posts to another site. */
const CARD_PAGE = /\/bindCard$/;
/** The URLs of violation reports, in the new and in the old format. */
const REPORTS = ["report-to csp", "report-uri /api/csp-report"];

/** The scripts of `readBootstraps` by build folder. Tests use several folders. */
const bootstraps = new Map();

/**
 * The Content-Security-Policy of a page, and whether it allows every script of Next.js. A cached page cannot have a
 * nonce, so the policy lists hashes of its inline scripts, see framework-scripts.cjs. Our own
 * inline scripts are constants. `inline` has the style and the scripts that first-paint.cjs adds.
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

/** A policy with 'unsafe-inline' has no hashes, because browsers ignore 'unsafe-inline' beside a hash. */
function styleSources(styles) {
  const sources = sourcesOf("style");
  return sources.includes("'unsafe-inline'") ? sources : [...styles.map(sha256), ...sources];
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
