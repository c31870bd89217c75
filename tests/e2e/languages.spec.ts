import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { computeCacheBustingSearchParam } from "next/dist/shared/lib/router/utils/cache-busting-search-param.js";
import type { Page } from "playwright/test";
import { localPath } from "../../lib/routing/locale-path.ts";
import { LANGUAGES, LOCALES, type Locale } from "../../lib/routing/routes.ts";
import { expect, test } from "../setup/e2e-fixtures";
import { messagesIn } from "../setup/language-texts";
import { signIn, withAddress } from "./journeys";
import { ADDRESSES } from "./page-addresses";

const SCRIPTS = ".next/static/chunks";
const othersOf = (locale: Locale) => LOCALES.filter((other) => other !== locale);
/** Returns the messages of the other languages that occur in a text of the language `on`. */
const foreignTextsIn = (text: string, on: Locale) =>
  othersOf(on).flatMap((of) => messagesIn(text, { of, on }));

/** The URLs of all pages except the not-found page, because its document contains the texts of all languages. */
const OF_ONE_LANGUAGE = ADDRESSES.filter((address) => !address.startsWith("/404error"));

/**
 * Pages with the operator's Chinese texts. These texts quote button labels of the shop, so even the English pages
 * contain Chinese messages.
 */
const OPERATORS_TEXTS = /^\/(?:campaign|question|static)\?$/;

test.use({ expectedProblems: [/404|400|401/] });

test("no script contains the texts of two languages (LN-08)", () => {
  const mixed = globSync("**/*.js", { cwd: SCRIPTS }).flatMap((file) => {
    const script = readFileSync(join(SCRIPTS, file), "utf8");
    const found = LOCALES.map((on) => foreignTextsIn(script, on));
    // A script is mixed if, for each language, it contains texts of another language.
    return found.every((texts) => texts.length > 0) ? [{ file, found }] : [];
  });
  expect(mixed).toEqual([]);
});

