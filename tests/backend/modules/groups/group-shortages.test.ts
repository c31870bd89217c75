import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { DINING_TYPE, SALE_STATUS_ON_SALE } from "../../../../lib/contracts/codes.ts";
import type { GroupLine } from "../../../../lib/contracts/group-orders.ts";
import { makeGroupFood } from "../../../factories/group-foods";
import { insertFood } from "../../../factories/store-rows";
import type { TestSession } from "../../../setup/in-process-backend";
import { openShop, type Shop } from "../checkout/order-shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const HOUR_SECONDS = 3_600;
const { foods } = schema;
type Food = { id: number };

async function start(): Promise<string> {
  const deadline = Math.floor(shop.clock.now() / 1000) + HOUR_SECONDS;
  const dining_type = DINING_TYPE.delivery;
  const body = { store_id: shop.store.id, dining_type, title: "週五便當", budget: null, deadline };
  return (await shop.call("startGroupOrder", { as: shop.session, body })).envelope.data.token;
}

/** Lets a guest join the group order and choose this dish. Returns the guest's session. */
async function guestWith(
  token: string,
  name: string,
  food: Parameters<typeof makeGroupFood>[0],
): Promise<TestSession> {
  const as = shop.asVisitor();
  await shop.call("joinGroupOrder", { as, body: { token, name } });
  await shop.call("addGroupLine", { as, body: { token, food: makeGroupFood(food) } });
  return as;
}

async function shortages(token: string, as = shop.session) {
  const { data } = (await shop.call("groupOrder", { as, body: { token } })).envelope;
  const lines: GroupLine[] = data.guests.flatMap((guest) => guest.lines);
  return lines.map(({ shortage }) => shortage ?? null);
}

const change = (food: Food, values: Partial<typeof foods.$inferInsert>) =>
  shop.db.update(foods).set(values).where(eq(foods.id, food.id));

it.each<[string, Partial<typeof foods.$inferInsert>, object]>([
  ["is sold out", { is_limit: 1, limit_count: 0 }, { kind: "gone", left: 0 }],
  ["is off sale", { sale_status: SALE_STATUS_ON_SALE + 1 }, { kind: "gone", left: 0 }],
  [
    "has fewer portions left than the guest chose",
    { is_limit: 1, limit_count: 1 },
    { kind: "limit", left: 1 },
  ],
])("tells guest and host that a chosen dish %s (GO-23)", async (_what, values, shortage) => {
  const food = await insertFood(shop.db, shop.store, { unit_price: 90 });
  const token = await start();
  const guest = await guestWith(token, "小明", { id: food.id, quantity: 2 });
  await guestWith(token, "小美", { id: shop.plain.id });
  expect(await shortages(token)).toEqual([null, null]);
  await change(food, values);
  expect(await shortages(token, guest)).toEqual([shortage, null]);
  expect(await shortages(token)).toEqual([shortage, null]);
});

it("gives the last portion to the guest who chose it first, and lists the lines of each guest together in the cart (GO-23)", async () => {
  const food = await insertFood(shop.db, shop.store, { is_limit: 1, limit_count: 1 });
  const token = await start();
  const ming = await guestWith(token, "小明", { id: shop.plain.id });
  await guestWith(token, "小美", { id: food.id });
  for (const { id } of [food, shop.plain]) {
    await shop.call("addGroupLine", { as: ming, body: { token, food: makeGroupFood({ id }) } });
  }
  expect(await shortages(token)).toEqual([null, { kind: "limit", left: 0 }, null, null]);
  const as = shop.session;
  await shop.call("changeGroupOrder", { as, body: { token, action: "close" } });
  const { data } = (await shop.call("takeGroupOrder", { as, body: { token } })).envelope;
  expect(data.items.map(({ id, username }) => [id, username])).toEqual([
    [shop.plain.id, "小明"],
    [shop.plain.id, "小明"],
    [food.id, "小美"],
  ]);
});

it("tells the host that a required choice is no longer on the menu (GO-23)", async () => {
  const group = shop.food.relish_groups[0];
  if (!group) throw new Error("the dish has no required choice");
  const food = await insertFood(shop.db, shop.store, { relish_groups: [group] });
  const token = await start();
  await guestWith(token, "小明", { id: food.id, relish_ids: "11" });
  const items = group.items.filter(({ id }) => id !== 11);
  await change(food, { relish_groups: [{ ...group, items }] });
  expect(await shortages(token)).toEqual([{ kind: "choose-again", left: 0 }]);
});

it("tells the host that an optional choice is no longer on the menu (GO-23)", async () => {
  const food = await insertFood(shop.db, shop.store, { relish_groups: shop.food.relish_groups });
  const token = await start();
  await guestWith(token, "小明", { id: food.id, relish_ids: "11,21" });
  await change(food, { relish_groups: food.relish_groups.slice(0, 1) });
  expect(await shortages(token)).toEqual([{ kind: "option-gone", left: 1 }]);
});

it("tells the host about a shortage until the host takes the lines to the cart (GO-23)", async () => {
  const food = await insertFood(shop.db, shop.store);
  const token = await start();
  await guestWith(token, "小明", { id: food.id });
  await change(food, { is_limit: 1, limit_count: 0 });
  const as = shop.session;
  await shop.call("changeGroupOrder", { as, body: { token, action: "close" } });
  expect(await shortages(token)).toEqual([{ kind: "gone", left: 0 }]);
  await shop.call("takeGroupOrder", { as, body: { token } });
  expect(await shortages(token)).toEqual([null]);
});
