import { createSmsClient } from "../../../backend/providers/sms-client.ts";
import { type SandboxFixture, startSandbox } from "../../sandbox/sandbox-fixture.ts";

let sandbox: SandboxFixture;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const message = { phone: "0912345678", text: "【福饕】驗證碼 004219" };

test("accepts a message with the right key, and the inbox of the sandbox shows the code of the message", async () => {
  expect(await sandbox.sms.send(message)).toEqual({
    ok: true,
    info: { message_id: expect.stringMatching(/^[0-9a-f]{16}$/) },
  });
  const inbox = await sandbox.app.inject({ method: "GET", url: "/sms/" });
  expect(inbox.body).toContain('<p class="code">004219</p>');
});

test("refuses a message with a wrong key and stores nothing", async () => {
  const stranger = createSmsClient({ host: sandbox.host, key: "not-the-key" });
  expect(await stranger.send(message)).toMatchObject({ ok: false, returnCode: "4011" });
  const ledger = await sandbox.app.inject({ method: "GET", url: "/__sandbox/ledger?provider=sms" });
  expect(ledger.json()).toEqual({ entries: [] });
});

test("the sandbox refuses a mobile number in the international form, because the SMS provider accepts only 09 and eight digits", async () => {
  expect(await sandbox.sms.send({ ...message, phone: "+886912345678" })).toMatchObject({
    ok: false,
    returnCode: "4001",
  });
});

test('returns "unknown" when the SMS provider closes the connection', async () => {
  await sandbox.planFault({ provider: "sms", call: "send", mode: "reset" });
  expect(await sandbox.sms.send(message)).toEqual({ ok: "unknown" });
});
