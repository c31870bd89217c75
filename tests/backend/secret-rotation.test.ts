import { eq } from "drizzle-orm";
import { readBackendConfig } from "../../backend/config/backend-config.ts";
import { schema } from "../../backend/db/client.ts";
import { codeHash } from "../../backend/db/code-hash.ts";
import { sessionToken } from "../../backend/modules/account/session-token.ts";
import { keyRedeemCodes } from "../../backend/modules/benefits/redeem-service.ts";
import { sealToken } from "../../backend/modules/payments/card-seal.ts";
import { listCards } from "../../backend/modules/payments/card-service.ts";
import { pageToken, readPageToken } from "../../backend/modules/payments/payment-page-token.ts";
import { resealCards } from "../../backend/modules/payments/reseal-service.ts";
import { CODE } from "../../lib/contracts/answer-code.ts";
import { insertCode } from "../factories/benefit-rows";
import { insertCard, insertMember } from "../factories/member-rows";
import { makeJoinUsBody } from "../factories/merchant-applications";
import { createTestBackend, type TestBackend, type TestSession } from "../setup/in-process-backend";
import { askIdentity, chooseAccount, GOOGLE } from "../setup/test-identity";
import { asNewcomer } from "../setup/test-login";
import { TEST_SECRETS } from "../setup/test-secrets";

const OLD = "old-secret-old-secret-old-secret-0001";
const NEW = "new-secret-new-secret-new-secret-0002";
const PHONE = "0987654321";
const TOKEN = "A".repeat(64);

let backend: TestBackend;
let visitor: TestSession;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  for (const table of [schema.merchant_leads, schema.redeem_codes]) await backend.db.delete(table);
  backend.clock.advance(24 * 3_600_000);
  start(OLD);
  visitor = backend.asVisitor();
});
afterAll(() => backend.close());

/** Gives the backend these master secrets, as a restart does. The first secret is the current secret. */
function start(...secrets: string[]) {
  backend.deps.config = readBackendConfig({ ...TEST_SECRETS, BACKEND_SECRET: secrets.join(",") });
}

/** Returns the session with an anti-forgery token that is signed with the current secret. */
const resignedSession = ({ sid }: TestSession) => ({ sid, token: sessionToken(backend.deps, sid) });

/** Each function creates a thing that a secret protects, and returns a check whether the thing still works. */
const STEPS: [string, () => Promise<() => boolean | Promise<boolean>>][] = [
  [
    "an anti-forgery token",
    async () => async () => (await backend.call("outLogin", { as: visitor })).status === 200,
  ],
  [
    "a one-time code",
    async () => {
      visitor = await asNewcomer(backend);
      const body = { phone: PHONE, encrypted: "" };
      await backend.call("requestOtpEncrypt", { as: visitor, body });
      const message = (await backend.sandbox.ledger("sms")).at(-1) ?? {};
      const otp = /\d{6}/.exec(String(message.text))?.[0] ?? "";
      return async () => {
        const call = { as: resignedSession(visitor), body: { phone: PHONE, otp } };
        return (await backend.call("checkOtp2023", call)).envelope.code === CODE.ok;
      };
    },
  ],
  [
    "a sign-in with Google",
    async () => {
      const { third_login_type, sub } = GOOGLE;
      const url = await askIdentity(backend, visitor, third_login_type);
      const query = String(await chooseAccount(backend, url, { sub }));
      return async () => {
        const call = { as: resignedSession(visitor), body: { third_login_type, query } };
        return (await backend.call("thirdUserInfo", call)).envelope.code === CODE.ok;
      };
    },
  ],
  [
    "the address of a PAYUNi page",
    async () => {
      const token = pageToken(backend.deps, "PAYUNi pages", "P0001");
      return () => readPageToken(backend.deps, "PAYUNi pages", token) === "P0001";
    },
  ],
  [
    "a saved card",
    async () => {
      const { member_id } = await insertSealedCard();
      return async () =>
        (await listCards(backend.deps, { member_id, courier_session_id: 0 })).length === 1;
    },
  ],
  [
    "a redeem code",
    async () => {
      await insertCode(backend.db, { code: "ROTATED001", points: 10 });
      await keyRedeemCodes(backend.deps);
      const member = await backend.asMember(await insertMember(backend.db));
      return async () => {
        const call = { as: resignedSession(member), body: { code: "ROTATED001" } };
        return (await backend.call("exchangeCoin", call)).envelope.code === CODE.ok;
      };
    },
  ],
];

describe.each(STEPS)("%s that was protected with one master secret", (_what, begin) => {
  it("works while the old secret is still configured beside the new secret (SE-21)", async () => {
    const isWorking = await begin();
    start(NEW, OLD);
    expect(await isWorking()).toBe(true);
  });

  it("does not work after the old secret was removed", async () => {
    const isWorking = await begin();
    start(NEW);
    expect(await isWorking()).toBe(false);
  });
});

it("an application that is sent before and after a change of the current secret is stored once if the old secret is still configured", async () => {
  const body = makeJoinUsBody();
  await backend.call("joinUs", { body });
  start(NEW, OLD);
  await backend.call("joinUs", { body });
  expect(await backend.db.$count(schema.merchant_leads)).toBe(1);
});

it("resealCards seals all cards with the current secret, and then the old secret can be removed", async () => {
  const { member_id } = await insertSealedCard();
  const plain = await insertMember(backend.db);
  await insertCard(backend.db, plain);
  start(NEW, OLD);
  await resealCards(backend.deps);
  start(NEW);
  expect(await listCards(backend.deps, { member_id, courier_session_id: 0 })).toHaveLength(1);
  expect(
    await listCards(backend.deps, { member_id: plain.id, courier_session_id: 0 }),
  ).toHaveLength(1);
  expect(JSON.stringify(await backend.db.select().from(schema.cards))).not.toContain(
    "token-of-a-test",
  );
});

it("resealCards keeps cards that no configured secret can open, and logs how many there are", async () => {
  await backend.db.delete(schema.cards);
  await insertSealedCard();
  const before = await backend.db.select().from(schema.cards);
  start(NEW);
  await resealCards(backend.deps);
  expect(await backend.db.select().from(schema.cards)).toEqual(before);
  expect(backend.logged.at(-1)).toBe(
    "cards: sealed with a master secret that is not given count=1",
  );
});

it("keyRedeemCodes replaces the hash of a redeem code by a keyed hash, so that a copy of the table does not help to guess a code", async () => {
  await insertCode(backend.db, { code: "GUESSED001", points: 10 });
  await keyRedeemCodes(backend.deps);
  const hashes = (await backend.db.select().from(schema.redeem_codes)).map((row) => row.code_hash);
  expect(hashes).not.toContain(codeHash("GUESSED001"));
  expect(hashes).toContain(backend.deps.config.keys.mac("redeem codes", codeHash("GUESSED001")));
});

async function insertSealedCard() {
  const { id: member_id } = await insertMember(backend.db);
  const { id } = await insertCard(backend.db, { id: member_id });
  const credit_hash = await sealToken(backend.deps, { member_id, credit_hash: TOKEN });
  await backend.db.update(schema.cards).set({ credit_hash }).where(eq(schema.cards.id, id));
  return { member_id };
}
