import { eq } from "drizzle-orm";
import { schema } from "../../backend/db/client.ts";
import { CODE } from "../../lib/contracts/answer-code.ts";
import type { Shop } from "../backend/modules/checkout/order-shop";
import { insertAddress, insertCard, insertMember } from "../factories/member-rows";
import { insertHold, insertOrder } from "../factories/order-rows";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import {
  business,
  type Case,
  expectRefused,
  food,
  type OrderFields,
  openTamperedShop,
  slot,
  store,
  type TamperedShop,
} from "./tampered-shop";

jest.setTimeout(60_000);

let backend: TestBackend;
let shop: TamperedShop;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openTamperedShop(backend);
});
afterAll(() => backend.close());

const HOUR = 3600;
const DAY = 86_400;
const each = (field: string, values: unknown[], refusal?: string): Case[] =>
  values.map((value) => {
    const tampered = { [field]: value };
    const what = `${field} ${JSON.stringify(value)}`;
    return refusal === undefined ? [what, tampered] : [what, tampered, refusal];
  });

const EXTRA_FIELDS: Case[] = [
  ...["pay_total", "total_price", "subtotal", "discount_price", "delivery_fee", "service_fee"].map(
    (field): Case => [`${field} set by the client`, { [field]: 1 }],
  ),
  ...["id", "member_id", "order_no", "order_status", "pay_status", "paid_time", "track"].map(
    (field): Case => [`${field} set by the client`, { [field]: 1 }],
  ),
  ["a store object in the request", { store: { delivery_fee: 0 } }],
  ["a card number", { card: { card_no: "4147631000000001" } }],
  ["a constructor key", { constructor: { prototype: { is_admin: 1 } } }],
  ["an invoice as an object", { invoice: { type: 2 } }],
];

const NO_STORE = "找不到這家店家";
const STORES: Case[] = [
  ["that does not exist", { store_id: 2_000_000_000 }, NO_STORE],
  ...each("store_id", [0, -1, 1.5, 9.1e15, null, true, "", "0x1", "1e3", "１", [1], {}, "@NaN@"]),
  ["that is paused", store({ is_paused: true }), "休息中"],
  ["outside its opening hours", store({ opening_hours: [] }), "休息中"],
  ["that is too busy", store({ capacity: 0 }), "餐廳忙碌中，請耐心等候"],
  ["that is too far away for delivery", store({ lat: 22.63, lng: 120.3 }), "外送超出運營服務範圍"],
  [
    "that is too far away for pick-up",
    store({ lat: 22.63, lng: 120.3 }, { dining_type: 0 }),
    "外帶超出運營服務範圍",
  ],
  ["without delivery", store({ has_delivery: 0 }), "店家未提供外送服務"],
  ["without pick-up", store({ has_take: 0 }, { dining_type: 0 }), "店家目前未提供外帶服務"],
  [
    "whose minimum amount for delivery is not reached",
    store({ fodomo_delivery_min_amount: 9000 }),
    "未滿足低消，還差 NT$8,800",
  ],
  [
    "whose minimum amount for pick-up is not reached",
    store({ min_charge: 500 }, { dining_type: 0 }),
    "未滿足低消，還差 NT$300",
  ],
];

const NOT_BUSINESS = "非企業客戶無法使用企業預訂";
const DINING: Case[] = [
  ["dine-in at a store without dine-in", { dining_type: 2 }, "店家未提供內用服務"],
  ["a courier order at a store", { dining_type: 5 }, "店家未提供快遞服務"],
  ["a business reservation of a member without a company", { dining_type: 4 }, NOT_BUSINESS],
  ["a business slot of a non-corporate member", slot(48 * HOUR, { dining_type: 4 }), NOT_BUSINESS],
  [
    "a business reservation at a store without business reservations",
    async (own) => ({
      ...(await business(3)(own)),
      store_id: own.store.id,
      foods: [{ id: own.plain.id }],
    }),
    "店家未提供企業預訂服務",
  ],
  ...each("dining_type", [3, -1, 1.5, "1", null, true, [1]]),
];

