import { schema } from "../../../../backend/db/client.ts";
import { CODE } from "../../../../lib/contracts/answer-code.ts";
import { CUT_TYPE, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { giveCoupon } from "../../../factories/benefit-rows";
import { type HelpShop, openHelpShop, PORTION_PRICE } from "./help-calls";

jest.setTimeout(120_000);

const HOUR_MS = 3_600_000;
/** The price of an order in NT$: two portions of NT$130, a service fee of NT$13 and a delivery fee of NT$45. */
const PAID = 318;

let shop: HelpShop["shop"];
let calls: HelpShop["calls"];
let close: HelpShop["close"];
beforeEach(async () => {
  ({ shop, calls, close } = await openHelpShop());
});
afterEach(() => close());

it("a report with a photo is stored and refunded only once, even if it is sent again with the same key (OR-26)", async () => {
  const id = await calls.placeDeliveredOrder();
  const { name } = (await calls.upload(id)).data;
  const press = () => calls.ask(id, { kind: "wrong", photos: [name], key: "one-press-photo" });
  expect((await press()).code).toBe(CODE.ok);
  expect((await press()).code).toBe(CODE.ok);
  expect((await calls.help(id)).data.requests).toHaveLength(1);
  await shop.reconcile(1);
  expect(await shop.providerBalance()).toBe(PAID - PORTION_PRICE);
});

it("for a late delivery, refunds the part of the delivery fee that was not paid by a coupon (OR-21)", async () => {
  const code_id = await giveCoupon(shop.db, shop.member, { cut_type: CUT_TYPE.fee, cut_money: 30 });
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay, code_id });
  const { id, payment_url_web } = envelope.data;
  await shop.pay(payment_url_web);
  await shop.comeBack(id);
  shop.clock.advance(3 * HOUR_MS);
  await calls.deliver(id);
  expect((await calls.quote(id, { kind: "late", lines: [] })).data).toEqual({
    amount: 15,
    way: "provider",
    is_automatic: 1,
  });
  await calls.ask(id, { kind: "late", lines: [], amount: 15 });
  await shop.reconcile(1);
  expect(await shop.providerBalance()).toBe(PAID - 30 - 15);
});

it("a report that needs the operator is refused while five other reports of the member wait for the operator (OR-23)", async () => {
  const ids: number[] = [];
  for (let count = 0; count < 6; count += 1) ids.push(await calls.placeDeliveredOrder());
  const [last = 0] = ids.splice(-1);
  for (const id of ids) {
    expect((await calls.ask(id, { kind: "damaged" })).code).toBe(CODE.ok);
  }
  expect(await calls.ask(last, { kind: "damaged" })).toMatchObject({
    code: CODE.refused,
    message: "您有多筆回報等待客服處理，請等客服回覆後再送出",
    reason: "too-many-reports",
  });
  expect((await calls.help(last)).data.requests).toEqual([]);
  // A refund that needs no operator is still made.
  expect(await calls.ask(last)).toMatchObject({
    data: { requests: [{ kind: "missing", state: "refunding" }] },
  });
  await shop.reconcile(1);
});

it("a report that would bring the photos of an order to 13 is refused, and a report that brings them to 12 is stored", async () => {
  const id = await calls.placeDeliveredOrder();
  const [first, second] = [(await calls.upload(id)).data.name, (await calls.upload(id)).data.name];
  await calls.ask(id);
  const [{ id: request_id } = { id: 0 }] = await shop.db.select().from(schema.help_requests);
  const sent = { order_id: id, request_id, bytes: new Uint8Array([1]), create_time: 1 };
  const rows = Array.from({ length: 11 }, (_, n) => ({ ...sent, name: `sent-${n}` }));
  await shop.db.insert(schema.help_photos).values(rows);
  expect(await calls.ask(id, { kind: "wrong", photos: [first, second] })).toMatchObject({
    code: CODE.refused,
    reason: "too-many-photos",
  });
  expect((await calls.ask(id, { kind: "wrong", photos: [first] })).code).toBe(CODE.ok);
  await shop.reconcile(1);
});

it("refuses a decision about a report that does not exist", async () => {
  const decision = { decision: "approve", operator: "amy" };
  expect(await calls.decide(999_999, decision)).toMatchObject({
    code: CODE.refused,
    message: "找不到這筆回報",
  });
});
