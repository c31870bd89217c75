import { POST as open } from "@/app/api/checkout/open/route";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { giveCoupon } from "../../../factories/benefit-rows";
import { insertMember } from "../../../factories/member-rows";
import { makePreOrderBody } from "../../../factories/order-requests";
import { insertFood, insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { createTestBrowser } from "../../../setup/test-browser";

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});
afterEach(() => backend.close());

async function openAs(give: (member: { id: number }) => Promise<unknown>) {
  const browser = createTestBrowser(backend);
  const member = await insertMember(backend.db);
  const store = await insertStore(backend.db);
  const food = await insertFood(backend.db, store);
  await give(member);
  await browser.enterSession(await backend.asMember(member));
  const order = makePreOrderBody({ store_id: store.id, foods: [{ id: food.id }] });
  const { envelope } = await browser.post(open, "/api/checkout/open", {
    order,
    last_order_id: null,
  });
  return envelope.data;
}

it("opening the checkout returns the used coupons, the expired ones, and the unused ones whose minimum the order reaches (CK-21, CP-02)", async () => {
  const { db } = backend;
  const { coupons } = await openAs(async (member) => {
    await giveCoupon(db, member, { code: "CASH" });
    await giveCoupon(db, member, { code: "PICKUP", dining_types: [DINING_TYPE.pickup] });
    // This coupon requires an order of NT$1,500. The dish costs NT$120, so the coupon is not in the list.
    await giveCoupon(db, member, { code: "PARTY", type: 1, full_money: 1500 });
    await giveCoupon(db, member, { code: "USED", used_times: 1 });
    await giveCoupon(db, member, { code: "OVER", end_time: 1_790_000_000 });
  });
  const codesOf = (list: { code: string; is_access: number }[]) =>
    list.map(({ code, is_access }) => `${code} ${is_access}`);
  expect(codesOf(coupons.unused)).toEqual(["CASH 1", "PICKUP 0"]);
  expect(codesOf(coupons.used)).toEqual(["USED 0"]);
  expect(codesOf(coupons.expired)).toEqual(["OVER 0"]);
});

it("a member without coupons has three empty lists", async () => {
  const { coupons } = await openAs(async () => {});
  expect(coupons).toEqual({ unused: [], used: [], expired: [] });
});
