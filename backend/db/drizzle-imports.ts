import { type ResolveFnOutput, registerHooks } from "node:module";

const INSIDE = "/node_modules/drizzle-orm/";
const found = new Map<string, ResolveFnOutput>();

/**
 * Makes the imports of drizzle-orm faster. Without this hook, Node.js parses the package.json of drizzle-orm (179 KB)
 * again for each of the 500 imports of its files, which takes half of a backend's start time. With the hook, Node.js
 * resolves each entry point of the package only once. For a relative import inside the package, the hook only joins the
 * path with the URL of the importing file, because such an import contains the full file name.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!context.conditions.includes("import")) return nextResolve(specifier, context);
    if (specifier.startsWith(".") && context.parentURL?.includes(INSIDE)) {
      const { href: url } = new URL(specifier, context.parentURL);
      return { url, format: "module", shortCircuit: true };
    }
    if (!specifier.startsWith("drizzle-orm")) return nextResolve(specifier, context);
    const known = found.get(specifier) ?? {
      ...nextResolve(specifier, context),
      shortCircuit: true,
    };
    found.set(specifier, known);
    return known;
  },
});
