import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeFs } from "next/dist/server/lib/node-fs-methods";
import PageCache from "../../cache/page-cache.cjs";

const MEGABYTE = 1024 * 1024;
const CHUNKS = { otherChunks: ["static/chunks/main.js"], runtimeModuleIds: [7] };
export const BOOTSTRAP = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(CHUNKS)});`;
const FIRST_PUSH = "(self.__next_f=self.__next_f||[]).push([0])";

/** Returns the row of an RSC payload that contains the URL of the page. */
export function addressRow(search = ""): string {
  const address = { P: null, c: ["", "zh-TW", `store${search}`], q: search, i: false };
  return `0:${JSON.stringify(address)}\n`;
}

/** Opens a page cache on a temporary folder that looks like the output of a build. `remove` deletes the folder. */
export function openPageCache() {
  const folder = mkdtempSync(join(tmpdir(), "page-cache-"));
  const serverDistDir = join(folder, "server");
  mkdirSync(serverDistDir);
  const manifest = {
    pagesChunkGroupBootstrapParams: { "/page": CHUNKS },
    chunkLoadingGlobal: "TURBOPACK",
  };
  writeFileSync(join(folder, "build-manifest.json"), JSON.stringify(manifest));
  const cache = new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir,
    revalidatedTags: [],
    maxMemoryCacheSize: MEGABYTE,
  });
  return { cache, folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Makes a cache entry as Next.js does: the HTML ends with inline scripts that contain the RSC payload in chunks. */
export function cachedPage(chunks: string[] = [], { body = "", status = 200 } = {}) {
  const pushes = chunks.map((chunk) => pushOf(chunk));
  const scripts = chunks.length > 0 ? [BOOTSTRAP, FIRST_PUSH, ...pushes] : [];
  return {
    kind: "APP_PAGE",
    html: `<body>${body}${scripts.map((code) => `<script>${code}</script>`).join("")}</body>`,
    rscData: Buffer.from(chunks.length > 0 ? `#${chunks.join("")}` : ""),
    headers: {} as Record<string, string>,
    status,
  };
}

export function pushOf(chunk: string): string {
  const escaped = JSON.stringify([1, chunk]).replace(/</g, "\\u003c").replace(/>/g, "\\u003e");
  return `self.__next_f.push(${escaped.replace(/&/g, "\\u0026")})`;
}
