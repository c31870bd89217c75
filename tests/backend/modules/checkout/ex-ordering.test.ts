import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { CODE, ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { endpoints } from "../../../../lib/contracts/endpoints.ts";
import { insertMember } from "../../../factories/member-rows";
import { makeOrderingBody, makePreOrderBody } from "../../../factories/order-requests";
import { payuniPayer } from "../payments/payuni-payer";
import { only } from "./order-shop";
import {
  backend,
  order,
  quote,
  requestOf,
  shop,
  source_order_id,
  submit,
  TAKEN,
} from "./partner-orders";

describe("an order of the partner (API-05, API-07)", () => {
  it("is quoted with the same answer as an order of the shop (GN-06)", async () => {
    const [partner, own] = [await quote(), await shop.quote()];
    expect(partner.envelope).toEqual(own.envelope);
  });

  it("stores the partner order number, which an order of the shop does not store (CK-02)", async () => {
    expect((await order()).envelope).toMatchObject({
      code: CODE.ok,
      data: { pay_type: PAY_TYPE.cash },
    });
    await shop.order({ remark: "自己的", source_order_id: "OPN-own" });
    expect((await shop.orders()).map((row) => row.source_order_id)).toEqual([
      source_order_id,
      null,
    ]);
  });

  it("is quoted for the signed-in member, even if the query also has the session_id of a courier session", async () => {
    const opener = await insertMember(backend.db, { business_id: 1001 });
    const login = await backend.asMember(opener);
    const opened = await backend.call("openExpressSession", { as: login });
    const { session_id } = opened.envelope.data;
    const body = makePreOrderBody(requestOf({}) as Parameters<typeof makePreOrderBody>[0]);
    const request = { body, query: { session_id } };
    const own = await quote();
    const { envelope } = await backend.call("exBeforeOrdering", { ...request, as: shop.session });
    expect(envelope).toEqual(own.envelope);
  });

  it("without a quote is refused with quoteChanged and an empty message (RU-24)", async () => {
    expect((await submit()).envelope).toEqual({ code: CODE.quoteChanged, message: "", data: null });
  });

  it("with LINE Pay waits for its payment", async () => {
    const { envelope } = await order({ pay_type: PAY_TYPE.linePay });
    expect(envelope).toMatchObject({
      code: CODE.ok,
      data: { pay_type: PAY_TYPE.linePay, order_status: ORDER_STATUS.awaitingPayment },
    });
  });

  it("is placed once even if the request asks for a second order with again_after (RU-62)", async () => {
    const first = await order();
    const again_after = first.envelope.data.id;
    await quote();
    const again = await submit({ again_after }, { key: "again" });
    expect(again.envelope).toEqual(first.envelope);
    expect(await shop.orders()).toHaveLength(1);
  });
});

describe("a partner order number", () => {
  it("returns the existing order if it is sent again an hour later", async () => {
    const first = await order();
    shop.clock.advance(3_600_000);
    const again = await submit();
    expect(again.envelope).toEqual(first.envelope);
    expect(await shop.orders()).toHaveLength(1);
  });

  it("creates one order if it is sent twice at the same time", async () => {
    await quote();
    const answers = await Promise.all([submit({}, { key: "a1" }), submit({}, { key: "a2" })]);
    const ids = answers.map(({ envelope }) => envelope.data.id);
    expect(new Set(ids).size).toBe(1);
    expect(await shop.orders()).toHaveLength(1);
  });

  it("is refused with other content than before", async () => {
    await order();
    expect((await order({ remark: "不要蔥" })).envelope).toMatchObject(TAKEN);
    expect(await shop.orders()).toHaveLength(1);
  });

  it("can be used by a member even if another member has ordered with it before", async () => {
    const stranger = await backend.asMember(await insertMember(backend.db));
    const claimed = await order({ remark: "占用" }, { as: stranger });
    expect(claimed.envelope.code).toBe(CODE.ok);
    expect((await quote()).envelope.code).toBe(CODE.ok);
    const { envelope } = await submit();
    expect(envelope.code).toBe(CODE.ok);
    expect(envelope.data.id).not.toBe(claimed.envelope.data.id);
    // A repeat of the member's submit returns the member's own order.
    expect((await submit()).envelope).toEqual(envelope);
    expect(await shop.orders()).toHaveLength(2);
  });

  it("can be used by a member while another member's order with the same number waits for its payment", async () => {
    const stranger = await backend.asMember(await insertMember(backend.db));
    const claimed = await order({ pay_type: PAY_TYPE.linePay }, { as: stranger });
    expect((await order({ pay_type: PAY_TYPE.linePay })).envelope.code).toBe(CODE.ok);
    expect(await shop.orderOf(claimed.envelope.data.id)).toMatchObject({
      order_status: ORDER_STATUS.awaitingPayment,
    });
  });

  it("creates an order for each of two members who send it at the same time", async () => {
    const other = await backend.asMember(await insertMember(backend.db));
    await Promise.all([quote(), quote({}, other)]);
    const answers = await Promise.all([submit(), submit({}, { as: other })]);
    expect(answers.map(({ envelope }) => envelope.code)).toEqual([CODE.ok, CODE.ok]);
    expect(new Set((await shop.orders()).map(({ member_id }) => member_id)).size).toBe(2);
  });

  it("cannot be on two orders of one member that are not cancelled, because of a unique index", async () => {
    await order();
    const { id, ...row } = only(await shop.orders());
    const twice = { ...row, order_no: `${row.order_no}-2` };
    await expect(backend.db.insert(schema.orders).values(twice)).rejects.toThrow();
  });

  it("of the member's unpaid order returns this order if the submit is repeated", async () => {
    const first = await order({ pay_type: PAY_TYPE.linePay });
    shop.clock.advance(120_000);
    expect((await quote({ pay_type: PAY_TYPE.linePay })).envelope.code).toBe(CODE.ok);
    const again = await submit({ pay_type: PAY_TYPE.linePay });
    expect(again.envelope.data).toEqual(first.envelope.data);
  });

  it("of the member's unpaid order allows another pay type, and the old payment page collects no money", async () => {
    const first = await order({ pay_type: PAY_TYPE.linePay });
    const { id, payment_url_web } = first.envelope.data;
    const second = await order({ pay_type: PAY_TYPE.cash });
    expect(second.envelope).toMatchObject({
      code: CODE.ok,
      data: { pay_type: PAY_TYPE.cash, order_status: ORDER_STATUS.ordered },
    });
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.cancelled });
    await shop.pay(payment_url_web);
    await shop.comeBack(id);
    await shop.reconcile(30);
    expect(await shop.providerBalance()).toBe(0);
    expect((await shop.orders()).map((row) => row.order_status)).toEqual([
      ORDER_STATUS.cancelled,
      ORDER_STATUS.ordered,
    ]);
  });

  it("of a replaced order leads to a refund if the payer still pays on the old PAYUNi page", async () => {
    const payuni = await payuniPayer(shop);
    await shop.setPayTypes("2,5,9,10,11");
    const first = await order({ pay_type: PAY_TYPE.payuni });
    const { id, payment_url_web } = first.envelope.data;
    const page = await payuni.open(payment_url_web);
    expect((await order({ pay_type: PAY_TYPE.cash })).envelope.code).toBe(CODE.ok);
    await payuni.choose(page, "visa");
    for (let look = 0; look < 4; look += 1) await shop.reconcile(600);
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.refunded,
    });
    expect(await shop.balance("charge:")).toBe(-(await shop.balance("refund:")));
  });

  it("of an order that was paid in the meantime returns this order for the same cart and refuses another cart", async () => {
    const first = await order({ pay_type: PAY_TYPE.linePay });
    const { id, payment_url_web } = first.envelope.data;
    await shop.pay(payment_url_web);
    const foods = [{ id: shop.plain.id, quantity: 2 }];
    expect((await order({ pay_type: PAY_TYPE.cash, foods })).envelope).toMatchObject(TAKEN);
    const again = await order({ pay_type: PAY_TYPE.cash });
    expect(again.envelope).toMatchObject({
      code: CODE.ok,
      data: { id, pay_type: PAY_TYPE.linePay, order_status: ORDER_STATUS.ordered },
    });
    expect(await shop.orderOf(id)).toMatchObject({ order_status: ORDER_STATUS.ordered });
    expect(await shop.orders()).toHaveLength(1);
  });

  it("neither cancels the unpaid order nor creates another order while LINE Pay does not answer", async () => {
    const first = await order({ pay_type: PAY_TYPE.linePay });
    await quote();
    const fault = { provider: "linepay", call: "check", mode: "5xx", count: 20 };
    await backend.sandbox.fault(fault);
    const { envelope } = await submit({ pay_type: PAY_TYPE.cash });
    expect(envelope.message).toBe("上一筆訂單的付款還在確認中，請稍候再試");
    expect(await shop.orderOf(first.envelope.data.id)).toMatchObject({
      order_status: ORDER_STATUS.awaitingPayment,
    });
    expect(await shop.orders()).toHaveLength(1);
  });

  it("replaces the unpaid order only once, even if two requests with another pay type arrive at the same time", async () => {
    await order({ pay_type: PAY_TYPE.linePay });
    await quote();
    const keys = ["b1", "b2"];
    const answers = await Promise.all(
      keys.map((key) => submit({ pay_type: PAY_TYPE.cash }, { key })),
    );
    expect(new Set(answers.map(({ envelope }) => envelope.data.id)).size).toBe(1);
    expect(await shop.orders()).toHaveLength(2);
  });

  it("can be used again after its order was cancelled", async () => {
    await order();
    const cancelled = { order_status: ORDER_STATUS.cancelled };
    const { id } = only(await shop.orders());
    await shop.db.update(schema.orders).set(cancelled).where(eq(schema.orders.id, id));
    expect((await order({ remark: "再一次" })).envelope.code).toBe(CODE.ok);
  });

  it("needs an idempotency key of its own: a used key is refused with another number and in an order of the shop", async () => {
    await order({}, { key: "k1" });
    const other = await submit({ source_order_id: "OPN-other" }, { key: "k1" });
    expect(other.envelope.message).toBe("上一次送出的訂單可能已成立，請先到訂單查詢確認");
    const own = await shop.submit({ source_order_id }, { key: "k1" });
    expect(own.envelope.code).toBe(CODE.refused);
  });
});

