import { desc, eq, inArray } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { deleteExpiredRows } from "../../../../backend/modules/account/expired-rows.ts";
import { applyEvent, lockOrder } from "../../../../backend/modules/orders/order-event-service.ts";
import {
  CODE,
  COUPON_TAB,
  DINING_TYPE,
  ORDER_STATUS,
  PAY_TYPE,
} from "../../../../lib/contracts/codes.ts";
import { insertAddress, insertMember, type MemberRow } from "../../../factories/member-rows";
import { insertOrder, type OrderRow } from "../../../factories/order-rows";
import { insertStore, type StoreRow } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { only } from "../checkout/order-shop";

const { member_coupons, member_devices, members, referrals, stores } = schema;
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const DAY_MS = 86_400_000;

let backend: TestBackend;
let store: StoreRow;
let inviter: MemberRow;
let friend: MemberRow;
let memberCount = 0;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  store = await insertStore(backend.db, { total_order_count: 98 });
  inviter = await createMember("推薦人");
  friend = await inviteFriend();
});

const now = () => Math.floor(backend.clock.now() / 1000);
function createMember(first_name: string) {
  memberCount += 1;
  const recommend_code = `FUTA22${LETTERS[Math.floor(memberCount / 32)]}${LETTERS[memberCount % 32]}`;
  return insertMember(backend.db, { first_name, recommend_code });
}
async function inviteFriend(invitedBy = inviter) {
  const invited = await createMember("好友");
  await backend.db
    .insert(referrals)
    .values({ member_id: invited.id, inviter_id: invitedBy.id, create_time: now() });
  return invited;
}
const insertOrderOf = (customer: MemberRow, values: Partial<OrderRow> = {}) =>
  insertOrder(backend.db, {
    member_id: customer.id,
    store_id: store.id,
    order_status: ORDER_STATUS.delivering,
    contact_phone: customer.phone,
    street: `松仁路${customer.id}號`,
    ...values,
  });
const arrive = ({ id }: { id: number }) =>
  backend.db.transaction(async (tx) => {
    await applyEvent(tx, await lockOrder(tx, id), { event: { type: "arrives" }, now: now() });
  });
const countCoupons = async (...people: MemberRow[]) => {
  const ids = people.map(({ id }) => id);
  const rows = await backend.db
    .select()
    .from(member_coupons)
    .where(inArray(member_coupons.member_id, ids));
  return rows.length;
};
const referralOf = async ({ id }: MemberRow) =>
  only(await backend.db.select().from(referrals).where(eq(referrals.member_id, id)));
const addDevice = ({ id }: MemberRow, device_hash: string) =>
  backend.db.insert(member_devices).values({ member_id: id, device_hash, last_seen_time: now() });

it("both members get a coupon of NT$50 when the friend's first order is delivered (RU-44)", async () => {
  const placed = await insertOrderOf(friend);
  expect(await countCoupons(inviter, friend)).toBe(0);
  await arrive(placed);
  expect(await referralOf(friend)).toMatchObject({ status: "rewarded", settled_time: now() });
  for (const person of [inviter, friend]) {
    const as = await backend.asMember(person);
    const { envelope } = await backend.call("newDiscountCodeList", {
      as,
      query: {
        page: 1,
        type: COUPON_TAB.unused,
        store_id: 0,
        filter_full_money: 0,
        dining_type: DINING_TYPE.delivery,
        is_reservation: 0,
        is_group_purchase: 0,
      },
    });
    expect(envelope.data).toMatchObject([
      { type: 2, cut_money: 50, full_money: 0, limit_times: 1, is_access: 1, remark: "好友推薦禮" },
    ]);
  }
  const as = await backend.asMember(inviter);
  const { envelope } = await backend.call("member", { as });
  expect(envelope.data?.data).toMatchObject({ recommend_count: 1, recommend_member_id: 0 });
});

it("a cash order that a store's own courier has delivered also gives the reward", async () => {
  await arrive(
    await insertOrderOf(friend, {
      track: "self",
      order_status: ORDER_STATUS.selfDelivering,
      pay_type: PAY_TYPE.cash,
    }),
  );
  expect(await countCoupons(inviter, friend)).toBe(2);
});

it("the reward is given only once, even if a delivery event is repeated and a second order is delivered", async () => {
  const first = await insertOrderOf(friend);
  await Promise.all([arrive(first), arrive(first), arrive(first)]);
  await arrive(await insertOrderOf(friend));
  expect(await countCoupons(inviter, friend)).toBe(2);
});

it("an order that the store rejects gives no reward, and the next delivered order gives the reward", async () => {
  const lost = await insertOrderOf(friend, { order_status: ORDER_STATUS.confirming });
  await backend.db.transaction(async (tx) => {
    const row = await lockOrder(tx, lost.id);
    await applyEvent(tx, row, { event: { type: "store-rejects" }, now: now() });
  });
  expect((await referralOf(friend)).status).toBe("waiting");
  await arrive(await insertOrderOf(friend));
  expect(await countCoupons(inviter, friend)).toBe(2);
});

it("a member whom nobody invited gets no coupon", async () => {
  const stranger = await createMember("路人");
  await arrive(await insertOrderOf(stranger));
  expect(await countCoupons(stranger)).toBe(0);
});

