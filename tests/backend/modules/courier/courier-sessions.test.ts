import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { hashSid } from "../../../../backend/modules/account/session-service.ts";
import { deleteOldCourierRows } from "../../../../backend/modules/courier/old-courier-rows.ts";
import { REASON } from "../../../../lib/contracts/answer-code.ts";
import { CODE, COUPON_TAB, DINING_TYPE, ORDER_STATUS } from "../../../../lib/contracts/codes.ts";
import type { EndpointName } from "../../../../lib/contracts/endpoints.ts";
import {
  makeCourierOrderingBody,
  makeCourierPreOrderBody,
} from "../../../factories/courier-order-requests";
import { insertMember } from "../../../factories/member-rows";
import { makeOrderingBody, makePreOrderBody } from "../../../factories/order-requests";
import { insertFood, insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { openOffice } from "./courier-office";

const SESSION_ENDED = {
  code: CODE.refused,
  message: "連線已失效，請重新進入",
  data: null,
  reason: REASON.courierSessionEnded,
};
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let backend: TestBackend;
let office: Awaited<ReturnType<typeof openOffice>>;

beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  office = await openOffice(backend);
});
afterAll(() => backend.close());

const getStatus = (session_id: string) =>
  backend.call("getStatus", { query: { session_id }, as: backend.asVisitor() });

describe("opening a courier session (RU-47)", () => {
  it("returns an id of 128 random bits and stores only the hash of the id", async () => {
    const { session_id } = office;
    expect(session_id).toMatch(/^[\w-]{22}$/);
    expect(Buffer.from(session_id, "base64url")).toHaveLength(16);
    const rows = await backend.db.select().from(schema.courier_sessions);
    expect(JSON.stringify(rows)).not.toContain(session_id);
  });

  it("is allowed for a member without a company", async () => {
    const plain = await backend.asMember(await insertMember(backend.db));
    const opened = await backend.call("openExpressSession", { as: plain });
    const { session_id } = opened.envelope.data;
    expect((await getStatus(session_id)).envelope).toMatchObject({ code: CODE.ok });
  });

  it("is refused for a visitor and for a member with a forged anti-forgery token", async () => {
    const { status } = await backend.call("openExpressSession", { as: backend.asVisitor() });
    expect(status).toBe(401);
    const forged = { sid: office.login.sid, token: office.as.token };
    expect((await backend.call("openExpressSession", { as: forged })).status).toBe(403);
  });

  it("is limited to ten times an hour", async () => {
    const codes: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      codes.push((await backend.call("openExpressSession", { as: office.login })).envelope.code);
    }
    expect(codes).toEqual([...Array(9).fill(CODE.ok), CODE.tooManyTries]);
  });
});

describe("the lifetime of a courier session", () => {
  it("ends half an hour after the last call", async () => {
    for (const minutes of [29, 29, 29]) {
      backend.clock.advance(minutes * MINUTE_MS);
      const { envelope } = await getStatus(office.session_id);
      expect(envelope.data.expire_time).toBe(Math.floor(backend.clock.now() / 1000) + 1800);
    }
    backend.clock.advance(30 * MINUTE_MS);
    expect((await getStatus(office.session_id)).envelope).toEqual(SESSION_ENDED);
  });

  it("lasts until the last returned expire_time, even if the last two calls were less than 15 seconds apart", async () => {
    await getStatus(office.session_id);
    backend.clock.advance(14_000);
    const { expire_time } = (await getStatus(office.session_id)).envelope.data;
    backend.clock.set((expire_time - 1) * 1000);
    expect((await getStatus(office.session_id)).envelope.code).toBe(CODE.ok);
  });

  it("ends after a day even if the session is used often", async () => {
    for (let spent = 0; spent < DAY_MS; spent += 29 * MINUTE_MS) {
      expect((await getStatus(office.session_id)).envelope.code).toBe(CODE.ok);
      backend.clock.advance(29 * MINUTE_MS);
    }
    expect((await getStatus(office.session_id)).envelope).toEqual(SESSION_ENDED);
  });

  it("ends when the member who opened the session is locked", async () => {
    const isOwner = eq(schema.members.id, office.member.id);
    await backend.db.update(schema.members).set({ is_locked: 1 }).where(isOwner);
    expect((await getStatus(office.session_id)).envelope).toEqual(SESSION_ENDED);
  });

  it("is interrupted while the member is locked, and continues when the lock of half an hour is over (RU-55)", async () => {
    const locked_time = Math.floor(backend.clock.now() / 1000) - 29 * 60;
    const lock = { is_locked: 1 as const, locked_time };
    const isOwner = eq(schema.members.id, office.member.id);
    await backend.db.update(schema.members).set(lock).where(isOwner);
    expect((await getStatus(office.session_id)).envelope).toEqual(SESSION_ENDED);
    backend.clock.advance(MINUTE_MS);
    expect((await getStatus(office.session_id)).envelope.code).toBe(CODE.ok);
  });
});

