const { LATE_SCRIPTS } = require("./late-scripts.cjs");
const { usedRules } = require("./used-rules.cjs");

/** The tags that Next.js writes for its stylesheets and scripts. */
const STYLESHEET =
  /<link rel="stylesheet" href="\/_next\/(static\/[^"]+\.css)" data-precedence="next"\/>/g;
const SCRIPT = /<script src=("\/_next\/static\/[^"]+\.js"(?: id="[^"]+")?) async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/**
 * Changes a page of Next.js so that its first paint needs the HTML alone (docs/decisions/074-first-paint.md):
 *
 * - The rules for the page's elements are in an inline style. The stylesheet moves to the end of the body, where it
 *   blocks no paint.
 * - The scripts are fetched later, see late-scripts.cjs.
 *
 * Returns the new HTML, and the inline style and script for the page's policy. A page without a stylesheet stays as
 * it is.
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
