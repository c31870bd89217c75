import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startSandbox, temporaryFolder } from "./sandbox-fixture.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);

test("a restarted sandbox with the same folder has the same ledger", async () => {
  const before = await startSandbox({ ledgerDir: folder });
  const payment = await before.requestPayment();
  await payment.choose("authorise");
  await before.linePay.confirm({ transactionId: payment.transactionId, amount: 259 });
  await before.linePay.refund({ transactionId: payment.transactionId, refundAmount: 9 });
  const waiting = await before.requestPayment({ orderId: "F26112100000001-2" });
  await before.sms.send({ phone: "0912345678", text: "驗證碼 123456" });
  await before.close();

  // Adds an incomplete line, as if the process had been killed in the middle of a write.
  appendFileSync(join(folder, "linepay.jsonl"), '{"type":"confirmed","at":17');

  const after = await startSandbox({ ledgerDir: folder });
  expect(await after.linePay.details({ transactionId: payment.transactionId })).toMatchObject({
    info: [{ payStatus: "CAPTURE", refundList: [{ refundAmount: -9 }] }],
  });
  expect(await after.linePay.check(waiting.transactionId)).toEqual({
    ok: true,
    info: { state: "waiting" },
  });
  const page = await after.app.inject({ method: "GET", url: waiting.payerPath });
  expect(page.body).toContain("付款後關閉視窗");
  const inbox = await after.app.inject({ method: "GET", url: "/sms/" });
  expect(inbox.body).toContain("123456");
  await expect(after.requestPayment()).rejects.toThrow("1172");
  await after.close();
});

test("a restarted sandbox removes an incomplete line from the ledger file", async () => {
  const again = await startSandbox({ ledgerDir: folder });
  await again.requestPayment({ orderId: "F26112100000001-3" });
  await again.close();
  const lines = readFileSync(join(folder, "linepay.jsonl"), "utf8").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).type)).toEqual([
    "requested",
    "authorised",
    "confirmed",
    "refunded",
    "requested",
    "requested",
  ]);
});
