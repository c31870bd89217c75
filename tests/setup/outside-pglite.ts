import type * as Pglite from "@electric-sql/pglite";

/** Jest resolves `@electric-sql/pglite` to this file. database-environment.mjs loads the package and sets `pglite`. */
module.exports = (globalThis as unknown as { pglite: typeof Pglite }).pglite;
