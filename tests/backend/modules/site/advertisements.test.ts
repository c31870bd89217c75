import { advertisements } from "../../../../backend/db/schema/content-tables.ts";
import { DINING_TYPE } from "../../../../lib/contracts/codes.ts";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
  const add = (id: number, type: string, values: object) => ({
    id,
    type,
    title: `廣告${id}`,
    image: `/banner-${id}`,
    url: "/storeList?type=1",
    dining_types: [DINING_TYPE.pickup, DINING_TYPE.delivery],
    position: 10 - id,
    ...values,
  });
  await backend.db
    .insert(advertisements)
    .values([
      add(1, "home", {}),
      add(2, "home", {}),
      add(3, "home", { dining_types: [DINING_TYPE.pickup] }),
      add(4, "store", {}),
      add(5, "store", { store_id: 7 }),
      add(6, "store", { store_id: 8 }),
    ]);
});
afterAll(() => backend.close());

it.each([
  [
    "the advertisements of the page, in the operator's order",
    { type: "home", dining_type: DINING_TYPE.delivery },
    [2, 1],
  ],
  ["the advertisements for pick-up", { type: "home", dining_type: DINING_TYPE.pickup }, [3, 2, 1]],
  [
    "an empty list for a dining type without advertisements",
    { type: "home", dining_type: DINING_TYPE.businessReservation },
    [],
  ],
  [
    "an empty list for a page that does not exist",
    { type: "nowhere", dining_type: DINING_TYPE.delivery },
    [],
  ],
  [
    "the advertisements of the store and those for every store, in the operator's order",
    { type: "store", dining_type: DINING_TYPE.delivery, store_id: 7 },
    [5, 4],
  ],
  [
    "only the advertisements for every store if the query has no store",
    { type: "store", dining_type: DINING_TYPE.delivery },
    [4],
  ],
  [
    "only the advertisements for every store if the store has no advertisement of its own",
    { type: "store", dining_type: DINING_TYPE.delivery, store_id: 99 },
    [4],
  ],
])("marketingAdvertiseList returns %s (EN-23, HM-20)", async (_what, query, ids) => {
  const { envelope } = await backend.call("marketingAdvertiseList", { query });
  expect(envelope.data.map(({ id }) => id)).toEqual(ids);
});

it("an advertisement has its picture and link, and no internal field", async () => {
  const query = { type: "home", dining_type: DINING_TYPE.delivery };
  const { envelope } = await backend.call("marketingAdvertiseList", { query });
  expect(envelope.data[0]).toEqual({
    id: 2,
    type: "home",
    title: "廣告2",
    image: "/banner-2",
    url: "/storeList?type=1",
  });
});

it.each([
  ["no page", { type: undefined }],
  ["a page name with a zero byte", { type: "ho\u0000me" }],
  ["a page name that is too long", { type: "x".repeat(21) }],
  ["no dining type", { dining_type: undefined }],
  ["a store id below 1", { store_id: -1 }],
])("answers status 400 to a query with %s", async (_what, values) => {
  const query = { type: "home", dining_type: DINING_TYPE.delivery, ...values };
  expect((await backend.call("marketingAdvertiseList", { query })).status).toBe(400);
});
