import { schema } from "../../../../backend/db/client.ts";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { settleBindings } from "../../../setup/run-jobs";
import { only, openShop, type Shop } from "../checkout/order-shop";
import { type PayuniPayer, payuniPayer, readForm } from "./payuni-payer";

let backend: TestBackend;
let shop: Shop;
let payer: PayuniPayer;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
  payer = await payuniPayer(shop);
});
afterAll(() => backend.close());

const cardList = async () => (await shop.call("cardList", { as: shop.session })).envelope.data;
const types = async () => (await payer.rows()).map(({ type }) => type);

async function atPage() {
  const { envelope } = await shop.call("bindCard", { as: shop.session });
  return payer.post(readForm(envelope.data));
}

describe("binding a card", () => {
  it("returns an HTML document with one form to PAYUNi, for NT$5 and with the member's own CreditToken (PV-09)", async () => {
    const { envelope } = await shop.call("bindCard", { as: shop.session });
    expect(envelope.data).toMatch(/^<!doctype html>/);
    const { action, fields } = readForm(envelope.data);
    expect(action).toBe("http://localhost:3002/api/upp");
    expect(await backend.deps.providers.payuni.read(fields)).toMatchObject({
      TradeAmt: "5",
      UseTokenType: "1",
      CreditToken: `futao-${shop.member.id}`,
    });
  });

  it.each([
    ["visa", "414763", 1],
    ["mastercard", "518056", 2],
    ["jcb", "356051", 3],
  ])(
    "saves a %s, releases the NT$5 and returns to the checkout (PV-09)",
    async (choice, six, brand) => {
      const page = await atPage();
      await payer.choose(page, choice, "1");
      expect(await payer.comeBack(page)).toBe("http://localhost:3000/checkout?status=bindCard");
      expect(await cardList()).toEqual([
        { id: expect.any(Number), card_six_no: six, card_four_no: "0001", credit_card_type: brand },
      ]);
      expect(await types()).toEqual(["opened", "bound", "paid", "withdrawn"]);
      expect(await payer.balance()).toBe(0);
      expect(backend.audited).toContainEqual(expect.objectContaining({ kind: "card-saved" }));
    },
  );

  it.each(["member", "subscription"])("returns to the page /%s (MB-15)", async (return_to) => {
    const { envelope } = await shop.call("bindCard", { as: shop.session, query: { return_to } });
    const page = await payer.post(readForm(envelope.data));
    await payer.choose(page, "visa", "1");
    expect(await payer.comeBack(page)).toBe(`http://localhost:3000/${return_to}`);
  });

  it("saves a card once when the notice, the payer's return and the worker settle the binding at the same time and again later", async () => {
    const page = await atPage();
    await payer.choose(page, "visa", "1");
    const notice = only(await payer.notices());
    shop.clock.advance(60_000);
    await Promise.all([
      payer.notify("/notify/payuni", notice),
      payer.comeBack(page),
      settleBindings(backend.deps),
      payer.notify("/notify/payuni", notice),
    ]);
    expect(await payer.comeBack(page)).toBe("http://localhost:3000/checkout?status=bindCard");
    shop.clock.advance(3_600_000);
    await settleBindings(backend.deps);
    expect(await cardList()).toHaveLength(1);
    expect((await types()).filter((type) => type === "withdrawn")).toHaveLength(1);
  });

  it("is completed by the worker after a minute when neither the notice nor the payer's return arrives", async () => {
    const page = await atPage();
    await payer.choose(page, "visa", "1");
    await settleBindings(backend.deps);
    expect(await cardList()).toEqual([]);
    shop.clock.advance(60_000);
    await settleBindings(backend.deps);
    expect(await cardList()).toHaveLength(1);
    expect(await payer.balance()).toBe(0);
  });

  it("repeats the release of the NT$5 until PAYUNi accepts the release", async () => {
    const page = await atPage();
    await payer.choose(page, "visa", "1");
    await shop.sandbox.fault({ provider: "payuni", call: "cancel", mode: "5xx", count: 2 });
    await payer.comeBack(page);
    expect(await payer.balance()).toBe(5);
    for (let round = 0; round < 3; round += 1) {
      shop.clock.advance(3_600_000);
      await settleBindings(backend.deps);
    }
    expect(await payer.balance()).toBe(0);
    const rows = await backend.db.select().from(schema.card_bindings);
    expect(rows.at(-1)?.next_check_time).toBeNull();
  });

  it("waits at least three minutes before it repeats a release that PAYUNi did not answer", async () => {
    const cancel = jest.spyOn(backend.deps.providers.payuni, "cancel");
    const page = await atPage();
    await payer.choose(page, "visa", "1");
    await shop.sandbox.fault({ provider: "payuni", call: "cancel", mode: "5xx" });
    await payer.comeBack(page);
    for (const seconds of [60, 120]) {
      shop.clock.advance(seconds * 1000);
      await settleBindings(backend.deps);
    }
    expect(cancel).toHaveBeenCalledTimes(1);
    shop.clock.advance(3_600_000);
    await settleBindings(backend.deps);
    expect(cancel).toHaveBeenCalledTimes(2);
    expect(await payer.balance()).toBe(0);
  });

  it.each([
    ["look-up of the trade", "query"],
    ["request for the member's cards", "bind"],
  ])("is completed by the worker if PAYUNi did not answer the %s", async (_what, call) => {
    const page = await atPage();
    await payer.choose(page, "visa", "1");
    await shop.sandbox.fault({ provider: "payuni", call, mode: "5xx" });
    await payer.comeBack(page);
    expect(await cardList()).toEqual([]);
    shop.clock.advance(60_000);
    await settleBindings(backend.deps);
    expect(await cardList()).toHaveLength(1);
    expect(await payer.balance()).toBe(0);
  });

  it("releases the NT$5 at the next check when PAYUNi did not say whether the money is held (PV-11)", async () => {
    const page = await atPage();
    await payer.choose(page, "visa", "1");
    const { payuni } = backend.deps.providers;
    const query = payuni.query.bind(payuni);
    const cancel = jest.spyOn(payuni, "cancel");
    jest
      .spyOn(payuni, "query")
      .mockImplementationOnce(query)
      .mockResolvedValueOnce({ ok: "unknown" });
    await payer.comeBack(page);
    expect(await cardList()).toHaveLength(1);
    expect(cancel).not.toHaveBeenCalled();
    expect(await payer.balance()).toBe(5);
    shop.clock.advance(60_000);
    await settleBindings(backend.deps);
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(await payer.balance()).toBe(0);
  });

  it("removes a saved card whose token PAYUNi has deleted", async () => {
    await payer.bindCard("visa");
    const { creditHash } = (await payer.rows()).find(({ type }) => type === "bound") ?? {};
    await backend.deps.providers.payuni.forgetCard(String(creditHash));
    shop.clock.advance(1000);
    await payer.bindCard("jcb");
    expect((await cardList()).map(({ credit_card_type }) => credit_card_type)).toEqual([3]);
  });

  it("does not stop the other bindings when it fails with an error", async () => {
    const first = await atPage();
    await payer.choose(first, "visa", "1");
    shop.clock.advance(1000);
    const second = await atPage();
    await payer.choose(second, "jcb", "1");
    shop.clock.advance(60_000);
    jest.spyOn(backend.deps.providers.payuni, "query").mockRejectedValueOnce(new Error("broken"));
    await settleBindings(backend.deps);
    expect(shop.logged()).toContainEqual(expect.stringMatching(/^cards: .*broken/));
    expect(await payer.balance()).toBe(5);
    shop.clock.advance(3_600_000);
    await settleBindings(backend.deps);
    expect(await payer.balance()).toBe(0);
    expect(await backend.db.select().from(schema.card_bindings)).not.toContainEqual(
      expect.objectContaining({ next_check_time: expect.any(Number) }),
    );
  });

  it("keeps one entry in the list if the card is already saved, and deletes one of the card's two tokens at PAYUNi", async () => {
    const first = await payer.bindCard("visa");
    shop.clock.advance(1000);
    await payer.bindCard("jcb");
    shop.clock.advance(1000);
    const again = await payer.bindCard("visa");
    expect(again).toEqual(first);
    expect((await cardList()).map(({ credit_card_type }) => credit_card_type)).toEqual([3, 1]);
    expect((await types()).filter((type) => type === "unbound")).toHaveLength(1);
  });

  it.each([
    ["the payer cancels on the page", "cancel", "1"],
    ["the bank refuses the card", "decline", "1"],
    ["the payer does not agree to save the card", "visa", undefined],
  ] as const)("saves no card and keeps no money when %s", async (_what, choice, remember) => {
    const page = await atPage();
    await payer.choose(page, choice, remember);
    expect(await payer.comeBack(page)).toBe("http://localhost:3000/checkout");
    expect(await cardList()).toEqual([]);
    expect(await payer.balance()).toBe(0);
  });

  it("can be started five times in ten minutes, and is refused the sixth time", async () => {
    const codes: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      codes.push((await shop.call("bindCard", { as: shop.session })).envelope.code);
    }
    expect(codes).toEqual([0, 0, 0, 0, 0, 9]);
  });
});

