import { readdirSync, readFileSync } from "node:fs";

test("for every picture in public/pictures, globals.css sets the colour in the file name as the placeholder colour", () => {
  const css = readFileSync("app/globals.css", "utf8");
  const names = readdirSync("public/pictures", { recursive: true }).map(String);
  const colours = new Set(
    names.flatMap((name) => /-([0-9a-f]{6})-\d+\.webp$/.exec(name)?.[1] ?? []),
  );
  expect(colours.size).toBeGreaterThan(0);
  for (const colour of colours) {
    expect(css).toMatch(
      new RegExp(`img\\[src\\*="-${colour}-"\\] \\{\\s+background-color: #${colour};`),
    );
  }
});
