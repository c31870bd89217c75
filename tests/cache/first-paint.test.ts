import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { addressRow, cachedPage, openPageCache } from "../factories/cached-pages";

const SHEET = "static/chunks/styles.css";
const LINK = `<link rel="stylesheet" href="/_next/${SHEET}" data-precedence="next"/>`;
const SCRIPTS =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/main.js" id="_R_" async=""></script>';
const KEY = "/zh-TW/home";

let opened: ReturnType<typeof openPageCache>;
beforeEach(() => {
  opened = openPageCache();
});
afterEach(() => opened.remove());

/**
 * Stores a page in the cache of a build whose stylesheet is `css`, and reads the page from the cache. Returns its HTML,
 * its inline style, its inline script and its content security policy.
 */
async function finishPage({ css = "", body = "", head = LINK + SCRIPTS, rows = [addressRow()] }) {
  mkdirSync(`${opened.folder}/static/chunks`, { recursive: true });
  writeFileSync(`${opened.folder}/${SHEET}`, css);
  const page = cachedPage(rows, { body });
  page.html = `<head>${head}</head>${page.html}`;
  await opened.cache.set(KEY, page, { isFallback: false });
  const kept = await opened.cache.get(KEY, { kind: "APP_PAGE", isFallback: false });
  const html = kept?.value.html ?? "";
  return {
    html,
    style: /<style>([\s\S]*?)<\/style>/.exec(html)?.[1],
    script: /<\/style><script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "",
    policy: kept?.value.headers["content-security-policy"] ?? "",
  };
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test.each([
  ["an element without a class", "a{color:red}", "a{color:red}"],
  ["a class of the page", ".p-1{margin:0}.p-2{margin:1px}", ".p-1{margin:0}"],
  ["one of several selectors", ".p-2,.p-1,.p-3{margin:0}", ".p-1{margin:0}"],
  ["several classes of which one is absent", ".p-1 .p-2{margin:0}", ""],
  ["a state of an absent class", ".p-1:is(.group:hover *){margin:0}", ""],
  [
    "a class that must be absent",
    ".p-1>*:not(.p-2):not(:is(.p-3,.p-4)){margin:0}",
    ".p-1>*:not(.p-2):not(:is(.p-3,.p-4)){margin:0}",
  ],
  [
    "an escaped class",
    String.raw`.md\:w-\[1\.5rem\]{width:0}`,
    String.raw`.md\:w-\[1\.5rem\]{width:0}`,
  ],
  [
    "a class with entities",
    String.raw`.\[\&\>b\]\:mt-1>b{margin:0}`,
    String.raw`.\[\&\>b\]\:mt-1>b{margin:0}`,
  ],
  [
    "a class with Chinese text",
    String.raw`.before\:content-\[\'✓\'\]:before{margin:0}`,
    String.raw`.before\:content-\[\'✓\'\]:before{margin:0}`,
  ],
  ["a media query", "@media print{.p-1{margin:0}.p-2{margin:0}}", "@media print{.p-1{margin:0}}"],
  ["a layer without rules", "@layer base{@media print{.p-2{margin:0}}}", "@layer base{}"],
  ["the order of layers", "@layer base,utilities;", "@layer base,utilities;"],
  [
    "key frames",
    "@keyframes spin{0%{margin:0}12.5%{margin:2px}to{margin:1px}}",
    "@keyframes spin{0%{margin:0}12.5%{margin:2px}to{margin:1px}}",
  ],
])("the inline style keeps only the rules that can match: %s", async (_what, css, kept) => {
  const body =
    '<p class="p-1 md:w-[1.5rem] [&amp;&gt;b]:mt-1 before:content-[&#x27;✓&#x27;]">便當</p>';
  expect((await finishPage({ css, body })).style).toBe(kept);
});

test("class names that occur only in the flight data add no rules to the inline style", async () => {
  const rows = [addressRow(), '2:["$","p",null,{"x":" class=\\"p-1\\""}]\n'];
  expect((await finishPage({ css: ".p-1{margin:0}", rows })).style).toBe("");
});

test("the stylesheet is moved to the end of the body, and each script has data-src instead of src", async () => {
  const { html, script } = await finishPage({ body: "<p>便當</p>" });
  expect(html).toContain(
    `<head><style></style><script>${script}</script>` +
      '<script data-src="/_next/static/chunks/a.js"></script>' +
      '<script data-src="/_next/static/chunks/main.js" id="_R_"></script></head><body><p>便當</p>',
  );
  expect(html.endsWith(`${LINK}</body>`)).toBe(true);
});

test("the content security policy allows the added style and script by hash (SE-13)", async () => {
  const { policy, script } = await finishPage({ css: "p{margin:0}" });
  expect(policy).toContain(`style-src 'self' ${hash("p{margin:0}")};`);
  expect(policy).toContain(`script-src 'self' ${hash(script)} '`);
});

test("the policy has no hash of the style when it allows 'unsafe-inline'", async () => {
  process.env.LIVE_CHAT_ID = "sample-chat";
  const { policy } = await finishPage({ css: "p{margin:0}" });
  Reflect.deleteProperty(process.env, "LIVE_CHAT_ID");
  expect(policy).toContain("style-src 'self' 'unsafe-inline' ");
});

test("a page without a stylesheet is not changed", async () => {
  const { html, policy } = await finishPage({ head: SCRIPTS });
  expect(html).toContain(`<head>${SCRIPTS}</head>`);
  expect(policy).toContain("style-src 'self';");
});
