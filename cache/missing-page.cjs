const areas = require("../messages/zh-TW/areas.json");
const grocery = require("../messages/zh-TW/grocery.json");
const menuPage = require("../messages/zh-TW/menu-page.json");
const notFound = require("../messages/zh-TW/not-found.json");
const products = require("../messages/zh-TW/products.json");
const storeList = require("../messages/zh-TW/store-list.json");
const stores = require("../messages/zh-TW/stores.json");
const { name: brand } = require("../lib/site/site-settings.json");

/** The heading of the 404 page, by the first folder of the internal path. */
const HEADINGS = {
  areas: areas.missingTitle,
  grocery: grocery.missing,
  menu: menuPage.missing,
  product: products.missing,
  store: stores.missing,
  storeList: storeList.missingTitle,
};
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
  const [, , folder] = key.split("/");
  const heading = HEADINGS[folder] ?? notFound.title;
  const text = heading === notFound.title ? notFound.text : "";
  const styles = [...html.matchAll(STYLES)].map(
    ([, href]) => `<link rel="stylesheet" href="${href}"/>`,
  );
  return html
    .replace(SHELL, '<html id="__next_error__" lang="zh-Hant-TW">')
    .replace("</head>", `<title>${heading}｜${brand}</title>${styles.join("")}</head>`)
    .replace(
      "<body>",
      `<body><main class="page-width grid flex-1 content-center justify-items-center gap-4 py-16 text-center"><h1 class="text-2xl">${heading}</h1><p class="text-ink-soft">${text}</p><a href="/" class="rounded-full bg-brand px-6 py-3 font-bold text-on-brand">${notFound.backToIndex}</a></main>`,
    );
};
