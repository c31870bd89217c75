import { INCOMPLETE_ADDRESS } from "../../../../backend/modules/address/place-rules.ts";
import {
  CODE,
  DINING_TYPE,
  IMMEDIATE,
  INVOICE_TYPE,
  NO_STORE_COUPON,
  PAY_TYPE,
  UNAVAILABLE_TYPE,
} from "../../../../lib/contracts/codes.ts";
import { insertAddress } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { openShop, type Shop } from "./order-shop";

// The requests of these tests have exactly the fields that EN-13 and EN-15 specify. The tests show that the backend
// accepts the requests of a client that follows the specification.

let backend: TestBackend;
let shop: Shop;
let address: Awaited<ReturnType<typeof insertAddress>>;

beforeAll(async () => {
  backend = await createTestBackend({ env: { RATE_LIMIT_SCALE: "20" } });
});
beforeEach(async () => {
  shop = await openShop(backend);
  address = await insertAddress(backend.db, shop.member, {
    city_name: "台北市",
    area_name: "信義區",
    street: "市府路45號",
    lat: 25.0361,
    lng: 121.5645,
    remark: "3樓",
  });
});
afterAll(() => backend.close());

const foods = () =>
  JSON.stringify([
    {
      id: shop.plain.id,
      item_type: "single",
      quantity: 2,
      remark: "",
      unavailable_type: UNAVAILABLE_TYPE.removeItem,
      username: "",
      relish_ids: "",
    },
  ]);

const preOrderRequest = () => ({
  contact_name: "王小明",
  contact_phone: "0912345678",
  lat: address.lat,
  lng: address.lng,
  code_id: 0,
  use_coin: 0,
  city_name: "台北市",
  area_name: "信義區",
  street: "市府路45號",
  address_remark: "3樓",
  address_id: address.id,
  dining_type: DINING_TYPE.delivery,
  pay_type: PAY_TYPE.cash,
  card_id: 0,
  users_number: 1,
  is_reservation: 0,
  reservation_start_time: IMMEDIATE,
  reservation_end_time: IMMEDIATE,
  selected_store_coupon_type: NO_STORE_COUPON,
  source_order_id: "",
  is_from_recommend: 1,
  is_group_purchase: 0,
  use_hg: 0,
  remark: "",
  use_op: 0,
  op_event_id: null,
  use_op_delivery: 0,
  use_op_checked: 0,
  subscription_type: 0,
  store_id: shop.store.id,
  foods: foods(),
});

const orderingRequest = () => ({
  contact_name: "王小明",
  contact_phone: "0912345678",
  source_order_id: "",
  address_id: address.id,
  code_id: 0,
  dining_type: DINING_TYPE.delivery,
  pay_type: PAY_TYPE.cash,
  selected_store_coupon_type: NO_STORE_COUPON,
  is_reservation: 0,
  reservation_start_time: IMMEDIATE,
  reservation_end_time: IMMEDIATE,
  use_op: 0,
  op_delivery_event_id: null,
  remark: "",
  store_id: shop.store.id,
  subscription_type: 0,
  email: "me@example.com",
  invoice_type: INVOICE_TYPE.email,
  foods: foods(),
});

const send = (
  call: "beforeOrdering" | "ordering" | "exBeforeOrdering" | "exOrdering",
  body: object,
) => backend.call(call, { body, as: shop.session });

it("an order with an address_id and no address fields goes to the saved address", async () => {
  expect((await send("beforeOrdering", preOrderRequest())).envelope.code).toBe(CODE.ok);
  const { envelope } = await send("ordering", orderingRequest());
  expect(envelope).toMatchObject({ code: CODE.ok, data: { pay_type: PAY_TYPE.cash } });
  expect(await shop.orders()).toMatchObject([
    {
      city_name: "台北市",
      area_name: "信義區",
      street: "市府路45號",
      lat: address.lat,
      lng: address.lng,
      address_remark: "3樓",
    },
  ]);
});

it("an order with a company invoice is accepted with the fields title and number", async () => {
  await send("beforeOrdering", preOrderRequest());
  const company = { invoice_type: INVOICE_TYPE.company, title: "測試公司", number: "04595257" };
  const { envelope } = await send("ordering", { ...orderingRequest(), ...company });
  expect(envelope).toMatchObject({ code: CODE.ok });
});

it("the partner's calls accept the same fields as the shop's calls, with the partner order number in source_order_id", async () => {
  const source_order_id = "OPN-spec";
  const quoted = await send("exBeforeOrdering", { ...preOrderRequest(), source_order_id });
  expect(quoted.envelope.code).toBe(CODE.ok);
  const { envelope } = await send("exOrdering", { ...orderingRequest(), source_order_id });
  expect(envelope).toMatchObject({ code: CODE.ok });
});

it("the address of another member is refused", async () => {
  const other = await openShop(backend);
  const foreign = await insertAddress(backend.db, other.member);
  const { envelope } = await send("ordering", { ...orderingRequest(), address_id: foreign.id });
  expect(envelope).toMatchObject({ code: CODE.refused, message: "找不到此地址，請重新選擇" });
});

it("an order without any address is refused", async () => {
  await send("beforeOrdering", preOrderRequest());
  const { envelope } = await send("ordering", { ...orderingRequest(), address_id: 0 });
  expect(envelope).toMatchObject({ code: CODE.refused, message: INCOMPLETE_ADDRESS });
});
