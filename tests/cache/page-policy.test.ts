import { createHash } from "node:crypto";
import { jsonLdText } from "../../lib/site/json-ld";
import visitorScript from "../../lib/site/visitor-script.json";
import {
  addressRow,
  BOOTSTRAP,
  cachedPage,
  openPageCache,
  pushOf,
} from "../factories/cached-pages";

const SETTINGS = [
  "CARD_PAGE_ORIGINS",
  "GOOGLE_MAPS_BROWSER_KEY",
  "GTM_ID",
  "LIVE_CHAT_ID",
  "PICTURE_ORIGINS",
  "RECORDING_ID",
];
const PAYUNI = "https://api.payuni.com.tw https://sandbox-api.payuni.com.tw";

afterEach(() => {
  for (const setting of SETTINGS) Reflect.deleteProperty(process.env, setting);
});

async function policyOf(page = cachedPage(), key = "/zh-TW/home"): Promise<string> {
  const { cache, remove } = openPageCache();
  await cache.set(key, page, { isFallback: false });
  remove();
  return page.headers["content-security-policy"] ?? "";
}

async function directive(name: string, key?: string): Promise<string | undefined> {
  const policy = await policyOf(cachedPage(), key);
  return policy.split("; ").find((part) => part.startsWith(`${name} `));
}

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("the scripts that the policy of a page allows", () => {
  const chunks = [addressRow(), '2:["$","p",null,{"children":"<b>便當 & 飯</b>"}]\n'];

  test("are listed by hash: the bootstrap, the first push and every chunk of flight data", async () => {
    const policy = await policyOf(cachedPage(chunks));
    const scripts = [
      BOOTSTRAP,
      "(self.__next_f=self.__next_f||[]).push([0])",
      ...chunks.map(pushOf),
    ];
    expect(policy).toContain(`script-src 'self' ${scripts.map(hash).join(" ")};`);
  });

  test("are listed by hash even if a chunk ends inside a multi-byte character", async () => {
    const bytes = Buffer.from(`${addressRow()}2:飯\n`);
    const code = (part: Buffer) => `self.__next_f.push([3,"${part.toString("base64")}"])`;
    const [first, second] = [bytes.subarray(0, -3), bytes.subarray(-3)];
    const page = {
      ...cachedPage(),
      html: `<script>${code(first)}</script><script>${code(second)}</script>`,
      rscData: bytes,
    };
    const policy = await policyOf(page);
    expect(policy).toContain(`script-src 'self' ${hash(code(first))} ${hash(code(second))};`);
  });

  test("include the shop's own inline script only on a page that contains it", async () => {
    const code = visitorScript.code;
    const page = cachedPage();
    const withOwn = { ...page, html: `${page.html}<script>${code}</script>` };
    expect(await policyOf(withOwn)).toContain(hash(code));
    expect(await policyOf()).not.toContain(hash(code));
  });

  test.each([
    ["other data", pushOf("3:evil\n")],
    ["data of the page that comes later", pushOf(chunks[1] ?? "")],
    ["no data", 'self.__next_f.push([1,""])'],
    [
      "the page's data with other spelling",
      `self.__next_f.push([1, ${JSON.stringify(chunks[0])}])`,
    ],
    ["a form state", "self.__next_f.push([2,null])"],
    ["another bootstrap", BOOTSTRAP.replace("main.js", "evil.js")],
    ["a call", "alert(1)"],
    ["a call as data", "self.__next_f.push([1,alert(1)])"],
    ["a call after the data", `${pushOf(chunks[0] ?? "")};alert(1)`],
  ])("do not include an injected script with %s (SE-13)", async (_what, code) => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const before = cachedPage(chunks, { body: `<script>${code}</script>` });
    const after = cachedPage(chunks);
    after.html = after.html.replace("</body>", `<script>${code}</script></body>`);
    const sources = async (page: ReturnType<typeof cachedPage>) =>
      new Set((await policyOf(page)).split(/;? /));
    for (const page of [before, after]) {
      expect(await sources(page)).toEqual(await sources(cachedPage(chunks)));
    }
  });

  test("are none on a page without scripts", async () => {
    expect(await policyOf()).toContain("script-src 'self';");
  });

  test("do not include JSON-LD, which is data", async () => {
    const dataScript = (name: string) =>
      `<script type="application/ld+json">${jsonLdText([{ "@type": "Restaurant", name }])}</script>`;
    const attack = `</script><script>${pushOf("3:evil\n")}</script>`;
    for (const name of ["便當", attack]) {
      expect(await policyOf(cachedPage([], { body: dataScript(name) }))).toBe(await policyOf());
    }
  });
});

