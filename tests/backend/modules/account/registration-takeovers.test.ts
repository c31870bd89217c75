import {
  login_attempts,
  members,
  otps,
  sessions,
} from "../../../../backend/db/schema/member-tables.ts";
import { CODE, LOGIN_TYPE, type LoginType } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import {
  APPLE,
  GOOGLE,
  proveThirdIdentityOf,
  type SamplePerson,
} from "../../../setup/test-identity";
import { proveIdentityOf, SAMPLE } from "../../../setup/test-login";

const DAY_MS = 86_400_000;
const PHONE = "0987654321";
const NO_IDENTITY = { gid_bar_code: "", google_user_id: "", apple_user_id: "" };

const person = (who: SamplePerson) => ({
  identity: { third_login_type: who.third_login_type, third_user_id: who.third_user_id },
  prove: (as: TestSession) => proveThirdIdentityOf(backend, as, who),
});
const provider = {
  identity: { third_login_type: LOGIN_TYPE.provider, third_user_id: SAMPLE.gid_bar_code },
  prove: (as: TestSession) => proveIdentityOf(backend, as),
};
type Newcomer = {
  identity: { third_login_type: LoginType; third_user_id: string };
  prove: (as: TestSession) => Promise<unknown>;
};

let backend: TestBackend;
let visitor: TestSession;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  for (const table of [sessions, login_attempts, otps, members]) await backend.db.delete(table);
  backend.clock.advance(DAY_MS);
  visitor = backend.asVisitor();
});
afterAll(() => backend.close());

async function register({ identity, prove }: Newcomer) {
  await prove(visitor);
  await backend.call("requestOtpEncrypt", { as: visitor, body: { phone: PHONE, encrypted: "" } });
  const text = String((await backend.sandbox.ledger("sms")).at(-1)?.text);
  const otp = /\d{6}/.exec(text)?.[0] ?? "";
  await backend.call("checkOtp2023", { as: visitor, body: { phone: PHONE, otp } });
  const body = { ...identity, phone: PHONE, name: "王小明", email: "ming@example.com" };
  return backend.call("createThirdUser", { as: visitor, body });
}

describe("a person who verifies a member's phone number cannot take over the account (PV-18):", () => {
  const gid = { ...NO_IDENTITY, gid_bar_code: "FT00000000009" };
  const google = { ...NO_IDENTITY, google_user_id: "https://accounts.google.com#9" };
  const apple = { ...NO_IDENTITY, apple_user_id: "https://appleid.apple.com#9" };
  it.each([
    ["the membership service", "Google", gid, person(GOOGLE)],
    ["the membership service", "Apple", gid, person(APPLE)],
    ["Google", "the membership service", google, provider],
    ["Google", "Apple", google, person(APPLE)],
    ["Apple", "the membership service", apple, provider],
    ["Apple", "Google", apple, person(GOOGLE)],
  ])(
    "an account with an identity of %s refuses a registration with %s and a one-time code",
    async (_owner, _newcomer, identities, newcomer) => {
      const owner = await insertMember(backend.db, { phone: PHONE, ...identities });
      const { envelope } = await register(newcomer);
      expect(envelope).toMatchObject({
        code: CODE.refused,
        message: "此手機號碼已有會員帳號，請用原本的方式登入，再到我的帳戶綁定",
        data: null,
        reason: "phone-has-account",
      });
      expect(await backend.db.select().from(members)).toEqual([owner]);
      expect(await backend.db.select().from(sessions)).toEqual([]);
    },
  );
});

it.each([
  ["the membership service", provider],
  ["Google", person(GOOGLE)],
  ["Apple", person(APPLE)],
])(
  "an account without any identity accepts the owner's identity of %s after a one-time code",
  async (_name, newcomer) => {
    const old = await insertMember(backend.db, { phone: PHONE, ...NO_IDENTITY });
    const { envelope } = await register(newcomer);
    expect(envelope).toMatchObject({
      code: CODE.ok,
      data: { id: old.id, binding_third: [newcomer.identity.third_login_type] },
    });
  },
);
