const { frameworkScripts, readBootstraps } = require("./framework-scripts.cjs");
const { extraDirectives, originsOf, sourcesOf } = require("./policy-sources.cjs");

/** The one page that posts to another site, where a card is saved. */
const CARD_PAGE = /\/bindCard$/;
/** Where a browser reports what the policy blocked, in the new way and in the old one. */
const REPORTS = ["report-to csp", "report-uri /api/csp-report"];

/** By folder of the build; there is one, except in tests. */
const bootstraps = new Map();

/**
 * The Content-Security-Policy of a page, and whether every script of the framework is in it. A cached page
 * can carry no nonce, so its inline scripts are listed by their hashes: see framework-scripts.cjs.
 */
function pagePolicy(key, page, distDir) {
  if (!bootstraps.has(distDir)) bootstraps.set(distDir, readBootstraps(distDir));
  const { scripts, isWhole } = frameworkScripts(page, bootstraps.get(distDir));
  const targets = hasFormElsewhere(key) ? originsOf("CARD_PAGE_ORIGINS") : [];
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(sha256), ...sourcesOf("script")].join(" "),
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

/** Where such a form may go is known when the shop runs: the policy of another start would be wrong. */
function hasFormElsewhere(key) {
  return CARD_PAGE.test(key);
}

// The framework bundles this file into the middleware as well, where Node's modules must not even be named.
function sha256(code) {
  const { createHash } = globalThis.process.getBuiltinModule("node:crypto");
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

module.exports = { pagePolicy };