describe("nobody gets a reward", () => {
  const expectNoReward = async (reason: string, placed: Partial<OrderRow> = {}) => {
    await arrive(await insertOrderOf(friend, placed));
    expect(await referralOf(friend)).toMatchObject({ status: "refused", reason });
    await arrive(await insertOrderOf(friend, { street: "忠孝東路一段1號" }));
    expect(await countCoupons(inviter, friend)).toBe(0);
  };

  it("if the friend's order has the inviter's phone number", () =>
    expectNoReward("same-phone", { contact_phone: inviter.phone }));

  it("if an order of the inviter has the friend's phone number", async () => {
    await insertOrderOf(inviter, { contact_phone: friend.phone });
    await expectNoReward("same-phone");
  });

  it("if both members have used the same browser", async () => {
    await addDevice(inviter, "shared");
    await addDevice(friend, "other");
    await addDevice(friend, "shared");
    await expectNoReward("same-device");
  });

  it("if the friend's order goes to the address of an order of the inviter", async () => {
    const { city_name, area_name, street } = await insertOrderOf(inviter);
    await expectNoReward("same-address", { city_name, area_name, street, address_remark: "9樓" });
  });

  it("if the friend's order goes to a saved address of the inviter", async () => {
    await insertAddress(backend.db, inviter, { street: "市府路45號" });
    await expectNoReward("same-address", { street: "市府路 45 號" });
  });

  it("if the inviter's account is locked", async () => {
    await backend.db.update(members).set({ is_locked: 1 }).where(eq(members.id, inviter.id));
    await expectNoReward("inviter-locked");
  });
});

it("rewards at most twenty friends of one inviter in a month, even if all their orders are delivered at the same time", async () => {
  await backend.db.update(referrals).set({ status: "refused" });
  const friends: MemberRow[] = [];
  for (let n = 0; n < 22; n += 1) friends.push(await inviteFriend());
  const placed = await Promise.all(friends.map((one) => insertOrderOf(one)));
  await Promise.all(placed.map(arrive));
  expect(await countCoupons(inviter)).toBe(20);
  expect(await countCoupons(...friends)).toBe(20);
  backend.clock.advance(31 * DAY_MS);
  const late = await inviteFriend();
  await arrive(await insertOrderOf(late));
  expect(await countCoupons(inviter, late)).toBe(22);
});

describe("a store's order count", () => {
  const readOrderCount = async () => {
    const rows = await backend.db.select().from(stores).where(eq(stores.id, store.id));
    return only(rows).total_order_count;
  };

  it("goes up by one for each delivered order, even if a delivery event is repeated (RU-37)", async () => {
    const [one, other] = [await insertOrderOf(friend), await insertOrderOf(friend)];
    expect(await readOrderCount()).toBe(98);
    await Promise.all([arrive(one), arrive(one), arrive(other)]);
    expect(await readOrderCount()).toBe(100);
    const query = { store_id: store.id, dining_type: DINING_TYPE.delivery };
    const { envelope } = await backend.call("storeDetail", { query });
    expect(envelope.data?.total_order_count).toBe(100);
  });

  it("goes up by one when a customer collects a pick-up order", async () => {
    const { id } = await insertOrderOf(friend, {
      track: "pickup",
      order_status: ORDER_STATUS.confirming,
    });
    await backend.db.transaction(async (tx) => {
      await applyEvent(tx, await lockOrder(tx, id), { event: { type: "leaves" }, now: now() });
    });
    expect(await readOrderCount()).toBe(99);
  });
});

describe("userReferralCode", () => {
  const ask = async (id: string) =>
    (await backend.call("userReferralCode", { query: { id } })).envelope;
  const UNKNOWN = { code: CODE.refused, message: "找不到這個推薦碼，請向好友確認", data: null };

  it("returns the code, the masked name of its owner and the reward, even without a login (API-56)", async () => {
    expect(await ask(inviter.recommend_code.toLowerCase())).toEqual({
      code: CODE.ok,
      message: "",
      data: {
        code: inviter.recommend_code,
        name: "推＊＊",
        reward_text: "完成註冊且第一筆訂單送達後，您與好友各得 NT$50 優惠券，30 天內可用",
      },
    });
  });

  it.each(["ZZZZZZZZ", "1", "' or 1=1 --", "%"])(
    "with the text %j is refused as unknown (CM-03)",
    async (id) => {
      expect(await ask(id)).toMatchObject(UNKNOWN);
    },
  );

  it("refuses a code as unknown if the account of its owner is locked", async () => {
    await backend.db.update(members).set({ is_locked: 1 }).where(eq(members.id, inviter.id));
    expect(await ask(inviter.recommend_code)).toMatchObject(UNKNOWN);
  });
});

it("the record of a browser that was not used for 180 days is deleted", async () => {
  await addDevice(inviter, "old");
  backend.clock.advance(181 * DAY_MS);
  await addDevice(inviter, "new");
  await deleteExpiredRows(backend.deps);
  const rows = await backend.db
    .select()
    .from(member_devices)
    .orderBy(desc(member_devices.last_seen_time));
  expect(rows.map(({ device_hash }) => device_hash)).toEqual(["new"]);
});
