import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const trees: string[] = [];
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true });
});

const SAMPLE = {
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      module: "esnext",
      moduleResolution: "bundler",
      target: "esnext",
      strict: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      types: [],
    },
  }),
  "messages/zh-TW/index.ts":
    'import menuPage from "./menu-page.json";\nexport default { menuPage };\n',
  "messages/next-intl.d.ts":
    'import type messages from "./zh-TW";\ndeclare module "next-intl" {\n  interface AppConfig { Messages: typeof messages }\n}\n',
  "messages/zh-TW/menu-page.json": '{ "title": "菜單", "pay": { "cash": "現金", "card": "刷卡" } }',
  "messages/zh-TW/server.json": '{ "busy": "請稍候", "gone": "找不到" }',
  "app/page.ts":
    'import { useTranslations } from "next-intl";\n' +
    'export function usePage(pay: "cash" | "card") {\n' +
    '  const t = useTranslations("menuPage");\n' +
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample is code.
    "  return [t('title'), t.rich(`pay.${pay}`)];\n}\n",
  "lib/answer.ts":
    'import texts from "../messages/zh-TW/server.json";\n' +
    "export type Text = keyof typeof texts;\n" +
    "export const refuse = (text: Text) => texts[text];\n" +
    "export const { busy } = texts;\n" +
    'export const gone = refuse("gone");\n',
};

/** Runs check-messages.mjs in a folder with the sample files. `files` replaces sample files or adds more files. */
function check(files: Record<string, string> = {}) {
  const tree = mkdtempSync(join(tmpdir(), "futao-messages-"));
  trees.push(tree);
  for (const [file, text] of Object.entries({ ...SAMPLE, ...files })) {
    mkdirSync(join(tree, dirname(file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(tree, "node_modules"));
  const { status, stdout } = spawnSync(process.execPath, ["scripts/check-messages.mjs", tree], {
    encoding: "utf8",
  });
  return { status, lines: stdout.trim().split("\n") };
}

it("check-messages.mjs accepts messages that a translation function or a JSON import uses (TX-06)", () => {
  expect(check()).toEqual({ status: 0, lines: ["5 messages checked, 0 refused"] });
});

it("check-messages.mjs reports each message that is used nowhere outside of tests (TX-06)", () => {
  const answer = SAMPLE["lib/answer.ts"];
  const { status, lines } = check({
    "app/page.ts": SAMPLE["app/page.ts"].replace("t('title'), ", "").replace(' | "card"', ""),
    "lib/answer.ts": answer.replace(/export const (?:\{ busy|gone).*\n/g, ""),
    "tests/page.ts": SAMPLE["app/page.ts"].replace("usePage", "useTest"),
  });
  expect(status).toBe(1);
  expect(lines.filter((line) => line.includes("nowhere"))).toEqual([
    "menu-page.json title is used nowhere",
    "menu-page.json pay.card is used nowhere",
    "server.json busy is used nowhere",
    "server.json gone is used nowhere",
  ]);
});

it("check-messages.mjs refuses a message key whose type is not a union of string literals (TX-06)", () => {
  const page = SAMPLE["app/page.ts"].replace('"cash" | "card"', "string");
  const { status, lines } = check({ "app/page.ts": page });
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/^app\/page.ts:4 `pay/);
  expect(lines[1]).toContain("The type of this key lists no keys.");
});
