import {
  DINING_TYPE,
  INVOICE_ISSUE_TYPE,
  INVOICE_TYPE,
  ORDER_STATUS,
  PAY_STATUS,
  PAY_TYPE,
} from "../../../../lib/contracts/codes";
import { insertFood } from "../../../factories/store-rows";
import { openShop, type Shop } from "../checkout/order-shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.advance(120_000));

const detail = async (order_id: number) =>
  (await shop.call("orderDetail", { query: { order_id }, as: shop.session })).envelope.data;
const seconds = () => Math.floor(shop.clock.now() / 1000);

it("returns the fields of the order page and no internal field", async () => {
  const foods = [
    {
      id: shop.food.id,
      quantity: 2,
      relish_ids: "11,21",
      remark: "不要蔥",
      unavailable_type: 1 as const,
    },
  ];
  const now = seconds();
  const { envelope } = await shop.order({ foods, remark: "請按門鈴" });
  const { id } = envelope.data;
  const { order_no } = await shop.orderOf(id);
  const { store_image, ...shown } = await detail(id);
  expect(store_image).toBe(shop.store.image);
  expect(shown).toEqual({
    id,
    order_no,
    store_id: shop.store.id,
    store_name: shop.store.name,
    store_phone: shop.store.phone,
    store_address: shop.store.address,
    dining_type: DINING_TYPE.delivery,
    track: "platform",
    pay_type: PAY_TYPE.cash,
    order_status: ORDER_STATUS.ordered,
    pay_status: PAY_STATUS.unpaid,
    is_reservation: 0,
    needs_cutlery: null,
    reservation_start_time: -1,
    reservation_end_time: -1,
    create_time: now,
    paid_time: null,
    foods: [
      {
        type: "single",
        id: shop.food.id,
        name: shop.food.name,
        quantity: 2,
        relish: "選項11、選項21",
        groups: [],
        total_price: 260,
        total_list_price: 320,
        remark: "不要蔥",
        unavailable_type: 1,
        username: "",
      },
    ],
    food_count: 2,
    remark: "請按門鈴",
    subtotal: 260,
    service_fee: 13,
    delivery_fee: 45,
    delivery_discount: 0,
    subscribe_delivery_discount_price: 0,
    subscribe_take_food_discount_price: 0,
    discount_price: 0,
    store_coupon_discount_money: 0,
    op_discount_price: 0,
    use_op: 0,
    total_price: 318,
    pay_total: 318,
    contact_name: "王小明",
    contact_phone: "0912345678",
    address: "台北市信義區市府路45號",
    address_remark: "3樓",
    invoice: {
      type: INVOICE_TYPE.email,
      issue_type: INVOICE_ISSUE_TYPE.electronic,
      email: "a***@example.com",
      title: "",
      number: "",
      carrier: "",
    },
    events: [{ step: "placed", order_status: ORDER_STATUS.ordered, create_time: now }],
    cancel_until: now + 300,
    // The store needs 12 minutes to prepare the food, and then the courier needs time for 2.6 km. The estimate begins
    // after both, rounded up to a multiple of five minutes, and ends ten minutes later.
    eta_time: now + 25 * 60,
    eta_end_time: now + 35 * 60,
    can_review: 0,
    review: null,
    has_detail: 1,
    has_help: 1,
    history: [{ event: "ordered", create_time: expect.any(Number), amount: null }],
    can_reorder: 1,
  });
});

it("returns the title and the tax ID of a company invoice", async () => {
  const { envelope } = await shop.order({
    invoice_type: INVOICE_TYPE.company,
    title: "福饕股份有限公司",
    number: "12345675",
    email: "",
  });
  const { invoice } = await detail(envelope.data.id);
  expect(invoice).toEqual({
    type: INVOICE_TYPE.company,
    issue_type: INVOICE_ISSUE_TYPE.electronic,
    email: "",
    title: "福饕股份有限公司",
    number: "12345675",
    carrier: "",
  });
});

it("returns the store's address and a single pick-up time for a pick-up order", async () => {
  const { envelope } = await shop.order({ dining_type: DINING_TYPE.pickup });
  const { address, track, eta_time, eta_end_time } = await detail(envelope.data.id);
  expect([address, track]).toEqual([shop.store.address, "pickup"]);
  expect(eta_time).toBe(eta_end_time);
});

it("for an order paid online, the five minutes of free cancelling begin when the backend records the payment", async () => {
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay });
  const { id, payment_url_web } = envelope.data;
  const before = await detail(id);
  expect(before).toMatchObject({
    order_status: ORDER_STATUS.awaitingPayment,
    cancel_until: null,
    eta_time: null,
  });
  await shop.pay(payment_url_web);
  shop.clock.advance(90_000);
  await shop.comeBack(id);
  const paid_time = seconds();
  expect(await detail(id)).toMatchObject({
    order_status: ORDER_STATUS.ordered,
    pay_status: PAY_STATUS.paid,
    paid_time,
    cancel_until: paid_time + 300,
    events: [{ step: "placed", create_time: paid_time - 90 }],
  });
  shop.clock.advance(301_000);
  expect(await detail(id)).toMatchObject({ cancel_until: null });
});

it('the events end with the step "unpaid" when the payer cancels the payment', async () => {
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay, remark: "不付了" });
  await shop.pay(envelope.data.payment_url_web, "cancel");
  await shop.reconcile(1600);
  const { order_status, events } = await detail(envelope.data.id);
  expect([order_status, events.at(-1)?.step]).toEqual([ORDER_STATUS.cancelled, "unpaid"]);
});

it("keeps the ordered names and prices when the menu changes later (RU-27)", async () => {
  const food = await insertFood(shop.db, shop.store, { name: "限定便當", unit_price: 90 });
  const { envelope } = await shop.order({ foods: [{ id: food.id }] });
  await shop.db.execute(`update foods set name = '新名字', unit_price = 190 where id = ${food.id}`);
  const { foods } = await detail(envelope.data.id);
  expect(foods).toMatchObject([{ name: "限定便當", total_price: 90 }]);
});
