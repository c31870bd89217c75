import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { REASON } from "../../../../lib/contracts/answer-code.ts";
import { CODE, ORDER_STATUS } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { openOffice } from "./courier-office";

const SESSION_ENDED = {
  code: CODE.refused,
  message: "連線已失效，請重新進入",
  data: null,
  reason: REASON.courierSessionEnded,
};
const DONE = { code: CODE.ok, message: "", data: null };

let backend: TestBackend;
let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  office = await openOffice(backend);
});
afterAll(() => backend.close());

const statusOf = async (session_id: string) =>
  (await backend.call("getStatus", { query: { session_id }, as: backend.asVisitor() })).envelope;
const openSession = async (as = office.login) =>
  (await backend.call("openExpressSession", { as })).envelope.data.session_id;
const listSessions = async (as = office.login) =>
  (await backend.call("expressSessionList", { as })).envelope.data;
const auditedKinds = () => backend.audited.map(({ kind }) => kind);

describe("the list of a member's open courier sessions", () => {
  it("has the opening time, the last use and the newest order number of each session, but no session id", async () => {
    const first = await listSessions();
    expect(first).toEqual([
      {
        id: expect.any(Number),
        create_time: now(),
        last_seen_time: now(),
        expire_time: now() + 1800,
        order_no: "",
      },
    ]);
    expect(JSON.stringify(first)).not.toContain(office.session_id);
    const order_id = await office.placePaidOrder();
    backend.clock.advance(60_000);
    await openSession();
    const { order_no } = await office.orderOf(order_id);
    expect((await listSessions()).map((one) => one.order_no)).toEqual(["", order_no]);
  });

  it("has no expired sessions and no sessions of other members, and is refused for a visitor with or without a courier session", async () => {
    const other = await backend.asMember(await insertMember(backend.db, { business_id: 8 }));
    expect(await listSessions(other)).toEqual([]);
    backend.clock.advance(31 * 60_000);
    expect(await listSessions()).toEqual([]);
    expect((await backend.call("expressSessionList", { as: backend.asVisitor() })).status).toBe(
      401,
    );
    expect(
      (await backend.call("expressSessionList", { query: office.query as never, as: office.as }))
        .status,
    ).toBe(401);
  });
});

describe("a courier session", () => {
  it("is ended by the member who opened it", async () => {
    const other = await openSession();
    const [newest, oldest] = await listSessions();
    const end = (id?: number) =>
      backend.call("endExpressSession", { body: { id }, as: office.login });
    expect((await end(oldest?.id)).envelope).toEqual(DONE);
    expect(await statusOf(office.session_id)).toEqual(SESSION_ENDED);
    expect((await statusOf(other)).code).toBe(CODE.ok);
    expect((await listSessions()).map(({ id }) => id)).toEqual([newest?.id]);
    expect(backend.audited).toContainEqual(
      expect.objectContaining({ kind: "courier-session-closed", reason: "member" }),
    );
    // A repeated call, and a call without an id, answer ok but end no session.
    expect([(await end(oldest?.id)).envelope, (await end()).envelope]).toEqual([DONE, DONE]);
    expect((await statusOf(other)).code).toBe(CODE.ok);
  });

  it("can be ended by a visitor who has its session id, but this visitor cannot end another session", async () => {
    const other = await openSession();
    const [otherRow] = await listSessions();
    const call = { query: office.query, body: { id: otherRow?.id }, as: office.as };
    expect((await backend.call("endExpressSession", call)).envelope).toEqual(DONE);
    expect(await statusOf(office.session_id)).toEqual(SESSION_ENDED);
    expect((await statusOf(other)).code).toBe(CODE.ok);
    expect((await backend.call("endExpressSession", call)).envelope).toEqual(SESSION_ENDED);
  });

  it("cannot be ended by another member, or by a visitor who does not have its session id", async () => {
    const [row] = await listSessions();
    const stranger = await backend.asMember(await insertMember(backend.db, { business_id: 8 }));
    const body = { id: row?.id };
    expect((await backend.call("endExpressSession", { body, as: stranger })).envelope).toEqual(
      DONE,
    );
    expect(
      (await backend.call("endExpressSession", { body, as: backend.asVisitor() })).status,
    ).toBe(401);
    expect((await statusOf(office.session_id)).code).toBe(CODE.ok);
  });

  it.each([
    ["has expired", async () => backend.clock.advance(31 * 60_000)],
    ["has ended with its login", () => backend.call("outLogin", { body: {}, as: office.login })],
  ])("that %s cannot be ended once more", async (_how, endSession) => {
    const [row] = await listSessions();
    const as = await backend.asMember(office.member);
    await endSession();
    const earlier = auditedKinds().length;
    const { envelope } = await backend.call("endExpressSession", { body: { id: row?.id }, as });
    expect(envelope).toEqual(DONE);
    expect(auditedKinds().slice(earlier)).toEqual([]);
  });

  it("ends when the member logs out of the login that opened it, and continues if another login of the member opened it", async () => {
    const elsewhere = await backend.asMember(office.member);
    const otherSession = await openSession(elsewhere);
    expect((await backend.call("outLogin", { body: {}, as: office.login })).envelope.code).toBe(
      CODE.ok,
    );
    expect(await statusOf(office.session_id)).toEqual(SESSION_ENDED);
    expect((await statusOf(otherSession)).code).toBe(CODE.ok);
    const refused = await office.submit();
    expect(refused.envelope).toEqual(SESSION_ENDED);
    expect(await office.ordersOf()).toEqual([]);
  });

  it("ends when the member uses another login to end the login that opened it", async () => {
    const elsewhere = await backend.asMember(office.member);
    await backend.call("endOtherSessions", { body: {}, as: elsewhere });
    expect(await statusOf(office.session_id)).toEqual(SESSION_ENDED);
  });

  it("does not end when another member logs out", async () => {
    const stranger = await backend.asMember(await insertMember(backend.db));
    await backend.call("outLogin", { body: {}, as: stranger });
    expect((await statusOf(office.session_id)).code).toBe(CODE.ok);
  });
});

it("a courier order continues after its session has ended, and the member who opened the session sees the order", async () => {
  const id = await office.placePaidOrder();
  await backend.call("endExpressSession", { query: office.query, body: {}, as: office.as });
  const isOrder = eq(schema.orders.id, id);
  expect(await backend.db.select().from(schema.orders).where(isOrder)).toMatchObject([
    { order_status: ORDER_STATUS.ordered },
  ]);
  const listed = await backend.call("listUserOrder", { query: { page: 1 }, as: office.login });
  expect(listed.envelope.data.orders).toMatchObject([{ id }]);
});

it("the audit trail records that a courier session was opened, ended and refused, without the id of the courier session", async () => {
  const before = auditedKinds().length;
  const session_id = await openSession();
  await backend.call("endExpressSession", { query: { session_id }, body: {}, as: office.as });
  await statusOf(session_id);
  expect(auditedKinds().slice(before)).toEqual([
    "courier-session-opened",
    "courier-session-closed",
    "courier-session-refused",
  ]);
  expect(JSON.stringify(backend.audited)).not.toContain(session_id);
});

function now(): number {
  return Math.floor(backend.clock.now() / 1000);
}
