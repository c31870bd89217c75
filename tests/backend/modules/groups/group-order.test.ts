import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { applyRetention } from "../../../../backend/modules/privacy/retention-service.ts";
import { CODE, DINING_TYPE, ORDER_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import type { GroupOrder } from "../../../../lib/contracts/group-orders.ts";
import { makeGroupFood } from "../../../factories/group-foods";
import { insertMember } from "../../../factories/member-rows";
import { insertStore } from "../../../factories/store-rows";
import type { TestSession } from "../../../setup/in-process-backend";
import { openShop, type Shop } from "../checkout/order-shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const seconds = () => Math.floor(shop.clock.now() / 1000);
const HOUR_SECONDS = 3_600;

const startWith = (values: object = {}, as = shop.session) =>
  shop.call("startGroupOrder", {
    as,
    body: {
      store_id: shop.store.id,
      dining_type: DINING_TYPE.delivery,
      title: "週五便當",
      deadline: seconds() + HOUR_SECONDS,
      budget: 300,
      ...values,
    },
  });
const start = async (values: object = {}) => (await startWith(values)).envelope.data.token;
const show = (token: string, as: TestSession) => shop.call("groupOrder", { as, body: { token } });
const join = (token: string, name: string, as: TestSession) =>
  shop.call("joinGroupOrder", { as, body: { token, name } });
const add = (token: string, as: TestSession, values: object = {}) => {
  const food = makeGroupFood({ id: shop.plain.id, ...values });
  return shop.call("addGroupLine", { as, body: { token, food } });
};
const setLine = (token: string, as: TestSession, line_id: number, quantity: number) =>
  shop.call("setGroupLine", { as, body: { token, line_id, quantity } });
const change = (token: string, action: string, as = shop.session, deadline?: number) =>
  shop.call("changeGroupOrder", { as, body: { token, action, ...(deadline && { deadline }) } });
const take = (token: string, as = shop.session) =>
  shop.call("takeGroupOrder", { as, body: { token } });

/** Lets a visitor join the group order under this name. Returns the visitor's session. */
async function guestOf(token: string, name: string): Promise<TestSession> {
  const as = shop.asVisitor();
  expect((await join(token, name, as)).envelope.code).toBe(CODE.ok);
  return as;
}

const lineIds = ({ guests }: GroupOrder) =>
  guests.flatMap(({ lines }) => lines.map(({ id }) => id));

it("returns the group order with the menu's prices to a guest without an account (GO-03, GO-06)", async () => {
  const token = await start();
  const ming = await guestOf(token, " 小明 ");
  const mei = await guestOf(token, "小美");
  await add(token, ming, { id: shop.food.id, relish_ids: "12,32,21", quantity: 1 });
  const { data } = (await add(token, mei, { quantity: 2, remark: "不要蔥" })).envelope;
  expect(data).toMatchObject({
    title: "週五便當",
    store_name: shop.store.name,
    budget: 300,
    state: "open",
    is_host: 0,
    server_time: seconds(),
    guests: [
      { name: "小明", is_me: 0, sum: 155, lines: [{ choices: ["選項12、選項32、選項21"] }] },
      { name: "小美", is_me: 1, sum: 200, lines: [{ quantity: 2, price: 200, remark: "不要蔥" }] },
    ],
    order: null,
  });
  expect((await show(token, shop.session)).envelope.data.is_host).toBe(1);
  expect(JSON.stringify(data)).not.toContain("member_id");
});

it("the token of a group order contains an HMAC of at least 128 bits, and the HMAC is not stored (GO-02)", async () => {
  const token = await start();
  const [id = "", , mac = ""] = token.split(".");
  expect(Buffer.from(mac, "base64url").length).toBeGreaterThanOrEqual(16);
  const [row] = await shop.db
    .select()
    .from(schema.group_orders)
    .where(eq(schema.group_orders.id, Number(id)));
  expect(JSON.stringify(row)).not.toContain(mac);
});

it("refuses forged tokens and the token of a deleted group order with the same answer (GO-02)", async () => {
  const [token, other] = [await start(), await start()];
  const swapped = `${token.split(".")[0]}.${other.split(".").slice(1).join(".")}`;
  const guest = shop.asVisitor();
  await shop.db
    .delete(schema.group_orders)
    .where(eq(schema.group_orders.id, Number(other.split(".")[0])));
  for (const wrong of [swapped, `${token}x`, other, "bad", `${token}。`]) {
    for (const answer of [
      await show(wrong, guest),
      await join(wrong, "壞人", guest),
      await add(wrong, guest),
      await change(wrong, "close"),
      await take(wrong),
    ]) {
      expect(answer.envelope).toMatchObject({
        code: CODE.refused,
        message: "找不到這個揪團，請向團主確認連結",
      });
    }
  }
});

test.each([
  ["in less than five minutes", { deadline: () => seconds() + 299 }, "截止時間至少要在 5 分鐘後"],
  ["in 8 days", { deadline: () => seconds() + 8 * 24 * HOUR_SECONDS }, "截止時間最晚在 7 天內"],
])("refuses a deadline %s (GO-01)", async (_what, { deadline }, message) => {
  const { envelope } = await startWith({ deadline: deadline() });
  expect(envelope).toMatchObject({ code: CODE.refused, message });
});

it("refuses to start a group order with a deadline outside the opening hours, or at a grocery (GO-01)", async () => {
  const opening_hours = [{ days: [0, 1, 2, 3, 4, 5, 6], start: "01:00", end: "01:30" }];
  const closed = await insertStore(shop.db, { opening_hours });
  const grocery = await insertStore(shop.db, { store_classification_id: 2 });
  expect((await startWith({ store_id: closed.id })).envelope.message).toBe(
    "截止時間要在店家的營業時間內",
  );
  expect((await startWith({ store_id: grocery.id })).envelope.message).toBe("這家店家目前無法揪團");
});

it("does not let a visitor start a group order, and refuses to join or cancel a group order with a forged anti-forgery token (GO-01)", async () => {
  expect((await startWith({}, shop.asVisitor())).status).toBe(401);
  const token = await start();
  const forged = { ...shop.asVisitor(), token: "forged" };
  expect((await join(token, "小明", forged)).status).toBe(403);
  expect((await change(token, "cancel", { ...shop.session, token: "forged" })).status).toBe(403);
});

it("lets guests change only their own lines, and lets the host remove any line (GO-08)", async () => {
  const token = await start();
  const [ming, mei] = [await guestOf(token, "小明"), await guestOf(token, "小美")];
  const [line = 0] = lineIds((await add(token, ming)).envelope.data);
  expect((await setLine(token, mei, line, 0)).status).toBe(403);
  expect((await setLine(token, shop.asVisitor(), line, 2)).status).toBe(403);
  expect((await setLine(token, shop.session, line, 2)).status).toBe(403);
  expect((await setLine(token, ming, line, 2)).envelope.data.guests[0]?.sum).toBe(200);
  const foreign = await start();
  await guestOf(foreign, "小明");
  expect((await setLine(foreign, shop.session, line, 0)).envelope.code).toBe(CODE.refused);
  expect(lineIds((await setLine(token, shop.session, line, 0)).envelope.data)).toEqual([]);
});

it("recognises a signed-in guest in another browser (GO-08)", async () => {
  const member = await insertMember(shop.db);
  const token = await start();
  await join(token, "會員", await shop.asMember(member));
  const { data } = (await add(token, await shop.asMember(member))).envelope;
  expect(data.guests[0]).toMatchObject({ is_me: 1, sum: 100 });
});

it("refuses an added or changed line if the person's lines would exceed the budget for each person (GO-07)", async () => {
  const token = await start({ budget: 250 });
  const ming = await guestOf(token, "小明");
  const [line = 0] = lineIds((await add(token, ming, { quantity: 2 })).envelope.data);
  const over = { code: CODE.refused, message: "超過每人預算 NT$250" };
  expect((await add(token, ming)).envelope).toMatchObject(over);
  expect((await setLine(token, ming, line, 3)).envelope).toMatchObject(over);
  const both = await Promise.all([setLine(token, ming, line, 1), add(token, ming)]);
  const { data } = (await show(token, ming)).envelope;
  expect(both.map(({ envelope }) => envelope.code)).toContain(CODE.ok);
  expect(data.guests[0]?.sum).toBeLessThanOrEqual(250);
});

it("if several requests arrive at the same time, a person's lines stay within the budget, and only one guest can join with the same name (GO-05, GO-07)", async () => {
  const token = await start({ budget: 300 });
  const ming = await guestOf(token, "小明");
  const added = await Promise.all([1, 2, 3, 4, 5].map(() => add(token, ming)));
  expect(added.filter(({ envelope }) => envelope.code === CODE.ok)).toHaveLength(3);
  const joined = await Promise.all([1, 2, 3].map(() => join(token, "小美", shop.asVisitor())));
  expect(joined.map(({ envelope }) => envelope.message).toSorted()).toEqual([
    "",
    "這個名字已經有人用了，請換一個",
    "這個名字已經有人用了，請換一個",
  ]);
});

it("refuses a line with an unknown dish or option, with more portions than are left, with a price or a name, or from a visitor who has not joined (GO-06)", async () => {
  const token = await start({ budget: null });
  const ming = await guestOf(token, "小明");
  expect((await add(token, ming, { id: 999_999 })).envelope.code).toBe(CODE.refused);
  expect((await add(token, ming, { relish_ids: "99" })).envelope.code).toBe(CODE.refused);
  expect((await add(token, ming, { id: shop.last.id, quantity: 3 })).envelope.message).toBe(
    "這項餐點只剩 2 份",
  );
  expect((await add(token, ming, { unit_price: 1 })).status).toBe(400);
  expect((await add(token, ming, { username: "團主" })).status).toBe(400);
  expect((await add(token, shop.asVisitor())).envelope.message).toBe("請先輸入名字");
});

it("limits a person to 20 lines and a group order to 50 people (GO-05)", async () => {
  const token = await start({ budget: null });
  const ming = await guestOf(token, "小明");
  for (let line = 0; line < 20; line += 1) await add(token, ming);
  expect((await add(token, ming)).envelope.message).toBe("每人最多 20 項餐點");
  const group_id = Number(token.split(".")[0]);
  const more = Array.from({ length: 49 }, (_none, at) => ({
    group_id,
    name: `第${at}人`,
    sid_digest: String(at),
    create_time: 1,
  }));
  await shop.db.insert(schema.group_guests).values(more);
  expect((await join(token, "遲到", shop.asVisitor())).envelope.message).toBe("揪團最多 50 人");
});

it("refuses lines after the deadline or after the host has closed the group order, and accepts lines after the host has reopened the group order (GO-04, GO-09)", async () => {
  const token = await start();
  const ming = await guestOf(token, "小明");
  expect((await change(token, "close", ming)).status).toBe(401);
  expect((await change(token, "close")).envelope.data.state).toBe("closed");
  const late = { code: CODE.refused, message: "點餐時間已經截止" };
  expect((await add(token, ming)).envelope).toMatchObject(late);
  expect((await change(token, "reopen")).envelope.data.state).toBe("open");
  const [line = 0] = lineIds((await add(token, ming)).envelope.data);
  shop.clock.advance(HOUR_SECONDS * 1000);
  for (const answer of [
    await add(token, ming),
    await setLine(token, ming, line, 0),
    await join(token, "遲到", shop.asVisitor()),
  ]) {
    expect(answer.envelope).toMatchObject(late);
  }
  expect((await change(token, "reopen")).envelope.code).toBe(CODE.refused);
  const again = await change(token, "reopen", shop.session, seconds() + HOUR_SECONDS);
  expect(again.envelope.data).toMatchObject({ state: "open", deadline: seconds() + HOUR_SECONDS });
});

it("refuses the host's actions if another member sends them, and refuses to reopen a cancelled group order (GO-09)", async () => {
  const token = await start();
  const other = await shop.asMember(await insertMember(shop.db));
  expect((await change(token, "cancel", other)).status).toBe(403);
  expect((await take(token, other)).status).toBe(403);
  expect((await change(token, "cancel")).envelope.data.state).toBe("cancelled");
  expect((await change(token, "reopen")).envelope.message).toBe("這個揪團已經取消");
});

it("takes the lines to the host's cart with the guests' names and the current prices, and lists the changed prices (GO-10)", async () => {
  const token = await start();
  const ming = await guestOf(token, "小明");
  await add(token, ming, { quantity: 2 });
  expect((await take(token)).envelope.message).toBe("請先結束點餐，再帶到購物車");
  await change(token, "close");
  const setPrice = (unit_price: number) =>
    shop.db.update(schema.foods).set({ unit_price }).where(eq(schema.foods.id, shop.plain.id));
  await setPrice(110);
  const { data } = (await take(token)).envelope;
  await setPrice(100);
  expect(data.items).toMatchObject([{ username: "小明", quantity: 2, unit_price: 110 }]);
  expect(data.changes).toMatchObject([
    { kind: "price", name: `${shop.plain.name}（小明）`, from: 100, to: 110 },
  ]);
  const { envelope } = await show(token, ming);
  expect(envelope.data.state).toBe("ordering");
  expect((await add(token, ming)).envelope.message).toBe("團主正在結帳，不能再更改");
});

it('returns each person\'s share of the placed order, and the state "ordering" if the order is cancelled (GO-12, GO-13)', async () => {
  const token = await start();
  const [ming, mei] = [await guestOf(token, "小明"), await guestOf(token, "小美")];
  await add(token, ming);
  await add(token, mei, { quantity: 2 });
  await change(token, "close");
  const { items } = (await take(token)).envelope.data;
  const foods = items.map(({ id, quantity, username }) => ({ id, quantity, username }));
  const { envelope } = await shop.order({ foods, pay_type: PAY_TYPE.cash });
  const { data } = (await show(token, mei)).envelope;
  const [order] = await shop.orders();
  expect(envelope.code).toBe(CODE.ok);
  expect(data.state).toBe("ordered");
  expect(data.order).toMatchObject({ order_no: order?.order_no, total: order?.pay_total });
  const { shares = [], total } = data.order ?? {};
  expect(shares.map(({ name, dishes }) => [name, dishes])).toEqual([
    ["小明", 100],
    ["小美", 200],
  ]);
  expect(shares.reduce((sum, share) => sum + share.sum, 0)).toBe(total);
  expect((await change(token, "cancel")).envelope.message).toBe("這個揪團已經送出訂單");
  await shop.db
    .update(schema.orders)
    .set({ order_status: ORDER_STATUS.cancelled })
    .where(eq(schema.orders.id, order?.id ?? 0));
  expect((await show(token, mei)).envelope.data).toMatchObject({ state: "ordering", order: null });
});

it.each([
  ["connects no order to a group order of two days ago", 48 * HOUR_SECONDS * 1000, "ordering"],
  ["connects an order to the group order that the host took to the cart last", 60_000, "ordered"],
])("%s (GO-12)", async (_what, wait_ms, state) => {
  const [first, second] = [await start(), await start()];
  for (const token of [first, second]) {
    await add(token, await guestOf(token, "小明"));
    await change(token, "close");
    shop.clock.advance(1_000);
    await take(token);
  }
  shop.clock.advance(wait_ms);
  const foods = [{ id: shop.plain.id, quantity: 3, username: "小明" }];
  await shop.order({ foods, pay_type: PAY_TYPE.cash });
  const states = [first, second].map(
    async (token) => (await show(token, shop.session)).envelope.data.state,
  );
  expect(await Promise.all(states)).toEqual(["ordering", state]);
});

it("a group order is deleted with its lines 30 days after its deadline (GO-15)", async () => {
  const token = await start();
  await add(token, await guestOf(token, "小明"));
  shop.clock.advance((30 * 24 + 2) * HOUR_SECONDS * 1000);
  await applyRetention(shop.deps);
  expect((await show(token, shop.session)).envelope.code).toBe(CODE.refused);
  expect(await shop.db.select().from(schema.group_lines)).toEqual([]);
});
