import { CODE, DINING_TYPE, OPEN_STATUS } from "../../../../lib/contracts/codes";
import { insertFood, insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

const taichung = { lat: 24.1477, lng: 120.6736 };
const here = { ...taichung, dining_type: DINING_TYPE.delivery };
const north = (metres: number) => taichung.lat + metres / 1.3 / 111_195;
const night = [{ days: [0, 1, 2, 3, 4, 5, 6], start: "20:00", end: "23:00" }];
const drinks = { id: 1, name: "手搖飲" };
const noodles = { id: 2, name: "麵食" };
const coffee = { id: 3, name: "咖啡" };
const bento = { id: 4, name: "便當" };
let backend: TestBackend;

type StoreSeed = Parameters<typeof insertStore>[1] & {
  at: number;
  types?: { id: number; name: string }[];
  dishes?: string[];
};

beforeAll(async () => {
  backend = await createTestBackend({ env: { RATE_LIMIT_SCALE: "100" } });
  const { db } = backend;
  const add = async (name: string, { at, types, dishes = [], ...values }: StoreSeed) => {
    const place = { ...taichung, lat: north(at), name, ...values };
    const store = await insertStore(db, place, types);
    for (const dish of dishes) await insertFood(db, store, { name: dish });
    return store;
  };
  await add("牛肉麵", { at: 3000, types: [noodles], dishes: ["紅燒牛肉麵", "番茄牛肉麵", "滷蛋"] });
  await add("牛肉麵大王", { at: 2000, types: [noodles], dishes: ["清燉牛肉麵"] });
  await add("老王牛肉麵", { at: 1000, opening_hours: night });
  await add("阿姨牛肉麵", { at: 1500 });
  await add("茶米手作", { at: 2500, types: [drinks], dishes: ["珍珠鮮奶茶", "冬瓜茶"] });
  await add("臺中咖啡館（一中店）", {
    at: 900,
    types: [coffee],
    dishes: ["拿鐵", "Ｂrownie 布朗尼"],
  });
  await add("便利小廚", {
    at: 800,
    types: [bento],
    dishes: ["魯肉飯", "牛肉麵線", "百分之100%果汁"],
  });
  await add("只外帶牛肉", { at: 700, has_delivery: 0 });
  await add("遠方牛肉麵", { at: 9000, dishes: ["牛肉麵"] });
  const soldOut = await add("賣完小館", { at: 600 });
  await insertFood(db, soldOut, { name: "佛跳牆", sale_status: 0 });
  const mention = await add("小食攤", { at: 4000 });
  await insertFood(db, mention, { name: "綜合湯", desc: "加牛肉麵條更好吃" });
});
afterAll(() => backend.close());

async function search(keyword: string, choice: Record<string, unknown> = {}) {
  const query = { ...here, keyword, ...choice };
  const { status, envelope } = await backend.call("searchStore", { query });
  expect([status, envelope.code]).toEqual([200, CODE.ok]);
  return envelope.data.stores;
}
async function suggest(keyword: string) {
  const query = { ...here, keyword };
  const { status, envelope } = await backend.call("searchStoreAndStoreType", { query });
  expect([status, envelope.code]).toEqual([200, CODE.ok]);
  return envelope.data;
}
const names = (rows: { name: string }[]) => rows.map((row) => row.name);

it("lists the best match first, and open stores before closed stores among equally good matches", async () => {
  expect(names(await search("牛肉麵"))).toEqual([
    "牛肉麵",
    "牛肉麵大王",
    "阿姨牛肉麵",
    "老王牛肉麵",
    "便利小廚",
    "小食攤",
  ]);
});

it.each([
  ["finds a store by a part of its name", "大王", ["牛肉麵大王"]],
  ["finds stores by a type", "麵食", ["牛肉麵大王", "牛肉麵"]],
  ["finds a store by a synonym of its type", "飲料", ["茶米手作"]],
  ["finds 臺 by 台", "台中", ["臺中咖啡館（一中店）"]],
  ["finds a name without its brackets", "咖啡館一中店", ["臺中咖啡館（一中店）"]],
  ["finds a type by its English name", "COFFEE", ["臺中咖啡館（一中店）"]],
  ["finds a dish by full-width letters", "ｂｒｏｗｎｉｅ", ["臺中咖啡館（一中店）"]],
  ["finds a dish by another spelling", "滷肉飯", ["便利小廚"]],
  ["finds a store by one character", "廚", ["便利小廚"]],
  ["finds a dish by a number with a percent sign", "100%", ["便利小廚"]],
  ["finds a store by its name and a dish", "大王 清燉", ["牛肉麵大王"]],
  ["finds a store by its type and a dish", "便當 果汁", ["便利小廚"]],
  ["finds a store by two dishes", "魯肉飯 果汁", ["便利小廚"]],
  ["finds no store that matches only one of two terms", "大王 珍珠", []],
  ["finds no dish that is sold out", "佛跳牆", []],
  ["finds no store that does not deliver", "只外帶", []],
  ["finds no store that is too far away", "遠方", []],
  ["finds no text in which the characters are not adjacent", "牛麵", []],
])("%s: %s", async (_what, keyword, expected) => {
  expect(names(await search(keyword))).toEqual(expected);
});

it.each([
  ["names the dish that matched", "果汁", "百分之100%果汁"],
  ["is empty if the store's own name matched", "便利", ""],
  ["names one dish for each of two terms", "魯肉飯 果汁", "魯肉飯、百分之100%果汁"],
])("match_txt of a store card %s", async (_what, keyword, match_txt) => {
  const [card] = await search(keyword);
  expect(card).toMatchObject({ name: "便利小廚", match_txt });
});

it("for a search for a store type, lists a closed store last even if its name contains the type", async () => {
  const hualien = { lat: 23.9769, lng: 121.6044 };
  await insertStore(backend.db, { ...hualien, name: "海邊咖啡", opening_hours: night }, [coffee]);
  await insertStore(backend.db, { ...hualien, name: "山邊小屋" }, [coffee]);
  expect(names(await search("咖啡", hualien))).toEqual(["山邊小屋", "海邊咖啡"]);
});

it("a search for a kind of store finds a store by a dish only if the name of the dish contains the searched word", async () => {
  const taitung = { lat: 22.7583, lng: 121.1444 };
  const add = async (name: string, dish: { name: string; desc: string }, types = [noodles]) => {
    await insertFood(backend.db, await insertStore(backend.db, { ...taitung, name }, types), dish);
  };
  await add("小吃部", { name: "排骨套餐", desc: "附飲料一杯" });
  await add("雜貨行", { name: "運動飲料", desc: "" });
  await add("青草鋪", { name: "冬瓜茶", desc: "" }, [drinks]);
  expect(names(await search("手搖", taitung))).toEqual(["青草鋪"]);
  expect(names(await search("飲料", taitung))).toEqual(["青草鋪", "雜貨行"]);
});

it("lists a store that has the searched word before a store that has only a synonym", async () => {
  const tainan = { lat: 22.9908, lng: 120.2133 };
  await insertStore(backend.db, { ...tainan, name: "輕食" }, [{ id: 5, name: "健康餐盒" }]);
  await insertStore(backend.db, { ...tainan, lat: tainan.lat + 0.01, name: "家常" }, [bento]);
  expect(names(await search("便當", tainan))).toEqual(["家常", "輕食"]);
});

it("accepts the sort orders and filters of listStore", async () => {
  const nearest = ["便利小廚", "阿姨牛肉麵", "牛肉麵大王", "牛肉麵", "小食攤"];
  expect(names(await search("牛肉麵", { sort: "distance" }))).toEqual([...nearest, "老王牛肉麵"]);
  expect(names(await search("牛肉麵", { sort: "distance", filter: "open" }))).toEqual(nearest);
});

it("returns an empty second page if all stores are on the first page", async () => {
  const { envelope } = await backend.call("searchStore", {
    query: { ...here, keyword: "牛肉麵", page: 2 },
  });
  expect(envelope.data).toEqual({ stores: [], total: 6, last_page: 1 });
});

describe("searchStoreAndStoreType, the list of suggestions", () => {
  it("returns stores and dishes", async () => {
    const found = await suggest("牛肉麵");
    expect(names(found.stores)).toHaveLength(6);
    expect(found.store_types).toEqual([]);
    expect(found.foods.map(({ name, store_name }) => [name, store_name])).toEqual([
      ["清燉牛肉麵", "牛肉麵大王"],
      ["紅燒牛肉麵", "牛肉麵"],
      ["番茄牛肉麵", "牛肉麵"],
      ["牛肉麵線", "便利小廚"],
    ]);
  });

  it("returns the fields of a dish that the page needs to show the dish and to link to it", async () => {
    const { foods } = await suggest("拿鐵");
    expect(foods).toEqual([
      {
        id: expect.any(Number),
        item_type: "single",
        name: "拿鐵",
        image: "/pictures/foods/test-f6e7d2",
        unit_price: 120,
        store_id: expect.any(Number),
        store_name: "臺中咖啡館（一中店）",
      },
    ]);
  });

  it("returns a store type for a synonym of its name, but only if the type has a store here", async () => {
    expect((await suggest("飲品")).store_types).toEqual([{ ...drinks, image: "/type-1" }]);
    const query = {
      lat: 23.9769,
      lng: 121.6044,
      dining_type: DINING_TYPE.delivery,
      keyword: "飲品",
    };
    const { envelope } = await backend.call("searchStoreAndStoreType", { query });
    expect(envelope.data).toEqual({ stores: [], store_types: [], foods: [] });
  });

  it("returns at most 6 stores and 8 dishes, and at most 2 dishes of one store", async () => {
    const tainan = { lat: 22.9908, lng: 120.2133 };
    for (let number = 1; number <= 8; number += 1) {
      const store = await insertStore(backend.db, { ...tainan, name: `鹽水雞${number}` });
      for (const name of ["鹽水雞腿", "鹽水雞翅", "鹽水雞胗"]) {
        await insertFood(backend.db, store, { name });
      }
    }
    const { envelope } = await backend.call("searchStoreAndStoreType", {
      query: { ...tainan, dining_type: DINING_TYPE.delivery, keyword: "鹽水雞" },
    });
    expect(envelope.data.stores).toHaveLength(6);
    expect(envelope.data.foods).toHaveLength(8);
    const ofStore = Map.groupBy(envelope.data.foods, (food) => food.store_id);
    expect([...ofStore.values()].map((rows) => rows.length)).toEqual([2, 2, 2, 2]);
  });
});

describe("the dishes in the result of searchStore", () => {
  const page = async (keyword: string, choice: Record<string, unknown> = {}) => {
    const query = { ...here, keyword, ...choice };
    const { envelope } = await backend.call("searchStore", { query });
    return envelope.data;
  };
  const dishes = async (keyword: string, choice = {}) =>
    (await page(keyword, choice)).foods?.map(({ name }) => name);

  it("have the price, store, delivery time and fee, and are only on the first page (HM-23)", async () => {
    const { foods } = await page("拿鐵");
    expect(foods).toEqual([
      expect.objectContaining({
        name: "拿鐵",
        unit_price: 120,
        store_name: "臺中咖啡館（一中店）",
        open_status: OPEN_STATUS.open,
        delivery_fee: expect.any(Number),
        google_predict_time_text: expect.stringContaining("分鐘"),
      }),
    ]);
    expect((await page("拿鐵", { page: 2 })).foods).toBeUndefined();
  });

  it.each([
    ["a wrong character", "紅燒牛若麵", "紅燒牛肉麵", ["紅燒牛肉麵"]],
    ["a wrong character that sounds alike", "那鐵", "拿鐵", ["拿鐵"]],
    ["an additional letter", "lattte", "latte", ["拿鐵"]],
  ])("are found despite %s: %s (HM-24)", async (_what, keyword, corrected, names) => {
    expect((await page(keyword)).corrected).toBe(corrected);
    expect(await dishes(keyword)).toEqual(names);
    expect((await suggest(keyword)).corrected).toBe(corrected);
  });

  it.each([
    ["simplified characters", "牛肉面线", "牛肉麵線"],
    ["English", "latte", "拿鐵"],
  ])("are found without a correction by %s: %s (HM-24)", async (_what, keyword, name) => {
    expect(await page(keyword)).not.toHaveProperty("corrected");
    expect(await dishes(keyword)).toEqual([name]);
  });

  it.each([
    ["拿鐵 120 元以下", { price_max: 120 }, ["拿鐵"]],
    ["拿鐵 不到 120", { price_max: 119 }, []],
    ["拿鐵 100~150元", { price_min: 100, price_max: 150 }, ["拿鐵"]],
    ["咖啡館 一百五十元以下", { price_max: 150 }, ["拿鐵", "Ｂrownie 布朗尼"]],
  ])("are limited by the price in %s (HM-25)", async (keyword, price, names) => {
    const found = await page(keyword);
    expect(found).toMatchObject(price);
    expect(found.foods?.map(({ name }) => name)).toEqual(names);
    expect(found.total).toBe(names.length > 0 ? 1 : 0);
  });

  it("are limited by the price parameters instead of the price in the keyword, if both are given (HM-25)", async () => {
    expect(await page("拿鐵 50 元以下", { price_min: 100 })).toMatchObject({
      price_min: 100,
      total: 1,
    });
    expect((await page("拿鐵 50 元以下", { price_min: 100 })).price_max).toBeUndefined();
  });

  it("are limited by a keyword that is only a price, and come without store types (HM-25)", async () => {
    const found = await page("120 元以下");
    expect(found.total).toBeGreaterThan(3);
    expect((await suggest("120 元以下")).store_types).toEqual([]);
    expect(await page("119 元以下")).toMatchObject({ total: 0, foods: [] });
  });
});

it.each([
  ["punctuation", "！？…"],
  ["a wildcard", "%"],
  ["another wildcard", "__"],
  ["a quotation mark", "'"],
  ["a backslash", "\\"],
  ["an emoji", "🍜"],
  ["half an emoji", "\ud83c"],
  ["a NUL character", "\u0000"],
  ["SQL", "'; drop table stores; --"],
  ["braces of a PostgreSQL array", '{"},{"'],
  ["100 characters", "麵".repeat(100)],
  ["a character that normalisation turns into eighteen characters", "ﷺ".repeat(100)],
])("finds nothing and does not fail for %s", async (_what, keyword) => {
  expect(await suggest(keyword)).toEqual({ stores: [], store_types: [], foods: [] });
  expect(await search(keyword, { sort: "rating", filter: "open" })).toEqual([]);
});

it("ignores all words of a search after the sixth", async () => {
  const words = [..."牛肉麵紅燒滷", ..."x".repeat(44)];
  expect(names(await search(words.join(" ")))).toEqual(["牛肉麵"]);
});

it.each([
  ["without a keyword", { keyword: undefined }],
  ["with an empty keyword", { keyword: "" }],
  ["with a blank keyword", { keyword: "  " }],
  ["with 101 characters", { keyword: "麵".repeat(101) }],
  ["with an unknown sort order", { keyword: "麵", sort: "price" }],
])("refuses a search %s with status 400", async (_what, values) => {
  expect((await backend.call("searchStore", { query: { ...here, ...values } })).status).toBe(400);
});
