import type { Deps } from "../../../../backend/call.ts";
import { leadLeaseSeconds } from "../../../../backend/modules/partners/lead-outbox-service.ts";
import { UNREACHED_SECONDS } from "../../../../backend/modules/payments/payment-attempts.ts";
import { gatewayOf } from "../../../../backend/modules/payments/payment-gateways.ts";
import {
  refundLeaseSeconds,
  refundUnderLease,
} from "../../../../backend/modules/payments/refund-lease.ts";
import { claimSeconds } from "../../../../backend/modules/payments/settle-service.ts";
import { createCrmClient } from "../../../../backend/providers/crm-client.ts";
import { createIcashPayClient } from "../../../../backend/providers/icash-pay-client.ts";
import { createLinePayClient } from "../../../../backend/providers/line-pay-client.ts";
import { createPayuniClient } from "../../../../backend/providers/payuni-client.ts";
import { ALL_PROVIDERS } from "../../../../backend/shared/pay-type-rules.ts";
import { sandboxProviders } from "../../../../config/provider-config.ts";

const config = sandboxProviders({});
const providers = {
  linePay: createLinePayClient(config.linePay),
  payuni: createPayuniClient(config.payuni),
  icashPay: createIcashPayClient(config.icashPay),
  crm: createCrmClient(config.crm),
};
const deps = { providers } as unknown as Deps;

/**
 * Returns how many milliseconds a payment request, a settling and a refund may take at each provider. Each number is
 * the sum of the configured timeouts of the calls that the work consists of.
 */
function timeoutsOf() {
  const { linePay, payuni, icashPay } = providers;
  const [line, uni, icash] = [linePay.timeoutsMs, payuni.timeoutsMs, icashPay.timeoutsMs];
  return {
    "line-pay": {
      request: line.request,
      settle: line.confirm + line.details + line.check + line.confirm,
      refund: line.details + line.refund,
    },
    payuni: { request: uni.credit, settle: uni.query, refund: uni.query + uni.close },
    "icash-pay": {
      request: icash.create,
      settle: icash.query,
      refund: icash.query + icash.refund,
    },
  };
}

describe.each(ALL_PROVIDERS)("the gateway of %s", (provider) => {
  it("gives in longestMs, for each lease, the sum of the timeouts of the calls that the lease covers", () => {
    expect(gatewayOf(deps, provider).longestMs).toEqual(timeoutsOf()[provider]);
  });

  it("gives each lease more time than the calls that the lease covers may take", () => {
    const gateway = gatewayOf(deps, provider);
    const { request, settle, refund } = timeoutsOf()[provider];
    expect(refundLeaseSeconds(gateway.longestMs.refund) * 1000).toBeGreaterThan(refund);
    expect(claimSeconds(gateway) * 1000).toBeGreaterThan(settle);
    expect(UNREACHED_SECONDS * 1000).toBeGreaterThan(request);
  });
});

it("the lease of a lead is longer than the CRM's timeout", () => {
  const { timeoutMs } = providers.crm;
  expect(leadLeaseSeconds(deps) * 1000).toBeGreaterThan(timeoutMs);
});

describe("a refund with a lease", () => {
  const longest_ms = 40_000;
  const at = (now: number) => {
    const sent: string[] = [];
    const send = async () => {
      sent.push("refund");
      return { ok: true as const };
    };
    const release = async () => void sent.push("released");
    const lease = { longest_ms, claimed_until: 340, release };
    const run = refundUnderLease({ now: () => now }, lease, { next: "send", send });
    return { run, sent };
  };

  it("is sent if the remaining lease is at least as long as the calls of the refund may take", async () => {
    const { run, sent } = at(300_000);
    expect(await run).toEqual({ ok: true });
    expect(sent).toEqual(["refund"]);
  });

  it("is not sent if the remaining lease is shorter than the calls may take, for example after the process was paused", async () => {
    const { run, sent } = at(300_001);
    expect(await run).toEqual({ ok: false, reason: "lease over" });
    expect(sent).toEqual([]);
  });
});
