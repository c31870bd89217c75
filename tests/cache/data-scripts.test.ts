import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import PageCache from "../../cache/page-cache.cjs";
import { jsonLdText } from "../../lib/site/json-ld";

async function policyOf(html: string): Promise<string> {
  const serverDistDir = fs.mkdtempSync(path.join(os.tmpdir(), "page-cache-"));
  const options = { fs, flushToDisk: false, serverDistDir, revalidatedTags: [] };
  const page = { kind: "APP_PAGE", html, headers: {} as Record<string, string> };
  await new PageCache({ ...options, maxMemoryCacheSize: 0 }).set("/key", page, {
    isFallback: false,
  });
  fs.rmSync(serverDistDir, { recursive: true });
  return page.headers["content-security-policy"] ?? "";
}

const dataScript = (name: string) =>
  `<script type="application/ld+json">${jsonLdText([{ "@type": "Restaurant", name }])}</script>`;

it("JSON-LD is data, not code: the policy needs to allow nothing for it", async () => {
  expect(await policyOf(dataScript("便當"))).toBe(await policyOf(""));
});

it("a store's name that would be a script of the framework's shape is never named by its hash", async () => {
  const push = '</script><script>self.__next_f.push([1,"a"])</script>';
  expect(await policyOf(dataScript(push))).toBe(await policyOf(""));
});
