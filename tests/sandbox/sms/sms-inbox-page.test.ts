import { type SandboxFixture, startSandbox } from "../sandbox-fixture.ts";

let sandbox: SandboxFixture;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const inbox = async (url = "/sms/") => (await sandbox.app.inject({ method: "GET", url })).body;

test("an empty SMS inbox says that there are no messages yet", async () => {
  expect(await inbox()).toContain("還沒有簡訊");
});

test("the SMS inbox shows the newest message first and emphasises the six-digit code of each message", async () => {
  await sandbox.sms.send({ phone: "0912345678", text: "驗證碼 111111" });
  await sandbox.sms.send({ phone: "0987654321", text: "驗證碼 000042，訂單 F26112100000001" });
  const body = await inbox();
  const codes = [...body.matchAll(/class="code">(\d+)</g)].map((match) => match[1]);
  expect(codes).toEqual(["000042", "111111"]);
  expect(body).toContain("11/21 12:00:00");
});

test("the SMS inbox shows the newest hundred messages", async () => {
  for (let index = 0; index < 101; index += 1) {
    await sandbox.sms.send({ phone: "0912345678", text: `第 ${index} 則` });
  }
  const body = await inbox();
  expect(body).toContain("第 100 則");
  expect(body).not.toContain("第 0 則");
});

test("the SMS inbox refreshes every five seconds unless refresh=off", async () => {
  expect(await inbox()).toContain('http-equiv="refresh" content="5;url=/sms/"');
  expect(await inbox("/sms/?refresh=off")).not.toContain("http-equiv");
});

test("the SMS inbox escapes the text of a message", async () => {
  await sandbox.sms.send({ phone: "0912345678", text: "<script>alert(1)</script>" });
  expect(await inbox()).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});