describe("the partner's calls", () => {
  it.each(["", "x".repeat(41), "a b", "a/b", "a\nb", "<b>", "訂單", "a;b", "a%20b"])(
    "refuse the partner order number %j with status 400",
    async (wrong) => {
      expect((await quote({ source_order_id: wrong })).status).toBe(400);
      expect((await submit({ source_order_id: wrong })).status).toBe(400);
    },
  );

  it("refuse a pre-order without a partner order number", async () => {
    const { source_order_id: _none, ...body } = makePreOrderBody(
      shop.request() as Parameters<typeof makePreOrderBody>[0],
    );
    expect((await backend.call("exBeforeOrdering", { body, as: shop.session })).status).toBe(400);
  });

  it("quote and place an order without a session cookie (AP-18)", async () => {
    const send = (name: "exBeforeOrdering" | "exOrdering", payload: object) =>
      backend.app.inject({ method: "POST", url: endpoints[name].path, payload });
    const values = requestOf({}) as Parameters<typeof makeOrderingBody>[0];
    const quoted = await send("exBeforeOrdering", makePreOrderBody(values));
    expect(quoted.json()).toMatchObject({ code: CODE.ok });
    const placed = await send("exOrdering", makeOrderingBody(values));
    expect(placed.json()).toMatchObject({
      code: CODE.ok,
      data: { pay_type: PAY_TYPE.cash, order_status: ORDER_STATUS.ordered },
    });
  });

  it.each(["exBeforeOrdering", "exOrdering"] as const)(
    "%s accepts only the anti-forgery token of the session, and only as a cookie (AP-05, SE-06)",
    async (name) => {
      const { sid, token } = shop.session;
      const send = (headers: Record<string, string>) =>
        backend.app.inject({
          method: "POST",
          url: endpoints[name].path,
          headers: { "content-type": "application/json", ...headers },
          payload: "{}",
        });
      const stranger = backend.asVisitor();
      const forged: Record<string, string>[] = [
        { cookie: `sid=${sid}` },
        { cookie: `sid=${sid}`, "x-xsrf-token": token },
        { cookie: `sid=${sid}; XSRF-TOKEN=${stranger.token}` },
        { cookie: `sid=${sid}; XSRF-TOKEN=${sid}.${sid}` },
      ];
      for (const headers of forged) expect((await send(headers)).statusCode).toBe(403);
      expect((await send({ cookie: `sid=${sid}; XSRF-TOKEN=${token}` })).statusCode).toBe(400);
    },
  );
});
