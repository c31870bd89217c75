import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../lib/routing/routes";

type Texts = { [key: string]: string | Texts };

/** Message files whose texts are in pages of every language: the 404 document and the error page (LN-08). */
const IN_ALL_LANGUAGES = ["failures.json", "not-found.json"];
/** Message files whose sentences are only in answers of the server. No page contains these sentences. */
const OF_THE_SERVER = ["answers.json"];
const HAN_RUN = /\p{Script=Han}[\p{Script=Han}，。、；：！？「」（）～…％\d]+/gu;
/** Matches at least two English words. */
const ENGLISH_RUN = /[A-Za-z][A-Za-z’,.;!?-]*(?: [A-Za-z0-9’,.;!?-]+)+/g;

/** Returns the runs of words of one language in a text. Short runs are left out, because they can occur by chance. */
function runsOf(text: string, locale: Locale): string[] {
  const [pattern, minimum] = locale === "en" ? [ENGLISH_RUN, 16] : [HAN_RUN, 5];
  return (text.match(pattern) ?? []).filter((run) => run.length >= minimum);
}

/**
 * Files that map Chinese names, such as those of districts, to English names. They are left out, because they contain
 * no texts of the shop itself.
 */
const TABLES = ["data-names.json", "place-names.json"];

/** Returns the fixed texts between arguments and tags in the messages of a language, without the files named above. */
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
  /** The language of the messages to look for. */
  of: Locale;
  /** The language of the page. Texts that this language uses too, such as the name Microsoft Clarity, are ignored. */
  on: Locale;
};

/**
 * Returns the fixed texts of messages in the language `of` that `content` contains. `content` belongs to a page in the
 * language `on`.
 */
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
