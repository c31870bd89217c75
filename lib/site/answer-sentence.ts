import type { Said } from "@/lib/contracts/sentence-code";

/**
 * The sentences of `messages/<language>/answers.json`, by reason and by code. Null for Chinese, because the backend
 * already writes Chinese.
 */
type AnswerSentences = Readonly<{
  codes: Readonly<Record<string, string>>;
  reasons: Readonly<Record<string, string>>;
}> | null;

type Refusal = { code: number; message: string; reason?: string | undefined };

/**
 * The sentence for a refusal in the language of the page. It is chosen by the reason, or else by the code. If there is
 * no sentence, the message of the backend is used. An empty message stays empty, because it is not shown (TX-05).
 */
export function answerSentence(refusal: Refusal, sentences: AnswerSentences): string {
  const { code, message, reason = "" } = refusal;
  if (sentences === null || message === "") return message;
  return sentences.reasons[reason] ?? sentences.codes[code] ?? message;
}

/**
 * Translates a sentence of an answer into the language of the page. `said` contains the code of the sentence and its
 * values. Returns null if the language has no sentence with this code.
 */
type TranslateSentence = (said: NonNullable<Said>) => string | null;

/**
 * The data of an answer with translated sentences (LN-11). A text field `x` is replaced by the translation of
 * `x_said`. Without `x_said` or a translation, the text stays as the backend wrote it.
 */
export function answerTexts(data: unknown, translate: TranslateSentence): unknown {
  if (Array.isArray(data)) return data.map((each) => answerTexts(each, translate));
  if (typeof data !== "object" || data === null) return data;
  const fields = Object.entries(data).map(([name, value]) => [name, answerTexts(value, translate)]);
  const translated = Object.entries(data).flatMap(([name, said]) => {
    const text = name.endsWith(SAID) && said && translate(said);
    return text ? [[name.slice(0, -SAID.length), text]] : [];
  });
  return Object.fromEntries([...fields, ...translated]);
}

const SAID = "_said";
