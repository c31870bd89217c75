import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import nextJest from "next/jest.js";

// The shop must show Taipei's time whatever the time zone of server and browser is (GN-03).
process.env.TZ = "America/New_York";

const rootDir = fileURLToPath(new URL("..", import.meta.url));
const createJestConfig = nextJest({ dir: rootDir });

// These packages ship only ES modules, or call import() in a way that Jest does not support (PGlite, cookie, OpenTelemetry).
// SWC rewrites both to require().
const rewritten = [
  "@electric-sql/pglite",
  "@fastify/cookie",
  "@formatjs/[^/]+",
  "@opentelemetry/otlp-exporter-base",
  "cookie",
  "icu-minify",
  "intl-messageformat",
  "iron-session",
  "iron-webcrypto",
  "jose",
  "next-intl",
  "oauth4webapi",
  "oidc-provider",
  "openid-client",
  "uint8array-extras",
  "use-intl",
];

const SOURCE = "^.+\\.(js|jsx|ts|tsx|mjs)$";

async function project({ name, environment, folders, setup }) {
  const config = await createJestConfig({
    displayName: name,
    rootDir,
    testEnvironment: environment,
    testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.ts?(x)`),
    moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
    setupFilesAfterEnv: ["console-guard.ts", ...setup].map(
      (file) => `<rootDir>/tests/setup/${file}`,
    ),
    modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/data/"],
    restoreMocks: true,
    // Reading a global inside of Jest's sandbox is slow, so these come from outside. No test replaces them.
    sandboxInjectedGlobals: [
      ...["Object", "Array", "Math", "Symbol", "Number", "String", "JSON"],
      ...["Map", "Set", "Uint8Array", "DataView"],
    ],
  })();
  return {
    ...config,
    transform: { ...config.transform, "^.+\\.cjs$": config.transform[SOURCE] },
    transformIgnorePatterns: [`/node_modules/(?!(${rewritten.join("|")})/)`],
  };
}

export default async () => ({
  rootDir,
  // Each worker may hold an embedded database of 400 MB.
  maxWorkers: Math.min(availableParallelism(), 4),
  // Long enough for a busy machine. No test waits for time to pass.
  testTimeout: 30_000,
  // A restarted worker loads every module again, so it should restart rarely.
  workerIdleMemoryLimit: "2GB",
  testSequencer: "<rootDir>/tests/setup/project-order.mjs",
  projects: await Promise.all([
    project({
      name: "node",
      environment: "<rootDir>/tests/setup/database-environment.mjs",
      folders: [
        "lib",
        "backend",
        "sandbox",
        "app",
        "cache",
        "cluster",
        "config",
        "messages",
        "faults",
        "isolation",
        "scripts",
        "simulation",
        "spec-backend",
        // Set by scripts/write-release.mjs.
        ...(process.env.RELEASE ? ["released"] : []),
      ],
      setup: ["server-stubs.ts"],
    }),
    project({
      name: "jsdom",
      environment: "jsdom",
      folders: ["components"],
      setup: ["dom-dialog.ts", "browser-stubs.ts"],
    }),
  ]),
});
