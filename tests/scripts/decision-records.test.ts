import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "docs/decisions";

function readRecord(name: string): string {
  return readFileSync(join(FOLDER, name), "utf8");
}

it("docs/decisions/README.md lists each decision record once, in order and with its heading", () => {
  const rows = readdirSync(FOLDER)
    .filter((name) => /^\d{3}-/.test(name))
    .toSorted()
    .map((name) => {
      const heading = /^# (\D.*)$/m.exec(readRecord(name))?.[1];
      return `| [${name.slice(0, 3)}](${name}) | ${heading} |`;
    });
  const listed = readRecord("README.md").match(/^\| \[\d{3}\].*$/gm);
  expect(listed).toEqual(rows);
});

it("decision records name only files that exist", () => {
  const paths = readdirSync(FOLDER).flatMap((name) =>
    [
      ...readRecord(name).matchAll(
        /`((?:app|backend|cache|components|lib|scripts|tests)\/[^`*{<…]+\.\w+)`/g,
      ),
    ].map(([, path = ""]) => ({ name, path })),
  );
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter(({ path }) => !existsSync(path))).toEqual([]);
});
