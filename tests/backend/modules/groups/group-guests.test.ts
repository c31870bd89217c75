import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { startMemberSession } from "../../../../backend/modules/account/session-service.ts";
import { sessionToken } from "../../../../backend/modules/account/session-token.ts";
import { CODE, DINING_TYPE, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { makeGroupFood } from "../../../factories/group-foods";
import { insertMember } from "../../../factories/member-rows";
import type { TestSession } from "../../../setup/in-process-backend";
import { openShop, type Shop } from "../checkout/order-shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function start(): Promise<string> {
  const deadline = Math.floor(shop.clock.now() / 1000) + 3_600;
  const group = {
    store_id: shop.store.id,
    dining_type: DINING_TYPE.delivery,
    title: "週五便當",
    budget: null,
  };
  const body = { ...group, deadline };
  return (await shop.call("startGroupOrder", { as: shop.session, body })).envelope.data.token;
}

const join = (token: string, name: string, as: TestSession) =>
  shop.call("joinGroupOrder", { as, body: { token, name } });
const show = async (token: string, as: TestSession) =>
  (await shop.call("groupOrder", { as, body: { token } })).envelope.data.guests;

/** Signs the member in from this session. Returns the member's new session, which replaces this session. */
async function signIn(as: TestSession, member_id: number): Promise<TestSession> {
  const visit = { ip: "127.0.0.1", userAgent: null };
  const session = { sid: as.sid, member_id: null };
  const sid = await startMemberSession(shop.deps, session, { member_id, visit });
  return { sid, token: sessionToken(shop.deps, sid) };
}

describe("the name of a guest who signs in (GO-17)", () => {
  it("belongs to the member afterwards, in this browser and in other browsers", async () => {
    const token = await start();
    const guest = shop.asVisitor();
    await join(token, "小明", guest);
    const member = await insertMember(shop.db);
    const signedIn = await signIn(guest, member.id);
    expect(await show(token, signedIn)).toMatchObject([{ name: "小明", is_me: 1 }]);
    expect(await show(token, await shop.asMember(member))).toMatchObject([{ is_me: 1 }]);
    expect(await show(token, guest)).toMatchObject([{ is_me: 0 }]);
    expect((await join(token, "小明二號", signedIn)).envelope.message).toBe("您已經加入這個揪團");
  });

  it("does not move to a member who already has a name in the group order, and does not move from one member to another", async () => {
    const token = await start();
    const member = await insertMember(shop.db);
    const other = await insertMember(shop.db);
    await join(token, "會員", await shop.asMember(member));
    const guest = shop.asVisitor();
    await join(token, "訪客", guest);
    const signedIn = await signIn(guest, member.id);
    expect(await show(token, signedIn)).toMatchObject([{ is_me: 1 }, { is_me: 0 }]);
    const ofOther = await shop.asMember(other);
    await join(token, "同事", ofOther);
    const switched = await signIn(ofOther, member.id);
    const guests = await show(token, switched);
    expect(guests.find(({ name }) => name === "同事")).toMatchObject({ is_me: 0 });
    const rows = await shop.db
      .select()
      .from(schema.group_guests)
      .where(eq(schema.group_guests.member_id, other.id));
    expect(rows).toHaveLength(1);
  });
});

it.each([
  ["full-width letters", "Ａｍｙ", "Amy"],
  ["upper-case letters", "AMY", "amy"],
  ["a Hangul filler", "小明\u3164", "小明"],
  ["a variation selector", "小明\ufe0f", "小明"],
  ["a combining grapheme joiner", "小\u034f明", "小明"],
  ["a wide space", "小\u3000明", "小明"],
  ["a blank braille pattern", "小明\u2800", "小明"],
])(
  "refuses a name that differs from another guest's name only by %s (GO-05)",
  async (_what, name, otherName) => {
    const token = await start();
    await join(token, otherName, shop.asVisitor());
    expect((await join(token, name, shop.asVisitor())).envelope.message).toBe(
      "這個名字已經有人用了，請換一個",
    );
  },
);

