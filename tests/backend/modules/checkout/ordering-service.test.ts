import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import {
  CODE,
  INVOICE_TYPE,
  ORDER_STATUS,
  PAY_STATUS,
  PAY_TYPE,
} from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { insertHold, insertOrder } from "../../../factories/order-rows";
import { insertFood, insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { only, openShop, type Shop } from "./order-shop";

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
});
afterAll(() => backend.close());

const keysOf = (member_id: number) =>
  shop.db
    .select()
    .from(schema.idempotency_keys)
    .where(eq(schema.idempotency_keys.member_id, member_id));

describe("placing an order", () => {
  it("with cash stores the order with its number, its lines and the event `ordered` (RU-23)", async () => {
    const { envelope } = await shop.order({ remark: "不要蔥" });
    expect(envelope).toMatchObject({
      code: CODE.ok,
      message: "",
      data: { pay_type: PAY_TYPE.cash, order_status: ORDER_STATUS.ordered, payment_url_web: "" },
    });
    const order = only(await shop.orders());
    expect(order).toMatchObject({
      id: envelope.data.id,
      member_id: shop.member.id,
      order_no: expect.stringMatching(/^F2611\d{10}$/),
      track: "platform",
      pay_status: PAY_STATUS.unpaid,
      subtotal: 260,
      service_fee: 13,
      delivery_fee: 45,
      pay_total: 318,
      remark: "不要蔥",
      street: "市府路45號",
      address_remark: "3樓",
    });
    expect(only(await shop.lines())).toMatchObject({
      order_id: order.id,
      food_id: shop.food.id,
      unit_price: 130,
      quantity: 2,
      total_price: 260,
    });
    expect(only(await shop.events())).toMatchObject({
      event: "ordered",
      to_status: ORDER_STATUS.ordered,
    });
    expect(await shop.payments()).toEqual([]);
  });

  it("with LINE Pay stores an order that waits for its payment, and returns the payment page's address (PV-02)", async () => {
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay });
    expect(envelope).toMatchObject({
      code: CODE.ok,
      data: { pay_type: PAY_TYPE.linePay, order_status: ORDER_STATUS.awaitingPayment },
    });
    expect(envelope.data.payment_url_web).toContain("/linepay/pay/");
    const order = only(await shop.orders());
    expect(only(await shop.payments())).toMatchObject({
      order_id: order.id,
      attempt_no: `${order.order_no}-1`,
      amount: 318,
      status: "requested",
    });
    const [providerRow] = await shop.providerRows();
    expect(providerRow).toMatchObject({
      amount: 318,
      orderId: `${order.order_no}-1`,
      productName: `訂單 ${order.order_no}`,
      confirmUrl: "http://localhost:3000/third/lpconfirm?amount=318",
      cancelUrl: expect.stringMatching(/^http:..localhost:3000.api.pay.line-pay.F\w+-1\./),
    });
  });

  it("of NT$0 stores a paid order without a payment request (RU-11)", async () => {
    const global_coupon = {
      name: "招待",
      full_cut: { full_money: 100, cut_money: 100 },
      full_delivery_free_cut: 100,
    };
    const store = await insertStore(shop.db, { global_coupon });
    const food = await insertFood(shop.db, store, { unit_price: 100 });
    const { envelope } = await shop.order({
      store_id: store.id,
      foods: [{ id: food.id }],
      pay_type: PAY_TYPE.zeroAmount,
    });
    expect(envelope).toMatchObject({
      code: CODE.ok,
      data: { pay_type: PAY_TYPE.zeroAmount, order_status: ORDER_STATUS.ordered },
    });
    expect(only(await shop.orders())).toMatchObject({ pay_total: 0, pay_status: PAY_STATUS.paid });
    expect(await shop.requestsMade()).toBe(0);
  });

  it('at a store with its own couriers stores the order with the track "self"', async () => {
    const store = await insertStore(shop.db, { use_fodomo_deliver: 0 });
    const food = await insertFood(shop.db, store);
    await shop.order({ store_id: store.id, foods: [{ id: food.id }] });
    expect(only(await shop.orders()).track).toBe("self");
  });

  it.each([
    ["no name", { contact_name: " " }, "請填寫聯絡人姓名"],
    ["a bad phone", { contact_phone: "0812345678" }, "請確認您的手機號碼格式"],
    [
      "a company without a title",
      { invoice_type: INVOICE_TYPE.company, number: "04595257" },
      "請輸入統編資訊",
    ],
    [
      "a company without a tax ID",
      { invoice_type: INVOICE_TYPE.company, title: "福饕" },
      "請輸入統編資訊",
    ],
    [
      "a wrong tax ID",
      { invoice_type: INVOICE_TYPE.company, title: "福饕", number: "12345678" },
      "請輸入正確的統一編號格式",
    ],
    [
      "a carrier that is not bound",
      { invoice_type: INVOICE_TYPE.memberCarrier },
      "請先綁定會員載具",
    ],
    ["a bad email", { email: "a@b" }, "請確認您的電子郵件格式"],
    ["no street", { street: "" }, "您的地址不夠完整，請重新調整。"],
    [
      "a pay type that the store does not offer",
      { pay_type: PAY_TYPE.corporateBill },
      "店家不提供此付款方式，請重新選擇",
    ],
    ["an unknown coupon", { code_id: 2_000_000_000 }, "找不到此優惠券，請重新選擇"],
  ])(
    "with %s is refused, and neither an order nor an idempotency key is stored",
    async (_what, values, message) => {
      const { envelope } = await shop.order(values);
      expect(envelope).toMatchObject({ code: CODE.refused, message });
      expect(await shop.orders()).toEqual([]);
      expect(await keysOf(shop.member.id)).toEqual([]);
    },
  );

  it("with a company invoice and a valid tax ID stores the title and the tax ID", async () => {
    await shop.order({
      invoice_type: INVOICE_TYPE.company,
      title: "福饕股份有限公司",
      number: "04595257",
    });
    expect(only(await shop.orders())).toMatchObject({
      invoice_type: INVOICE_TYPE.company,
      invoice_title: "福饕股份有限公司",
      invoice_number: "04595257",
    });
  });

  it("is refused with a pay type that the store has switched off, and with cash above NT$3,000 (RU-10)", async () => {
    const store = await insertStore(shop.db, { disable_payment_method: "2" });
    const food = await insertFood(shop.db, store, { unit_price: 3100 });
    const request = { store_id: store.id, foods: [{ id: food.id }] };
    const cash = await shop.order(request);
    expect(cash.envelope.message).toBe("現金付款上限為 NT$3,000，請改用其他付款方式");
    const small = await insertFood(shop.db, store);
    const off = await shop.order({ ...request, foods: [{ id: small.id }] });
    expect(off.envelope.message).toBe("此付款方式暫不提供，請重新選擇");
    expect(await shop.orders()).toEqual([]);
  });
});

