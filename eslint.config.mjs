import next from "@next/eslint-plugin-next";
import { builtinRules } from "eslint/use-at-your-own-risk";
import checkFile from "eslint-plugin-check-file";
import reactHooks from "eslint-plugin-react-hooks";
import ts from "typescript-eslint";
import { forbid, uniqueFileName, withRemedy } from "./scripts/lint-rules.mjs";

const mayTry = [
  "lib/server/{backend-client,route-handler}.ts",
  "lib/client/{api-client,storage,geolocation}.ts",
  "lib/routing/decoded-part.ts",
  "config/data-folder.ts",
  "backend/{app,backup,run-migrations,server}.ts",
  "backend/db/client.ts",
  "backend/db/migrate.ts",
  "backend/providers/provider-fetch.ts",
  "sandbox/*-server.ts",
  "lib/contracts/json-text.ts",
  "cache/**",
  "scripts/**",
  "tests/**",
];
const mayPrint = [
  "cache/**",
  "lib/server/shop-log.ts",
  // A breakage of login or logout is written to the console and shows no dialog (LG-32).
  "lib/client/session.ts",
  "backend/backend-log.ts",
  "backend/run-server.ts",
  "sandbox/sandbox-server.ts",
  "scripts/**",
  "tests/**",
];
const mayExportDefault = [
  "app/**",
  "messages/**",
  "backend/db/drizzle.config.ts",
  "middleware.ts",
  "*.config.{ts,mjs}",
  "tests/*.config.{ts,mjs}",
  "tests/setup/{database-environment,project-order}.mjs",
];

const coreRule = (name, remedy) => withRemedy(builtinRules.get(name), remedy);
const typescriptRule = (name, remedy) => withRemedy(ts.plugin.rules[name], remedy);

const style = {
  rules: {
    complexity: coreRule("complexity", "Move decisions to named pure functions, or to a table."),
    "max-lines": coreRule("max-lines", "Split the file by what it exports."),
    "max-lines-per-function": coreRule(
      "max-lines-per-function",
      "Move steps to named functions below.",
    ),
    "max-params": coreRule("max-params", "Take one object with named fields."),
    "no-console": coreRule(
      "no-console",
      "Write through lib/server/shop-log.ts or backend/backend-log.ts.",
    ),
    "no-any": typescriptRule(
      "no-explicit-any",
      "Take the type from lib/contracts, or `unknown` and parse it.",
    ),
    "no-non-null": typescriptRule(
      "no-non-null-assertion",
      "Return early when the value is missing, or parse the value.",
    ),
    "no-nested-ternary": coreRule("no-nested-ternary", "Use early returns or a table."),
    "no-try": forbid(
      "TryStatement",
      "Only the files of `mayTry` catch errors. Return a refusal as { ok: false, code }, and let breakages throw.",
    ),
    "no-default-export": forbid(
      "ExportDefaultDeclaration",
      "Export by name: only Next's own files and configurations export a default.",
    ),
    "no-barrel": forbid(
      "ExportAllDeclaration",
      "Do not re-export a whole file: import each name from the file that defines it.",
    ),
    "no-enum": forbid(
      "TSEnumDeclaration, TSModuleDeclaration[declare!=true], TSParameterProperty",
      "Node strips types and cannot run this: use a constant object `as const`.",
    ),
    "no-get-form": forbid(
      "JSXOpeningElement[name.name='form']:not(:has(JSXAttribute[name.name='method'][value.value='post']))",
      'Write `<form method="post">`: before the script runs, a form with GET would put the typed text into the URL.',
    ),
    "no-interface": forbid("TSInterfaceDeclaration", "Write `type X = { … }`."),
    "unique-file-name": uniqueFileName,
  },
};

const limits = { skipBlankLines: true, skipComments: true };

export default ts.config(
  { ignores: [".next/**", "data/**", "test-results/**", "next-env.d.ts", "public/**"] },
  ...ts.configs.recommended,
  // These rules run the React compiler on each file. Only files with components and hooks need them.
  {
    ...reactHooks.configs.flat["recommended-latest"],
    files: ["{app,components,lib/client}/**", "tests/{components,setup}/**"],
  },
  {
    plugins: { "@next/next": next, "check-file": checkFile, style },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs["core-web-vitals"].rules,
      // Pictures are WebP files in two sizes that exist before the build. next/image would only add JavaScript and DOM
      // nodes.
      "@next/next/no-img-element": "off",
      "@typescript-eslint/no-explicit-any": "off",
      "@typescript-eslint/no-unused-vars": "off",
      "@typescript-eslint/consistent-type-imports": "error",
      eqeqeq: "error",
      "style/complexity": ["error", 12],
      "style/max-lines": ["error", { max: 300, ...limits }],
      "style/max-lines-per-function": ["error", { max: 60, ...limits }],
      "style/max-params": ["error", 3],
      "style/no-any": "error",
      "style/no-barrel": "error",
      "style/no-console": "error",
      "style/no-default-export": "error",
      "style/no-enum": "error",
      "style/no-get-form": "error",
      "style/no-interface": "error",
      "style/no-nested-ternary": "error",
      "style/no-non-null": "error",
      "style/no-try": "error",
      "style/unique-file-name": "error",
    },
  },
  {
    files: ["{backend,components,config,lib,messages,sandbox,scripts,tests}/**"],
    rules: {
      "check-file/filename-naming-convention": [
        "error",
        { "**/*": "KEBAB_CASE" },
        { ignoreMiddleExtensions: true, errorMessage: 'Rename "{{ target }}" to kebab-case.' },
      ],
    },
  },
  {
    files: ["{backend,components,config,lib,sandbox}/**"],
    rules: {
      "check-file/folder-naming-convention": [
        "error",
        { "**/": "KEBAB_CASE" },
        { errorMessage: 'Rename the folder "{{ target }}" to kebab-case.' },
      ],
    },
  },
  {
    files: ["**/*.tsx"],
    rules: { "style/max-lines-per-function": ["error", { max: 120, ...limits }] },
  },
  {
    files: ["tests/**"],
    rules: {
      "style/max-lines": ["error", { max: 300, ...limits }],
      "style/max-lines-per-function": "off",
      // `it.each` passes the values of a row as separate parameters.
      "style/max-params": "off",
    },
  },
  {
    files: [
      "lib/contracts/endpoints.ts",
      "lib/address/*-rows-*.ts",
      "backend/seed/**",
      "scripts/pictures/**",
    ],
    rules: { "style/max-lines": "off", "style/max-lines-per-function": "off" },
  },
  // Drawing functions have the parameters frame, x, y and options, and choose colours by nested conditions.
  {
    files: ["scripts/pictures/**"],
    rules: {
      "style/max-params": "off",
      "style/no-nested-ternary": "off",
      "style/complexity": "off",
    },
  },
  // The 404 document is outside of the router, so its links must be plain `<a>` elements.
  {
    files: ["app/global-not-found.tsx"],
    rules: { "@next/next/no-html-link-for-pages": "off" },
  },
  { files: mayTry, rules: { "style/no-try": "off" } },
  { files: mayPrint, rules: { "style/no-console": "off" } },
  { files: mayExportDefault, rules: { "style/no-default-export": "off" } },
  // These files extend the types of packages, which is only possible with `interface` and `namespace`.
  {
    files: ["**/*.d.ts"],
    rules: {
      "style/no-default-export": "off",
      "style/no-enum": "off",
      "style/no-interface": "off",
    },
  },
  // The function that visits a schema has one branch for each kind of schema.
  {
    files: ["tests/lib/contracts/request-bounds.test.ts"],
    rules: { "style/complexity": "off" },
  },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
);
