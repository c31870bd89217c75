import { performance } from "node:perf_hooks";
import { members, otps } from "../../../../backend/db/schema/member-tables.ts";
import { CODE, LOGIN_TYPE } from "../../../../lib/contracts/codes.ts";
import type { EndpointName } from "../../../../lib/contracts/endpoints.ts";
import { insertMember, type MemberRow } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import { asNewcomer } from "../../../setup/test-login";

const SAMPLES = 50;
const STRANGER = { phone: "0987654321", gid: "FT99999999999", email: "nobody@example.com" };

let backend: TestBackend;
let member: MemberRow;
beforeAll(async () => {
  backend = await createTestBackend({ env: { RATE_LIMIT_SCALE: "1000" } });
  member = await insertMember(backend.db, {
    gid_bar_code: "FT00000000077",
    google_user_id: "https://accounts.google.com#77",
    email: "member@example.com",
  });
});
afterAll(() => backend.close());

type Person = { phone: string; gid: string; email: string; third: string };
const knownMember = (): Person => ({
  phone: member.phone,
  gid: member.gid_bar_code,
  email: member.email,
  third: member.google_user_id,
});
const unknownPerson: Person = { ...STRANGER, third: "https://accounts.google.com#99" };

/** The calls that could reveal whether a person has an account, with a body and the expected code. */
const CALLS: [EndpointName, (who: Person) => object, number][] = [
  ["queryOpMember", ({ phone }) => ({ phone }), CODE.ok],
  ["requestOtpEncrypt", ({ phone }) => ({ phone, encrypted: "" }), CODE.ok],
  ["checkOtp2023", ({ phone }) => ({ phone, otp: "000000" }), CODE.refused],
  ["thirdLoginOP", ({ gid }) => ({ gid_bar_code: gid }), CODE.refused],
  [
    "thirdLogin",
    ({ third }) => ({ third_login_type: LOGIN_TYPE.google, third_user_id: third }),
    CODE.refused,
  ],
  ["memberCheck", ({ email }) => ({ email, source: "google" }), CODE.refused],
  [
    "createThirdUser",
    ({ phone, gid }) => ({
      third_login_type: LOGIN_TYPE.provider,
      third_user_id: gid,
      phone,
      name: "王小明",
      email: "",
    }),
    CODE.refused,
  ],
];

describe.each(CALLS)("%s (SE-11)", (name, body, code) => {
  it("gives the same answer for a member and for an unknown person, and takes about the same time if it sends no SMS", async () => {
    const visitor = await asNewcomer(backend);
    const ask = async (who: Person) => {
      await backend.db.delete(otps);
      const start = performance.now();
      const { status, envelope } = await backend.call(name, { as: visitor, body: body(who) });
      return { text: JSON.stringify([status, envelope]), ms: performance.now() - start };
    };
    const differences: number[] = [];
    const answers = new Set<string>();
    // A call that sends an SMS also waits for the sandbox. Therefore the test repeats this call less often and does not
    // compare its times.
    const isSending = name === "requestOtpEncrypt";
    for (let n = 0; n < (isSending ? 5 : SAMPLES); n += 1) {
      const [first, second] = [await ask(knownMember()), await ask(unknownPerson)];
      differences.push(first.ms - second.ms);
      answers.add(first.text).add(second.text);
    }
    expect([...answers]).toHaveLength(1);
    expect(JSON.parse([...answers].join())[1]).toMatchObject({ code });
    if (!isSending) expect(Math.abs(median(differences))).toBeLessThan(10);
  });
});

it("the calls of the tests above do not create or change any member", async () => {
  expect(await backend.db.select().from(members)).toEqual([member]);
});

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
