import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../lib/routing/routes";

type Texts = { [key: string]: string | Texts };

/** The 404 document of unknown addresses and the page that replaces a broken page are in all languages (LN-08). */
const IN_ALL_LANGUAGES = ["failures.json", "not-found.json"];
/** The backend writes these sentences, and no page contains them. */
const OF_THE_SERVER = ["answers.json"];
const HAN_RUN = /\p{Script=Han}[\p{Script=Han}，。、；：！？「」（）～…％\d]+/gu;
/** At least two words. */
const ENGLISH_RUN = /[A-Za-z][A-Za-z’,.;!?-]*(?: [A-Za-z0-9’,.;!?-]+)+/g;

/** The words of a text in one language, as long as they are long enough not to appear by chance. */
function runsOf(text: string, locale: Locale): string[] {
  const [pattern, minimum] = locale === "en" ? [ENGLISH_RUN, 16] : [HAN_RUN, 5];
  return (text.match(pattern) ?? []).filter((run) => run.length >= minimum);
}

/** Tables of names: their keys are Chinese names of data. */
const TABLES = ["data-names.json", "place-names.json"];

/** The pieces between arguments and tags of all messages of a language. */
function piecesOf(locale: Locale): string[] {
  const folder = join("messages", locale);
  const files = globSync("*.json", { cwd: folder }).filter(
    (file) => ![...IN_ALL_LANGUAGES, ...OF_THE_SERVER, ...TABLES].includes(file),
  );
  const texts = files.flatMap((file) =>
    textsOf(JSON.parse(readFileSync(join(folder, file), "utf8")) as Texts),
  );
  const pieces = texts.flatMap((text) => text.split(/[{}<>#\n]|, (?:plural|select),/));
  return [...new Set(pieces.flatMap((piece) => runsOf(piece, locale)))];
}

function textsOf(texts: Texts): string[] {
  return Object.values(texts).flatMap((each) =>
    typeof each === "string" ? [each] : textsOf(each),
  );
}

type Reading = {
  /** The language of the texts that are looked for. */
  of: Locale;
  /** The language of the page. Names such as Microsoft Clarity and examples of addresses are in its texts too. */
  on: Locale;
};

/** The texts of the messages of a language that a document, its flight data or a script in another one contains. */
export function messagesIn(content: string, { of, on }: Reading): string[] {
  const words = [...new Set(runsOf(content, of))].join("\n");
  return piecesFor({ of, on }).filter((piece) => words.includes(piece));
}

const pieces = new Map<string, string[]>();

function piecesFor({ of, on }: Reading): string[] {
  const key = `${of} ${on}`;
  const kept = pieces.get(key) ?? piecesOf(of).filter((piece) => !wholeText(on).includes(piece));
  pieces.set(key, kept);
  return kept;
}

const wholeTexts = new Map<Locale, string>();

function wholeText(locale: Locale): string {
  const folder = join("messages", locale);
  const text =
    wholeTexts.get(locale) ??
    globSync("*.json", { cwd: folder })
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .join();
  wholeTexts.set(locale, text);
  return text;
}
