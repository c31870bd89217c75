import { schema } from "../../../../backend/db/client.ts";
import {
  CODE,
  COUPON_TAB,
  COUPON_TYPE,
  CUT_TYPE,
  DINING_TYPE,
} from "../../../../lib/contracts/codes.ts";
import { giveCoupon } from "../../../factories/benefit-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { openOffice } from "./courier-office";

let backend: TestBackend;
let office: Awaited<ReturnType<typeof openOffice>>;

beforeAll(async () => {
  backend = await createTestBackend({ env: { ORDER_SIMULATOR_SECONDS: "60,240,480" } });
});
beforeEach(async () => {
  office = await openOffice(backend);
});
afterAll(() => backend.close());

const HERE = { pickup_lat: 25.0517, pickup_lng: 121.5645 };
/** A destination 4.3 km by road from the pickup, in the same city. */
const FARTHER = { lat: 25.0217, lng: 121.5645 };

describe("the quote of a courier order (EX-06, EX-07)", () => {
  it("consists only of the delivery fee", async () => {
    const { envelope } = await office.quote({ quantity: 3 });
    expect(envelope.data).toMatchObject({
      dining_type: DINING_TYPE.courier,
      subtotal: 0,
      service_fee: 0,
      delivery_fee: 70,
      pay_total: 70,
      total_price: 70,
      food_count: 3,
      foods: [{ name: "快遞包裹", quantity: 3, total_price: 0 }],
      store: { name: "福饕快遞", delivery_payment_method: "5,9,10,11,7" },
      is_disallow_order: 0,
      minimum_charge: 0,
      reservation: 0,
    });
  });

  it("has the same fee as getDeliveryFee", async () => {
    const { lat: destination_lat, lng: destination_lng } = FARTHER;
    const place = { pickup_city_name: "台北市", pickup_area_name: "松山區" };
    const request = { ...HERE, destination_lat, destination_lng, ...place };
    const fee = await backend.call("getDeliveryFee", { query: request });
    expect(fee.envelope.data).toEqual({ delivery_fee: 100, distance: 4.3, in_range: 1 });
    expect((await office.quote(FARTHER)).envelope.data.delivery_fee).toBe(100);
  });

  it("has a fee that is NT$20 higher for the same distance if the two addresses are in different cities", async () => {
    // This position is in 中正區 of 台北市. The border is so near that an address in 永和區 is also accepted.
    const near = { lat: 25.0195, lng: 121.522, street: "永和路一段1號" };
    const within = { ...near, city_name: "台北市", area_name: "中正區" };
    const across = { ...near, city_name: "新北市", area_name: "永和區" };
    const [one, other] = [await office.quote(within), await office.quote(across)];
    expect(one.envelope.data.is_disallow_order + other.envelope.data.is_disallow_order).toBe(0);
    expect(other.envelope.data.delivery_fee).toBe(one.envelope.data.delivery_fee + 20);
  });

  it("disallows the order beyond 15 km; ordering and getDeliveryFee are then refused with code 6", async () => {
    const far = { lat: 24.9, lng: 121.5645 };
    const { data } = (await office.quote(far)).envelope;
    expect(data).toMatchObject({
      is_disallow_order: 1,
      disallow_order_reason: "超出快遞服務範圍（15 公里）",
    });
    expect((await office.submit(far)).envelope).toMatchObject({
      code: CODE.outOfRange,
      data: null,
    });
    const request = {
      ...HERE,
      destination_lat: far.lat,
      destination_lng: far.lng,
      pickup_city_name: "台北市",
      pickup_area_name: "松山區",
    };
    expect((await backend.call("getDeliveryFee", { query: request })).envelope.code).toBe(
      CODE.outOfRange,
    );
  });

  it("applies a coupon for courier orders, but neither points nor a coupon for deliveries", async () => {
    const { member } = office;
    const terms = { cut_type: CUT_TYPE.fee, type: COUPON_TYPE.cash, cut_money: 30 } as const;
    const fitting = await giveCoupon(backend.db, member, {
      ...terms,
      dining_types: [DINING_TYPE.courier],
    });
    const other = await giveCoupon(backend.db, member, {
      ...terms,
      dining_types: [DINING_TYPE.delivery],
    });
    await backend.db
      .insert(schema.point_grants)
      .values({ member_id: member.id, amount: 500, reason: "test", create_time: 1 });
    const { data } = (await office.quote({ code_id: fitting, use_op: 50 })).envelope;
    expect(data).toMatchObject({
      discount_price: 30,
      pay_total: 40,
      use_op: 0,
      have_op: 0,
      op_exchange_on: 0,
      op_discount: { enable: -1, hint: "快遞無法使用點數折抵" },
      op_delivery_event: { enable: -1 },
      subscription: { enable: 0 },
      invoice: { email: "" },
    });
    const useless = (await office.quote({ code_id: other })).envelope.data;
    expect([useless.pay_total, useless.alert_toast]).toEqual([70, expect.stringContaining("外送")]);
    const listed = await backend.call("newDiscountCodeList", {
      query: { page: 1, type: COUPON_TAB.unused, session_id: office.session_id },
      as: office.as,
    });
    expect(listed.envelope.data.map(({ id }) => id)).toEqual([fitting]);
  });
});

it.each([
  [
    "the pickup position is not in the city of the request",
    { pickup_city_name: "高雄市", pickup_area_name: "前鎮區" },
    CODE.refused,
  ],
  [
    "the pickup position is not in the district of the request",
    { pickup_area_name: "文山區" },
    CODE.refused,
  ],
  ["the district of the request does not exist", { pickup_area_name: "環形山區" }, CODE.refused],
  [
    "the destination is at sea",
    { destination_lat: 25.0517, destination_lng: 123 },
    CODE.outOfRange,
  ],
  [
    "the destination is abroad",
    { destination_lat: 35.68, destination_lng: 139.69 },
    CODE.outOfRange,
  ],
])("getDeliveryFee refuses a request if %s", async (_what, part, code) => {
  const { lat: destination_lat, lng: destination_lng } = FARTHER;
  const place = { pickup_city_name: "台北市", pickup_area_name: "松山區" };
  const query = { ...HERE, destination_lat, destination_lng, ...place, ...part };
  const { envelope } = await backend.call("getDeliveryFee", { query });
  expect(envelope).toMatchObject({ code, data: null });
  expect(envelope.message).not.toBe("");
});