test("without settings the policy allows the shop's own origin and nothing else (AP-16, SE-13)", async () => {
  expect((await policyOf()).split("; ")).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "report-to csp",
    "report-uri /api/csp-report",
  ]);
});

describe("images", () => {
  test("are also allowed from the origins in PICTURE_ORIGINS", async () => {
    process.env.PICTURE_ORIGINS = "https://img.example https://cdn.example:8443/path";
    expect(await directive("img-src")).toBe(
      "img-src 'self' https://img.example https://cdn.example:8443",
    );
  });

  test("are allowed only from the shop's own origin if PICTURE_ORIGINS contains a directive instead of an origin", async () => {
    process.env.PICTURE_ORIGINS = "; script-src 'unsafe-inline' * data:";
    expect(await directive("img-src")).toBe("img-src 'self'");
  });
});

describe("Google Maps", () => {
  test.each([undefined, ""])("is in no policy without a key (%j)", async (key) => {
    if (key !== undefined) process.env.GOOGLE_MAPS_BROWSER_KEY = key;
    expect(await policyOf()).not.toMatch(/google|gstatic/);
  });

  test("adds each of its hosts to the policy when a key is set", async () => {
    process.env.GOOGLE_MAPS_BROWSER_KEY = "browser-key";
    const policy = await policyOf();
    expect(policy.split("; ").slice(1, 6)).toEqual([
      "script-src 'self' https://maps.googleapis.com",
      "style-src 'self' https://fonts.googleapis.com",
      "connect-src 'self' https://maps.googleapis.com https://places.googleapis.com https://maps.gstatic.com",
      "font-src 'self' https://fonts.gstatic.com",
      "img-src 'self' https://maps.googleapis.com https://maps.gstatic.com",
    ]);
    expect(policy).not.toMatch(/\*|unsafe|browser-key/);
  });
});

describe("the optional services (RB-09)", () => {
  test.each([
    ["GTM_ID", "googletagmanager.com", /clarity|crisp/],
    ["RECORDING_ID", "clarity.ms", /google|crisp/],
    ["LIVE_CHAT_ID", "crisp.chat", /google|clarity/],
  ])(
    "add to the policy only the hosts of the service that %s switches on",
    async (setting, host, others) => {
      expect(await policyOf()).not.toContain(host);
      process.env[setting] = "some-id";
      const policy = await policyOf();
      expect(policy).toContain(host);
      expect(policy).not.toMatch(others);
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|data:|blob:)|some-id/);
    },
  );

  test("allow inline styles only with the live chat, which needs inline styles", async () => {
    for (const setting of ["GTM_ID", "RECORDING_ID", "GOOGLE_MAPS_BROWSER_KEY"]) {
      process.env[setting] = "some-id";
    }
    expect(await directive("style-src")).not.toContain("unsafe");
    process.env.LIVE_CHAT_ID = "some-id";
    expect(await directive("style-src")).toContain("'unsafe-inline'");
  });

  test("do not repeat a directive in the policy when all services are set", async () => {
    for (const setting of SETTINGS) process.env[setting] = "some-id";
    const names = (await policyOf()).split("; ").map((part) => part.split(" ")[0]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("the page that saves a card", () => {
  const BIND_CARD = "/zh-TW/bindCard";

  test.each([BIND_CARD, `/route-cache/APP_PAGE/0a1b/$${BIND_CARD}`])(
    "may send a form to the origins in CARD_PAGE_ORIGINS: %s",
    async (key) => {
      process.env.CARD_PAGE_ORIGINS = `${PAYUNI} http://localhost:3002`;
      expect(await directive("form-action", key)).toBe(
        `form-action 'self' ${PAYUNI} http://localhost:3002`,
      );
    },
  );

  test.each(["/zh-TW/checkout", "/zh-TW", "/zh-TW/bindCards", "/zh-TW/bindCard/x"])(
    "may send a form to the origins in CARD_PAGE_ORIGINS, but the page %s may not",
    async (key) => {
      process.env.CARD_PAGE_ORIGINS = PAYUNI;
      expect(await directive("form-action", key)).toBe("form-action 'self'");
    },
  );

  test.each([
    ["https://a.example/path?x; script-src *", "form-action 'self' https://a.example"],
    ["; script-src 'unsafe-inline'", "form-action 'self'"],
    ["  ", "form-action 'self'"],
  ])(
    "may send a form only to the shop and to the valid origins in CARD_PAGE_ORIGINS if the setting is %j",
    async (origins, expected) => {
      process.env.CARD_PAGE_ORIGINS = origins;
      expect(await directive("form-action", BIND_CARD)).toBe(expected);
    },
  );
});
