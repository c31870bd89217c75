import { eq } from "drizzle-orm";
import {
  foods,
  store_store_types,
  store_types,
} from "../../../../backend/db/schema/store-tables.ts";
import { DINING_TYPE } from "../../../../lib/contracts/codes";
import { insertFood, insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

const dining_type = DINING_TYPE.delivery;

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({ env: { RATE_LIMIT_SCALE: "100" } });
});
afterAll(() => backend.close());

async function search(keyword: string, place: { lat: number; lng: number }) {
  const query = { ...place, keyword, dining_type };
  return (await backend.call("searchStore", { query })).envelope.data;
}

it("finds a store by its name even if 245 other stores are nearer", async () => {
  const tainan = { lat: 22.9908, lng: 120.2133 };
  for (let number = 1; number <= 245; number += 1) await insertStore(backend.db, tainan);
  await insertStore(backend.db, { ...tainan, lat: tainan.lat + 0.02, name: "鹽埕意麵" });
  const { stores } = await search("鹽埕", tainan);
  expect(stores.map(({ name }) => name)).toEqual(["鹽埕意麵"]);
});

it("counts all stores in reach that sell a dish, and corrects a typing error to a dish of the farthest store (HM-35)", async () => {
  const pingtung = { lat: 22.6762, lng: 120.4929 };
  const add = async (dish: string, at: Partial<typeof pingtung> = {}) => {
    const store = await insertStore(backend.db, { ...pingtung, ...at });
    await insertFood(backend.db, store, { name: dish });
    return store;
  };
  for (let number = 1; number <= 245; number += 1) await add("綠豆饌");
  const far = await add("萬巒豬腳", { lat: pingtung.lat + 0.02 });
  expect(await search("綠豆饌", pingtung)).toMatchObject({ total: 245, last_page: 11 });
  const { stores } = await search("萬巒住腳", pingtung);
  expect(stores.map(({ id }) => id)).toEqual([far.id]);
});

it.each([
  ["two swapped characters", "春堂水茶", "春水堂茶館"],
  ["two characters that sound alike", "萬巒住餃", "萬巒豬腳"],
])("finds a store whose name was typed with %s: %s (HM-24)", async (_what, keyword, name) => {
  const miaoli = { lat: 24.5602, lng: 120.8214 };
  await insertStore(backend.db, { ...miaoli, name });
  const { stores } = await search(keyword, miaoli);
  expect(stores.map((store) => store.name)).toEqual([name]);
});

it("finds a store by a type that another program has added to the store, and by this type together with a dish", async () => {
  const chiayi = { lat: 23.4801, lng: 120.4491 };
  const store = await insertStore(backend.db, { ...chiayi, name: "小南國" });
  await insertFood(backend.db, store, { name: "生牛河粉" });
  const type = { id: 77, name: "越南料理", image: "/type-77", position: 77 };
  await backend.db.insert(store_types).values(type);
  await backend.db
    .insert(store_store_types)
    .values({ store_id: store.id, type_id: 77, position: 1 });
  for (const keyword of ["越南料理", "越南料理 河粉"]) {
    const { stores } = await search(keyword, chiayi);
    expect(stores.map(({ id }) => id)).toEqual([store.id]);
  }
  expect((await search("越南料理 咖哩", chiayi)).stores).toEqual([]);
});

it("changes the rank of a store when one of its types or dishes changes", async () => {
  const hualien = { lat: 23.9769, lng: 121.6044 };
  const near = await insertStore(backend.db, hualien);
  const dish = await insertFood(backend.db, near, { name: "剝皮辣椒雞" });
  const far = await insertStore(backend.db, { ...hualien, lat: hualien.lat + 0.01 });
  await insertFood(backend.db, far, { name: "剝皮辣椒" });
  const idsFound = async () => (await search("剝皮辣椒", hualien)).stores.map(({ id }) => id);
  expect(await idsFound()).toEqual([near.id, far.id]);
  const type = { id: 79, name: "剝皮辣椒專賣", image: "/type-79", position: 79 };
  await backend.db.insert(store_types).values(type);
  await backend.db.insert(store_store_types).values({ store_id: far.id, type_id: 79, position: 1 });
  expect(await idsFound()).toEqual([far.id, near.id]);
  await backend.db.update(store_types).set({ name: "醬菜" }).where(eq(store_types.id, 79));
  expect(await idsFound()).toEqual([near.id, far.id]);
  await backend.db.delete(foods).where(eq(foods.id, dish.id));
  expect(await idsFound()).toEqual([far.id]);
});

it("corrects a typing error to a dish in reach, even if it is more similar to a store type that has no store in reach", async () => {
  const yilan = { lat: 24.7021, lng: 121.7378 };
  const types = [{ id: 78, name: "古早豬腳" }];
  await insertStore(backend.db, { ...yilan, lat: yilan.lat - 1, name: "遠店" }, types);
  const store = await insertStore(backend.db, { ...yilan, name: "近店" });
  await insertFood(backend.db, store, { name: "古早雞腳" });
  expect(await search("古早珠腳", yilan)).toMatchObject({ corrected: "古早雞腳", total: 1 });
});
