import type { Said } from "@/lib/contracts/sentence-code";

/**
 * `messages/<language>/answers.json`: sentences by reason and by code. Null in Chinese, which the backend writes
 * itself.
 */
type AnswerSentences = Readonly<{
  codes: Readonly<Record<string, string>>;
  reasons: Readonly<Record<string, string>>;
}> | null;

type Refusal = { code: number; message: string; reason?: string | undefined };

/**
 * The sentence of a refusal in the language of the page: that of its reason, else that of its code. Without a sentence
 * for the code, the message stays. An empty message stays empty, because it is not shown (TX-05).
 */
export function answerSentence(refusal: Refusal, sentences: AnswerSentences): string {
  const { code, message, reason = "" } = refusal;
  if (sentences === null || message === "") return message;
  return sentences.reasons[reason] ?? sentences.codes[code] ?? message;
}

/** Writes a sentence of an answer in the language of the page; null if the language has none for this code. */
type TranslateSentence = (said: NonNullable<Said>) => string | null;

/**
 * The data of an answer in the language of the page (LN-11): beside a text `x`, `x_said` names its sentence. A text
 * without it, or without a sentence, stays as the backend wrote it.
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
