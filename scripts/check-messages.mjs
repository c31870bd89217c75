import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import ts from "typescript";
import { root } from "./console.mjs";

/** Usage: node scripts/check-messages.mjs [folder with tsconfig.json and messages/zh-TW] */
const folder = process.argv[2] ?? root;
/** The messages of this language are checked. All other languages have the same keys (TX-01). */
const FIRST = join(folder, "messages/zh-TW");
/** The methods of a next-intl translator whose first argument is a message key. */
const METHODS = ["rich", "markup", "raw", "has"];
const REMEDY = "Remove the message in every language.";
const UNKNOWN_KEY =
  "The type of this key lists no keys. Type the value in the key as a union of literals.";

const used = new Set();
const findings = [];
const program = readProgram();
const checker = program.getTypeChecker();
const sources = program.getSourceFiles().filter(isCode);
for (const source of sources) walk(source, markCall);
const messages = readMessages();
/** Maps the sorted and joined keys of each message file to the name of the file. */
const filesByKeys = new Map(
  Map.groupBy(messages, ({ file }) => file)
    .entries()
    .map(([file, own]) => [
      own
        .map(({ path }) => path)
        .toSorted()
        .join(),
      file,
    ]),
);
// The second walk (`markProperty`) looks up the type of an object only where one of these names is read from it. To
// look up all types would take a minute.
const unusedNames = new Set(findUnused().map(({ path }) => path.split(".").at(-1)));
for (const source of sources) walk(source, markProperty);
for (const { file, path } of findUnused()) {
  findings.push(`${file} ${path} is used nowhere\n  ${REMEDY}`);
}
for (const finding of findings) console.log(finding);
console.log(`${messages.length} messages checked, ${findings.length} refused`);
process.exitCode = findings.length === 0 ? 0 : 1;

function readProgram() {
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const code = fileNames.filter((fileName) => isCode({ fileName }));
  const declarations = fileNames.filter((fileName) => fileName.endsWith(".d.ts"));
  return ts.createProgram([...code, ...declarations], { ...options, incremental: false });
}

/** Only these folders use messages. Tests do not count, because a message that only a test uses is not needed. */
function isCode({ fileName }) {
  const [top] = relative(folder, fileName).split(sep);
  return ["app", "components", "lib"].includes(top);
}

function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function findUnused() {
  return messages.filter(({ file, path }) => !used.has(`${file} ${path}`));
}

/** Marks the keys of a call such as `t("key")` as used. A key that is built at run time marks all keys of its type. */
function markCall(node) {
  if (!ts.isCallExpression(node) || node.arguments.length === 0) return;
  const { expression } = node;
  const isMethod = ts.isPropertyAccessExpression(expression);
  if (isMethod && !METHODS.includes(expression.name.text)) return;
  const namespaces = namespacesOf(isMethod ? expression.expression : expression);
  if (!namespaces) return;
  const [argument] = node.arguments;
  const names = textsOf(checker.getTypeAtLocation(argument));
  if (!names) findings.push(`${placeOf(argument)} ${argument.getText()}\n  ${UNKNOWN_KEY}`);
  for (const namespace of namespaces) {
    for (const name of names ?? []) markUsed(namespace, name);
  }
}

/** Returns the namespaces of a next-intl translator, or undefined if the expression is not a translator. */
function namespacesOf(expression) {
  const { aliasSymbol, aliasTypeArguments } = checker.getTypeAtLocation(expression);
  return aliasSymbol?.name === "Translator" ? textsOf(aliasTypeArguments[1]) : undefined;
}

/** Returns the values of a string literal type or of a union of string literals; undefined for another type. */
function textsOf(type) {
  const types = type.isUnion() ? type.types : [type];
  return types.every((each) => each.isStringLiteral())
    ? types.map(({ value }) => value)
    : undefined;
}

function markUsed(namespace, name) {
  const [domain, ...path] = `${namespace}.${name}`.split(".");
  const file = domain.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  used.add(`${file}.json ${path.join(".")}`);
}

/**
 * Marks properties of messages that the code imports as data, such as `texts.title`. If the type of `key` is the union
 * of all keys of the file, `texts[key]` marks no message as used. `markKey` marks the literal keys in the code instead.
 */
function markProperty(node) {
  if (ts.isPropertyAccessExpression(node)) markNames(node.expression, [node.name.text]);
  if (ts.isElementAccessExpression(node)) {
    const keys = textsOf(checker.getTypeAtLocation(node.argumentExpression)) ?? [];
    if (!fileOf(keys)) markNames(node.expression, keys);
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    if (ts.isIdentifier(name)) markNames(node.parent, [name.text]);
  }
  if (ts.isStringLiteral(node) && unusedNames.has(node.text)) markKey(node);
}

function markNames(object, wanted) {
  for (const name of wanted) {
    if (unusedNames.has(name)) markProperties(checker.getTypeAtLocation(object), name);
  }
}

/**
 * Marks a string literal as a used key if its expected type is the union of all keys of a message file:
 * `keyof typeof texts`.
 */
function markKey(node) {
  const context = checker.getContextualType(node);
  const file = context && fileOf(textsOf(context) ?? []);
  if (file) used.add(`${file} ${node.text}`);
}

/** Returns the name of the message file that has exactly these keys, or undefined. */
function fileOf(keys) {
  return filesByKeys.get(keys.toSorted().join());
}

function markProperties(type, name) {
  const types = type.isUnion() ? type.types : [type];
  const declarations = types.flatMap((each) => each.getProperty(name)?.declarations ?? []);
  for (const declaration of declarations) {
    const { fileName } = declaration.getSourceFile();
    if (!isMessageFile(fileName)) continue;
    used.add(`${basename(fileName)} ${pathOf(declaration)}`);
  }
}

function isMessageFile(fileName) {
  return relative(folder, fileName).startsWith("messages") && fileName.endsWith(".json");
}

/** Returns the keys from the top of the JSON file to this property, joined with dots. */
function pathOf(property) {
  const object = property.parent.parent;
  const before = ts.isPropertyAssignment(object) ? `${pathOf(object)}.` : "";
  return before + property.name.text;
}

function placeOf(node) {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return `${relative(folder, source.fileName)}:${line + 1}`;
}

function readMessages() {
  const files = readdirSync(FIRST).filter((name) => name.endsWith(".json"));
  return files.flatMap((file) => {
    const texts = JSON.parse(readFileSync(join(FIRST, file), "utf8"));
    return pathsOf(texts).map((path) => ({ file, path }));
  });
}

function pathsOf(texts, before = "") {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [before + key] : pathsOf(value, `${before}${key}.`),
  );
}
