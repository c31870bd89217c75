import { generateMetadata as districtMetadata } from "@/app/[locale]/(shop)/areas/[city]/[area]/[type]/[page]/page";
import { generateMetadata as homeMetadata } from "@/app/[locale]/(shop)/home/[area]/[dining]/page";
import { generateMetadata as introMetadata } from "@/app/[locale]/(shop)/introopn/[revision]/page";
import { generateMetadata as listMetadata } from "@/app/[locale]/(shop)/storeList/[area]/[dining]/[kind]/[id]/[page]/page";
import { GET as getSitemap } from "@/app/sitemaps/[file]/route";
import { renderRoute } from "../setup/rendered-routes";
import { serveBackend } from "../setup/serve-backend";

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  ...jest.requireActual("../setup/next-navigation"),
}));

const place = { city_name: "台北市", area_name: "信義區" };
const XINYI = { area_id: 107, ...place, store_count: 5 };
const TYPES = [
  { id: 7, name: "便當", store_count: 3 },
  { id: 8, name: "飲料", store_count: 2 },
];
const store = { id: 8, name: "小吃店", ...place, lat: 25.03, lng: 121.56 };

type Answers = Parameters<typeof serveBackend>[0];

function serve(area: object, others: Answers = {}) {
  return serveBackend({
    "/v3/StoreApi/areaList": () => [area],
    "/v3/StoreApi/listStore": () => ({ stores: [{ id: 9 }], total: 1, last_page: 1 }),
    "/StoreApi/listStoreType": () => [{ id: 7, name: "便當", image: "" }],
    "/v3/StoreApi/listHomeInfo": () => ({ store_count: 1, stores: [{ id: 9 }] }),
    "/v3/StoreApi/listAllStoreGroups": () => [],
    "/v3/StoreApi/listFood": () => [],
    "/StoreApi/storeDetail": () => store,
    ...others,
  });
}

const params = <Values extends object>(values: Values) =>
  ({ params: Promise.resolve(values) }) as never;
const XINYI_PATH = { city: encodeURIComponent("台北市"), area: encodeURIComponent("信義區") };

describe("a shop whose backend lacks areaStores and the store types of districts", () => {
  it("shows a district page with the stores that deliver to the centre of the district", async () => {
    const requests = serve(XINYI);
    const page = await renderRoute("/areas/台北市/信義區");
    expect(page?.links).toContain("/store?stid=9");
    expect(page?.words).toContain("附近有 1 家店可以外送");
    expect(page?.links.filter((link) => link.includes("type="))).toEqual([]);
    expect(requests.map(({ pathname }) => pathname)).toContain("/v3/StoreApi/areaStores");
  });

  it("has only the first page of a district in its sitemap (AN-19)", async () => {
    serve({ ...XINYI, store_count: 60 });
    const request = new Request("http://localhost:3000/sitemaps/static.xml");
    const file = await getSitemap(request, { params: Promise.resolve({ file: "static.xml" }) });
    const addresses = (await file.text()).match(/(?<=<loc>)[^<]*(?=<)/g)?.map(decodeURI);
    expect(addresses?.filter((address) => address.includes("/areas/台北市/"))).toEqual([
      "http://localhost:3000/areas/台北市/信義區",
    ]);
  });
});

it("the page of a store without opening hours shows no opening hours, and its JSON-LD has none (ST-43)", async () => {
  serve(XINYI);
  const page = await renderRoute("/store?stid=8");
  expect(page?.words).toContain("關於小吃店");
  expect(page?.words).not.toContain("營業時間");
  expect(page?.nodes[0]).not.toHaveProperty("openingHoursSpecification");
});

it("the page of a store type in a district is not indexed if it has fewer than three stores (AN-16)", async () => {
  const stores = { stores: [{ id: 9 }], last_page: 1 };
  serve(
    { ...XINYI, types: TYPES },
    {
      "/v3/StoreApi/areaStores": (query) => ({
        ...stores,
        total: query.get("type") === "7" ? 3 : 2,
      }),
    },
  );
  const read = (type: string) => districtMetadata(params({ ...XINYI_PATH, type, page: "1" }));
  expect(await read("7")).toMatchObject({
    title: "台北市信義區便當外送、外帶",
    alternates: { canonical: "/areas/台北市/信義區?type=7" },
  });
  expect(await read("7")).not.toHaveProperty("robots");
  expect(await read("8")).toMatchObject({ robots: { index: false } });
  expect(await read("9")).toEqual({ robots: { index: false } });
});

describe("the canonical URL of a page with stores (AN-18)", () => {
  const list = (kind: string, id: number, page = 1) =>
    listMetadata(params({ area: "0", dining: "1", kind, id: String(id), page: String(page) }));
  const canonicalOf = ({ alternates }: Awaited<ReturnType<typeof list>>) => alternates?.canonical;

  it("is the district page for the list of all stores and for the list of a type", async () => {
    serve({ ...XINYI, types: TYPES });
    expect(canonicalOf(await list("all", 0))).toBe("/areas/台北市/信義區");
    expect(canonicalOf(await list("type", 7))).toBe("/areas/台北市/信義區?type=7");
  });

  it("is the list's own URL if the district has no page", async () => {
    serve({ ...XINYI, area_name: "大安區" });
    expect(canonicalOf(await list("all", 0))).toBe("/storeList");
    expect(canonicalOf(await list("type", 7))).toBe("/storeList?type=7");
  });

  it("is the district page with the page number of the list, or the first district page if the district has fewer pages", async () => {
    const stores = { stores: [{ id: 9 }], total: 60, last_page: 3 };
    serve({ ...XINYI, store_count: 40 }, { "/v3/StoreApi/listStore": () => stores });
    expect(canonicalOf(await list("all", 0, 2))).toBe("/areas/台北市/信義區?page=2");
    expect(canonicalOf(await list("all", 0, 3))).toBe("/areas/台北市/信義區");
  });

  it("is the list's own URL if the district page of the type is not indexed", async () => {
    serve(
      { ...XINYI, types: TYPES },
      {
        "/v3/StoreApi/listStore": () => ({ stores: [{ id: 9 }], total: 3, last_page: 1 }),
        "/StoreApi/listStoreType": () => [{ id: 8, name: "飲料", image: "" }],
      },
    );
    expect(canonicalOf(await list("type", 8))).toBe("/storeList?type=8");
    expect(await list("type", 8)).not.toHaveProperty("robots");
  });

  it("does not matter for the list of a type with one store, because the list is neither indexed nor in the sitemap", async () => {
    serve({ ...XINYI, area_name: "大安區" });
    expect(await list("type", 7)).toMatchObject({ robots: { index: false } });
    expect(await list("all", 0)).not.toHaveProperty("robots");
    const request = new Request("http://localhost:3000/sitemaps/en-static.xml");
    const file = await getSitemap(request, { params: Promise.resolve({ file: "en-static.xml" }) });
    const addresses = (await file.text()).match(/(?<=<loc>)[^<]*storeList[^<]*(?=<)/g);
    expect(addresses).toEqual(["http://localhost:3000/en/storeList"]);
  });

  it("is /home for the home page, whose title names no district, and /introopn for /introopn", async () => {
    serve(XINYI);
    const home = await homeMetadata(params({ area: "0", dining: "1" }));
    expect(home.title).not.toContain("信義區");
    expect(home.alternates?.canonical).toBe("/home");
    expect((await introMetadata()).alternates?.canonical).toBe("/introopn");
  });
});
