import { eq } from "drizzle-orm";
import Home from "@/app/[locale]/(shop)/home/[area]/[dining]/page";
import { advertisements } from "@/backend/db/schema/content-tables";
import { store_groups } from "@/backend/db/schema/store-tables";
import { ADVERTISEMENT_PLACE, DINING_TYPE } from "@/lib/contracts/codes";
import { insertStore } from "../factories/store-rows";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { setPageLanguage } from "../setup/language-of-pages";
import { renderPage } from "../setup/render-page";
import { createTestBrowser } from "../setup/test-browser";

const TYPE = 7;
const GROUP = 3;

let backend: TestBackend;
let page: Awaited<ReturnType<typeof renderPage>>;
beforeAll(async () => {
  backend = await createTestBackend();
  const { db } = backend;
  await insertStore(db, { name: "有碗水餃", total_order_count: 800 }, [
    { id: TYPE, name: "水餃鍋貼" },
  ]);
  await db
    .insert(store_groups)
    .values({ id: GROUP, name: "熱門店家", rule: "popular", position: 1 });
  await db.insert(advertisements).values({
    id: 1,
    type: ADVERTISEMENT_PLACE.home,
    dining_types: [DINING_TYPE.delivery],
    title: "週末免運",
    image: "/icon.svg",
    url: "/campaign",
    position: 1,
  });
  createTestBrowser(backend);
  const params = Promise.resolve({ locale: "zh-TW", area: "107", dining: "1" });
  page = await renderPage(<Home params={params} searchParams={Promise.resolve({})} />);
});
afterAll(() => backend.close());
afterEach(() => setPageLanguage("zh-TW"));

it.each([
  ["the operator's banner", /<a[^>]*href="\/campaign"[^>]*>.*?週末免運/s],
  [
    "a link to the stores of a type",
    new RegExp(`<a[^>]*href="/storeList\\?type=${TYPE}"[^>]*>.*?水餃鍋貼`, "s"),
  ],
  ["a store group with its stores", /熱門店家.*有碗水餃/s],
])("the home page shows %s (HM-01)", (_what, expected) => {
  expect(page.html).toMatch(expected);
});

it("shows the store group 人氣熱門 with its English name on an English page (LN-06)", async () => {
  await backend.db.update(store_groups).set({ name: "人氣熱門" }).where(eq(store_groups.id, GROUP));
  createTestBrowser(backend);
  setPageLanguage("en");
  const params = Promise.resolve({ locale: "en", area: "107", dining: "0" });
  const english = await renderPage(<Home params={params} searchParams={Promise.resolve({})} />);
  expect(english.html).toContain("Popular now");
  expect(english.html).not.toContain("人氣熱門");
});

it("links 看更多 of a store group to the list of the group's stores (HM-03)", () => {
  expect(page.html).toMatch(new RegExp(`<a[^>]*href="/storeList\\?group=${GROUP}"[^>]*>看更多`));
});
