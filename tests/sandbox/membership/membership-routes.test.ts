import { createMembershipClient } from "../../../backend/providers/membership-client.ts";
import { MINUTE_MS, type SandboxFixture, startSandbox } from "../sandbox-fixture.ts";

const REDIRECT_URL = "http://localhost:3000/third/oplogin";

let sandbox: SandboxFixture;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const link = (redirect_url = REDIRECT_URL) =>
  sandbox.membership.authParams({ redirect_url, state: "s-1", now: sandbox.clock.now });

const open = (query: string) => sandbox.app.inject({ method: "GET", url: `/op/login?${query}` });

async function loginPath() {
  const { body } = await open(link());
  return /action="(\/op\/login\/[\w-]{43})\/agree"/.exec(body)?.[1] ?? "";
}

const submit = (url: string, fields: Record<string, string> = {}) =>
  sandbox.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });

test("the sign-in page offers the three sample members, a field for a new phone and a cancel button", async () => {
  const { body, statusCode } = await open(link());
  expect(statusCode).toBe(200);
  for (const name of ["一", "二", "三"]) expect(body).toContain(`以 測試會員${name} 登入`);
  expect(body).toContain("用新的手機號碼加入");
  expect(body).toContain("取消");
});

test.each([
  ["a changed state", (query: string) => query.replace("state=s-1", "state=s-2")],
  [
    "a changed signature",
    (query: string) => query.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
  ],
  ["no signature", (query: string) => query.replace(/&sig=.*/, "")],
  ["two redirect URLs", (query: string) => `${query}&redirect_url=http://evil.example`],
  ["another client", (query: string) => query.replace("cid=futao-web", "cid=other")],
])("a sign-in link with %s is refused without a redirect", async (_what, change) => {
  const { statusCode, headers, body } = await open(change(link()));
  expect([statusCode, headers.location]).toEqual([400, undefined]);
  expect(body).toContain("無法登入");
});

test.each([
  "http://evil.example/third/oplogin",
  "http://localhost:3000/third/oplogin?next=//evil.example",
  "http://localhost:3000/third/oplogin/../../",
  "http://localhost:3000@evil.example/third/oplogin",
  "//localhost:3000/third/oplogin",
])(
  "a sign-in link with the redirect URL %s is refused, even with a valid signature",
  async (redirect_url) => {
    expect((await open(link(redirect_url))).body).toContain("回傳網址不在允許清單內");
  },
);

test("a sign-in link is valid for ten minutes after its timestamp, and is refused if its timestamp is some minutes in the future", async () => {
  const query = link();
  sandbox.clock.now += 10 * MINUTE_MS;
  expect((await open(query)).statusCode).toBe(200);
  sandbox.clock.now += 1_000;
  expect((await open(query)).body).toContain("登入連結已經過期");
  sandbox.clock.now -= 15 * MINUTE_MS;
  expect((await open(query)).body).toContain("登入連結已經過期");
});

test("a sign-in link that is signed with another secret is refused", async () => {
  const forger = createMembershipClient({ ...sandbox.config.membership, clientSecret: "guess" });
  const query = forger.authParams({
    redirect_url: REDIRECT_URL,
    state: "s",
    now: sandbox.clock.now,
  });
  expect((await open(query)).body).toContain("簽章不符");
});

test("a sign-in form can be submitted once", async () => {
  const path = await loginPath();
  expect((await submit(`${path}/agree`, { gid: "FT00000000001" })).statusCode).toBe(303);
  expect((await submit(`${path}/agree`, { gid: "FT00000000001" })).body).toContain(
    "登入頁面已經過期",
  );
});

test("a sign-in form expires after ten minutes", async () => {
  const path = await loginPath();
  sandbox.clock.now += 10 * MINUTE_MS;
  expect((await submit(`${path}/agree`, { gid: "FT00000000001" })).statusCode).toBe(400);
});

test("the sign-in form refuses an unknown member", async () => {
  const answer = await submit(`${await loginPath()}/agree`, { gid: "FT00000000009" });
  expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined]);
});

test.each(["", "0812345678", "091234567", "09123456789", "09１2345678"])(
  "the sign-in form refuses the phone %p, asks again, and then accepts a valid phone",
  async (phone) => {
    const path = await loginPath();
    const answer = await submit(`${path}/join`, { phone });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain("請確認手機號碼：09 開頭，共 10 碼");
    expect((await submit(`${path}/join`, { phone: "0987654321" })).statusCode).toBe(303);
  },
);

test("a person who cancels returns with an error and without a code", async () => {
  const answer = await submit(`${await loginPath()}/cancel`);
  expect(answer.headers.location).toBe(`${REDIRECT_URL}?error=access_denied&state=s-1`);
});

test("the ledger does not contain the sign-in code", async () => {
  const back = await submit(`${await loginPath()}/agree`, { gid: "FT00000000001" });
  const v = new URL(String(back.headers.location)).searchParams.get("v") ?? "";
  const ledger = await sandbox.app.inject({
    method: "GET",
    url: "/__sandbox/ledger?provider=membership",
  });
  expect(v).toHaveLength(43);
  expect(ledger.body).not.toContain(v);
});
