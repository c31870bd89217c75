import { basename, relative } from "node:path";

/** Returns a copy of another package's rule whose messages end with our remedy. */
export function withRemedy(rule, remedy) {
  const messages = Object.fromEntries(
    Object.entries(rule.meta.messages).map(([id, text]) => [id, `${text} ${remedy}`]),
  );
  return { ...rule, meta: { ...rule.meta, messages } };
}

export function forbid(selector, message) {
  return {
    meta: { type: "problem", schema: [] },
    create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
  };
}

// Several folders may have a file with one of these names. Next.js requires most of the names. `log` and `server` are
// allowed too, because several programs have a file of this name.
const SHARED_NAMES =
  /^(log|server|page|layout|route|error|loading|not-found|template|default|opengraph-image)\.tsx?$/;
const seen = new Map();

export const uniqueFileName = {
  meta: { type: "problem", schema: [] },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      const path = relative(context.cwd, context.filename);
      const other = seen.get(name) ?? path;
      seen.set(name, path);
      if (other === path || SHARED_NAMES.test(name)) return;
      context.report({
        node,
        message: `${other} has the same file name. People open files by name, so add a noun to this name.`,
      });
    },
  }),
};
