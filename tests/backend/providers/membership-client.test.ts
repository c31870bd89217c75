import { createMembershipClient } from "../../../backend/providers/membership-client.ts";
import { NOON, type SandboxFixture, startSandbox } from "../../sandbox/sandbox-fixture.ts";

const REDIRECT_URL = "http://localhost:3000/third/oplogin";

let sandbox: SandboxFixture;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const REFUSED = { ok: false, returnCode: "4041", returnMessage: expect.any(String) };

async function signIn(choice: "agree" | "join", payload: Record<string, string>) {
  const query = sandbox.membership.authParams({
    redirect_url: REDIRECT_URL,
    state: "s-1",
    now: sandbox.clock.now,
  });
  const page = await sandbox.app.inject({ method: "GET", url: `/op/login?${query}` });
  const path = /action="(\/op\/login\/[\w-]{43})\/agree"/.exec(page.body)?.[1];
  const answer = await sandbox.app.inject({
    method: "POST",
    url: `${path}/${choice}`,
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(payload).toString(),
  });
  const back = new URL(String(answer.headers.location));
  return { back, v: back.searchParams.get("v") ?? "" };
}

test("a member who agrees to sign in returns with a code that can be redeemed once", async () => {
  const { back, v } = await signIn("agree", { gid: "FT00000000001" });
  expect(back.origin + back.pathname).toBe(REDIRECT_URL);
  expect(back.searchParams.get("state")).toBe("s-1");
  expect(v).toMatch(/^[\w-]{43}$/);
  expect(await sandbox.membership.userInfo(v)).toEqual({
    ok: true,
    info: {
      gid_bar_code: "FT00000000001",
      phone: "0912000001",
      name: "測試會員一",
      email: "member1@example.com",
      is_member_carrier: 1,
    },
  });
  expect(await sandbox.membership.userInfo(v)).toEqual(REFUSED);
});

test("a code expires after 60 seconds", async () => {
  const { v } = await signIn("agree", { gid: "FT00000000001" });
  sandbox.clock.now += 60_000;
  expect(await sandbox.membership.userInfo(v)).toEqual(REFUSED);
});

test("a guessed code is refused with the same answer as an expired code", async () => {
  expect(await sandbox.membership.userInfo("A".repeat(43))).toEqual(REFUSED);
});

test("a new phone number creates one identity, and later sign-ins return the same identity", async () => {
  const first = await sandbox.membership.userInfo(
    (await signIn("join", { phone: "0987654321" })).v,
  );
  const again = await sandbox.membership.userInfo(
    (await signIn("join", { phone: "0987654321" })).v,
  );
  expect(first).toMatchObject({
    ok: true,
    info: { phone: "0987654321", gid_bar_code: expect.stringMatching(/^FT9\d{10}$/) },
  });
  expect(again).toEqual(first);
});

test("a sign-in with the phone number of a sample member returns this member", async () => {
  const { v } = await signIn("join", { phone: "0912000002" });
  expect(await sandbox.membership.userInfo(v)).toMatchObject({
    info: { gid_bar_code: "FT00000000002" },
  });
});

test.each([
  ["another secret", { clientSecret: "not-the-secret" }],
  ["another client id", { clientId: "somebody-else" }],
  ["a clock eleven minutes behind", { now: () => NOON - 11 * 60_000 }],
])("a server with %s cannot redeem a code, and the code stays valid", async (_what, change) => {
  const { v } = await signIn("agree", { gid: "FT00000000003" });
  const apiUrl = `${sandbox.host}/op`;
  const now = () => sandbox.clock.now;
  const stranger = createMembershipClient({ ...sandbox.config.membership, apiUrl, now, ...change });
  expect(await stranger.userInfo(v)).toMatchObject({ ok: false });
  expect(await sandbox.membership.userInfo(v)).toMatchObject({ ok: true });
});

test("always returns the same carrier for a member, and refuses a member who has no carrier or does not exist (PV-20)", async () => {
  const carrier = await sandbox.membership.carrier("FT00000000001");
  expect(carrier).toEqual({
    ok: true,
    info: { carrier: expect.stringMatching(/^\/[0-9A-Z.+-]{7}$/) },
  });
  expect(await sandbox.membership.carrier("FT00000000001")).toEqual(carrier);
  const other = await sandbox.membership.carrier("FT00000000003");
  expect(other).toMatchObject({ ok: true });
  expect(other).not.toEqual(carrier);
  for (const gid of ["FT00000000002", "FT99999999999"]) {
    expect(await sandbox.membership.carrier(gid)).toMatchObject({ ok: false, returnCode: "4042" });
  }
});

test("refuses to return a carrier to a caller with a wrong signature", async () => {
  const apiUrl = `${sandbox.host}/op`;
  const now = () => sandbox.clock.now;
  const clientSecret = "not-the-secret";
  const stranger = createMembershipClient({
    ...sandbox.config.membership,
    apiUrl,
    now,
    clientSecret,
  });
  expect(await stranger.carrier("FT00000000001")).toMatchObject({ ok: false, returnCode: "4011" });
});

test('returns "unknown" if the answer is lost, and the code cannot be redeemed again', async () => {
  const { v } = await signIn("agree", { gid: "FT00000000001" });
  await sandbox.planFault({ provider: "membership", call: "userinfo", mode: "drop_after_commit" });
  expect(await sandbox.membership.userInfo(v)).toEqual({ ok: "unknown" });
  expect(await sandbox.membership.userInfo(v)).toEqual(REFUSED);
});
