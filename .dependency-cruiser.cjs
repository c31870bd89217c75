// The import rules of the layers. Each row has the layer's name, the path of its files, the paths that they may import,
// and the advice that a violation prints.
const layers = [
  [
    "contracts",
    "^lib/contracts/",
    ["^lib/contracts/"],
    "A contract may import only zod and other contracts. Move rules to lib/<domain>.",
  ],
  [
    "rules",
    "^lib/(?!contracts/|server/|client/)[^/]+/",
    ["^lib/(?!server/|client/)[^/]+/"],
    "A rule is a pure function: pass the data it needs (time, answers, texts) as parameters.",
  ],
  [
    "lib-server",
    "^lib/server/",
    ["^lib/(?!client/)", "^config/", "^messages/(server|guard)-texts\\.ts$"],
    "Server code may not use browser code or components. Move the code that both need to lib/<domain>.",
  ],
  [
    "config",
    "^config/",
    ["^config/"],
    "Every process checks its settings with config/, so config/ must not import the code of a program.",
  ],
  [
    "lib-client",
    "^lib/client/",
    ["^lib/(?!server/)"],
    "Browser code must not import lib/server. Call the server with lib/client/call-api or api-client.",
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
    "components/ui knows no domain: pass texts and values as props, or move the component to components/<domain>.",
  ],
  [
    "components",
    "^components/(?!ui/)",
    ["^components/", "^lib/(?!server/)", "^messages/parts/", "^messages/failure-texts\\.ts$"],
    "Components get server data as props, or request it with lib/client/call-api. A component that is loaded on demand may import messages from messages/parts, and the page for failures may import messages/failure-texts.ts.",
  ],
  [
    "handlers",
    "^app/api/",
    ["^lib/(?!client/)"],
    "A route handler only translates between HTTP and the calls: move other code to lib/server or lib/<domain>.",
  ],
  [
    "pages",
    "^app/(?!api/)",
    ["^components/", "^lib/(?!client/)", "^messages/", "^app/.*\\.css$"],
    "Keep pages thin: move shared code to components/<domain> or lib/<domain>, and browser code to a component.",
  ],
  [
    "middleware",
    "^middleware\\.ts$",
    ["^lib/routing/", "^lib/server/session-options\\.ts$"],
    "The middleware may import only lib/routing and lib/server/session-options.ts. Make network calls in a page or a route handler.",
  ],
  [
    "sandbox",
    "^sandbox/",
    ["^sandbox/", "^config/", "^lib/contracts/json-text\\.ts$"],
    "The sandbox simulates the providers. It must not import code of the shop or the backend, except lib/contracts/json-text.ts.",
  ],
  [
    "backend",
    "^backend/",
    ["^backend/", "^config/", "^lib/contracts/", "^lib/(limits|process|redis)/"],
    "The backend must not import the shop's rules. Write the rule again in backend/, or share a contract, limit or process helper.",
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
      comment:
        "Files import each other in a circle: move the code that they share to another file.",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-circular-domains",
      severity: "error",
      comment:
        "Domains import each other in a circle: pass the other domain's component as a prop or child, or move the shared code to a lower layer.",
      scope: "folder",
      from: { path: "^(components|lib|backend/modules)/[^/]+$" },
      to: { path: "^(components|lib|backend/modules)/[^/]+$", circular: true },
    },
    {
      name: "contracts-need-only-zod",
      severity: "error",
      comment:
        "Every layer imports the contracts, so zod is the only package that a contract may import.",
      from: { path: "^lib/contracts/" },
      to: { ...npm, pathNot: "node_modules/zod/" },
    },
    {
      name: "rules-are-pure",
      severity: "error",
      comment:
        "A rule may import only the packages zod, date-fns, date-fns-tz and taiwan-id-validator. Move React code to components and Next.js code to lib/server.",
      from: { path: "^lib/(?!contracts/|server/|client/|limits/|process/|redis/)[^/]+/" },
      to: { ...npm, pathNot: "node_modules/(zod|date-fns|date-fns-tz|taiwan-id-validator)/" },
    },
    {
      name: "programs-share-no-domain",
      severity: "error",
      comment:
        "The shop and the backend share lib/limits, lib/process and lib/redis, so these folders must not import domain code. Pass the data as parameters.",
      from: { path: "^lib/(limits|process|redis)/" },
      to: { path: "^(lib|backend|components|app)/", pathNot: "^lib/(limits|process|redis)/" },
    },
    {
      name: "browser-takes-contract-types",
      severity: "error",
      comment:
        "Keep zod out of the browser: use `import type` for contracts. Only codes.ts and answer-code.ts may be imported as values.",
      from: { path: "^(components|lib/client)/" },
      to: {
        path: "^lib/contracts/(?!(codes|answer-code)\\.ts)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "db-is-lowest",
      severity: "error",
      comment:
        "The database layer is the lowest layer of the backend: move the shared type into backend/db.",
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
      // Next.js itself resolves `server-only` and `client-only`.
      to: { couldNotResolve: true, pathNot: "^(server|client)-only$" },
    },
    {
      name: "no-dev-packages-in-product",
      severity: "error",
      comment: "Production installs no devDependencies: move the package to dependencies.",
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
      comment: "No file imports this file: import it or delete it.",
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
