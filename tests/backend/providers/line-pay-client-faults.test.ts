import { type SandboxFixture, startSandbox } from "../../sandbox/sandbox-fixture.ts";

let sandbox: SandboxFixture;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const UNKNOWN = { ok: "unknown" };

async function authorisePayment() {
  const payment = await sandbox.requestPayment();
  await payment.choose("authorise");
  return payment.transactionId;
}

test.each(["drop_after_commit", "bad_json", "big_body", "trickle"])(
  'a confirm call without a readable answer (%s) returns "unknown", and the payment details show the payment (PV-05)',
  async (mode) => {
    const transactionId = await authorisePayment();
    await sandbox.planFault({ provider: "linepay", call: "confirm", mode });
    expect(await sandbox.linePay.confirm({ transactionId, amount: 259 })).toEqual(UNKNOWN);
    expect(await sandbox.linePay.details({ transactionId })).toMatchObject({
      ok: true,
      info: [{ payStatus: "CAPTURE", payInfo: [{ amount: 259 }] }],
    });
    expect(await sandbox.linePay.confirm({ transactionId, amount: 259 })).toMatchObject({
      returnCode: "1152",
    });
  },
);

test.each(["5xx", "hang", "reset"])(
  'a confirm call that LINE Pay did not carry out (%s) returns "unknown", and can be repeated',
  async (mode) => {
    const transactionId = await authorisePayment();
    await sandbox.planFault({ provider: "linepay", call: "confirm", mode });
    expect(await sandbox.linePay.confirm({ transactionId, amount: 259 })).toEqual(UNKNOWN);
    expect(await sandbox.linePay.check(transactionId)).toEqual({
      ok: true,
      info: { state: "authorised" },
    });
    expect(await sandbox.linePay.confirm({ transactionId, amount: 259 })).toMatchObject({
      ok: true,
    });
  },
);

test('a confirm call whose answer comes after the timeout returns "unknown", although LINE Pay has taken the money', async () => {
  const transactionId = await authorisePayment();
  await sandbox.planFault({ provider: "linepay", call: "confirm", mode: "delay", delay_ms: 700 });
  expect(await sandbox.linePay.confirm({ transactionId, amount: 259 })).toEqual(UNKNOWN);
  const check = () => sandbox.linePay.check(transactionId);
  let answer = await check();
  while (answer.ok === true && answer.info.state === "authorised") answer = await check();
  expect(answer).toEqual({ ok: true, info: { state: "completed" } });
});

test("a confirm call returns the amount that LINE Pay reports, even if the shop confirmed another amount", async () => {
  const transactionId = await authorisePayment();
  await sandbox.planFault({ provider: "linepay", call: "confirm", mode: "wrong_amount" });
  expect(await sandbox.linePay.confirm({ transactionId, amount: 259 })).toMatchObject({
    ok: true,
    info: { payInfo: [{ amount: 260 }] },
  });
});

test("planned faults that have not happened yet can be cancelled", async () => {
  const transactionId = await authorisePayment();
  await sandbox.planFault({ provider: "linepay", call: "check", mode: "5xx", count: 2 });
  expect(await sandbox.linePay.check(transactionId)).toEqual(UNKNOWN);
  await sandbox.app.inject({ method: "DELETE", url: "/__sandbox/faults" });
  expect(await sandbox.linePay.check(transactionId)).toMatchObject({ ok: true });
});
