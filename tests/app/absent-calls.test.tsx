import District from "@/app/[locale]/(shop)/areas/[city]/[area]/[type]/[page]/page";
import City from "@/app/[locale]/(shop)/areas/[city]/page";
import Intro from "@/app/[locale]/(shop)/page";
import Store from "@/app/[locale]/(shop)/store/[stid]/[dining]/page";
import Subscription from "@/app/[locale]/(shop)/subscription/page";
import { GET as readLlms } from "@/app/[locale]/llms.txt/route";
import { GET as readIndex } from "@/app/sitemap.xml/route";
import { GET as readSitemapFile } from "@/app/sitemaps/[file]/route";
import { renderPage } from "../setup/render-page";
import { serveBackend } from "../setup/serve-backend";

jest.mock("next/server", () => ({
  ...jest.requireActual("next/server"),
  connection: async () => undefined,
}));

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  ...jest.requireActual("../setup/next-navigation"),
}));

const place = { city_name: "台北市", area_name: "信義區" };
let requests: URL[];
beforeEach(() => {
  requests = serveBackend({
    "/v3/StoreApi/listStore": () => [{ id: 8 }, { id: 9 }],
    "/v3/StoreApi/listFood": () => [],
    "/StoreApi/storeDetail": () => ({ id: 8, name: "小吃店", ...place }),
  });
});

const request = (path: string) => new Request(`http://localhost:3000${path}`);
const file = (name: string) =>
  readSitemapFile(request(`/sitemaps/${name}`), { params: Promise.resolve({ file: name }) });

describe("a shop whose backend lacks sitemapFiles and sitemapPage", () => {
  it("lists the stores of listStore in its sitemap, but no products (AN-10)", async () => {
    const index = await (await readIndex(request("/sitemap.xml"))).text();
    expect(index.match(/sitemaps\/[^<]+/g)).toEqual([
      "sitemaps/static.xml",
      "sitemaps/stores-1.xml",
      "sitemaps/menus-1.xml",
      "sitemaps/en-static.xml",
      "sitemaps/en-stores-1.xml",
      "sitemaps/en-menus-1.xml",
    ]);
    const text = await (await file("stores-1.xml")).text();
    expect(text.match(/stid=\d+<\/loc>/g)).toEqual(["stid=8</loc>", "stid=9</loc>"]);
    expect((await file("products-1.xml")).status).toBe(404);
  });
});

describe("a shop whose backend lacks areaList", () => {
  const city = encodeURIComponent("台北市");
  const area = encodeURIComponent("信義區");

  it.each([
    ["a city", () => City({ params: Promise.resolve({ city }) })],
    [
      "a district",
      () => District({ params: Promise.resolve({ city, area, type: "0", page: "1" }) }),
    ],
  ])("answers 404 for the page of %s", async (_what, page) => {
    await expect(page()).rejects.toMatchObject({
      digest: expect.stringMatching(/^NEXT_HTTP_ERROR_FALLBACK;404$/),
    });
  });

  it("lists /storeList instead of the /areas pages in the sitemap, and omits them from llms.txt (AN-18)", async () => {
    const pages = await (await file("static.xml")).text();
    expect(pages.match(/(?<=<loc>)[^<]*storeList[^<]*/g)).toEqual([
      "http://localhost:3000/storeList",
    ]);
    const overview = await (
      await readLlms(request("/llms.txt"), { params: Promise.resolve({ locale: "zh-TW" }) })
    ).text();
    for (const text of [pages, overview]) expect(text).not.toContain("/areas");
  });

  it("links no /areas page on the intro page or on a store page", async () => {
    const { html: store } = await renderPage(
      <Store params={Promise.resolve({ stid: "8", dining: "1" })} />,
    );
    const { html: index } = await renderPage(<Intro />);
    for (const html of [index, store]) expect(html).not.toContain("/areas");
    expect(store).toContain("小吃店");
    expect(requests.map(({ pathname }) => pathname)).toContain("/v3/StoreApi/areaList");
  });
});

it("/subscription says that customers can join in the app if the backend lacks subscriptionPlan (SB-01)", async () => {
  const { words } = await renderPage(<Subscription />);
  expect(words).toContain("到 App 加入");
  expect(words).not.toContain("信用卡");
});