describe("a repeated submit", () => {
  it("with the same idempotency key gets the same answer an hour later (RU-21)", async () => {
    const first = await shop.order({}, { key: "one-press" });
    shop.clock.advance(3_600_000);
    const again = await shop.submit({}, { key: "one-press" });
    expect(again.envelope).toEqual(first.envelope);
    expect(await shop.orders()).toHaveLength(1);
  });

  it("with the same idempotency key and other content is refused (RE-02, RU-21)", async () => {
    await shop.order({}, { key: "one-press" });
    const changed = await shop.submit({ remark: "再多一份" }, { key: "one-press" });
    expect(changed.envelope).toMatchObject({
      code: CODE.refused,
      message: "上一次送出的訂單可能已成立，請先到訂單查詢確認",
    });
    expect(await shop.orders()).toHaveLength(1);
  });

  it("without a key returns the same order within a minute, and creates a new order later (RU-22)", async () => {
    const first = await shop.order();
    shop.clock.advance(59_000);
    expect((await shop.submit()).envelope).toEqual(first.envelope);
    shop.clock.advance(2_000);
    expect((await shop.submit()).envelope.data.id).not.toBe(first.envelope.data.id);
  });

  it("from a second tab with another key returns the same order within a minute", async () => {
    const first = await shop.order({}, { key: "tab-one" });
    const second = await shop.order({}, { key: "tab-two" });
    expect(second.envelope).toEqual(first.envelope);
    expect(await shop.orders()).toHaveLength(1);
  });

  it("can use the key of a submit that was refused", async () => {
    expect((await shop.submit({}, { key: "one-press" })).envelope.code).toBe(CODE.quoteChanged);
    const { envelope } = await shop.order({}, { key: "one-press" });
    expect(envelope.code).toBe(CODE.ok);
  });

  it("creates an order with the key of another member, and is refused with a malformed key", async () => {
    await shop.order({}, { key: "one-press" });
    const as = await shop.asMember(await insertMember(shop.db));
    expect((await shop.order({}, { key: "one-press", as })).envelope.code).toBe(CODE.ok);
    expect(await shop.orders()).toHaveLength(2);
    const long = await shop.order({ remark: "長" }, { key: "k".repeat(65) });
    expect(long.envelope).toMatchObject({ code: CODE.refused, message: "訂單識別碼格式不正確" });
  });

  it("returns an order that was committed before the backend crashed", async () => {
    const first = await shop.order({}, { key: "cut-off" });
    const response = JSON.stringify({ order_id: first.envelope.data.id });
    const own = eq(schema.idempotency_keys.member_id, shop.member.id);
    await shop.db.update(schema.idempotency_keys).set({ status: "running", response }).where(own);
    shop.clock.advance(120_000);
    const again = await shop.submit({}, { key: "cut-off" });
    expect(again.envelope).toEqual(first.envelope);
    expect(await shop.orders()).toHaveLength(1);
  });

  it("does not count towards the limit of ten orders a minute", async () => {
    for (let n = 1; n <= 10; n += 1) {
      const { envelope } = await shop.order({ remark: `第${n}份` });
      expect(envelope.code).toBe(CODE.ok);
      await shop.submit({ remark: `第${n}份` });
      // The order is set to delivered, because the number of open cash orders is also limited.
      await shop.finish(envelope.data.id);
    }
    const { envelope } = await shop.order({ remark: "第11份" });
    expect(envelope).toMatchObject({ code: CODE.tooManyTries, message: "操作太頻繁，請稍後再試" });
    expect(await shop.orders()).toHaveLength(10);
  });
});

