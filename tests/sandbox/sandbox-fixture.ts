import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLinePayClient } from "../../backend/providers/line-pay-client.ts";
import { createMembershipClient } from "../../backend/providers/membership-client.ts";
import { createSmsClient } from "../../backend/providers/sms-client.ts";
import { sandboxProviders } from "../../config/provider-config.ts";
import { buildSandbox } from "../../sandbox/sandbox-app.ts";

export const NOON = Date.UTC(2026, 10, 21, 4);
export const MINUTE_MS = 60_000;
const CONFIRM_URL = "http://localhost:3000/third/lpconfirm?from=checkout";
export const CANCEL_URL = "http://localhost:3000/checkout";

type FixtureOptions = { ledgerDir?: string | null; isTest?: boolean; now?: number };

/**
 * Starts a sandbox on a free local port with a test clock. Returns the sandbox and clients that are connected to it.
 */
export async function startSandbox({
  ledgerDir = null,
  isTest = true,
  now = NOON,
}: FixtureOptions = {}) {
  const clock = { now };
  const config = sandboxProviders({ SANDBOX_URL: "http://sandbox.test" });
  const app = buildSandbox({
    ledgerDir,
    config,
    now: () => clock.now,
    random: countedBytes(),
    isTest,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const host = `http://127.0.0.1:${port}`;
  const timeouts = { request: 500, confirm: 500, check: 500, details: 500, refund: 500 };
  const linePay = createLinePayClient({ ...config.linePay, host, timeouts });
  const time = () => clock.now;

  return {
    app,
    clock,
    config,
    host,
    linePay,
    membership: createMembershipClient({ ...config.membership, apiUrl: `${host}/op`, now: time }),
    sms: createSmsClient({ ...config.sms, host }),
    close: () => app.close(),
    planFault: (payload: object) =>
      app.inject({ method: "POST", url: "/__sandbox/faults", payload }),
    async requestPayment({ orderId = "F26112100000001-1", amount = 259 } = {}) {
      const payment = { orderId, no: "F26112100000001", amount };
      const result = await linePay.request({
        ...payment,
        confirmUrl: CONFIRM_URL,
        cancelUrl: CANCEL_URL,
      });
      if (result.ok !== true) throw new Error(`payment request refused: ${JSON.stringify(result)}`);
      const payerPath = new URL(result.info.paymentUrl.web).pathname;
      return {
        transactionId: result.info.transactionId,
        payerPath,
        choose: (choice: string) => app.inject({ method: "POST", url: `${payerPath}/${choice}` }),
      };
    },
  };
}

export type SandboxFixture = Awaited<ReturnType<typeof startSandbox>>;

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-ledger-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function countedBytes() {
  let count = 0;
  return (size: number) => {
    count += 1;
    return createHash("sha512").update(`${process.pid}-${count}`).digest().subarray(0, size);
  };
}