it.each([
  ["an unknown id", "AAAAAAAAAAAAAAAAAAAAAA"],
  ["an id that is too short", "abc"],
  ["an id with an SQL expression", "'or 1=1--'or 1=1--'or "],
  ["an id with the form of a hash", "f".repeat(64)],
])(
  "a call with %s instead of a session id is answered in the same way as a call with an expired session",
  async (_what, session_id) => {
    expect((await getStatus(session_id)).envelope).toEqual(SESSION_ENDED);
  },
);

it("an empty session id is answered with status 401, or like an ended session if a member is signed in", async () => {
  expect((await getStatus("")).status).toBe(401);
  const { envelope } = await backend.call("getStatus", {
    query: { session_id: "" },
    as: office.login,
  });
  expect(envelope).toEqual(SESSION_ENDED);
});

describe("a courier session is not a login", () => {
  it.each([
    "listUserOrder",
    "addressList",
    "profile",
    "member",
    "orderDetail",
    "reorder",
    "opInvoiceInfo",
    "orderCodBarcode",
  ] as const)("and is refused by %s, which requires a login", async (name: EndpointName) => {
    const { session_id } = office;
    const query = { session_id, order_id: 1, page: 1 };
    const { status, envelope } = await backend.call(name, { query, as: office.as });
    expect([status, envelope.data]).toEqual([401, null]);
  });

  it("and cannot order food", async () => {
    const store = await insertStore(backend.db);
    const food = await insertFood(backend.db, store);
    const request = { store_id: store.id, foods: [{ id: food.id }] };
    const { query, as } = office;
    const quote = { query, body: makePreOrderBody(request), as };
    const order = { query, body: makeOrderingBody(request), as };
    const answers = [
      await backend.call("beforeOrdering", quote),
      await backend.call("ordering", order),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  it("and a login without a courier session cannot place a courier order", async () => {
    const as = office.login;
    const quote = await backend.call("beforeOrdering", { body: makeCourierPreOrderBody(), as });
    const order = await backend.call("ordering", { body: makeCourierOrderingBody(), as });
    expect([quote.envelope, order.envelope]).toEqual([SESSION_ENDED, SESSION_ENDED]);
    const { status } = await backend.call("ordering", { body: makeCourierOrderingBody() });
    expect(status).toBe(401);
  });

  it('and a food order with the dining type "courier" is disallowed', async () => {
    const store = await insertStore(backend.db);
    const food = await insertFood(backend.db, store);
    const request = {
      store_id: store.id,
      foods: [{ id: food.id }],
      dining_type: DINING_TYPE.courier,
    };
    const body = makePreOrderBody(request);
    const { envelope } = await backend.call("beforeOrdering", { body, as: office.login });
    expect(envelope.data.disallow_order_reason).toBe("店家未提供快遞服務");
  });
});

describe("a courier session (SE-02)", () => {
  it("can neither see nor cancel the courier order of another courier session of the same or another member", async () => {
    const { data } = (await office.order()).envelope;
    const { transaction_id, amount, attempt_no } = await office.paymentOf(data.id);
    const second = (await backend.call("openExpressSession", { as: office.login })).envelope.data;
    const otherMember = await insertMember(backend.db, { business_id: 8 });
    const login = await backend.asMember(otherMember);
    const third = (await backend.call("openExpressSession", { as: login })).envelope.data;
    for (const { session_id } of [second, third]) {
      const as = backend.asVisitor();
      const query = { session_id };
      const answers = [
        await backend.call("getLinePayConfirm", {
          query: { transactionId: transaction_id, amount, ...query },
          as,
        }),
        await backend.call("payResult", { query: { number: attempt_no, ...query }, as }),
        await backend.call("appPayConfirm", { query, body: { order_id: data.id }, as }),
        await backend.call("cancelOrder", { query, body: { order_id: data.id }, as }),
      ];
      expect(answers.map(({ envelope }) => envelope.message)).toEqual([
        "找不到這筆付款",
        "找不到這筆付款",
        "找不到這筆付款",
        "找不到這筆訂單",
      ]);
      const { envelope } = await backend.call("getStatus", { query, as });
      expect(envelope.data).toMatchObject({ order_id: 0, order: null, images: [] });
    }
    expect((await office.orderOf(data.id)).order_status).toBe(ORDER_STATUS.awaitingPayment);
  });

  it("cannot cancel the order of another courier session, even if the member of both sessions is signed in", async () => {
    const { data } = (await office.order()).envelope;
    const second = (await backend.call("openExpressSession", { as: office.login })).envelope.data;
    const query = { session_id: second.session_id };
    const body = { order_id: data.id };
    const answer = await backend.call("cancelOrder", { query, body, as: office.login });
    expect(answer.envelope.message).toBe("找不到這筆訂單");
  });

  it("that is unknown is answered like an ended session by the calls for cards, coupons and orders", async () => {
    const query = { session_id: "AAAAAAAAAAAAAAAAAAAAAA" };
    const as = office.login;
    const answers = await Promise.all([
      backend.call("cardList", { query, as }),
      backend.call("bindCard", { query, as }),
      backend.call("newDiscountCodeList", {
        query: { ...query, page: 1, type: COUPON_TAB.unused },
        as,
      }),
      backend.call("beforeOrdering", { query, body: makeCourierPreOrderBody(), as }),
      backend.call("ordering", { query, body: makeCourierOrderingBody(), as }),
      backend.call("cancelOrder", { query, body: { order_id: 1 }, as }),
    ]);
    expect(answers.map(({ envelope }) => envelope)).toEqual(answers.map(() => SESSION_ENDED));
  });
});

it("bindCard with a courier session starts a card binding of this session (PY-10, RU-52)", async () => {
  const { status, envelope } = await backend.call("bindCard", {
    query: office.query,
    as: office.as,
  });
  expect([status, envelope.data]).toEqual([200, expect.stringContaining("<form")]);
  const [binding] = await backend.db
    .select()
    .from(schema.card_bindings)
    .where(eq(schema.card_bindings.member_id, office.member.id));
  expect(binding?.courier_session_id).toBe(await sessionOf(office.session_id));
});

it("a courier session can request sixty quotes in a minute, and the sixty-first request is refused", async () => {
  const codes: number[] = [];
  for (let n = 0; n < 61; n += 1) codes.push((await office.quote()).envelope.code);
  expect(codes.filter((code) => code === CODE.tooManyTries)).toHaveLength(1);
});

it("courier sessions without an order and pictures without an order are deleted after a day", async () => {
  const ordered = await office.placePaidOrder();
  const kept = await sessionOf(office.session_id);
  const idle = (await backend.call("openExpressSession", { as: office.login })).envelope.data;
  const gone = await sessionOf(idle.session_id);
  const picture = { bytes: new Uint8Array([1]), create_time: 1 };
  await backend.db.insert(schema.parcel_images).values([
    { ...picture, name: `${ordered}-kept`, courier_session_id: kept, order_id: ordered },
    { ...picture, name: `${ordered}-loose`, courier_session_id: kept },
    { ...picture, name: `${ordered}-idle`, courier_session_id: gone },
  ]);
  await deleteOldCourierRows(backend.deps);
  expect(await sessionOf(idle.session_id)).toBe(gone);
  backend.clock.advance(DAY_MS + 1000);
  await deleteOldCourierRows(backend.deps);
  expect([await sessionOf(office.session_id), await sessionOf(idle.session_id)]).toEqual([kept, 0]);
  const images = await backend.db.select().from(schema.parcel_images);
  expect(images.map(({ name }) => name)).toEqual([`${ordered}-kept`]);
});

async function sessionOf(session_id: string): Promise<number> {
  const isThisSession = eq(schema.courier_sessions.id_hash, hashSid(session_id));
  const [row] = await backend.db.select().from(schema.courier_sessions).where(isThisSession);
  return row?.id ?? 0;
}