describe("the capacity that an order holds", () => {
  const slotIn = (hours: number) => Math.ceil(shop.clock.now() / 3_600_000 + hours) * 3600;
  const at = (start: number) => ({
    is_reservation: 1,
    reservation_start_time: start,
    reservation_end_time: start + 1800,
  });

  it("is one of the twenty places of its slot; the 21st order is refused (RU-41)", async () => {
    const slot = slotIn(2);
    expect((await shop.order(at(slot))).envelope.code).toBe(CODE.ok);
    const account = `slot:${shop.store.id}:${slot}`;
    expect(await shop.balance(account)).toBe(1);
    const other = await insertMember(shop.db);
    for (let n = 2; n <= 19; n += 1) {
      // The orders are paid, because unpaid orders of new members may have only half of the places.
      const order = { member_id: other.id, store_id: shop.store.id, pay_status: PAY_STATUS.paid };
      const { id: order_id } = await insertOrder(shop.db, order);
      await insertHold(shop.db, { order_id, account, amount: 1 });
    }
    const last = await shop.order({ ...at(slot), remark: "20" });
    expect(last.envelope.code).toBe(CODE.ok);
    const late = await shop.order({ ...at(slot), remark: "21" });
    expect(late.envelope.message).toBe("預訂時段已額滿或已過，請重新選擇時段");
  });

  it.each([
    ["in the past", -3600],
    ["less than an hour ahead", 2700],
    ["that does not begin at a full quarter of an hour", 9060],
    ["weeks ahead", 86_400 * 20],
  ])("cannot be a place in a slot %s", async (_what, seconds) => {
    const quarter = Math.ceil(shop.clock.now() / 900_000) * 900;
    const { envelope } = await shop.order(at(quarter + seconds));
    expect(envelope).toMatchObject({
      code: CODE.refused,
      message: "預訂時段已額滿或已過，請重新選擇時段",
    });
  });

  it("includes the last stock, which no other member can order until the payment is cancelled (RU-19)", async () => {
    const foods = [{ id: shop.last.id, quantity: 2 }];
    const first = await shop.order({ foods, pay_type: PAY_TYPE.linePay });
    expect(await shop.balance("stock:")).toBe(2);
    const as = await shop.asMember(await insertMember(shop.db));
    expect((await shop.order({ foods }, { as })).envelope.code).toBe(CODE.soldOut);
    await shop.pay(first.envelope.data.payment_url_web, "cancel");
    await shop.reconcile(15);
    expect(await shop.balance("stock:")).toBe(0);
    expect((await shop.order({ foods }, { as })).envelope.code).toBe(CODE.ok);
  });

  it("stays with the customer's order if the customer returns from the payment page and submits again", async () => {
    const foods = [{ id: shop.last.id, quantity: 2 }];
    const first = await shop.order({ foods, pay_type: PAY_TYPE.linePay });
    shop.clock.advance(120_000);
    const { envelope } = await shop.quote({ foods, pay_type: PAY_TYPE.linePay });
    expect(envelope.data.is_disallow_order).toBe(0);
    const again = await shop.submit({ foods, pay_type: PAY_TYPE.linePay });
    expect(again.envelope.data).toEqual(first.envelope.data);
    expect(await shop.orders()).toHaveLength(1);
  });
});
