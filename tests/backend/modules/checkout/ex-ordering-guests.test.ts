import { schema } from "../../../../backend/db/client.ts";
import { applyRetention } from "../../../../backend/modules/privacy/retention-service.ts";
import { CODE, INVOICE_TYPE, ORDER_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertAddress, insertMember } from "../../../factories/member-rows";
import { makeOrderingBody, makePreOrderBody } from "../../../factories/order-requests";
import {
  backend,
  order,
  quote,
  requestOf,
  shop,
  source_order_id,
  submit,
  TAKEN,
  type Values,
} from "./partner-orders";

describe("a guest, who orders through the partner without signing in (AP-18)", () => {
  const visitor = () => backend.asVisitor();

  it("places one order for each pair of partner order number and contact phone", async () => {
    const first = await order({}, { as: visitor() });
    expect(first.envelope).toMatchObject({ code: CODE.ok });
    expect((await submit({}, { as: visitor() })).envelope).toEqual(first.envelope);
    const other = await order({ contact_phone: "0987654321" }, { as: visitor() });
    expect(other.envelope.data.id).not.toBe(first.envelope.data.id);
    expect(new Set((await shop.orders()).map(({ member_id }) => member_id)).size).toBe(2);
  });

  it("does not get the invoice data of an earlier order with the same contact phone", async () => {
    const contact_phone = "0911222333";
    const company = { invoice_type: INVOICE_TYPE.company, title: "測試公司", number: "04595257" };
    await quote({ contact_phone }, visitor());
    const by = { as: visitor() };
    const placed = await submit({ contact_phone, ...company, email: "me@example.com" }, by);
    expect(placed.envelope.code).toBe(CODE.ok);
    const { envelope } = await quote({ contact_phone }, visitor());
    expect(envelope.data.invoice).toMatchObject({ email: "", title: "", number: "" });
  });

  it("cannot use a member's saved address", async () => {
    const { id: address_id } = await insertAddress(shop.db, shop.member);
    const { envelope } = await quote({ address_id }, visitor());
    expect(envelope).toMatchObject({ code: CODE.refused, message: "找不到此地址，請重新選擇" });
  });

  it("is deleted a day after a quote if no order was placed (SE-24)", async () => {
    const guests = async () => {
      const members = await shop.db.select().from(schema.members);
      return members.filter(({ phone }) => phone.startsWith("guest:")).map(({ id }) => id);
    };
    const earlier = await guests();
    await order({ contact_phone: "0922333444" }, { as: visitor() });
    const [buyer] = (await guests()).filter((id) => !earlier.includes(id));
    await quote({ contact_phone: "0922333555" }, visitor());
    const [asker] = (await guests()).filter((id) => ![...earlier, buyer].includes(id));
    shop.clock.advance(86_400_000);
    await applyRetention(backend.deps);
    expect(await guests()).toEqual(expect.arrayContaining([buyer, asker]));
    shop.clock.advance(1000);
    await applyRetention(backend.deps);
    expect(await guests()).toContain(buyer);
    expect(await guests()).not.toContain(asker);
    const { envelope } = await quote({ contact_phone: "0922333555" }, visitor());
    expect(envelope.code).toBe(CODE.ok);
  });

  it("may have at most three open cash orders, like a member", async () => {
    const contact_phone = "0955666777";
    const codes: number[] = [];
    for (const n of [1, 2, 3, 4]) {
      const by = { as: visitor() };
      const values = { contact_phone, source_order_id: `${source_order_id}-${n}`, remark: `${n}` };
      codes.push((await order(values, by)).envelope.code);
    }
    expect(codes.slice(0, 3)).toEqual([CODE.ok, CODE.ok, CODE.ok]);
    expect(codes[3]).not.toBe(CODE.ok);
  });
});

describe("a checkout of a partner's order in a browser that does not have the cart (CK-92)", () => {
  const body = (values: Values = {}) => ({
    ...makePreOrderBody(requestOf({}) as Parameters<typeof makePreOrderBody>[0]),
    foods: "[]",
    store_id: 0,
    ...values,
  });
  const enter = (as = shop.session) => backend.call("exBeforeOrdering", { body: body(), as });

  it("gets the foods of the member's unpaid order, and can then order these foods with another pay type", async () => {
    await order({ pay_type: PAY_TYPE.linePay });
    const { envelope } = await enter();
    expect(envelope).toMatchObject({ code: CODE.ok, data: { store_id: shop.store.id } });
    expect(envelope.data.foods).not.toEqual([]);
    const { pay_total } = envelope.data;
    const ordering = {
      ...makeOrderingBody(requestOf({}) as Parameters<typeof makeOrderingBody>[0]),
      foods: "[]",
    };
    const sendOrder = () => backend.call("exOrdering", { body: ordering, as: shop.session });
    const placed = await sendOrder();
    expect(placed.envelope).toMatchObject({
      code: CODE.ok,
      data: { pay_type: PAY_TYPE.cash, order_status: ORDER_STATUS.ordered },
    });
    expect((await sendOrder()).envelope).toEqual(placed.envelope);
    expect(await shop.orderOf(placed.envelope.data.id)).toMatchObject({ pay_total });
  });

  it.each([
    [
      "an unknown partner order number",
      async () => undefined,
      "找不到這筆合作訂單，請回合作夥伴重新開啟",
    ],
    ["the number of a placed order", async () => void (await order()), TAKEN.message],
  ])("is refused for %s", async (_what, before, message) => {
    await before();
    expect((await enter()).envelope).toMatchObject({ code: CODE.refused, message });
  });

  it("is refused for another member and for a visitor", async () => {
    await order({ pay_type: PAY_TYPE.linePay });
    const stranger = await backend.asMember(await insertMember(backend.db));
    for (const as of [stranger, backend.asVisitor()]) {
      expect((await enter(as)).envelope.message).toMatch(/^找不到這筆合作訂單/);
    }
  });
});
