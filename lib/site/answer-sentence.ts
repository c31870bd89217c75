/** `messages/<language>/answers.json`: sentences by reason and by code. Null in Chinese, which the backend writes itself. */
type AnswerSentences = Readonly<{
  codes: Readonly<Record<string, string>>;
  reasons: Readonly<Record<string, string>>;
}> | null;

type Refusal = { code: number; message: string; reason?: string | undefined };

/**
 * The sentence of a refusal in the language of the page: that of its reason, else that of its code. A code without a
 * sentence keeps the message, and so does an empty message, which shows nothing (TX-05).
 */
export function answerSentence(refusal: Refusal, sentences: AnswerSentences): string {
  const { code, message, reason = "" } = refusal;
  if (sentences === null || message === "") return message;
  return sentences.reasons[reason] ?? sentences.codes[code] ?? message;
}
