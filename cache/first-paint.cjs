const { LATE_SCRIPTS } = require("./late-scripts.cjs");
const { usedRules } = require("./used-rules.cjs");

/** These patterns match the tags that Next.js writes for its stylesheets and scripts. */
const STYLESHEET =
  /<link rel="stylesheet" href="\/_next\/(static\/[^"]+\.css)" data-precedence="next"\/>/g;
const SCRIPT = /<script src=("\/_next\/static\/[^"]+\.js"(?: id="[^"]+")?) async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/**
 * Changes the HTML of a page so that the browser needs no other file for the first paint
 * (docs/decisions/074-first-paint.md):
 *
 * - The CSS rules for the page's elements are copied into an inline style. The stylesheet link moves to the end of the
 *   body, where it does not block the first paint.
 * - The scripts are loaded later, see late-scripts.cjs.
 *
 * Returns the new HTML. Also returns the added inline style and script, whose hashes must be in the page's
 * Content-Security-Policy. A page without a stylesheet is returned unchanged.
 */
function firstPaint(html, distDir) {
  const sheets = Array.from(html.matchAll(STYLESHEET), ([tag, path]) => ({ tag, path }));
  if (sheets.length === 0) return { html, styles: [], scripts: [] };
  const style = usedRules(
    html,
    sheets.map(({ path }) => `${distDir}/${path}`),
  );
  const changed = html
    .replace(sheets[0].tag, () => `<style>${style}</style><script>${LATE_SCRIPTS}</script>`)
    .replace(STYLESHEET, "")
    .replace(SCRIPT_PRELOAD, "")
    .replace(SCRIPT, "<script data-src=$1></script>")
    .replace("</body>", () => `${sheets.map(({ tag }) => tag).join("")}</body>`);
  return { html: changed, styles: [style], scripts: [LATE_SCRIPTS] };
}

module.exports = { firstPaint };
