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

it("counts all stores in reach that sell a dish, and corrects an error by a dish of the farthest (HM-35)", async () => {
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
