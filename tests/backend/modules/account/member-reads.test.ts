import { CODE, ORDER_STATUS } from "../../../../lib/contracts/codes.ts";
import { giveCoupon, givePoints, giveSubscription } from "../../../factories/benefit-rows";
import { insertAddress, insertMember, type MemberRow } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import { insertStore } from "../../../factories/store-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";

const DAY = 86_400;

let backend: TestBackend;
let ming: MemberRow;
let mei: MemberRow;
let asMing: TestSession;

beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  ming = await insertMember(backend.db, { first_name: "小明", last_name: "王" });
  mei = await insertMember(backend.db);
  asMing = await backend.asMember(ming);
});
afterAll(() => backend.close());

const addresses = async (as: TestSession, page = 1) =>
  (await backend.call("addressList", { as, query: { page } })).envelope.data;

it("a member sees only their own addresses, the default address first", async () => {
  const office = await insertAddress(backend.db, ming, { street: "忠孝東路一段1號" });
  const home = await insertAddress(backend.db, ming, { is_default: 1 });
  await insertAddress(backend.db, mei, { street: "中山路9號" });
  const list = await addresses(asMing);
  expect(list.map(({ id }) => id)).toEqual([home.id, office.id]);
  expect(list[0]).toEqual({
    id: home.id,
    city_name: "台北市",
    area_name: "信義區",
    street: "市府路45號",
    address: "台北市信義區市府路45號",
    lat: 25.03361,
    lng: 121.56445,
    remark: "",
    is_default: 1,
    contact_name: "王小明",
    contact_phone: "0912345678",
    label: "other",
    door: null,
  });
});

it("addressList returns pages of twenty addresses", async () => {
  for (let n = 0; n < 21; n += 1) await insertAddress(backend.db, ming);
  expect(await addresses(asMing, 1)).toHaveLength(20);
  expect(await addresses(asMing, 2)).toHaveLength(1);
  expect(await addresses(asMing, 3)).toEqual([]);
});

it.each([
  { member_id: 2 },
  { user_id: 2 },
  { page: -1 },
  { page: 0 },
  { page: "1e9" },
  { page: "x" },
])("addressList refuses the query %j with status 400", async (query) => {
  expect((await backend.call("addressList", { as: asMing, query })).status).toBe(400);
});

it.each(["addressList", "profile", "member", "listUserOrder"] as const)(
  "%s answers a visitor with status 401 and no data",
  async (name) => {
    const { status, envelope } = await backend.call(name);
    expect([status, envelope.data]).toEqual([401, null]);
  },
);

it("the profile has the member's name and phone", async () => {
  const { envelope } = await backend.call("profile", { as: asMing });
  expect(envelope.data).toEqual({ name: "王小明", phone: ming.phone });
});

it("the profile has the external_id of the membership service if the member has an external_id (CK-68)", async () => {
  const known = await insertMember(backend.db, { external_id: "EX9001" });
  const { envelope } = await backend.call("profile", { as: await backend.asMember(known) });
  expect(envelope.data).toMatchObject({ external_id: "EX9001" });
});

it("history_order_count counts all completed orders, and the grade counts only the orders of the last twelve months", async () => {
  const store = await insertStore(backend.db);
  const now = Math.floor(backend.clock.now() / 1000);
  const order = { member_id: ming.id, store_id: store.id, order_status: ORDER_STATUS.delivered };
  await insertOrder(backend.db, { ...order, pay_total: 2000, create_time: now - 10 * DAY });
  await insertOrder(backend.db, {
    ...order,
    pay_total: 1000,
    order_status: ORDER_STATUS.selfCashDone,
    create_time: now,
  });
  await insertOrder(backend.db, { ...order, pay_total: 9000, create_time: now - 366 * DAY });
  await insertOrder(backend.db, { ...order, pay_total: 500, order_status: ORDER_STATUS.cancelled });
  const { envelope } = await backend.call("member", { as: asMing });
  expect(envelope).toMatchObject({
    code: CODE.ok,
    data: {
      data: {
        history_order_count: 3,
        history_pay_total: 12_000,
        is_first_order: 0,
        member_level: 2,
        member_grade: { name: "銀級會員" },
      },
    },
  });
});

it.each([
  [0, "一般會員"],
  [2999, "一般會員"],
  [3000, "銀級會員"],
  [10_000, "金級會員"],
])(
  "a member who spent NT$%d in the last year has the grade %s (RU-56)",
  async (pay_total, name) => {
    const store = await insertStore(backend.db);
    if (pay_total > 0) {
      await insertOrder(backend.db, {
        member_id: ming.id,
        store_id: store.id,
        order_status: ORDER_STATUS.delivered,
        pay_total,
      });
    }
    const { envelope } = await backend.call("refresh", { as: asMing });
    expect(envelope.data.member_grade).toEqual({ name });
  },
);

it("refresh returns only the member fields that the shop's session needs", async () => {
  const { envelope } = await backend.call("refresh", { as: asMing });
  expect(Object.keys(envelope.data).sort()).toEqual([
    "business_id",
    "email",
    "external_id",
    "first_name",
    "gid_bar_code",
    "id",
    "last_name",
    "member_grade",
    "nickname",
    "phone",
  ]);
});

it("the call `member` returns the points, the number of usable coupons and the newest subscription, even if it has ended", async () => {
  const readMember = async () => (await backend.call("member", { as: asMing })).envelope.data.data;
  const start_time = Date.parse("2026-01-01T00:00:00+08:00") / 1000;
  expect(await readMember()).toMatchObject({ coin: 0, discount_code_count: 0, subscription_id: 0 });
  await givePoints(backend.db, ming, 88);
  await giveCoupon(backend.db, ming);
  await giveCoupon(backend.db, ming, { used_times: 1 });
  await giveCoupon(backend.db, mei);
  const over = { start_time, end_time: start_time + 30 * DAY };
  const old = await giveSubscription(backend.db, ming, over);
  expect(await readMember()).toMatchObject({
    coin: 88,
    discount_code_count: 1,
    subscription_id: old,
    subscription_end_time: over.end_time,
    subscription_status: 0,
  });
  const running = await giveSubscription(backend.db, ming);
  expect(await readMember()).toMatchObject({
    subscription_id: running,
    subscription_settings: "福饕免運",
    subscription_status: 1,
  });
});
