import { CODE, COUPON_TAB, DINING_TYPE, ORDER_STATUS } from "../../../../lib/contracts/codes";
import { giveCoupon } from "../../../factories/benefit-rows";
import { insertMember, type MemberRow } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import { insertStore } from "../../../factories/store-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000;
const ENDED = at("2026-11-20T23:59:59");

let backend: TestBackend;
let member: MemberRow;
let session: TestSession;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  member = await insertMember(backend.db);
  session = await backend.asMember(member);
});
afterAll(() => backend.close());

const give = (values: Parameters<typeof giveCoupon>[2] = {}) =>
  giveCoupon(backend.db, member, values);
async function list(query: Record<string, unknown> = {}) {
  const { envelope } = await backend.call("newDiscountCodeList", {
    query: { type: COUPON_TAB.unused, ...query },
    as: session,
  });
  expect(envelope.code).toBe(CODE.ok);
  return envelope.data;
}
const idsOf = (coupons: { code_id: number }[]) => coupons.map(({ code_id }) => code_id);

it("returns every field of a coupon (EN-16)", async () => {
  const id = await give({
    code: "FALL15",
    type: 3,
    cut_money: 80,
    cut_percent: 15,
    full_money: 200,
    limit_times: 3,
    used_times: 1,
    remark: "外送、外帶皆可使用",
  });
  expect(await list()).toEqual([
    {
      id,
      code_id: id,
      code: "FALL15",
      type: 3,
      cut_type: 1,
      user_type: 0,
      full_money: 200,
      cut_money: 80,
      cut_percent: 15,
      discount_money: 0,
      discount: 8.5,
      start_date: "2026-11-01 00:00",
      end_date: "2026-12-31 23:59",
      dining_types: [DINING_TYPE.delivery, DINING_TYPE.pickup],
      target_type: 0,
      limit_times: 3,
      used_times: 1,
      consumption_rate: 100,
      access_text: "",
      is_access: 1,
      remark: "外送、外帶皆可使用",
    },
  ]);
});

it('lists each coupon under only one of the tabs "unused", "used" and "expired"; a used-up coupon is under "used" even after its end', async () => {
  const unused = await give({ limit_times: 2, used_times: 1 });
  const later = await give({ start_time: at("2026-12-01T00:00:00") });
  const used = await give({ used_times: 1 });
  const usedAndOver = await give({ used_times: 1, end_time: ENDED });
  const expired = await give({ end_time: ENDED });
  expect(idsOf(await list({ type: COUPON_TAB.unused }))).toEqual([unused, later]);
  expect(idsOf(await list({ type: COUPON_TAB.used }))).toEqual([usedAndOver, used]);
  const listedAsExpired = await list({ type: COUPON_TAB.expired });
  expect(idsOf(listedAsExpired)).toEqual([expired]);
  expect(listedAsExpired[0]).toMatchObject({
    is_access: 0,
    access_text: "已於 2026-11-20 23:59 到期",
  });
});

it("lists usable coupons before unusable coupons, and sorts usable coupons by end time", async () => {
  const long = await give();
  const short = await give({ end_time: at("2026-11-22T00:00:00") });
  const pickup = await give({
    dining_types: [DINING_TYPE.pickup],
    end_time: at("2026-11-21T13:00:00"),
  });
  const coupons = await list({ dining_type: DINING_TYPE.delivery });
  expect(idsOf(coupons)).toEqual([short, long, pickup]);
  expect(coupons[2]).toMatchObject({ is_access: 0, access_text: "僅限外帶訂單使用" });
});

it("lists only coupons with a threshold up to filter_full_money, and lists all coupons if this parameter is missing", async () => {
  const small = await give({ full_money: 200 });
  const large = await give({ full_money: 201 });
  expect(idsOf(await list({ filter_full_money: 200 }))).toEqual([small]);
  expect(idsOf(await list()).toSorted()).toEqual([small, large].toSorted());
});

it.each([
  ["the store", { target_type: 1, store_ids: [1] }, { store_id: 2 }, "此店家不適用"],
  [
    "the dining type",
    { dining_types: [DINING_TYPE.delivery] },
    { dining_type: DINING_TYPE.pickup },
    "僅限外送訂單使用",
  ],
  ["a reservation", { takes_reservations: 0 }, { is_reservation: 1 }, "預訂訂單不適用"],
  ["a group purchase", {}, { is_group_purchase: 1 }, "團購訂單不適用"],
] as const)(
  "says that a coupon cannot be used because of %s",
  async (_what, values, query, access_text) => {
    await give({ ...values, dining_types: [DINING_TYPE.delivery], store_ids: [1] });
    expect(await list(query)).toMatchObject([{ is_access: 0, access_text }]);
  },
);

it("says that a coupon cannot be used if the query has a place and no store of the coupon is near the place", async () => {
  const store = await insertStore(backend.db);
  await give({ target_type: 1, store_ids: [store.id] });
  expect(await list({ lat: 25.04, lng: 121.56 })).toMatchObject([{ is_access: 1 }]);
  expect(await list({ lat: 22.63, lng: 120.3 })).toMatchObject([
    { is_access: 0, access_text: "您所在位置附近沒有適用的店家" },
  ]);
  expect(await list()).toMatchObject([{ is_access: 1 }]);
});

it("a coupon for the first order cannot be used after the member's first delivered order", async () => {
  await give({ user_type: 1 });
  const store = await insertStore(backend.db);
  const order = { member_id: member.id, store_id: store.id };
  await insertOrder(backend.db, { ...order, order_status: ORDER_STATUS.cancelled });
  expect(await list()).toMatchObject([{ is_access: 1 }]);
  await insertOrder(backend.db, { ...order, order_status: ORDER_STATUS.delivered });
  expect(await list()).toMatchObject([{ is_access: 0, access_text: "僅限首次訂購使用" }]);
});

it("returns pages of twenty coupons without duplicates", async () => {
  for (let n = 0; n < 23; n += 1) await give();
  const first = idsOf(await list({ page: 1 }));
  const second = idsOf(await list({ page: 2 }));
  expect([first.length, second.length]).toEqual([20, 3]);
  expect(new Set([...first, ...second]).size).toBe(23);
  expect(await list({ page: 3 })).toEqual([]);
});

it("accepts an empty session_id (CP-02)", async () => {
  const id = await give();
  expect(idsOf(await list({ session_id: "" }))).toEqual([id]);
});

it("returns only the member's own coupons, and refuses a visitor with status 401 and an unknown tab with status 400", async () => {
  await give();
  const stranger = await backend.asMember(await insertMember(backend.db));
  const { envelope } = await backend.call("newDiscountCodeList", {
    query: { type: COUPON_TAB.unused },
    as: stranger,
  });
  expect(envelope.data).toEqual([]);
  expect(
    (
      await backend.call("newDiscountCodeList", {
        query: { type: COUPON_TAB.unused },
      })
    ).status,
  ).toBe(401);
  const { status } = await backend.call("newDiscountCodeList", { query: { type: 4 }, as: session });
  expect(status).toBe(400);
});
