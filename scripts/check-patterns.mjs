import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { check } from "recheck";
import ts from "typescript";
import { root } from "./console.mjs";

/** Tests are left out, because their patterns never see the input of a user. */
const FILES = ["*.ts", "*.tsx", "*.mjs", "*.cjs", ":!tests"];
const REMEDY =
  "Text can make this pattern slow. Exclude the next part's first character, or use code instead.";
const LITERAL =
  "Write the pattern as a literal: a pattern that is built at run time cannot be checked.";
// The seed makes the search for slow input the same in every run. The two main phases of the search have no time limits
// (null), because with such limits they would find less on a busy machine. They end after a fixed amount of input. A
// pattern whose check takes longer than 60 seconds is refused.
const SETTINGS = { timeout: 60_000, attackTimeout: null, incubationTimeout: null, randomSeed: 1 };

const patterns = sourceFiles().flatMap(patternsIn);
const findings = [];
for (const { place, source, flags } of patterns) {
  if (source === undefined) {
    findings.push(`${place}\n  ${LITERAL}`);
    continue;
  }
  const { status, complexity, error } = await check(source, flags, SETTINGS);
  if (status === "safe") continue;
  const reason = complexity?.summary ?? error?.kind ?? status;
  findings.push(`${place} /${source}/${flags} is not linear (${reason})\n  ${REMEDY}`);
}
for (const finding of findings) console.log(finding);
console.log(`${patterns.length} patterns checked, ${findings.length} refused`);
process.exitCode = findings.length === 0 ? 0 : 1;

function sourceFiles() {
  const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...FILES], {
    cwd: root,
    encoding: "utf8",
  });
  return list.trim().split("\n");
}

function patternsIn(file) {
  const text = readFileSync(`${root}/${file}`, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const placeOf = (node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    return `${file}:${line + 1}`;
  };
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      found.push({ place: placeOf(node), ...partsOf(node.text) });
    }
    if (isRegExpCall(node)) found.push({ place: placeOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function partsOf(literal) {
  const end = literal.lastIndexOf("/");
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
}

function isRegExpCall(node) {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isCall && ts.isIdentifier(node.expression) && node.expression.text === "RegExp";
}
