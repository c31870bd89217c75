import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { root } from "./console.mjs";

/** Usage: node scripts/check-requirements.mjs [--list] [folder of a Git work tree] */
const { values, positionals } = parseArgs({
  options: { list: { type: "boolean", default: false } },
  allowPositionals: true,
});
const folder = positionals[0] ?? root;

const FILES = ["*.ts", "*.tsx", "*.mjs", "*.cjs", "*.css", "*.md"];
const REQUIREMENTS = "docs/requirements/";
const TESTS = "tests/";

const ID = /\b(?!AES-|SHA-|UTF-)[A-Z]{2,3}-\d{2,3}\b/g;
const RANGE = /\b([A-Z]{2,3})-(\d{2,3}) to ([A-Z]{2,3})-(\d{2,3})\b/g;
/** A requirement is a table row in docs/requirements. The row begins with the id. */
const ROW = /^\| ([A-Z]{2,3}-\d{2,3}) \|/gm;
/** Citations of documents outside of the repository are refused. They may be split between two lines of a comment. */
const FOREIGN = [
  /\bSPEC[\s*/]+§/g,
  /\b[Dd]omain[\s*/]+[A-Z]\d/g,
  /\b[Dd]omain[\s*/]+(?:goal|part|rule)s?[\s*/]+[A-Z]\d{0,2}\b/g,
  /\bacceptance[\s*/]+[A-Z]{2,3}-/gi,
  /(?<=\s)\((?:goals? |rules? )?[ABCDRS]\d{1,2}\)/g,
];

const texts = sourceFiles().map((file) => ({ file, text: readText(file) }));
const rows = texts.filter(({ file }) => file.startsWith(REQUIREMENTS)).flatMap(rowsIn);
const known = new Map(rows.toReversed().map((row) => [row.id, row]));
const citations = texts
  .flatMap(citationsIn)
  .filter(({ id, place }) => known.get(id)?.place !== place);
const tested = new Set(
  texts.filter(({ file }) => file.startsWith(TESTS)).flatMap(({ text }) => [...citedIdsIn(text)]),
);
const untested = [...known.keys()].filter((id) => !tested.has(id)).toSorted();

const findings = [
  ...rows
    .filter((row) => known.get(row.id) !== row)
    .map(({ id, place }) => `${place} defines ${id} again: see ${known.get(id)?.place}`),
  ...citations
    .filter(({ id }) => !known.has(id))
    .map(({ id, place }) => `${place} cites ${id}, which no file of ${REQUIREMENTS} defines`),
  ...texts.flatMap(foreignCitationsIn),
];

for (const finding of findings) console.log(finding);
if (values.list) for (const id of untested) console.log(`no test cites ${id}`);
console.log(
  `${known.size} requirements, ${citations.length} citations, ${findings.length} wrong, ` +
    `${untested.length} without a test that cites them`,
);
process.exitCode = findings.length === 0 ? 0 : 1;

function sourceFiles() {
  const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...FILES], {
    cwd: folder,
    encoding: "utf8",
  });
  return list.split("\n").filter((file) => file !== "");
}

/** Returns an empty text for a deleted file, because Git lists the file until the deletion is staged. */
function readText(file) {
  try {
    return readFileSync(`${folder}/${file}`, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return "";
    throw error;
  }
}

function rowsIn({ file, text }) {
  return [...text.matchAll(ROW)].map((match) => ({
    id: match[1],
    place: placeOf({ file, text, index: match.index }),
  }));
}

function citationsIn({ file, text }) {
  return [...text.matchAll(ID)].map(({ 0: id, index }) => ({
    id,
    place: placeOf({ file, text, index }),
  }));
}

/** Returns the cited ids. A range also cites the ids between its two ends. */
function citedIdsIn(text) {
  const between = [...text.matchAll(RANGE)].flatMap(([, prefix, first, last, end]) =>
    prefix === last ? idsBetween(prefix, Number(first), Number(end)) : [],
  );
  return new Set([...between, ...[...text.matchAll(ID)].map(([id]) => id)]);
}

function idsBetween(prefix, first, last) {
  const count = Math.max(0, last - first + 1);
  return Array.from(
    { length: count },
    (_, at) => `${prefix}-${String(first + at).padStart(2, "0")}`,
  );
}

function foreignCitationsIn({ file, text }) {
  return FOREIGN.flatMap((pattern) => [...text.matchAll(pattern)]).map(
    ({ 0: words, index }) =>
      `${placeOf({ file, text, index })} cites "${words}". Cite an id of ${REQUIREMENTS} instead.`,
  );
}

function placeOf({ file, text, index }) {
  return `${file}:${text.slice(0, index).split("\n").length}`;
}
