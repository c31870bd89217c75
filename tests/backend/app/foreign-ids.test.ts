import { schema } from "../../../backend/db/client.ts";
import { CODE, PAY_TYPE } from "../../../lib/contracts/codes.ts";
import { type Endpoint, type EndpointName, endpoints } from "../../../lib/contracts/endpoints.ts";
import { giveCoupon } from "../../factories/benefit-rows";
import { insertAddress, insertCard, insertMember } from "../../factories/member-rows";
import { makeOrderingBody, makePreOrderBody } from "../../factories/order-requests";
import type { TestSession } from "../../setup/in-process-backend";
import { openShop, type Shop } from "../modules/checkout/order-shop";

const UNKNOWN_ID = 999_999_999;

let shop: Shop;
let other: TestSession;
/** Ids of orders, a card, an address and a coupon of the member `shop.member`. */
let ids: Record<"order_id" | "unpaid_id" | "card_id" | "address_id" | "code_id", number>;
let payments: { transactionId: string; number: string };

beforeAll(async () => {
  shop = await openShop();
  const { db, member } = shop;
  const order_id = (await shop.order()).envelope.data.id;
  const unpaid_id = (await shop.order({ pay_type: PAY_TYPE.linePay, remark: "LINE" })).envelope.data
    .id;
  const payuni = (await shop.order({ pay_type: PAY_TYPE.payuni, remark: "卡" })).envelope.data.id;
  payments = {
    transactionId: String((await shop.paymentOf(unpaid_id)).transaction_id),
    number: (await shop.paymentOf(payuni)).attempt_no,
  };
  ids = {
    order_id,
    unpaid_id,
    card_id: (await insertCard(db, member)).id,
    address_id: (await insertAddress(db, member)).id,
    code_id: await giveCoupon(db, member),
  };
  other = await shop.asMember(await insertMember(db));
});
afterAll(() => shop.close());

type Case = {
  name: EndpointName;
  /** The name of the request field that contains the id. */
  key: string;
  foreign: () => object;
  unknown: () => object;
  /** The message of the refusal. Null for `card_id` of a pre-order, because a pre-order does not read the card. */
  message: string | null;
};

type Wrap = (values: object) => object;

const order = "找不到這筆訂單";
const payment = "找不到這筆付款";
const query = (values: object) => ({ query: values });
const body = (values: object) => ({ body: values });
const preOrderBody = (values: object) =>
  body(makePreOrderBody({ store_id: shop.store.id, foods: [{ id: shop.plain.id }], ...values }));
const orderingBody = (values: object) =>
  body(makeOrderingBody({ store_id: shop.store.id, foods: [{ id: shop.plain.id }], ...values }));

const ofOrder = (name: EndpointName, wrap: Wrap, more = {}): Case => ({
  name,
  key: "order_id",
  foreign: () => wrap({ order_id: ids.order_id, ...more }),
  unknown: () => wrap({ order_id: UNKNOWN_ID, ...more }),
  message: order,
});
const ofCheckout = (name: EndpointName, wrap: Wrap): Case[] =>
  (
    [
      ["card_id", "找不到此信用卡，請重新選擇", { pay_type: PAY_TYPE.creditCard }],
      ["address_id", "找不到此地址，請重新選擇", {}],
      ["code_id", "找不到此優惠券，請重新選擇", {}],
    ] as const
  ).map(([key, message, more]) => ({
    name,
    key,
    foreign: () => wrap({ [key]: ids[key], ...more }),
    unknown: () => wrap({ [key]: UNKNOWN_ID, ...more }),
    message: name === "beforeOrdering" && key === "card_id" ? null : message,
  }));

const REPORT = { kind: "late", lines: [], photos: [] };
/** The price in NT$ for which the test backend sells a month of the subscription. */
const PRICE = 99;
const CASES: Case[] = [
  ofOrder("orderDetail", query),
  ofOrder("reorder", query),
  ofOrder("orderCodBarcode", query),
  ofOrder("cancelOrder", body),
  ofOrder("reviewOrder", body, { star_num: 5, content: "" }),
  ofOrder("orderHelp", query),
  ofOrder("quoteOrderHelp", body, REPORT),
  ofOrder("askOrderHelp", body, { ...REPORT, text: "", amount: 0, key: "some-key" }),
  {
    ...ofOrder("appPayConfirm", body),
    foreign: () => body({ order_id: ids.unpaid_id }),
    message: payment,
  },
  {
    name: "getLinePayConfirm",
    key: "transactionId",
    foreign: () => query({ transactionId: payments.transactionId, amount: 1 }),
    unknown: () => query({ transactionId: "2026112100000000001", amount: 1 }),
    message: payment,
  },
  {
    name: "payResult",
    key: "number",
    foreign: () => query({ number: payments.number }),
    unknown: () => query({ number: "F26112199999999-1" }),
    message: payment,
  },
  {
    name: "buySubscription",
    key: "card_id",
    foreign: () => body({ card_id: ids.card_id, price: PRICE }),
    unknown: () => body({ card_id: UNKNOWN_ID, price: PRICE }),
    message: "找不到此信用卡，請重新選擇",
  },
  ...ofCheckout("beforeOrdering", preOrderBody),
  ...ofCheckout("ordering", orderingBody),
];

