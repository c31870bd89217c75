const LANGUAGES = require("../lib/routing/languages.json");
const { name: brands } = require("../lib/site/site-settings.json");

/**
 * The headings of 404 pages. The key is the folder that follows the language in the page's internal path. The value
 * names the message file of the heading and the key of the heading in this file.
 */
const HEADINGS = {
  areas: ["areas", "missingTitle"],
  grocery: ["grocery", "missing"],
  menu: ["menu-page", "missing"],
  product: ["products", "missing"],
  store: ["stores", "missing"],
  storeList: ["store-list", "missingTitle"],
};
/** The default language. Its URLs have no language prefix. */
const DEFAULT_LANGUAGE = "zh-TW";
/**
 * Matches the beginning of a cache key. Next.js stores a page that was rendered at run time under a key such as
 * `/route-cache/APP_PAGE/<hash>/$/zh-TW/store/7/1`.
 */
const STORED = /^.*\/\$(?=\/)/;
const SHELL = '<html id="__next_error__">';
const STYLES = /<link rel="preload" href="(\/_next\/static\/[^"]+\.css)" as="style"\/>/g;

/**
 * Completes the 404 document of Next.js for readers without scripts: adds the language, the title, a heading and a link
 * to the intro. If a page calls notFound() at run time, Next.js sends a document without language, title and content,
 * and the scripts in the browser replace that document by the 404 page of the route. The added texts come from our
 * message files, so they need no escaping. Delete this function when Next.js renders these pages on the server
 * (vercel/next.js#98455).
 */
module.exports.withMissingText = function withMissingText(key, html) {
  if (!html.includes(SHELL)) return html;
  const [, locale, folder] = key.replace(STORED, "").split("/");
  const language = locale in LANGUAGES ? locale : DEFAULT_LANGUAGE;
  const { tag } = LANGUAGES[language];
  const index = language === DEFAULT_LANGUAGE ? "/" : `/${language}`;
  const textsOf = (file) => require(`../messages/${language}/${file}.json`);
  const notFound = textsOf("not-found");
  const [file, name] = HEADINGS[folder] ?? ["not-found", "title"];
  const { [name]: heading } = textsOf(file);
  const title = textsOf("site")
    .titleTemplate.replace("{brand}", brands[language])
    .replace("%s", heading);
  const text = heading === notFound.title ? notFound.text : "";
  const styles = [...html.matchAll(STYLES)].map(
    ([, href]) => `<link rel="stylesheet" href="${href}"/>`,
  );
  return html
    .replace(SHELL, `<html id="__next_error__" lang="${tag}">`)
    .replace("</head>", `<title>${title}</title>${styles.join("")}</head>`)
    .replace(
      "<body>",
      `<body><main class="page-width grid flex-1 content-center justify-items-center gap-4 py-16 text-center"><h1 class="text-2xl">${heading}</h1><p class="text-ink-soft">${text}</p><a href="${index}" class="rounded-full bg-brand px-6 py-3 font-bold text-on-brand">${notFound.backToIndex}</a></main>`,
    );
};
