const { getTurbopackChunkGroupBootstrap } = require("next/dist/server/get-page-files");
const { htmlEscapeJsonString } = require("next/dist/shared/lib/htmlescape");

/**
 * Matches all inline scripts without attributes, among them those of Next.js. The JSON in the scripts of Next.js is
 * escaped, so none of them contains a script tag.
 */
const INLINE_SCRIPT = /<script>((?:(?!<\/?script>)[\s\S])*)<\/script>/g;
const DATA_PUSH = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
const FIRST_PUSH = "(self.__next_f=self.__next_f||[]).push([0])";
/** The values of `kind` in `self.__next_f.push([kind, data])`. They say whether the data is text or bytes in Base64. */
const TEXT = 1;
const BASE64 = 3;
/**
 * The flight data (the React server component payload) may begin with one of these bytes, which says whether the data
 * is complete. The inline scripts do not contain this byte.
 */
const COMPLETE_MARKS = [0x23, 0x7e];

/**
 * Finds the inline scripts of Next.js in a page. Returns the source texts of these scripts. `isWhole` is true if the
 * scripts contain all flight data of the page.
 *
 * The returned texts are built from the flight data of the same render and from the manifest of the build. The HTML is
 * used only to find where the flight data is split. The data of an injected script is not the next part of the flight
 * data, so the result cannot contain an injected script.
 *
 * Next.js itself computes no hashes for inline scripts: its option `experimental.sri` covers only external files
 * (vercel/next.js#95354). Delete this file when Next.js itself adds the hashes to the Content-Security-Policy of cached
 * pages (vercel/next.js#98332).
 */
function frameworkScripts({ html, rscData }, bootstraps) {
  const flight = flightOf(rscData);
  const scripts = new Set();
  let position = 0;
  for (const [, code] of String(html).matchAll(INLINE_SCRIPT)) {
    if (code === FIRST_PUSH || bootstraps.has(code)) scripts.add(code);
    const pushed = pushedBytes(code);
    if (!pushed) continue;
    const next = flight.subarray(position, position + pushed.bytes.length);
    if (!next.equals(pushed.bytes)) continue;
    scripts.add(pushOf(pushed.kind, next));
    position += next.length;
  }
  return { scripts: [...scripts], isWhole: position === flight.length };
}

/**
 * Returns the source texts of the bootstrap scripts of all pages of a build. `distDir` is the folder of the build. A
 * bootstrap script starts the modules of a page.
 */
function readBootstraps(distDir) {
  const { readFileSync } = globalThis.process.getBuiltinModule("node:fs");
  const manifest = JSON.parse(readFileSync(`${distDir}/build-manifest.json`, "utf8"));
  const { pagesChunkGroupBootstrapParams: params = {}, chunkLoadingGlobal } = manifest;
  const texts = Object.keys(params).map((page) =>
    getTurbopackChunkGroupBootstrap(params, chunkLoadingGlobal, [page]),
  );
  return new Set(texts.map(htmlEscapeJsonString));
}

function flightOf(rscData) {
  const bytes = Buffer.from(rscData ?? "");
  return COMPLETE_MARKS.includes(bytes[0]) ? bytes.subarray(1) : bytes;
}

/** The data that a `self.__next_f.push` script pushes; null for other scripts. */
function pushedBytes(code) {
  const [kind, text] = parseJson(DATA_PUSH.exec(code)?.[1]) ?? [];
  if (typeof text !== "string" || text === "") return null;
  if (kind === TEXT) return { kind, bytes: Buffer.from(text) };
  return kind === BASE64 ? { kind, bytes: Buffer.from(text, "base64") } : null;
}

function pushOf(kind, bytes) {
  const data = [kind, bytes.toString(kind === TEXT ? "utf8" : "base64")];
  return `self.__next_f.push(${htmlEscapeJsonString(JSON.stringify(data))})`;
}

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

module.exports = { INLINE_SCRIPT, frameworkScripts, readBootstraps };
