import { subjects } from "../../../../backend/db/schema/store-tables.ts";
import { CODE, DINING_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

const here = { lat: 24.1477, lng: 120.6736 };
const night = [{ days: [0, 1, 2, 3, 4, 5, 6], start: "20:00", end: "23:00" }];
const tea = { id: 1, name: "手搖飲" };
const cake = { id: 2, name: "甜點" };
const bento = { id: 3, name: "便當" };
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
  const { db } = backend;
  const add = (name: string, values: object, types: { id: number; name: string }[]) =>
    insertStore(db, { ...here, name, ...values }, types);
  await add("茶與蛋糕", {}, [tea, cake]);
  await add("熱門茶店", { total_order_count: 800 }, [tea]);
  await add("休息的茶店", { opening_hours: night, total_order_count: 900 }, [tea]);
  await add("只外帶的茶店", { has_delivery: 0 }, [tea]);
  await add("便當店", {}, [bento]);
  await add("遠方茶店", { lat: 25.2 }, [tea]);
  await db.insert(subjects).values([
    { id: 1, title: "下午茶", image: "/tea", type_ids: [1, 2], position: 1 },
    { id: 2, title: "籌備中", image: "/soon", type_ids: [], position: 2 },
  ]);
});
afterAll(() => backend.close());

const detail = (query: Record<string, unknown>) =>
  backend.call("getSubjectDetail", { query: { ...here, ...query } });

it("a subject lists once each nearby store that has one or more of the subject's types, open stores first", async () => {
  const { envelope } = await detail({ id: 1 });
  const { stores, ...subject } = envelope.data;
  expect(subject).toEqual({ id: 1, title: "下午茶", image: "/tea" });
  expect(stores.map(({ name }) => name)).toEqual(["熱門茶店", "茶與蛋糕", "休息的茶店"]);
});

it.each([
  [
    "also lists a store without delivery if the query is for pick-up",
    { id: 1, dining_type: DINING_TYPE.pickup },
    4,
  ],
  ["lists no stores at a place without stores", { id: 1, lat: 23.9769, lng: 121.6044 }, 0],
  ["lists no stores for a subject without types", { id: 2 }, 0],
])("getSubjectDetail %s", async (_what, query, count) => {
  expect((await detail(query)).envelope.data.stores).toHaveLength(count);
});

it("an unknown subject is refused with a message and HTTP 200 (RU-20)", async () => {
  const { status, envelope } = await detail({ id: 999 });
  expect(status).toBe(200);
  expect(envelope).toEqual({
    code: CODE.refused,
    message: "這個主題已經結束或不存在",
    data: null,
    reason: "unknown-subject",
  });
});

it.each([{ id: 0 }, { id: "x" }, { id: undefined }, { id: 1, lat: 91 }])(
  "getSubjectDetail refuses the query %j with status 400",
  async (query) => {
    expect((await detail(query)).status).toBe(400);
  },
);
