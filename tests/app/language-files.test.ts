import { GET as readLlms } from "@/app/[locale]/llms.txt/route";
import { GET as readManifest } from "@/app/[locale]/manifest.webmanifest/route";
import { LOCALES, type Locale } from "@/lib/routing/routes";
import { serveBackend } from "../setup/serve-backend";

jest.mock("next/server", () => ({
  ...jest.requireActual("next/server"),
  connection: async () => undefined,
}));

const HAN = /\p{Script=Han}/u;

beforeEach(() => {
  const place = { city_name: "台北市", area_name: "信義區", area_id: 107, store_count: 3 };
  serveBackend({ "/v3/StoreApi/areaList": () => [place] });
});

function answerOf(read: typeof readManifest, locale: Locale): Promise<Response> {
  return read(new Request("http://localhost:3000/"), { params: Promise.resolve({ locale }) });
}

describe("the manifest of the web app (LN-13)", () => {
  it("is in English below /en and has an English start page", async () => {
    const manifest = await (await answerOf(readManifest, "en")).json();
    expect(manifest).toMatchObject({ lang: "en", name: "Futao", start_url: "/en/home" });
    expect(manifest.shortcuts).toEqual([
      { name: "Cart", url: "/en/cart" },
      { name: "Orders", url: "/en/orderList" },
    ]);
    expect(JSON.stringify(manifest)).not.toMatch(HAN);
  });

  it("has the same id and scope in all languages, so that browsers treat all manifests as one app", async () => {
    const manifests = LOCALES.map(async (locale) => (await answerOf(readManifest, locale)).json());
    for (const manifest of await Promise.all(manifests)) {
      expect(manifest).toMatchObject({ id: "/", scope: "/" });
    }
  });
});

describe("llms.txt (LN-13)", () => {
  it("is in English below /en and links to English pages", async () => {
    const text = await (await answerOf(readLlms, "en")).text();
    expect(text).toMatch(/^# Futao\n/);
    expect(text).toContain("[Taipei City](http://localhost:3000/en/areas/");
    expect(text).toContain("- /en/store?stid={id}: A store and its menu");
    const [englishPart] = text.split("## Other languages");
    expect(englishPart).not.toMatch(HAN);
  });

  it.each<[Locale, string]>([
    ["zh-TW", "[English](http://localhost:3000/en/llms.txt)"],
    ["en", "[中文](http://localhost:3000/llms.txt)"],
  ])("in %s links to the file in the other language", async (locale, link) => {
    expect(await (await answerOf(readLlms, locale)).text()).toContain(link);
  });
});