for (const locale of LOCALES) {
  test(`no document, RSC payload or script of a page in ${locale} contains a text of the other language (LN-08)`, async ({
    request,
  }) => {
    test.setTimeout(120_000);
    const scripts = new Map<string, string[]>();
    for (const address of OF_ONE_LANGUAGE) {
      const path = localPath(locale, address);
      const document = await (await request.get(path)).text();
      const answer = await request.get(await flightPath(path), { headers: FLIGHT });
      expect.soft(answer.headers()["content-type"], path).toBe("text/x-component");
      const flight = await answer.text();
      for (const [part, text] of Object.entries({ document, flight })) {
        const isQuoting = locale !== "zh-TW" && OPERATORS_TEXTS.test(address);
        if (!isQuoting) expect.soft(foreignTextsIn(text, locale), `${part} of ${path}`).toEqual([]);
      }
      for (const [url] of document.matchAll(/\/_next\/static\/[^"'\\]+\.js/g)) {
        if (scripts.has(url)) continue;
        const script = await (await request.get(url)).text();
        scripts.set(url, foreignTextsIn(script, locale));
        expect.soft(scripts.get(url), `${url} of ${path}`).toEqual([]);
      }
    }
    expect(scripts.size).toBeGreaterThan(20);
  });
}

/** Headers of a client navigation. The Next.js router also adds a hash of its headers to the URL, as `_rsc`. */
const FLIGHT = { rsc: "1" };
async function flightPath(path: string): Promise<string> {
  const hash = await computeCacheBustingSearchParam(undefined, undefined, undefined, undefined);
  return `${path}${path.includes("?") ? "&" : "?"}_rsc=${hash}`;
}

const openGraph = (locale: Locale) => (locale === "en" ? "en_US" : "zh_TW");

test("every page declares its language, and every page with a canonical URL links to its translations (LN-04)", async ({
  request,
}) => {
  test.setTimeout(120_000);
  let translatedPages = 0;
  for (const address of OF_ONE_LANGUAGE) {
    const heads = new Map<Locale, ReturnType<typeof parseHead>>();
    for (const locale of LOCALES) {
      const html = await (await request.get(localPath(locale, address))).text();
      heads.set(locale, parseHead(html));
    }
    const first = heads.get("zh-TW");
    for (const [locale, head] of heads) {
      const { tag } = LANGUAGES[locale];
      expect.soft(head.lang, address).toBe(tag);
      expect.soft(Boolean(head.canonical), address).toBe(Boolean(first?.canonical));
      if (!head.canonical || !first?.canonical) continue;
      translatedPages += 1;
      const { origin, pathname, search } = new URL(first.canonical);
      const translations = LOCALES.map((each) => [
        LANGUAGES[each].tag,
        new URL(localPath(each, pathname + search), origin).href,
      ]);
      expect.soft(head, address).toEqual({
        lang: tag,
        canonical: head.alternates[tag],
        alternates: { ...Object.fromEntries(translations), "x-default": first.canonical },
        openGraph: { url: head.canonical, locale: openGraph(locale) },
        others: othersOf(locale).map(openGraph),
      });
    }
  }
  expect(translatedPages).toBeGreaterThan(40);
});

test("the sitemaps of both languages list the same pages, apart from products, each with links to its translations (LN-04)", async ({
  request,
}) => {
  test.setTimeout(180_000);
  const answer = await request.get("/sitemap.xml", { timeout: 60_000 });
  expect(answer.status()).toBe(200);
  const index = await answer.text();
  const files = [...index.matchAll(/\/sitemaps\/(?!en-)([\w-]+\.xml)/g)].map(
    ([, name = ""]) => name,
  );
  expect(files).toEqual(expect.arrayContaining(["static.xml", "stores-1.xml", "shelves-1.xml"]));
  for (const name of files.filter((each) => !each.startsWith("products"))) {
    const [chinese, english] = await Promise.all(
      [name, `en-${name}`].map(async (file) => (await request.get(`/sitemaps/${file}`)).text()),
    );
    const rows = parseSitemap(english ?? "");
    expect(rows.length, name).toBeGreaterThan(0);
    expect(parseSitemap(chinese ?? ""), name).toEqual(
      rows.map(({ alternates }) => ({ loc: alternates["zh-Hant-TW"], alternates })),
    );
    for (const { loc, alternates } of rows) {
      expect(loc).toBe(alternates.en);
      expect(alternates["x-default"]).toBe(alternates["zh-Hant-TW"]);
    }
  }
});

function parseSitemap(sitemap: string) {
  return sitemap
    .split("<url>")
    .slice(1)
    .map((row) => ({
      loc: normalizedUrl(/<loc>([^<]+)/.exec(row)?.[1] ?? ""),
      alternates: parseAlternates(row),
    }));
}

function parseHead(html: string) {
  const meta = (name: string) =>
    [...html.matchAll(new RegExp(`<meta property="${name}" content="([^"]*)"`, "g"))].map(
      ([, content = ""]) => normalizedUrl(content),
    );
  return {
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    canonical: normalizedUrl(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ""),
    alternates: parseAlternates(html),
    openGraph: { url: meta("og:url")[0], locale: meta("og:locale")[0] },
    others: meta("og:locale:alternate"),
  };
}

function parseAlternates(text: string): Record<string, string> {
  const links = text.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi);
  return Object.fromEntries(
    [...links].map(([, language = "", href = ""]) => [language, normalizedUrl(href)]),
  );
}

/** Makes URLs comparable: some tags write the URL of the intro without the slash at its end. */
function normalizedUrl(address: string): string {
  const text = address.replaceAll("&amp;", "&");
  return URL.canParse(text) ? new URL(text).href : text;
}

/** The URLs of all pages, of an unknown store, and of the form for a new group order. */
const SCREENS = [...ADDRESSES, "/store?stid=999999", "/groupOrder?stid=1"];
const MEMBER_SCREENS = ["/member", "/orderList", "/couponList", "/checkout", "/subscription"];

test("an English page sets lang on its Chinese texts (LN-12), and has a space between two sentences", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  // The first page starts the session of all tabs. Each page waits for half a second without requests, so three tabs
  // open the pages side by side.
  await page.goto("/en", { waitUntil: "networkidle" });
  const tabs = [page, await page.context().newPage(), await page.context().newPage()];
  await Promise.all(
    tabs.map(async (tab, at) => {
      await withAddress(tab, baseURL);
      const own = SCREENS.filter((_, index) => index % tabs.length === at);
      for (const address of own) await expectEnglish(tab, address);
    }),
  );
  for (const tab of tabs.slice(1)) await tab.close();
  await page.goto("/orderList");
  await signIn(page);
  await page.waitForURL("**/orderList");
  for (const address of MEMBER_SCREENS) await expectEnglish(page, address);
});

async function expectEnglish(page: Page, address: string): Promise<void> {
  await page.goto(localPath("en", address), { waitUntil: "networkidle" });
  const found = await page.evaluate(unmarkedChinese);
  expect
    .soft(
      found.filter((text) => !OWN_WORDS.test(text)),
      address,
    )
    .toEqual([]);
  const shown = await page.locator("body").innerText();
  expect.soft(shown.match(JOINED_SENTENCES), address).toBeNull();
}

/** Matches doubled punctuation at the end of a sentence, or a sentence that starts without a space before it. */
const JOINED_SENTENCES = /[a-z][.?!](?:[.?!]|[A-Z])/g;

/**
 * Names and addresses that a person typed. Couriers read them, so pages do not translate them. LN-12 does not require
 * `lang` for them.
 */
const OWN_WORDS = /^測試會員|^測○一|・測○一|市府路1號|信義路五段7號|文化路一段100號/;

/**
 * Returns the texts with Chinese characters or full-width punctuation in elements without a Chinese `lang`. It skips
 * texts that also contain an English word, because an English sentence may contain a Chinese name.
 */
function unmarkedChinese(): string[] {
  const CHINESE = /[\p{Script=Han}\u3001-\u3011・！-～]/u;
  const isName = (text: string) => CHINESE.test(text) && !/[A-Za-z]{3}/.test(text);
  const found = new Set<string>();
  for (const element of document.querySelectorAll("body *:not(script, style, option)")) {
    const language = element.closest("[lang]")?.getAttribute("lang") ?? "";
    if (language.startsWith("zh") || element.closest("[aria-hidden=true]")) continue;
    for (const { nodeType, textContent } of element.childNodes) {
      const text = textContent?.trim() ?? "";
      if (nodeType === Node.TEXT_NODE && isName(text)) found.add(text);
    }
  }
  return [...found];
}
