import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const SCRIPT = `
  const { PLANTED_BUGS } = await import("./scripts/planted-bugs.mjs");
  console.log(JSON.stringify(PLANTED_BUGS));
`;

type PlantedBug = [file: string, right: string, wrong: string];

it("each planted bug replaces a text that its file contains", () => {
  const json = execFileSync(process.execPath, ["--input-type=module", "-e", SCRIPT]);
  const bugs = JSON.parse(json.toString()) as PlantedBug[];
  expect(bugs.length).toBeGreaterThan(10);
  const missing = bugs.filter(
    ([file, right, wrong]) => right === wrong || !readFileSync(file, "utf8").includes(right),
  );
  expect(missing).toEqual([]);
});