it("a card is removed at the second try if PAYUNi's answer to the first try was lost, and PAYUNi deletes the token once (MB-13)", async () => {
  const card = await payer.bindCard("visa");
  await shop.sandbox.fault({ provider: "payuni", call: "unbind", mode: "drop_after_commit" });
  const body = { id: Number(card.id) };
  const press = async () =>
    (await shop.call("removeCard", { as: shop.session, body })).envelope.code;
  await press();
  await press();
  expect(await cardList()).toEqual([]);
  expect((await types()).filter((type) => type === "unbound")).toHaveLength(1);
});

describe("the list of cards", () => {
  it("has only the member's own cards and no tokens", async () => {
    await payer.bindCard();
    const as = await shop.asMember(await insertMember(shop.db));
    expect((await shop.call("cardList", { as })).envelope.data).toEqual([]);
    const { response } = await shop.call("cardList", { as: shop.session });
    const [card] = await backend.db.select().from(schema.cards);
    expect(response.body).not.toContain(card?.credit_hash);
    expect(card?.credit_hash).toMatch(/^v2\./);
    expect(Object.keys(response.json().data[0])).toEqual([
      "id",
      "card_four_no",
      "card_six_no",
      "credit_card_type",
    ]);
  });

  it("leaves out deleted and expired cards", async () => {
    await payer.bindCard("visa");
    await payer.bindCard("mastercard");
    await payer.bindCard("jcb");
    const [visa] = await cardList();
    await backend.db.execute(`update cards set is_deleted = 1 where id = ${visa?.id}`);
    expect((await cardList()).map(({ credit_card_type }) => credit_card_type)).toEqual([2, 3]);
    const noon = shop.clock.now();
    shop.clock.set("2031-07-01T00:00:00+08:00");
    const as = await shop.asMember(shop.member);
    const { envelope } = await shop.call("cardList", { as });
    expect(envelope.data.map(({ credit_card_type }) => credit_card_type)).toEqual([3]);
    shop.clock.set(noon);
  });
});

it.each(["cardList", "bindCard"] as const)("a visitor's call %s gets status 401", async (call) => {
  expect((await shop.call(call)).status).toBe(401);
});
