const { INLINE_SCRIPT } = require("./framework-scripts.cjs");

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
/**
 * Matches a class in a selector. A class name cannot begin with a digit, so the `.5` of the keyframe selector `12.5%`
 * does not match.
 */
const CLASS_SELECTOR = /\.((?!\d)(?:\\.|[\w-]|[^\0-\x7f])+)/g;
/**
 * Matches `:not(…)`. The classes in it are not required, because the rule applies to elements without these classes.
 */
const NEGATION = /(?<!\\):not\((?:[^()]|\([^()]*\))*\)/g;
/** The HTML entities that React writes into attributes. */
const ENTITIES = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const MAX_RESULTS = 500;

/** File path → parsed stylesheet. */
const roots = new Map();
/** Stylesheets and classes of a page → result of `usedRules`. Most pages of one kind have the same classes. */
const results = new Map();

/** Returns the CSS of these stylesheets without the rules for classes that do not occur in the HTML. */
function usedRules(html, files) {
  const classes = classesIn(html);
  const key = [...files, ...[...classes].sort()].join(" ");
  if (!results.has(key)) {
    if (results.size >= MAX_RESULTS) results.clear();
    results.set(key, files.map((file) => rulesFor(classes, rootOf(file))).join(""));
  }
  return results.get(key);
}

function classesIn(html) {
  const lists = Array.from(html.replace(INLINE_SCRIPT, "").matchAll(CLASS_ATTRIBUTE));
  return new Set(lists.flatMap(([, list]) => decode(list).split(" ")));
}

function decode(text) {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]);
}

function rulesFor(classes, root) {
  const copy = root.clone();
  copy.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => isUsed(selector, classes));
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  copy.walkAtRules((rule) => {
    // An empty `@layer` rule stays, because the first mention of a layer decides its order.
    if (rule.nodes?.length === 0 && rule.name !== "layer") rule.remove();
  });
  return copy.toString();
}

function isUsed(selector, classes) {
  const names = Array.from(
    selector.replace(NEGATION, "").matchAll(CLASS_SELECTOR),
    ([, name]) => name,
  );
  return names.every((name) => classes.has(name.replace(/\\(.)/g, "$1")));
}

// postcss and the Node.js modules are not imported at the top of the file, because Next.js also bundles this file into
// the middleware, where an import of a Node.js module is an error.
function rootOf(file) {
  if (!roots.has(file)) {
    const { createRequire } = globalThis.process.getBuiltinModule("node:module");
    const { readFileSync } = globalThis.process.getBuiltinModule("node:fs");
    const postcss = createRequire(__filename)("postcss");
    roots.set(file, postcss.parse(readFileSync(file, "utf8")));
  }
  return roots.get(file);
}

module.exports = { usedRules };
