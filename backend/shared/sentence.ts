import type { Said, SentenceCode } from "../../lib/contracts/sentence-code.ts";

/** A Chinese text with the code of its sentence, so that the shop can show it in another language (LN-11). */
export type Sentence = { text: string; said: NonNullable<Said> };

export function sentence(
  text: string,
  code: SentenceCode,
  values?: Record<string, string | number>,
): Sentence {
  return { text, said: { code, ...(values && { values }) } };
}
