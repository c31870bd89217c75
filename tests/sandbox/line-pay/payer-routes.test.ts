import { CANCEL_URL, MINUTE_MS, type SandboxFixture, startSandbox } from "../sandbox-fixture.ts";

let sandbox: SandboxFixture;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const page = async (url: string) => (await sandbox.app.inject({ method: "GET", url })).body;

test("the payment page shows payee, purpose, amount and a note that this is a test", async () => {
  const { payerPath } = await sandbox.requestPayment({ amount: 12_340 });
  const body = await page(payerPath);
  for (const text of ["測試付款環境，不會真的扣款", "福饕", "訂單 F26112100000001", "NT$12,340"]) {
    expect(body).toContain(text);
  }
});

test("the content security policy of the payment page allows the form to redirect to the shop", async () => {
  const { payerPath } = await sandbox.requestPayment();
  const { headers } = await sandbox.app.inject({ method: "GET", url: payerPath });
  expect(headers["content-security-policy"]).toContain("form-action 'self' http://localhost:3000;");
});

test("a declined payer sees the reason and is redirected to the cancel URL after five seconds", async () => {
  const { payerPath, choose } = await sandbox.requestPayment();
  expect((await choose("decline")).headers.location).toBe(payerPath);
  const body = await page(payerPath);
  expect(body).toContain("餘額不足，付款未完成");
  expect(body).toContain(`http-equiv="refresh" content="5;url=${CANCEL_URL}"`);
});

test("a payer who cancels is redirected to the cancel URL at once", async () => {
  const { choose } = await sandbox.requestPayment();
  const { statusCode, headers } = await choose("cancel");
  expect([statusCode, headers.location]).toEqual([303, CANCEL_URL]);
});

test("a payer can authorise the payment and close the window without returning to the shop", async () => {
  const { payerPath, transactionId, choose } = await sandbox.requestPayment();
  expect((await choose("authorise")).headers.location).toBe(payerPath);
  expect(await page(payerPath)).toContain("可以關閉這個視窗");
  expect(await sandbox.linePay.check(transactionId)).toMatchObject({
    info: { state: "authorised" },
  });
});

test("a second choice on the payment page does not change the payment", async () => {
  const { transactionId, choose } = await sandbox.requestPayment();
  const first = await choose("pay");
  expect((await choose("pay")).headers.location).toBe(first.headers.location);
  await choose("cancel");
  await choose("decline");
  expect(await sandbox.linePay.check(transactionId)).toMatchObject({
    info: { state: "authorised" },
  });
});

test("after 20 minutes the payment is cancelled and the payment page has no form", async () => {
  const { payerPath, transactionId, choose } = await sandbox.requestPayment();
  sandbox.clock.now += 20 * MINUTE_MS;
  expect((await choose("pay")).headers.location).toBe(payerPath);
  const body = await page(payerPath);
  expect(body).toContain("付款時間已過");
  expect(body).not.toContain("<form");
  expect(await sandbox.linePay.check(transactionId)).toMatchObject({
    info: { state: "cancelled" },
  });
});

test("a wrong token or an unknown choice gets status 404", async () => {
  const { choose } = await sandbox.requestPayment();
  expect((await choose("steal")).statusCode).toBe(404);
  const url = `/linepay/pay/${"A".repeat(43)}/pay`;
  expect((await sandbox.app.inject({ method: "POST", url })).statusCode).toBe(404);
});

test("the payment page escapes the texts that the shop has sent", async () => {
  const no = '"><img src=x onerror=alert(1)>';
  const result = await sandbox.linePay.request({
    orderId: "<b>1</b>",
    no,
    amount: 1,
    confirmUrl: "http://localhost:3000/a?b='c",
    cancelUrl: CANCEL_URL,
  });
  if (result.ok !== true) throw new Error("refused");
  const body = await page(new URL(result.info.paymentUrl.web).pathname);
  expect(body).toContain("訂單 &quot;&gt;&lt;img src=x onerror=alert(1)&gt;");
  expect(body).not.toMatch(/<img|<b>/);
});

test("/linepay/ lists recent payments with their state, newest first", async () => {
  await sandbox.requestPayment();
  const second = await sandbox.requestPayment({ orderId: "F26112100000001-2", amount: 1_000 });
  await second.choose("decline");
  const body = await page("/linepay/");
  expect(body.indexOf("付款失敗")).toBeGreaterThan(0);
  expect(body.indexOf("付款失敗")).toBeLessThan(body.indexOf("等待付款"));
});
