import "server-only";
import { cookies } from "next/headers";
import { createTranslator } from "next-intl";
import type { Refusal } from "@/lib/contracts/envelope";
import { LANGUAGE_COOKIE, localeOf, localPath, splitLocale } from "@/lib/routing/locale-path";
import { DEFAULT_LOCALE, type Locale } from "@/lib/routing/routes";
import { answerSentence, answerTexts } from "@/lib/site/answer-sentence";
import { formatDateText } from "@/lib/time/date-time";
import { ANSWER_TEXTS, SERVER_TEXTS, type ServerTexts } from "@/messages/server-texts";

/** The key of a sentence in the answers of the shop's own handlers. */
export type ServerTextKey = keyof ServerTexts;

/** The language of the visitor, from a cookie, because the path of a handler contains no language (LN-05). */
async function visitorLocale(): Promise<Locale> {
  return localeOf((await cookies()).get(LANGUAGE_COOKIE)?.value);
}

/** The sentences for the answers of the shop's own handlers, in the visitor's language. */
export async function serverTexts(): Promise<ServerTexts> {
  return SERVER_TEXTS[await visitorLocale()];
}

/** The path of a redirect in the visitor's language. A path that already contains a language is returned unchanged. */
export async function inVisitorLanguage(path: string): Promise<string> {
  if (splitLocale(path).locale !== DEFAULT_LOCALE) return path;
  return localPath(await visitorLocale(), path);
}

/** The sentence for a refusal of the backend, in the visitor's language (LN-07). */
export async function visitorSentence(refusal: Refusal): Promise<string> {
  return answerSentence(refusal, ANSWER_TEXTS[await visitorLocale()]);
}

/** The data of a successful answer, with the backend's sentences translated into the visitor's language (LN-11). */
export async function dataInVisitorLanguage(data: unknown): Promise<unknown> {
  const locale = await visitorLocale();
  const sentences: Record<string, string> | undefined = ANSWER_TEXTS[locale]?.sentences;
  if (!sentences) return data;
  const t = createTranslator({
    locale,
    messages: sentences,
    // A backend may send other values than the sentence needs. In that case the text of the backend is shown.
    onError: () => undefined,
    getMessageFallback: () => "",
  });
  return answerTexts(data, ({ code, values = {} }) => {
    const shown = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? formatDateText(value, locale) : value,
    ]);
    return code in sentences ? t(code, Object.fromEntries(shown)) : null;
  });
}