const NO_ADDRESS = "找不到此地址，請重新選擇";
const INCOMPLETE = "您的地址不夠完整，請重新調整。";
const TOO_FAR = "外送超出運營服務範圍";
const ADDRESSES: Case[] = [
  [
    "of another member",
    async (own) => ({ address_id: (await insertAddress(own.db, await insertMember(own.db))).id }),
    NO_ADDRESS,
  ],
  ["that does not exist", { address_id: 2_000_000_000 }, NO_ADDRESS],
  ...each("address_id", [-1, 1.5, null, true, "1e3", "１", [0], "@NaN@"]),
  ...each("street", ["", " ", "　"], INCOMPLETE),
  ...each("city_name", [""], INCOMPLETE),
  ...each("area_name", [" "], INCOMPLETE),
  ...each("street", ["市府路45號\r\nX: 1", "路".repeat(256), null, 45, ["市府路"]]),
  ...each("city_name", ["台".repeat(11), {}]),
  ["with a nearby street and a distant position", { lat: 24.15, lng: 120.67 }, TOO_FAR],
  ["with a position on the equator", { lat: 0, lng: 0 }, TOO_FAR],
  ["with a position on the other side of the world", { lat: -25.03, lng: -58.44 }, TOO_FAR],
  ["with latitude and longitude swapped", { lat: 121.56, lng: 25.03 }],
  ...each("lat", [91, -91, null, true, "", "abc", "25,03", "0x19", "2e1", "NaN", [25.03], {}]),
  ...each("lat", ["@NaN@", "@1e400@"]),
  ...each("lng", [181, null, true, "", "１２１", [121.56]]),
];

const SLOT_GONE = "預訂時段已額滿或已過，請重新選擇時段";
const WRONG_TIME = "預訂時段有誤，請重新選擇時段";
const fullSlot = async (own: Shop, line: OrderFields) => {
  const { id: order_id } = await insertOrder(own.db, {
    member_id: own.member.id,
    store_id: own.store.id,
  });
  const account = `slot:${line.store_id ?? own.store.id}:${line.reservation_start_time}`;
  await insertHold(own.db, { order_id, account, amount: 20 });
  return line;
};
const TIMES: Case[] = [
  ["in the past", slot(-2 * HOUR), SLOT_GONE],
  ["yesterday", slot(-DAY), SLOT_GONE],
  ["less than an hour from now", slot(0), SLOT_GONE],
  ["that is not on a quarter of an hour", slot(2 * HOUR + 60), SLOT_GONE],
  ["in seven days", slot(7 * DAY + HOUR), SLOT_GONE],
  ["in twenty days", slot(20 * DAY), SLOT_GONE],
  ["with a wrong end time", slot(3 * HOUR, { reservation_end_time: 1 }), SLOT_GONE],
  [
    "with a length of four hours",
    (own) => {
      const { reservation_start_time, ...line } = slot(3 * HOUR)(own);
      const start = Number(reservation_start_time);
      return { ...line, reservation_start_time: start, reservation_end_time: start + 4 * HOUR };
    },
    SLOT_GONE,
  ],
  ["that is full", (own) => fullSlot(own, slot(5 * HOUR)(own)), SLOT_GONE],
  [
    "when the store is closed",
    async (own) => {
      const opening_hours = [{ days: [0, 1, 2, 3, 4, 5, 6], start: "04:00", end: "04:15" }];
      return { ...(await store({ opening_hours })(own)), ...slot(3 * HOUR)(own) };
    },
    SLOT_GONE,
  ],
  [
    "at a store without reservations",
    async (own) => ({ ...(await store({ reservation: 0 })(own)), ...slot(3 * HOUR)(own) }),
    "無訂餐服務",
  ],
  ["that is missing", { is_reservation: 1 }, SLOT_GONE],
  ["in milliseconds", { is_reservation: 1, reservation_start_time: 1.8e12 }, SLOT_GONE],
  ["with a negative start", { is_reservation: 1, reservation_start_time: -2 }, SLOT_GONE],
  ["in an order that is no reservation", slot(3 * HOUR, { is_reservation: 0 }), WRONG_TIME],
  ["that is text", { is_reservation: 1, reservation_start_time: "soon" }],
  ["that is a fraction", { is_reservation: 1, reservation_start_time: 1.5 }],
  ["that is no number", { is_reservation: 1, reservation_start_time: "@NaN@" }],
  ...each("is_reservation", [2, -1, "1", true, null]),
  ["for a business reservation today", business(0), SLOT_GONE],
  ["for a business reservation in 15 days", business(15), SLOT_GONE],
  [
    "for a business reservation without a time",
    business(3, { is_reservation: 0, reservation_start_time: -1 }),
    "請選擇預訂時段",
  ],
  ["for business, in a full slot", async (own) => fullSlot(own, await business(4)(own)), SLOT_GONE],
];

