import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const trees: string[] = [];
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true });
});

/**
 * Makes a requirement id for the samples. This file contains no whole id, because the check would count it as a
 * citation.
 */
const id = (number: string) => `ZZ-${number}`;
const row = (number: string) => `| ${id(number)} | What it does. | where |`;

const SAMPLE = {
  "docs/requirements/a.md": `# A\n\n${row("01")}\n${row("02")}\n${row("03")}\n`,
  "lib/a.ts": `/** Why (${id("01")}). */\nexport const a = 1;\n`,
  "tests/a.test.ts": `it("does it (${id("01")})", () => {});\n`,
};

/** Runs check-requirements.mjs in a folder with the sample files. `files` replaces sample files or adds more files. */
function check(files: Record<string, string> = {}, ...options: string[]) {
  const tree = mkdtempSync(join(tmpdir(), "futao-requirements-"));
  trees.push(tree);
  for (const [file, text] of Object.entries({ ...SAMPLE, ...files })) {
    mkdirSync(join(tree, dirname(file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  execFileSync("git", ["init", "-q", tree]);
  const { status, stdout } = spawnSync(
    process.execPath,
    ["scripts/check-requirements.mjs", ...options, tree],
    { encoding: "utf8" },
  );
  return { status, lines: stdout.trim().split("\n") };
}

it("check-requirements.mjs accepts citations of defined ids and counts the requirements that no test cites", () => {
  expect(check()).toEqual({
    status: 0,
    lines: ["3 requirements, 2 citations, 0 wrong, 2 without a test that cites them"],
  });
});

it("check-requirements.mjs lists the requirements that no test cites if --list is given", () => {
  expect(check({}, "--list").lines.slice(0, -1)).toEqual([
    `no test cites ${id("02")}`,
    `no test cites ${id("03")}`,
  ]);
});

it("check-requirements.mjs counts every id of a range such as 01 to 03 as cited", () => {
  const title = `does all of it (${id("01")} to ${id("03")})`;
  const { lines } = check({ "tests/a.test.ts": `it("${title}", () => {});\n` });
  expect(lines.at(-1)).toContain("0 without a test");
});

it.each(["04", "104"])(
  "check-requirements.mjs refuses the id %s that no file defines",
  (number) => {
    const { status, lines } = check({ "app/b.tsx": `// one\n// two (${id(number)})\n` });
    expect(status).toBe(1);
    expect(lines[0]).toBe(
      `app/b.tsx:2 cites ${id(number)}, which no file of docs/requirements/ defines`,
    );
  },
);

it("check-requirements.mjs refuses an id that is defined twice", () => {
  const { status, lines } = check({ "docs/requirements/b.md": `${row("02")}\n` });
  expect(status).toBe(1);
  expect(lines[0]).toBe(
    `docs/requirements/b.md:1 defines ${id("02")} again: see docs/requirements/a.md:4`,
  );
});

it.each([
  ["a chapter", ["SPEC", "§4"]],
  ["a rule", ["domain", "rule", "C3"]],
  ["a goal", ["domain", "goal", "S12"]],
  ["a part", ["Domain", "part", "C"]],
  ["a section", ["domain", "A6"]],
  ["an acceptance row", ["acceptance", id("01")]],
  ["a number without the name of its document", ["see", "(R10)"]],
  ["a goal without the name of its document", ["see", `(goal ${"R5"})`]],
])(
  "check-requirements.mjs refuses a citation of %s, also if it is split between lines of a comment",
  (_what, words) => {
    const checkText = (text: string) => check({ "lib/b.ts": text });
    expect(checkText(`// ${words.join(" ")}\n`).status).toBe(1);
    expect(checkText(`/**\n * ${words.join("\n * ")}\n */\n`).status).toBe(1);
  },
);

it.each(["UTF-16", "SHA-256", "AES-256", "the domain A records", "call(A7)", "number=A7"])(
  "check-requirements.mjs accepts %s, which is not a citation",
  (text) => {
    expect(check({ "lib/b.ts": `// ${text}\n` }).status).toBe(0);
  },
);

it("check-requirements.mjs does not read files that Git ignores", () => {
  const files = { ".gitignore": "data/\n", "data/b.ts": `// ${id("99")}\n` };
  expect(check(files).status).toBe(0);
});
