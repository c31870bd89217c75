import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeFs } from "next/dist/server/lib/node-fs-methods";
import PageCache from "../../cache/page-cache.cjs";

const BIND_CARD = "/zh-TW/bindCard";
const PAGE = { kind: "APP_PAGE", html: "<body></body>", rscData: Buffer.from(""), headers: {} };
const PAYUNI = "https://api.payuni.com.tw https://sandbox-api.payuni.com.tw";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "card-page-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  Reflect.deleteProperty(process.env, "CARD_PAGE_ORIGINS");
});

function cache() {
  return new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 0,
  });
}

async function formActionOf(key: string): Promise<string | undefined> {
  const context = { kind: "APP_PAGE", isFallback: false };
  const entry = await cache().get(key, context);
  const policy = entry?.value.headers["content-security-policy"] ?? "";
  return policy.split("; ").find((part) => part.startsWith("form-action"));
}

async function keep(key: string, origins?: string) {
  if (origins !== undefined) process.env.CARD_PAGE_ORIGINS = origins;
  await cache().set(key, { ...PAGE }, { isFallback: false });
}

test("the page that saves a card may post to where cards are saved, and nowhere else", async () => {
  await keep(BIND_CARD, `${PAYUNI} http://localhost:3002`);
  expect(await formActionOf(BIND_CARD)).toBe(`form-action 'self' ${PAYUNI} http://localhost:3002`);
});

test("under whatever name the framework keeps the page", async () => {
  const key = `/route-cache/APP_PAGE/0a1b/$${BIND_CARD}`;
  await keep(key, PAYUNI);
  expect(await formActionOf(key)).toBe(`form-action 'self' ${PAYUNI}`);
});

test("those places are of the start that answers, not of the one that kept the page", async () => {
  await keep(BIND_CARD, "http://localhost:3002");
  process.env.CARD_PAGE_ORIGINS = PAYUNI;
  expect(await formActionOf(BIND_CARD)).toBe(`form-action 'self' ${PAYUNI}`);
  Reflect.deleteProperty(process.env, "CARD_PAGE_ORIGINS");
  expect(await formActionOf(BIND_CARD)).toBe("form-action 'self'");
});

test("the rest of the policy stays as it is", async () => {
  const text = 'self.__next_f.push([1,"a"])';
  await cache().set(BIND_CARD, { ...PAGE, html: `<script>${text}</script>` }, {});
  process.env.CARD_PAGE_ORIGINS = PAYUNI;
  const entry = await cache().get(BIND_CARD, { kind: "APP_PAGE" });
  const policy = entry?.value.headers["content-security-policy"];
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toContain("default-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
});

test.each(["/zh-TW/checkout", "/zh-TW", "/zh-TW/bindCards", "/zh-TW/bindCard/x"])(
  "no other page may: %s",
  async (key) => {
    await keep(key, PAYUNI);
    expect(await formActionOf(key)).toBe("form-action 'self'");
  },
);

test.each([
  ["https://a.example/path?x; script-src *", "form-action 'self' https://a.example"],
  ["; script-src 'unsafe-inline'", "form-action 'self'"],
  ["  ", "form-action 'self'"],
])("a setting is read as origins and never as policy: %s", async (origins, expected) => {
  await keep(BIND_CARD, origins);
  expect(await formActionOf(BIND_CARD)).toBe(expected);
});
