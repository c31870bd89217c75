import type { AuditLine } from "../../../../backend/audit.ts";
import { otps } from "../../../../backend/db/schema/member-tables.ts";
import { CODE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { asNewcomer } from "../../../setup/test-login";

const MINUTE_MS = 60_000;
const PHONE = "0987654321";
const SENT = { code: CODE.ok, message: "", data: null };
const TOO_OFTEN = { code: CODE.tooManyTries, message: "操作太頻繁，請稍後再試", data: null };
const BUSY = {
  code: CODE.tooManyTries,
  message: "目前驗證簡訊的發送量太大，請稍後再試",
  data: null,
  reason: "sms-busy",
};

let backend: TestBackend;
let eventsBefore = 0;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  await backend.db.delete(otps);
  backend.clock.advance(24 * 60 * MINUTE_MS);
  eventsBefore = backend.audited.length;
});
afterAll(() => backend.close());

type SendOptions = { phone?: string; ip?: string };
const send = async (as: TestSession, { phone = PHONE, ip }: SendOptions = {}) => {
  const headers = { ...(ip && { "x-forwarded-for": ip }) };
  const body = { phone, encrypted: "" };
  return (await backend.call("requestOtpEncrypt", { as, body, headers })).envelope;
};
/** Returns the SMS budgets that were reported as spent in the audit trail since the test began. */
const alertedBudgets = () =>
  backend.audited.slice(eventsBefore).flatMap((event) => {
    const { kind, level, budget } = event as AuditLine & { budget?: string };
    return kind === "code-budget-spent" && level === "error" ? [budget] : [];
  });
const sentMessages = async () => (await backend.sandbox.ledger("sms")).length;
const phoneNumber = (n: number, prefix = "098765") => `${prefix}${String(n).padStart(4, "0")}`;

/**
 * Inserts one-time codes as if different identities had requested them for different numbers with the same first six
 * digits. `values` replaces fields of every inserted row.
 */
async function insertSentCodes(count: number, values: Partial<typeof otps.$inferInsert> = {}) {
  const create_time = Math.floor(backend.clock.now() / 1000) - 1;
  const rows = Array.from({ length: count }, (_one, n) => ({
    phone: phoneNumber(n),
    purpose: "register" as const,
    sid_hash: `session-${n}`,
    asker: `identity:${n}`,
    otp_hmac: "",
    create_time,
    ...values,
  }));
  await backend.db.insert(otps).values(rows);
}

describe("a session without a recent proof of an identity", () => {
  const UNPROVED = {
    code: CODE.loginNeeded,
    message: "請先選擇登入方式，再驗證手機號碼",
    data: null,
    reason: "choose-login",
  };

  it.each<[string, () => Promise<TestSession>]>([
    ["belongs to a visitor who has not proved an identity", async () => backend.asVisitor()],
    [
      "proved an identity half an hour ago",
      async () => {
        const session = await asNewcomer(backend);
        backend.clock.advance(30 * MINUTE_MS);
        return session;
      },
    ],
    [
      "belongs to a visitor, even if another session has just proved an identity",
      async () => {
        await asNewcomer(backend);
        return backend.asVisitor();
      },
    ],
  ])("gets no one-time code if it %s", async (_what, open) => {
    const session = await open();
    const before = await sentMessages();
    expect(await send(session)).toEqual(UNPROVED);
    expect(await sentMessages()).toBe(before);
    expect(await backend.db.select().from(otps)).toEqual([]);
  });
});

it("a session gets at most five one-time codes an hour, counted over all numbers", async () => {
  const session = await asNewcomer(backend);
  for (let n = 0; n < 5; n += 1) {
    expect(await send(session, { phone: phoneNumber(n) })).toEqual(SENT);
  }
  expect(await send(session, { phone: phoneNumber(5) })).toEqual(TOO_OFTEN);
  expect(await send(await asNewcomer(backend), { phone: phoneNumber(6) })).toEqual(SENT);
});

it("an identity gets at most ten one-time codes a day, counted over all its sessions", async () => {
  const third_user_id = "one-person";
  for (let n = 0; n < 10; n += 1) {
    const session = await asNewcomer(backend, { third_user_id });
    expect(await send(session, { phone: phoneNumber(n) })).toEqual(SENT);
  }
  const session = await asNewcomer(backend, { third_user_id });
  expect(await send(session, { phone: phoneNumber(10) })).toEqual(TOO_OFTEN);
});

