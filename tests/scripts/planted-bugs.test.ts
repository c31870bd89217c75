import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const SCRIPT = `
  const { PLANTED_BUGS } = await import("./scripts/planted-bugs.mjs");
  console.log(JSON.stringify(PLANTED_BUGS));
`;

type PlantedBug = [file: string, right: string, wrong: string];

const json = execFileSync(process.execPath, ["--input-type=module", "-e", SCRIPT]);
const bugs = JSON.parse(json.toString()) as PlantedBug[];

it("each planted bug replaces a text that its file contains", () => {
  expect(bugs.length).toBeGreaterThan(10);
  const missing = bugs.filter(
    ([file, right, wrong]) => right === wrong || !readFileSync(file, "utf8").includes(right),
  );
  expect(missing).toEqual([]);
});

it("each string literal that a planted bug adds occurs in a file of the same folder", () => {
  const unknown = bugs.flatMap(([file, right, wrong]) => {
    const folder = dirname(file);
    const texts = readdirSync(folder)
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(folder, name), "utf8"));
    const added = (wrong.match(/"[^"]+"/g) ?? []).filter((literal) => !right.includes(literal));
    return added.filter((literal) => !texts.some((text) => text.includes(literal)));
  });
  expect(unknown).toEqual([]);
});
