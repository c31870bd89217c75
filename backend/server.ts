// The hook must be registered before drizzle-orm is imported, so the program itself is imported dynamically.
import "./db/drizzle-imports.ts";

await import("./run-server.ts");
