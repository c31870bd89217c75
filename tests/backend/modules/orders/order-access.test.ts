import { CODE } from "@/lib/contracts/codes";
import { ORDER_EVENTS_PATH } from "../../../../lib/contracts/order-detail.ts";
import { insertMember } from "../../../factories/member-rows";
import type { TestSession } from "../../../setup/in-process-backend";
import { openShop, type Shop } from "../checkout/order-shop";

let shop: Shop;
let otherSession: TestSession;
let id: number;
beforeAll(async () => {
  shop = await openShop();
  otherSession = await shop.asMember(await insertMember(shop.db));
  id = (await shop.order()).envelope.data.id;
});
afterAll(() => shop.close());

const NOT_FOUND = {
  code: CODE.refused,
  message: "找不到這筆訂單",
  data: null,
  reason: "unknown-order",
};
const body = (order_id: number) => ({ body: { order_id } });
const query = (order_id: number) => ({ query: { order_id } });
const review = (order_id: number) => ({ body: { order_id, star_num: 5, content: "" } });
const CALLS = [
  ["orderDetail", query],
  ["reorder", query],
  ["orderCodBarcode", query],
  ["cancelOrder", body],
  ["reviewOrder", review],
] as const;

const events = (order_id: number | string, { sid }: TestSession) =>
  shop.app.inject({
    url: `${ORDER_EVENTS_PATH}?order_id=${order_id}`,
    headers: { cookie: `sid=${sid}` },
  });

describe.each(CALLS)("%s", (name, input) => {
  it("gives the same answer for another member's order as for an unknown order, and does not change the order", async () => {
    const before = await shop.orderOf(id);
    const other = await shop.call(name, { ...input(id), as: otherSession });
    expect(other.envelope).toEqual(NOT_FOUND);
    const none = await shop.call(name, { ...input(999_999_999), as: shop.session });
    expect([none.status, none.envelope]).toEqual([other.status, NOT_FOUND]);
    expect(await shop.orderOf(id)).toEqual(before);
  });

  it("refuses a visitor", async () => {
    const { status, envelope } = await shop.call(name, input(id));
    expect([status, envelope.data]).toEqual([401, null]);
  });
});

it("the event stream gives the same answer for another member's order as for an unknown order", async () => {
  const answers = [await events(id, otherSession), await events(999_999_999, shop.session)];
  for (const answer of answers) {
    expect(answer.headers["content-type"]).toMatch("application/json");
    expect([answer.statusCode, answer.json()]).toEqual([200, NOT_FOUND]);
  }
});

it("the event stream refuses a visitor and an order id that is not a number", async () => {
  expect((await events(id, shop.asVisitor())).statusCode).toBe(401);
  expect((await events("1%20or%201", shop.session)).json()).toMatchObject({ code: CODE.refused });
});

it.each(["cancelOrder", "reviewOrder"] as const)(
  "%s refuses the anti-forgery token of another session",
  async (name) => {
    const as = { ...shop.session, token: shop.asVisitor().token };
    expect((await shop.call(name, { ...review(id), as })).status).toBe(403);
  },
);
