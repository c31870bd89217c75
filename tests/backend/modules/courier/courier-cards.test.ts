import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { forgetSessionCards } from "../../../../backend/modules/payments/session-cards-service.ts";
import { CODE, ORDER_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertCard } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { payuniPayer, readForm } from "../payments/payuni-payer";
import { openOffice } from "./courier-office";

let backend: TestBackend;
let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  await backend.db.update(schema.cards).set({ is_deleted: 1 });
  office = await openOffice(backend);
});
afterAll(() => backend.close());

type Query = { session_id?: string };
const listCards = async (query: Query, as = office.as) =>
  (await backend.call("cardList", { query, as })).envelope.data;
const DAY_MS = 86_400_000;

describe("the cards of a courier session", () => {
  it("do not include the cards of the member who opened the session, and the member's cards cannot pay an order of the session (RU-52)", async () => {
    const own = await insertCard(backend.db, office.member);
    expect(await listCards({}, office.login)).toMatchObject([{ id: own.id }]);
    expect(await listCards(office.query)).toEqual([]);
    // If the request has a courier session and a member session, the courier session decides whose cards are listed.
    expect(await listCards(office.query, office.login)).toEqual([]);
    await office.quote({ pay_type: PAY_TYPE.creditCard });
    const refused = await office.submit({ pay_type: PAY_TYPE.creditCard, card_id: own.id });
    expect(refused.envelope).toMatchObject({
      code: CODE.refused,
      message: "找不到此信用卡，請重新選擇",
    });
    expect(await office.ordersOf()).toEqual([]);
  });

  it("are listed in this courier session, but neither for the member nor in another courier session of the member", async () => {
    const courier_session_id = await sessionId();
    const card = await insertCard(backend.db, office.member, { courier_session_id });
    expect(await listCards(office.query)).toMatchObject([{ id: card.id }]);
    expect(await listCards({}, office.login)).toEqual([]);
    const other = await backend.call("openExpressSession", { as: office.login });
    expect(await listCards({ session_id: other.envelope.data.session_id })).toEqual([]);
  });

  it("are saved at PAYUNi with a CreditToken of the session, and can then pay an order", async () => {
    const payer = await payuniPayer({ ...office, session: office.as } as never);
    const { envelope } = await backend.call("bindCard", { query: office.query, as: office.as });
    const form = readForm(envelope.data);
    expect(await backend.deps.providers.payuni.read(form.fields)).toMatchObject({
      CreditToken: `futao-${office.member.id}-${await sessionId()}`,
    });
    const page = await payer.post(form);
    await payer.choose(page, "mastercard", "1");
    expect(await payer.comeBack(page)).toBe(
      "http://localhost:3000/expressDelivery?status=bindCard",
    );
    const [card, ...others] = await listCards(office.query);
    expect(others).toEqual([]);
    expect(card).toMatchObject({ card_six_no: "518056" });
    expect(await listCards({}, office.login)).toEqual([]);
    const placed = await office.order({ pay_type: PAY_TYPE.creditCard, card_id: card?.id });
    expect(placed.envelope).toMatchObject({
      code: CODE.ok,
      data: { pay_type: PAY_TYPE.creditCard, order_status: ORDER_STATUS.ordered },
    });
  });

  it.each([
    ["is ended", () => endSession()],
    ["is a day old", async () => backend.clock.advance(DAY_MS + 1000)],
  ])("if the session %s, are deleted after PAYUNi has deleted their tokens", async (_what, end) => {
    const courier_session_id = await sessionId();
    const own = await insertCard(backend.db, office.member);
    const card = await insertCard(backend.db, office.member, { courier_session_id });
    await forgetSessionCards(backend.deps);
    expect(await deletedCardIds()).toEqual([]);
    await end();
    const forgotten = jest
      .spyOn(backend.deps.providers.payuni, "forgetCard")
      .mockResolvedValueOnce({ ok: "unknown" })
      .mockResolvedValue({ ok: true, info: {} as never });
    await forgetSessionCards(backend.deps);
    expect(await deletedCardIds()).toEqual([]);
    await forgetSessionCards(backend.deps);
    expect(await deletedCardIds()).toEqual([card.id]);
    expect(forgotten.mock.calls).toEqual([["token-of-a-test"], ["token-of-a-test"]]);
    expect(await deletedCardIds()).not.toContain(own.id);
    expect(backend.audited).toContainEqual(
      expect.objectContaining({ kind: "card-removed", card_id: card.id }),
    );
  });

  it("are deleted if PAYUNi has already deleted their token and its answer was lost", async () => {
    const courier_session_id = await sessionId();
    const card = await insertCard(backend.db, office.member, { courier_session_id });
    await endSession();
    const { payuni } = backend.deps.providers;
    expect(await payuni.forgetCard("token-of-a-test")).toMatchObject({ ok: false });
    await forgetSessionCards(backend.deps);
    expect(await deletedCardIds()).toEqual([card.id]);
  });

  it("are deleted newest first, so that a card is deleted even if PAYUNi deletes none of 20 older cards", async () => {
    const courier_session_id = await sessionId();
    for (let n = 0; n < 20; n += 1) {
      const card_four_no = String(1000 + n);
      await insertCard(backend.db, office.member, { courier_session_id, card_four_no });
    }
    const newest = await insertCard(backend.db, office.member, { courier_session_id });
    await endSession();
    const forgotten = jest
      .spyOn(backend.deps.providers.payuni, "forgetCard")
      .mockResolvedValueOnce({ ok: true, info: {} as never })
      .mockResolvedValue({ ok: "unknown" });
    await forgetSessionCards(backend.deps);
    expect(await deletedCardIds()).toEqual([newest.id]);
    expect(forgotten).toHaveBeenCalledTimes(21);
  });
});

const endSession = () =>
  backend.call("endExpressSession", { query: office.query, body: {}, as: office.as });

async function deletedCardIds(): Promise<number[]> {
  const rows = await backend.db
    .select()
    .from(schema.cards)
    .where(eq(schema.cards.member_id, office.member.id));
  return rows.filter(({ is_deleted }) => is_deleted === 1).map(({ id }) => id);
}

async function sessionId(): Promise<number> {
  const isOwner = eq(schema.courier_sessions.member_id, office.member.id);
  const [row] = await backend.db.select().from(schema.courier_sessions).where(isOwner);
  return row?.id ?? 0;
}
