import type { ProviderName } from "../../config/provider-settings.ts";
import { PAY_TYPE } from "../../lib/contracts/codes.ts";
import type { payments } from "../db/schema/payment-tables.ts";

export type Provider = (typeof payments.$inferSelect)["provider"];

export const ALL_PROVIDERS: readonly Provider[] = ["line-pay", "payuni", "icash-pay"];

/** The payment provider of each pay type for online payments. */
const PROVIDERS: Readonly<Record<number, Provider>> = {
  [PAY_TYPE.linePay]: "line-pay",
  [PAY_TYPE.icashPay]: "icash-pay",
  [PAY_TYPE.payuni]: "payuni",
  [PAY_TYPE.creditCard]: "payuni",
};

/**
 * The payment provider of a pay type. Null for cash, the corporate bill, orders with nothing to pay, and the legacy pay
 * type `thirdParty`.
 */
export function providerOf(pay_type: number): Provider | null {
  return PROVIDERS[pay_type] ?? null;
}

/** The prefix of each provider's settings, for example `LINE_PAY` in `LINE_PAY_…`. */
export const SETTINGS_OF: Readonly<Record<Provider, ProviderName>> = {
  "line-pay": "LINE_PAY",
  payuni: "PAYUNI",
  "icash-pay": "ICASH_PAY",
};

type Offered = ReadonlySet<ProviderName>;

/**
 * True if this backend can collect payments of the pay type: the pay type needs no payment provider, or its provider is
 * in `offered`. The legacy pay type `thirdParty` stands for the PAYUNi page.
 */
export function isCollectable(pay_type: number, offered: Offered): boolean {
  const provider = pay_type === PAY_TYPE.thirdParty ? "payuni" : providerOf(pay_type);
  return provider === null || offered.has(SETTINGS_OF[provider]);
}

/** A store's list of pay types, such as `2,5,10`, without the pay types that this backend cannot collect. */
export function collectableMethods(list: string, offered: Offered): string {
  const types = list.split(",").filter((type) => isCollectable(Number(type), offered));
  return types.join(",");
}
