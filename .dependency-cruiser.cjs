// Who may import whom: one line per layer, and what to do instead.
const layers = [
  [
    "contracts",
    "^lib/contracts/",
    ["^lib/contracts/"],
    "A contract knows only zod and other contracts. Move rules to lib/<domain>.",
  ],
  [
    "rules",
    "^lib/(?!contracts/|server/|client/)[^/]+/",
    ["^lib/(?!server/|client/)[^/]+/"],
    "A rule is a pure function: take what it needs (time, answers, texts) as a parameter.",
  ],
  [
    "lib-server",
    "^lib/server/",
    ["^lib/(?!client/)", "^config/", "^messages/(server|guard)-texts\\.ts$"],
    "Server code may not use browser code or components. Move the shared part to lib/<domain>.",
  ],
  [
    "config",
    "^config/",
    ["^config/"],
    "Every process checks its settings by these rules, so they may import none of the programs.",
  ],
  [
    "lib-client",
    "^lib/client/",
    ["^lib/(?!server/)"],
    "The browser reaches the server through app/api, lib/client/call-api and api-client only.",
  ],
  [
    "ui",
    "^components/ui/",
    [
      "^components/ui/",
      "^lib/client/",
      "^lib/contracts/",
      "^lib/routing/(routes|locale-path)\\.ts$",
      "^lib/format/list-text\\.ts$",
    ],
    "A primitive knows no domain: pass text and values as props, or move it to components/<domain>.",
  ],
  [
    "components",
    "^components/(?!ui/)",
    ["^components/", "^lib/(?!server/)", "^messages/parts/", "^messages/failure-texts\\.ts$"],
    "Components get server data as props, or call it through lib/client/call-api; a part that loads on demand imports its own messages.",
  ],
  [
    "handlers",
    "^app/api/",
    ["^lib/(?!client/)"],
    "Handlers translate only: use lib/server, lib/<domain> and contracts.",
  ],
  [
    "pages",
    "^app/(?!api/)",
    ["^components/", "^lib/(?!client/)", "^messages/", "^app/.*\\.css$"],
    "A page is thin: move what it shares to components/<domain> or lib/<domain>, browser code to a component.",
  ],
  [
    "middleware",
    "^middleware\\.ts$",
    ["^lib/routing/", "^lib/server/session-options\\.ts$"],
    "Decide in lib/routing; a network call belongs to the page or handler.",
  ],
  [
    "sandbox",
    "^sandbox/",
    ["^sandbox/", "^config/", "^lib/contracts/json-text\\.ts$"],
    "The sandbox stands for the providers: it knows their protocols and its settings, nothing of the shop.",
  ],
  [
    "backend",
    "^backend/",
    ["^backend/", "^config/", "^lib/contracts/", "^lib/(limits|process|redis)/"],
    "The backend must not rely on the shop's rules: write the rule again, share contracts and limits only.",
  ],
];

const layerRules = layers.map(([name, from, to, comment]) => ({
  name: `layer-${name}`,
  severity: "error",
  comment,
  from: { path: from },
  to: {
    path: "^(app|components|config|lib|messages|backend|sandbox|scripts|middleware)(/|\\.)",
    pathNot: to,
  },
}));

const npm = {
  dependencyTypes: ["npm", "npm-dev", "npm-optional", "npm-peer", "npm-no-pkg", "core"],
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: "no-circular",
      severity: "error",
      comment: "Two files need each other: move what both use to a third file below them.",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-circular-domains",
      severity: "error",
      comment:
        "Two domains need each other: pass the other's part as a prop or child, or move it down.",
      scope: "folder",
      from: { path: "^(components|lib|backend/modules)/[^/]+$" },
      to: { path: "^(components|lib|backend/modules)/[^/]+$", circular: true },
    },
    {
      name: "contracts-need-only-zod",
      severity: "error",
      comment: "A contract is read by every layer: describe the shape with zod and nothing else.",
      from: { path: "^lib/contracts/" },
      to: { ...npm, pathNot: "node_modules/zod/" },
    },
    {
      name: "rules-are-pure",
      severity: "error",
      comment: "Only zod and date-fns in rules: React belongs to components, Next to lib/server.",
      from: { path: "^lib/(?!contracts/|server/|client/|limits/|process/|redis/)[^/]+/" },
      to: { ...npm, pathNot: "node_modules/(zod|date-fns|date-fns-tz|taiwan-id-validator)/" },
    },
    {
      name: "programs-share-no-domain",
      severity: "error",
      comment:
        "Limits and processes serve the shop and the backend: pass what they need as a parameter.",
      from: { path: "^lib/(limits|process|redis)/" },
      to: { path: "^(lib|backend|components|app)/", pathNot: "^lib/(limits|process|redis)/" },
    },
    {
      name: "browser-takes-contract-types",
      severity: "error",
      comment:
        "Keep zod out of the browser: `import type` from contracts, values from codes.ts and answer-code.ts only.",
      from: { path: "^(components|lib/client)/" },
      to: {
        path: "^lib/contracts/(?!(codes|answer-code)\\.ts)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "db-is-lowest",
      severity: "error",
      comment: "The database layer is below all others: move the shared type into backend/db.",
      from: { path: "^backend/db/" },
      to: { path: "^backend/(?!db/)" },
    },
    {
      name: "nothing-imports-tests",
      severity: "error",
      comment: "The product must not import tests: move the code to the product.",
      from: { pathNot: "^tests/" },
      to: { path: "^tests/" },
    },
    {
      name: "no-unresolved",
      severity: "error",
      comment: "The import cannot be resolved: correct the path or declare the package.",
      from: {},
      // Next resolves these two itself.
      to: { couldNotResolve: true, pathNot: "^(server|client)-only$" },
    },
    {
      name: "no-dev-packages-in-product",
      severity: "error",
      comment: "The product runs without devDependencies: move the package to dependencies.",
      from: {
        path: "^(app|components|config|lib|messages|backend)/",
        pathNot: "\\.config\\.ts$",
      },
      to: {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["type-only"],
        pathNot: "node_modules/@types/",
      },
    },
    {
      name: "no-orphans",
      severity: "error",
      comment: "Nobody uses this file: delete it or import it.",
      from: {
        orphan: true,
        path: "^(app|components|config|lib|messages|backend)/",
        pathNot: ["^app/", "\\.d\\.ts$", "^messages/.*\\.json$"],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.next|data|test-results)/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
    },
  },
};