// Three kinds of budgets have two separate counts, one for codes to the asker's own number and one for codes to other
// numbers: those of networks, of numbers with the same first six digits, and of all sessions together.
it.each([
  ["an IPv4 address", "203.0.113.7", ["203.0.113.7", "::ffff:203.0.113.7"]],
  ["an IPv6 /64 network", "20010db800010002/64", ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"]],
])(
  "%s gets at most ten one-time codes an hour, counted over all its sessions",
  async (_what, network, ips) => {
    const sendNew = async (n: number, ip = "") =>
      send(await asNewcomer(backend), { phone: phoneNumber(n), ip });
    await insertSentCodes(9, { network });
    expect(await sendNew(100, ips[0])).toEqual(SENT);
    expect(await sendNew(101, ips[1])).toEqual(TOO_OFTEN);
    expect(await sendNew(102, "198.51.100.1")).toEqual(SENT);
  },
);

it("a network gets at most forty one-time codes a day, even if it has requested fewer than ten in the last hour", async () => {
  const network = "203.0.113.7";
  const create_time = Math.floor(backend.clock.now() / 1000) - 2 * 3600;
  await insertSentCodes(39, { network, create_time });
  const sendNew = async (n: number) =>
    send(await asNewcomer(backend), { phone: phoneNumber(n), ip: network });
  expect(await sendNew(100)).toEqual(SENT);
  expect(await sendNew(101)).toEqual(TOO_OFTEN);
  backend.clock.advance(22 * 60 * MINUTE_MS);
  expect(await sendNew(102)).toEqual(SENT);
});

describe("the phone numbers with the same first six digits", () => {
  it("get at most thirty one-time codes an hour from all sessions, and the operator is alerted", async () => {
    const sendNew = async (n: number, prefix?: string) => {
      const ip = `198.51.100.${n}`;
      return send(await asNewcomer(backend), { phone: phoneNumber(n, prefix), ip });
    };
    for (let n = 0; n < 30; n += 1) expect(await sendNew(n)).toEqual(SENT);
    expect(alertedBudgets()).toEqual(["prefix-hour, prefix 098765, unknown numbers"]);
    expect(await sendNew(30)).toEqual(BUSY);
    expect(await sendNew(30, "098766")).toEqual(SENT);
  });

  it("get at most a hundred one-time codes a day", async () => {
    const create_time = Math.floor(backend.clock.now() / 1000) - 2 * 3600;
    await insertSentCodes(100, { create_time });
    const session = await asNewcomer(backend);
    expect(await send(session)).toEqual(BUSY);
    backend.clock.advance(22 * 60 * MINUTE_MS);
    expect(await send(await asNewcomer(backend))).toEqual(SENT);
  });
});

it.each([
  ["six hundred codes an hour", 600, 1, "all-hour"],
  ["five thousand codes a day", 5000, 2 * 3600, "all-day"],
])(
  "all sessions together get at most %s, and the operator is alerted",
  async (_what, count, age, budget) => {
    const create_time = Math.floor(backend.clock.now() / 1000) - age;
    await insertSentCodes(count - 1, { create_time, phone: "0911111111" });
    expect(await send(await asNewcomer(backend))).toEqual(SENT);
    expect(alertedBudgets()).toEqual([`${budget}, prefix 098765, unknown numbers`]);
    expect(await send(await asNewcomer(backend), { phone: "0922222222" })).toEqual(BUSY);
  },
);

it("only two of six simultaneous requests get a code if the budget for the first six digits of their numbers has two codes left", async () => {
  await insertSentCodes(28);
  const sessions = await Promise.all(Array.from({ length: 6 }, () => asNewcomer(backend)));
  const answers = await Promise.all(
    sessions.map((session, n) => send(session, { phone: phoneNumber(100 + n) })),
  );
  expect(answers.filter(({ code }) => code === CODE.ok)).toHaveLength(2);
});

describe("a stranger who requests codes for the number of another person", () => {
  /** Uses up the fifteen codes a day that all strangers together may request for PHONE. */
  const useUpDailyCodes = () => insertSentCodes(15, { phone: PHONE });

  it("is refused with a message after all strangers together have requested fifteen codes for the number in a day", async () => {
    await insertSentCodes(14, { phone: PHONE });
    const stranger = await asNewcomer(backend);
    expect(await send(stranger)).toEqual(SENT);
    backend.clock.advance(MINUTE_MS);
    expect(await send(stranger)).toEqual({
      code: CODE.tooManyTries,
      message: "這個號碼今天收到太多驗證碼，請明天再試",
      data: null,
      reason: "number-full",
    });
  });

  it("does not prevent the member who owns the number from getting a code", async () => {
    const member = await insertMember(backend.db, { phone: PHONE });
    await useUpDailyCodes();
    expect(await send(await backend.asMember(member))).toEqual(SENT);
  });

  it("does not prevent a new customer from getting codes if the membership service has confirmed their number", async () => {
    await useUpDailyCodes();
    const owner = await asNewcomer(backend, { phone: PHONE });
    for (let time = 0; time < 5; time += 1) {
      expect(await send(owner)).toEqual(SENT);
      backend.clock.advance(MINUTE_MS);
    }
  });

  it("does not prevent another new identity from getting its first code for the number", async () => {
    await useUpDailyCodes();
    expect(await send(await asNewcomer(backend))).toEqual(SENT);
  });

  it("does not prevent the owner of a number from getting a code, even if the stranger has used up the budget of all sessions", async () => {
    const member = await insertMember(backend.db, { phone: "0987651111" });
    await insertSentCodes(600);
    expect(await send(await backend.asMember(member), { phone: member.phone })).toEqual(SENT);
    expect(await send(await asNewcomer(backend, { phone: PHONE }))).toEqual(SENT);
    expect(await send(await asNewcomer(backend))).toEqual(BUSY);
  });
});
