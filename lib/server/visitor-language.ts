import "server-only";
import { cookies } from "next/headers";
import { createTranslator } from "next-intl";
import type { Refusal } from "@/lib/contracts/envelope";
import { LANGUAGE_COOKIE, localeOf, localPath, splitLocale } from "@/lib/routing/locale-path";
import { DEFAULT_LOCALE, type Locale } from "@/lib/routing/routes";
import { answerSentence, answerTexts } from "@/lib/site/answer-sentence";
import { formatDateText } from "@/lib/time/date-time";
import { ANSWER_TEXTS, SERVER_TEXTS, type ServerTexts } from "@/messages/server-texts";

/** The key of a sentence that handlers of the shop answer with. */
export type ServerTextKey = keyof ServerTexts;

/** The language of the page that sent the request (LN-05). A handler's path names no language. */
async function visitorLocale(): Promise<Locale> {
  return localeOf((await cookies()).get(LANGUAGE_COOKIE)?.value);
}

/** The sentences that handlers answer with. */
export async function serverTexts(): Promise<ServerTexts> {
  return SERVER_TEXTS[await visitorLocale()];
}

/** The path of a redirect. A path that names its language keeps it. */
export async function inVisitorLanguage(path: string): Promise<string> {
  if (splitLocale(path).locale !== DEFAULT_LOCALE) return path;
  return localPath(await visitorLocale(), path);
}

/** The sentence of a refusal of the backend (LN-07). */
export async function visitorSentence(refusal: Refusal): Promise<string> {
  return answerSentence(refusal, ANSWER_TEXTS[await visitorLocale()]);
}

/** The data of a successful answer with the sentences of the backend in the visitor's language (LN-11). */
export async function dataInVisitorLanguage(data: unknown): Promise<unknown> {
  const locale = await visitorLocale();
  const sentences: Record<string, string> | undefined = ANSWER_TEXTS[locale]?.sentences;
  if (!sentences) return data;
  const t = createTranslator({
    locale,
    messages: sentences,
    // A backend may send other values than the sentence needs. Its own text is shown then.
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
