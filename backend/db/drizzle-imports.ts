import { type ResolveFnOutput, registerHooks } from "node:module";

const INSIDE = "/node_modules/drizzle-orm/";
const found = new Map<string, ResolveFnOutput>();

/**
 * Node parses the 179 KB package.json of drizzle-orm again for each of the 500 imports of its files, which took half of
 * the start of a backend. Here each entry of the package is resolved once, and its own relative imports are taken as
 * they are, because they name whole files.
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
