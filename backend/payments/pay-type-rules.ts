import { PAY_TYPE } from "../../lib/contracts/codes.ts";
import type { payments } from "../db/schema/order-tables.ts";

export type Provider = (typeof payments.$inferSelect)["provider"];

export const ALL_PROVIDERS: readonly Provider[] = ["line-pay", "payuni", "icash-pay"];

/** Who collects a payment type online. */
const PROVIDERS: Readonly<Record<number, Provider>> = {
  [PAY_TYPE.linePay]: "line-pay",
  [PAY_TYPE.icashPay]: "icash-pay",
  [PAY_TYPE.payuni]: "payuni",
  [PAY_TYPE.creditCard]: "payuni",
};

/** Null for what is not paid online before the order counts: cash, the corporate bill, nothing to pay. */
export function providerOf(pay_type: number): Provider | null {
  return PROVIDERS[pay_type] ?? null;
}
