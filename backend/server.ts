// db/drizzle-imports.ts registers a module hook. The hook must be registered before drizzle-orm is imported, so
// run-server.ts is imported dynamically.
import "./db/drizzle-imports.ts";

await import("./run-server.ts");
