import { basename, relative } from "node:path";

/** A rule of another package with a remedy at the end of its messages. */
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

// Next requires these names. Shop and backend each have their own log, and each backend has its own start.
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
        message: `${other} has the same name: files are opened by name, so add the noun.`,
      });
    },
  }),
};
