import { createLinePayClient } from "../../../backend/providers/line-pay-client.ts";
import { MINUTE_MS, type SandboxFixture, startSandbox } from "../../sandbox/sandbox-fixture.ts";

let sandbox: SandboxFixture;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const state = async (transactionId: string) => sandbox.linePay.check(transactionId);
const refusal = (returnCode: string) => ({
  ok: false,
  returnCode,
  returnMessage: expect.any(String),
});

test("confirms a payment that the payer has authorised", async () => {
  const { transactionId, choose } = await sandbox.requestPayment();
  expect(transactionId).toMatch(/^\d{19}$/);
  expect(await state(transactionId)).toEqual({ ok: true, info: { state: "waiting" } });

  const back = await choose("pay");
  expect(back.statusCode).toBe(303);
  expect(back.headers.location).toBe(
    `http://localhost:3000/third/lpconfirm?from=checkout&transactionId=${transactionId}&orderId=F26112100000001-1`,
  );
  expect(await state(transactionId)).toEqual({ ok: true, info: { state: "authorised" } });

  expect(await sandbox.linePay.confirm({ transactionId, amount: 259 })).toEqual({
    ok: true,
    info: {
      transactionId,
      orderId: "F26112100000001-1",
      payInfo: [{ method: "BALANCE", amount: 259 }],
    },
  });
  expect(await state(transactionId)).toEqual({ ok: true, info: { state: "completed" } });
});

test.each([
  { choice: "decline", checked: "failed", returnCode: "1142" },
  { choice: "cancel", checked: "cancelled", returnCode: "1159" },
])(
  'after the payer chose "$choice", the payment has the state "$checked" and cannot be confirmed',
  async ({ choice, checked, returnCode }) => {
    const { transactionId, choose } = await sandbox.requestPayment();
    await choose(choice);
    expect(await state(transactionId)).toEqual({ ok: true, info: { state: checked } });
    expect(await sandbox.linePay.confirm({ transactionId, amount: 259 })).toEqual(
      refusal(returnCode),
    );
  },
);

test("refuses to confirm a payment that the payer has not authorised yet", async () => {
  const { transactionId } = await sandbox.requestPayment();
  expect(await sandbox.linePay.confirm({ transactionId, amount: 259 })).toEqual(refusal("1169"));
});

test("an authorised payment is cancelled 20 minutes after its request and can then not be confirmed (PV-04)", async () => {
  const { transactionId, choose } = await sandbox.requestPayment();
  await choose("authorise");
  sandbox.clock.now += 20 * MINUTE_MS - 1;
  expect(await state(transactionId)).toEqual({ ok: true, info: { state: "authorised" } });
  sandbox.clock.now += 1;
  expect(await state(transactionId)).toEqual({ ok: true, info: { state: "cancelled" } });
  expect(await sandbox.linePay.confirm({ transactionId, amount: 259 })).toEqual(refusal("1180"));
});

test("a confirm call with an amount other than the requested amount takes no money", async () => {
  const { transactionId, choose } = await sandbox.requestPayment();
  await choose("pay");
  expect(await sandbox.linePay.confirm({ transactionId, amount: 1 })).toEqual(refusal("1153"));
  expect(await state(transactionId)).toEqual({ ok: true, info: { state: "authorised" } });
});

test("refuses a second confirm call, because the payment is already confirmed", async () => {
  const { transactionId, choose } = await sandbox.requestPayment();
  await choose("pay");
  await sandbox.linePay.confirm({ transactionId, amount: 259 });
  expect(await sandbox.linePay.confirm({ transactionId, amount: 259 })).toEqual(refusal("1152"));
});

test("accepts one of two simultaneous confirm calls, and refuses the other call as a duplicate", async () => {
  const { transactionId, choose } = await sandbox.requestPayment();
  await choose("pay");
  await sandbox.planFault({ provider: "linepay", call: "confirm", mode: "delay", delay_ms: 200 });
  const confirm = () => sandbox.linePay.confirm({ transactionId, amount: 259 });
  const results = await Promise.all([confirm(), confirm()]);
  expect(results).toContainEqual(refusal("1198"));
  expect(results).toContainEqual(expect.objectContaining({ ok: true }));
});

test("refuses a second payment with the same attempt number", async () => {
  await sandbox.requestPayment();
  await expect(sandbox.requestPayment()).rejects.toThrow("1172");
});

test("refuses an unknown transaction id, and an id with characters that have a meaning in URLs", async () => {
  for (const transactionId of ["1999999999999999999", "1/../../x?y#z"]) {
    expect(await state(transactionId)).toEqual(refusal("1150"));
    expect(await sandbox.linePay.confirm({ transactionId, amount: 1 })).toEqual(refusal("1150"));
  }
});

test("the payment details can be read by transaction id or attempt number after the confirm call, but not before", async () => {
  const { transactionId, choose } = await sandbox.requestPayment();
  await choose("pay");
  expect(await sandbox.linePay.details({ transactionId })).toEqual(refusal("1150"));
  await sandbox.linePay.confirm({ transactionId, amount: 259 });
  const paid = {
    ok: true,
    info: [
      {
        transactionId,
        orderId: "F26112100000001-1",
        transactionType: "PAYMENT",
        payStatus: "CAPTURE",
        currency: "TWD",
        payInfo: [{ method: "BALANCE", amount: 259 }],
        refundList: [],
      },
    ],
  };
  expect(await sandbox.linePay.details({ transactionId })).toEqual(paid);
  expect(await sandbox.linePay.details({ orderId: "F26112100000001-1" })).toEqual(paid);
});

test("refunds a confirmed payment in parts up to its amount, and refuses to refund a payment that is not confirmed", async () => {
  const { transactionId, choose } = await sandbox.requestPayment();
  await choose("pay");
  expect(await sandbox.linePay.refund({ transactionId })).toEqual(refusal("1155"));
  await sandbox.linePay.confirm({ transactionId, amount: 259 });
  const part = await sandbox.linePay.refund({ transactionId, refundAmount: 59 });
  expect(part).toEqual({
    ok: true,
    info: { refundTransactionId: expect.stringMatching(/^\d{19}$/) },
  });
  expect(await sandbox.linePay.refund({ transactionId, refundAmount: 201 })).toEqual(
    refusal("1164"),
  );
  expect(await sandbox.linePay.refund({ transactionId })).toMatchObject({ ok: true });
  expect(await sandbox.linePay.refund({ transactionId })).toEqual(refusal("1165"));
  expect(await sandbox.linePay.details({ transactionId })).toMatchObject({
    info: [{ refundList: [{ refundAmount: -59 }, { refundAmount: -200 }] }],
  });
});

test.each([
  ["another secret", { channelSecret: "not-the-secret" }, "1106"],
  ["another channel", { channelId: "1" }, "1104"],
])("refuses a caller with %s", async (_what, change, returnCode) => {
  const { transactionId } = await sandbox.requestPayment();
  const stranger = createLinePayClient({
    ...sandbox.config.linePay,
    host: sandbox.host,
    ...change,
  });
  expect(await stranger.check(transactionId)).toEqual(refusal(returnCode));
});

test("refuses a second call with the same nonce", async () => {
  const { transactionId } = await sandbox.requestPayment();
  const client = createLinePayClient({
    ...sandbox.config.linePay,
    host: sandbox.host,
    randomUUID: () => "44453d45-768e-40e8-8349-748e797c450f",
  });
  expect(await client.check(transactionId)).toMatchObject({ ok: true });
  expect(await client.check(transactionId)).toEqual(refusal("1106"));
});