it.each([
  ["Hangul fillers", "\u3164\u115f"],
  ["blank braille patterns", "\u2800\u2800"],
  ["variation selectors", "\ufe0f"],
])("refuses a name that consists of %s (GO-05)", async (_what, name) => {
  expect((await join(await start(), name, shop.asVisitor())).status).toBe(400);
});

it("returns the username of each line in the quote and in orderDetail (GO-19)", async () => {
  const foods = ["小明", ""].map((username) => ({ id: shop.plain.id, quantity: 1, username }));
  await shop.order({ foods, pay_type: PAY_TYPE.cash });
  const [order] = await shop.orders();
  const quoted = (await shop.quote({ foods })).envelope.data;
  expect(quoted.foods.map(({ username }) => username)).toEqual(["小明", ""]);
  const query = { order_id: order?.id ?? 0 };
  const { envelope } = await shop.call("orderDetail", { as: shop.session, query });
  expect(envelope.data.foods.map(({ username }) => username)).toEqual(["小明", ""]);
});

it.each([
  ["no character", ""],
  ["only spaces", "   "],
  ["21 characters", "小".repeat(21)],
  ["a line break", "小明\n團主"],
  ["an invisible character", "小\u200b明"],
  ["a character that reverses the text direction", "\u202e明小"],
])("refuses a name with %s (GO-05)", async (_what, name) => {
  expect((await join(await start(), name, shop.asVisitor())).status).toBe(400);
});

it("accepts HTML markup in a name and returns it unchanged as text (GO-05)", async () => {
  const token = await start();
  const name = "<img src=x onerror>";
  await join(token, name, shop.asVisitor());
  expect(await show(token, shop.session)).toMatchObject([{ name }]);
});

it("refuses to take a group order to the cart if it has no lines, and the group order stays closed (GO-10)", async () => {
  const token = await start();
  const as = shop.session;
  await shop.call("changeGroupOrder", { as, body: { token, action: "close" } });
  const { envelope } = await shop.call("takeGroupOrder", { as, body: { token } });
  expect(envelope.message).toBe("還沒有人點餐");
  const { data } = (await shop.call("groupOrder", { as, body: { token } })).envelope;
  expect(data.state).toBe("closed");
});

const add = (token: string, as: TestSession, quantity = 1) => {
  const food = makeGroupFood({ id: shop.plain.id, quantity });
  return shop.call("addGroupLine", { as, body: { token, food } });
};

it.each([-1, 0.5, 100, 1_000_000_000])(
  "refuses a line with the quantity %d (GO-06, GO-08)",
  async (quantity) => {
    const token = await start();
    const as = shop.asVisitor();
    await join(token, "小明", as);
    expect((await add(token, as, quantity)).status).toBe(400);
    await add(token, as);
    const [guest] = await show(token, as);
    const body = { token, line_id: guest?.lines[0]?.id ?? 0, quantity };
    expect((await shop.call("setGroupLine", { as, body })).status).toBe(400);
    expect(await show(token, as)).toMatchObject([{ lines: [{ quantity: 1 }] }]);
  },
);

it("if a guest adds lines while the host cancels the group order, exactly the accepted lines are stored, and later lines are refused (GO-09)", async () => {
  const token = await start();
  const as = shop.asVisitor();
  await join(token, "小明", as);
  const cancel = { as: shop.session, body: { token, action: "cancel" } as const };
  const answers = await Promise.all([
    add(token, as),
    shop.call("changeGroupOrder", cancel),
    add(token, as),
  ]);
  const added = [answers[0], answers[2]].filter(({ envelope }) => envelope.code === CODE.ok).length;
  expect(await show(token, as)).toMatchObject([
    { lines: Array.from({ length: added }, () => ({})) },
  ]);
  expect((await add(token, as)).envelope.message).toBe("這個揪團已經取消");
});
