/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createTranslator } from "next-intl";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/routing/routes";

type Sentences = { [key: string]: string | Sentences };

const FIRST = "messages/zh-TW";
const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** Arguments that a language uses instead of those of the first language. */
const OTHER_ARGUMENTS: Record<string, string[]> = { "coupons.json tenths": ["percent"] };

/**
 * Files that the first language does not need: sentences that the backend writes in Chinese itself (TX-05), and
 * translations of Chinese names (TX-03, TX-04).
 */
const ONLY_IN_OTHERS = ["answers.json", "data-names.json", "place-names.json"];

const files = jsonFiles(FIRST);

describe.each(OTHERS)("the texts in %s (TX-01)", (locale) => {
  const folder = join("messages", locale);

  it("have the files of the first language", () => {
    const own = jsonFiles(folder).filter((file) => !ONLY_IN_OTHERS.includes(file));
    expect(own).toEqual(files);
  });

  it.each(files)("%s has the keys of the first language", (file) => {
    expect([...sentencesOf(folder, file).keys()]).toEqual([...sentencesOf(FIRST, file).keys()]);
  });

  it.each(files)("%s uses the arguments and the tags of the first language", (file) => {
    const first = sentencesOf(FIRST, file);
    for (const [key, sentence] of sentencesOf(folder, file)) {
      const original = first.get(key) ?? "";
      const names = OTHER_ARGUMENTS[`${file} ${key}`] ?? argumentsOf(original);
      const values = Object.fromEntries(names.map((name, at) => [name, 1000 + at]));
      const shown = formatSentence({ locale, sentence, values, tags: tagsOf(original) });
      expect({ key, shown, has: valuesIn(shown, values) }).toEqual({ key, shown, has: names });
      expect({ key, tags: tagsOf(sentence) }).toEqual({ key, tags: tagsOf(original) });
    }
  });

  // Languages such as Japanese have one form for all numbers.
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const hasPlurals = pluralCategories.length > 1;
  it.each(files)("%s has a singular wherever it has a plural", (file) => {
    for (const [key, sentence] of sentencesOf(folder, file)) {
      if (!hasPlurals || !sentence.includes(", plural,")) continue;
      const [one, two] = [1, 2].map((number) => {
        const values = Object.fromEntries(argumentsOf(sentence).map((name) => [name, number]));
        return formatSentence({ locale, sentence, values, tags: [] }).replace(/\d/g, "");
      });
      expect({ key, text: one }).not.toEqual({ key, text: two });
    }
  });
});

it.each(["terms", "privacy"])(
  "the English %s say that the Chinese version prevails (TX-02)",
  (tab) => {
    const sentences = sentencesOf("messages/en", "texts.json");
    const text = [...sentences]
      .filter(([key]) => key.startsWith(`${tab}.`))
      .map(([, line]) => line);
    expect(text.join(" ")).toContain("the Chinese version prevails");
  },
);

function jsonFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort();
}

function sentencesOf(folder: string, file: string): Map<string, string> {
  return new Map(flat(JSON.parse(readFileSync(join(folder, file), "utf8")) as Sentences));
}

function flat(sentences: Sentences, before = ""): [string, string][] {
  return Object.entries(sentences).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[before + key, value]] : flat(value, `${before}${key}.`),
  );
}

function argumentsOf(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{(\w+)[,}]/g)].map(([, name = ""]) => name))].sort();
}

function tagsOf(sentence: string): string[] {
  return [...sentence.matchAll(/<(\w+)>/g)].map(([, name = ""]) => name).sort();
}

/** Throws if the sentence is no ICU message, or uses an argument or a tag that is not given. */
function formatSentence(given: {
  locale: Locale;
  sentence: string;
  values: Record<string, number>;
  tags: string[];
}): string {
  const t = createTranslator({
    locale: given.locale,
    messages: { text: given.sentence },
    onError: (error) => {
      throw error;
    },
  });
  const tags = given.tags.map((tag) => [tag, (chunks: string) => chunks]);
  return t.markup("text", { ...given.values, ...Object.fromEntries(tags) });
}

function valuesIn(shown: string, values: Record<string, number>): string[] {
  const digits = shown.replaceAll(",", "");
  return Object.keys(values).filter((name) => digits.includes(String(values[name])));
}
