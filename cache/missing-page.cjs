const LANGUAGES = require("../lib/routing/languages.json");
const { name: brands } = require("../lib/site/site-settings.json");

/** The file and key of the heading of the 404 page, by the first folder of the internal path. */
const HEADINGS = {
  areas: ["areas", "missingTitle"],
  grocery: ["grocery", "missing"],
  menu: ["menu-page", "missing"],
  product: ["products", "missing"],
  store: ["stores", "missing"],
  storeList: ["store-list", "missingTitle"],
};
/** The language whose URLs name no language. */
const FIRST = "zh-TW";
/** Next.js stores a page of the run time as `/route-cache/APP_PAGE/<hash>/$/zh-TW/store/7/1`. */
const STORED = /^.*\/\$(?=\/)/;
const SHELL = '<html id="__next_error__">';
const STYLES = /<link rel="preload" href="(\/_next\/static\/[^"]+\.css)" as="style"\/>/g;

/**
 * Next.js answers a page that calls notFound() at run time with a document without language, title and content. Its
 * scripts replace the whole document by the 404 page of the route. This function adds what a reader without scripts
 * needs. The texts are ours, so they need no escaping. Delete it when Next.js renders these pages on the server
 * (vercel/next.js#98455).
 */
module.exports.withMissingText = function withMissingText(key, html) {
  if (!html.includes(SHELL)) return html;
  const [, locale, folder] = key.replace(STORED, "").split("/");
  const language = locale in LANGUAGES ? locale : FIRST;
  const { tag } = LANGUAGES[language];
  const index = language === FIRST ? "/" : `/${language}`;
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