const NOT_LISTED = "店家不提供此付款方式，請重新選擇";
const OFF = "此付款方式暫不提供，請重新選擇";
const NO_CARD = "找不到此信用卡，請重新選擇";
const EVERY = "2,5,7,9,10,11";
const CASH_ONLY = { delivery_payment_method: "2" };
const changedCard = (values: Partial<typeof schema.cards.$inferInsert>) => async (own: Shop) => {
  const member = await insertMember(own.db);
  const { id: card_id } = await insertCard(own.db, member);
  await own.db.update(schema.cards).set(values).where(eq(schema.cards.id, card_id));
  return { pay_type: 11, card_id, as: await own.asMember(member) };
};
const PAYMENTS: Case[] = [
  ["99 (nothing to pay), although the order costs money", { pay_type: 99 }, NOT_LISTED],
  ...[5, 6, 7, 9, 10, 11].map(
    (pay_type): Case => [`${pay_type}, not offered`, store(CASH_ONLY, { pay_type }), NOT_LISTED],
  ),
  ["cash, not offered", store({ delivery_payment_method: "5" }), NOT_LISTED],
  ["cash at a store that lists no pay type", store({ delivery_payment_method: "" }), NOT_LISTED],
  ["99, although listed", store({ delivery_payment_method: "2,99" }, { pay_type: 99 }), NOT_LISTED],
  [
    "7 (corporate bill) by a member without a company, although offered",
    store({ delivery_payment_method: EVERY }, { pay_type: 7 }),
    NOT_LISTED,
  ],
  [
    "9, which the store offers only for pick-up",
    store({ ...CASH_ONLY, take_payment_method: "2,9" }, { pay_type: 9 }),
    NOT_LISTED,
  ],
  ["7 by a corporate member, not offered", business(5, { pay_type: 7 }), NOT_LISTED],
  ...[2, 5, 9, 10, 11].map(
    (pay_type): Case => [
      `${pay_type}, which is switched off`,
      store(
        { delivery_payment_method: EVERY, disable_payment_method: `6,${pay_type}` },
        { pay_type },
      ),
      OFF,
    ],
  ),
  [
    "6, which the backend treats as 10, at a store where 10 is switched off",
    store({ delivery_payment_method: EVERY, disable_payment_method: "10" }, { pay_type: 6 }),
    OFF,
  ],
  [
    "cash above NT$3,000",
    food({ unit_price: 3100 }),
    "現金付款上限為 NT$3,000，請改用其他付款方式",
  ],
  [
    "another member's card",
    async ({ db }) => ({
      pay_type: 11,
      card_id: (await insertCard(db, await insertMember(db))).id,
    }),
    NO_CARD,
  ],
  ["a card that does not exist", { pay_type: 11, card_id: 2_000_000_000 }, NO_CARD],
  ["11 (saved card) without a card id", { pay_type: 11 }, NO_CARD],
  ["a deleted card", changedCard({ is_deleted: 1 }), NO_CARD],
  ["a card that has expired", changedCard({ last_month: 202610 }), NO_CARD],
  ...each("card_id", [0, -1, 1.5, null, true, "abc", "0x1", "１", [1]]),
  ...each("pay_type", [0, 1, 12, -1, 2.5, "2", "２", true, null, [2], "@1e999@"]),
];

const PHONE = "請確認您的手機號碼格式";
const CONTACTS: Case[] = [
  ...each("contact_name", ["", " ", "　", "\u200b"], "請填寫聯絡人姓名"),
  ...each("contact_name", ["王\r\nSet-Cookie: a=b", "王".repeat(41), null, 1, ["王"], "\u0000"]),
  ...each("contact_phone", ["", "+14155550100", "0812345678", "091234567", "09123456789"], PHONE),
  ...each("contact_phone", ["０９１２３４５６７８", "0912 345678", "0912345678\n"], PHONE),
  ...each("contact_phone", [912345678, null, ["0912345678"], "0".repeat(21)]),
  ...each("remark", ["快".repeat(201), "\u0000", null, {}]),
];

