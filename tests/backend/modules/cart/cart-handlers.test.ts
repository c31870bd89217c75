import { basket_events, cart_types } from "../../../../backend/db/schema/cart-tables.ts";
import { deleteOldCartRows } from "../../../../backend/modules/cart/cart-service.ts";
import { CODE } from "../../../../lib/contracts/answer-code.ts";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

const DAY_MS = 86_400_000;
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.db.delete(cart_types);
  await backend.db.delete(basket_events);
});

const typeOf = async (as = backend.asVisitor()) =>
  (await backend.call("getCartType", { as })).envelope.data.web_cart_type;
const storeType = (web_cart_type: unknown, as = backend.asVisitor()) =>
  backend.call("setCartType", { as, body: { web_cart_type } });
const report = (body: unknown) => backend.call("basket", { body });
const addEvent = { event: "add", items: [{ id: 7, quantity: 2 }], phone: "+886912345678" };

it("returns cart type 1 for a browser without a stored type (CA-16)", async () => {
  expect(await typeOf()).toBe(1);
});

it("returns the cart type that this browser stored last, and not the type of another browser (CA-17)", async () => {
  const as = backend.asVisitor();
  await storeType(0, as);
  expect(await typeOf(as)).toBe(0);
  expect(await typeOf()).toBe(1);
  await storeType(1, as);
  expect(await typeOf(as)).toBe(1);
  const rows = await backend.db.select().from(cart_types);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(as.sid);
});

it.each([[2], [-1], ["0"], [null], [undefined]])(
  "refuses the cart type %s with status 400",
  async (type) => {
    expect((await storeType(type)).status).toBe(400);
  },
);

it("refuses setCartType and basket with status 403 if the anti-forgery token is forged", async () => {
  const as = { ...backend.asVisitor(), token: "forged.token" };
  expect((await storeType(0, as)).status).toBe(403);
  expect((await backend.call("basket", { as, body: addEvent })).status).toBe(403);
});

it("stores a cart event without its phone number (CA-47, API-64)", async () => {
  expect((await report(addEvent)).envelope).toEqual({ code: CODE.ok, message: "", data: null });
  const rows = await backend.db.select().from(basket_events);
  expect(rows).toMatchObject([{ event: "add", items: [{ id: 7, quantity: 2 }] }]);
  expect(JSON.stringify(rows)).not.toContain("912345678");
});

it.each([
  ["an unknown event", { ...addEvent, event: "buy" }],
  ["a quantity below 0", { ...addEvent, items: [{ id: 7, quantity: -1 }] }],
  ["a field that the contract does not have", { ...addEvent, name: "王小明" }],
])("answers status 400 to a cart event with %s", async (_what, body) => {
  expect((await report(body)).status).toBe(400);
});

it("refuses some of 301 cart events that one IP address sends within a minute", async () => {
  const headers = { "x-forwarded-for": "203.0.113.9" };
  const codes = new Set<number>();
  for (let count = 0; count <= 300; count += 1) {
    codes.add((await backend.call("basket", { body: addEvent, headers })).envelope.code);
  }
  expect(codes).toEqual(new Set([CODE.ok, CODE.tooManyTries]));
});

it("deletes cart types that are older than 30 days and cart events that are older than 90 days", async () => {
  await storeType(0);
  await report(addEvent);
  const rowsAfter = async (days: number) => {
    backend.clock.advance(days * DAY_MS);
    await deleteOldCartRows(backend.deps);
    const types = await backend.db.select().from(cart_types);
    const events = await backend.db.select().from(basket_events);
    return [types.length, events.length];
  };
  expect(await rowsAfter(30)).toEqual([1, 1]);
  expect(await rowsAfter(1)).toEqual([0, 1]);
  expect(await rowsAfter(60)).toEqual([0, 0]);
});
