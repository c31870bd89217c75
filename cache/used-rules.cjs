const { INLINE_SCRIPT } = require("./framework-scripts.cjs");

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
/** No class begins with a digit: 12.5% is a key frame. */
const CLASS_SELECTOR = /\.((?!\d)(?:\\.|[\w-]|[^\0-\x7f])+)/g;
/** A rule with `:not()` applies to elements without the classes in it. */
const NEGATION = /(?<!\\):not\((?:[^()]|\([^()]*\))*\)/g;
/** The characters that React escapes in an attribute. */
const ENTITIES = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const MAX_RESULTS = 500;

/** Parsed stylesheets by file. */
const roots = new Map();
/** Results by stylesheets and classes. Pages of one kind have the same classes. */
const results = new Map();

/** The rules of these stylesheets, without those for classes that the HTML does not have. */
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
    // An empty layer stays, because it decides the order of the layers.
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

// Not imported at the top: Next.js bundles this file into the middleware too, where Node modules are an error.
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