async function readMemberRows() {
  const { orders, payments: paymentTable, cards, member_addresses, member_coupons } = schema;
  const { subscription_charges } = schema;
  const tables = [
    orders,
    paymentTable,
    cards,
    member_addresses,
    member_coupons,
    subscription_charges,
  ];
  return Promise.all(tables.map((table) => shop.db.select().from(table)));
}

describe.each(CASES.map((each) => [each.name, each.key, each] as const))(
  "%s with the %s of another member (SE-02)",
  (name, _key, { foreign, unknown, message }) => {
    it("gives the same answer as for an unknown id, and changes no data", async () => {
      const before = await readMemberRows();
      const foreignAnswer = await shop.call(name, { ...foreign(), as: other });
      const missing = await shop.call(name, { ...unknown(), as: other });
      if (message)
        expect(foreignAnswer.envelope).toMatchObject({ code: CODE.refused, message, data: null });
      expect([missing.status, missing.envelope]).toEqual([
        foreignAnswer.status,
        foreignAnswer.envelope,
      ]);
      expect(await readMemberRows()).toEqual(before);
    });

    it("refuses a visitor", async () => {
      const { status, envelope } = await shop.call(name, { ...foreign(), as: shop.asVisitor() });
      expect([status, envelope.data]).toEqual([401, null]);
    });
  },
);

/**
 * Fields that are not tested here. The first three ids belong to no member. ex-ordering.test.ts tests the partner order
 * numbers of other members, and quote-service.test.ts tests the quote ids of other members.
 */
const KEYS_LEFT_OUT = [
  "store_id",
  "op_event_id",
  "op_delivery_event_id",
  "source_order_id",
  "quote_id",
];
/** courier-sessions.test.ts tests the ids of courier sessions. */
const COURIER_SESSION_KEYS = ["session_id"];
/** bindings.test.ts tests the ids of identities (SE-03). */
const IDENTITY_KEYS = ["third_user_id"];

type SchemaNode = { shape?: object; options?: SchemaNode[] } | undefined;

/** Returns the field names of a schema. For a union, the field names of all its options. */
function fieldsOf(schema: unknown): string[] {
  const { shape = {}, options = [] } = (schema as SchemaNode) ?? {};
  return [...Object.keys(shape), ...options.flatMap(fieldsOf)];
}

it("CASES contains every request field that holds an id of a member's data, except the fields and calls that other tests cover", () => {
  const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
  const skipped = new Set([...KEYS_LEFT_OUT, ...COURIER_SESSION_KEYS, ...IDENTITY_KEYS]);
  const found = rows
    // help-service.test.ts and parcel-images.test.ts test the uploads, whose bodies are multipart forms.
    .filter(([, { client }]) => client !== "multipart")
    .filter(([, { who }]) => who !== "anyone")
    .flatMap(([name, row]) =>
      [row.params, row.query, row.body]
        .flatMap(fieldsOf)
        .filter((key) => /_id$|^transactionId$/.test(key) && !skipped.has(key))
        .map((key) => `${name} ${key}`),
    );
  const tested = CASES.map(({ name, key }) => `${name} ${key}`);
  expect(found.filter((each) => !tested.includes(each))).toEqual([]);
});

it.each(["addressList", "cardList", "listUserOrder", "newDiscountCodeList"] as const)(
  "%s returns only the member's own rows and refuses a query with a field that names a member",
  async (name) => {
    const pagedQuery = { page: 1, ...(name === "newDiscountCodeList" && { type: 1 }) };
    const plain = name === "cardList" ? {} : pagedQuery;
    const { envelope } = await shop.call(name, { query: plain, as: other });
    const data = envelope.data as unknown[] | { orders: unknown[] };
    expect("orders" in data ? data.orders : data).toEqual([]);
    for (const key of ["member_id", "user_id", "phone", "gid_bar_code"]) {
      const forged = await shop.call(name, { query: { ...plain, [key]: 1 }, as: other });
      expect(forged.status).toBe(400);
    }
  },
);