const BAD_EMAIL = "請確認您的電子郵件格式";
const BAD_TAX_ID = "請輸入正確的統一編號格式";
const TWO_IN_ONE = "統編發票無法捐贈，且須由店家開立紙本發票";
const NO_CARRIER = "只有電子發票可以存入手機條碼";
const company = (number: unknown, title: unknown = "福饕") => ({ invoice_type: 2, title, number });
const INVOICES: Case[] = [
  ["a company without a tax ID", { invoice_type: 2, title: "福饕" }, "請輸入統編資訊"],
  ["a company without a title", company("04595257", " "), "請輸入統編資訊"],
  ...["00000000", "12345678", "0459525", "045952570", "０４５９５２５７", "0459525七"].map(
    (number): Case => [`a company with the tax ID ${number}`, company(number), BAD_TAX_ID],
  ),
  ["a company whose title has a line break", company("04595257", "福\n饕")],
  ["a company title of 61 characters", company("04595257", "福".repeat(61))],
  ["a company whose tax ID is a JSON number", company(4_595_257)],
  ["a company invoice as a donation", { ...company("04595257"), invoice_type: 0 }, TWO_IN_ONE],
  ["a company invoice as an email", { ...company("04595257"), invoice_type: 1 }, TWO_IN_ONE],
  ["a company invoice with a carrier", { ...company("04595257"), carrier: "/ABC1234" }, NO_CARRIER],
  ["a company invoice with a charity", { ...company("04595257"), charity: "8585" }],
  ["a carrier in the request", { invoice_type: 3, carrier: "/ABC1234" }, NO_CARRIER],
  ["a member carrier that is not bound", { invoice_type: 3 }, "請先綁定會員載具"],
  ...each("email", ["a@b", "a b@example.com", "a@example.com\nBcc: b@c.tw"], BAD_EMAIL),
  ...each("email", [`${"a".repeat(80)}@example.com`, null, ["a@example.com"]]),
  ...each("invoice_type", [4, 9, -1, 1.5, "1", null, true]),
];

const expectRefusal = (one: Case) => expectRefused(shop, one);
const tableOf = (cases: Case[]): [string, Case][] => cases.map((one) => [one[0], one]);

describe("the backend refuses an order and writes nothing if the request has (RE-09)", () => {
  it.each(tableOf(EXTRA_FIELDS))("%s as an extra field", (_what, one) => expectRefusal(one));
  it.each(tableOf(STORES))("a store (%s)", (_what, one) => expectRefusal(one));
  it.each(tableOf(DINING))("the dining type: %s", (_what, one) => expectRefusal(one));
  it.each(tableOf(ADDRESSES))("an address (%s)", (_what, one) => expectRefusal(one));
  it.each(tableOf(TIMES))("a reservation time (%s)", (_what, one) => expectRefusal(one));
  it.each(tableOf(PAYMENTS))("the pay type or card: %s", (_what, one) => expectRefusal(one));
  it.each(tableOf(CONTACTS))("a contact: %s", (_what, one) => expectRefusal(one));
  it.each(tableOf(INVOICES))("an invoice: %s", (_what, one) => expectRefusal(one));
});

describe("the backend accepts an order and ignores or converts", () => {
  it.each<[string, OrderFields, OrderFields]>([
    ["a card id in a cash order", { card_id: 1 }, { card_id: null, pay_type: 2 }],
    [
      "a reservation end time in an order for now",
      { reservation_end_time: 5 },
      { reservation_end_time: -1 },
    ],
    ["a latitude that is sent as text", { lat: "25.03361" }, { lat: 25.03361, pay_total: 318 }],
  ])("%s", async (_what, line, kept) => {
    shop.clock.advance(61_000);
    await shop.sendQuote(line);
    const placed = await shop.send(line);
    expect(placed.envelope.code).toBe(CODE.ok);
    expect(await shop.orderOf(placed.envelope.data.id)).toMatchObject({ pay_total: 318, ...kept });
  });
});
