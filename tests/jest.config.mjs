import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import nextJest from "next/jest.js";

// The tests run in New York time, because the shop must show Taipei time in every time zone (GN-03).
process.env.TZ = "America/New_York";

const rootDir = fileURLToPath(new URL("..", import.meta.url));
const createJestConfig = nextJest({ dir: rootDir });

// Most of these packages ship only ES modules. Others (cookie, OpenTelemetry) call import() in a way that Jest does not
// support. SWC rewrites import statements and import() calls to require().
const rewritten = [
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

async function project({ name, environment, folders, setup, packages = {} }) {
  const config = await createJestConfig({
    displayName: name,
    rootDir,
    testEnvironment: environment,
    testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.ts?(x)`),
    moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1", ...packages },
    setupFilesAfterEnv: ["console-guard.ts", ...setup].map(
      (file) => `<rootDir>/tests/setup/${file}`,
    ),
    modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/data/"],
    restoreMocks: true,
    // Jest reads the globals of its test environment slowly, so these globals come from outside of the environment. No
    // test replaces them.
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
  // At most four workers, because each may use 400 MB of memory for an embedded database.
  maxWorkers: Math.min(availableParallelism(), 4),
  // The limit is high, because tests are slow on a busy machine.
  testTimeout: 30_000,
  // The limit is high, so that workers restart rarely: a restarted worker loads every module again.
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
        "growth",
        "isolation",
        "scripts",
        "simulation",
        "spec-backend",
        // scripts/write-release.mjs sets RELEASE.
        ...(process.env.RELEASE ? ["released"] : []),
      ],
      setup: ["server-stubs.ts"],
      packages: { "^@electric-sql/pglite$": "<rootDir>/tests/setup/outside-pglite.ts" },
    }),
    project({
      name: "jsdom",
      environment: "jsdom",
      folders: ["components"],
      setup: ["dom-dialog.ts", "browser-stubs.ts"],
    }),
  ]),
});
