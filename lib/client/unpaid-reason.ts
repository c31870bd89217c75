import { readSession, removeSession, writeSession } from "./storage";

const KEY = "unpaidReason";

/** Why a payment failed, for the checkout that its payer comes back to. */
export function leaveUnpaidReason(reason: string): void {
  writeSession(KEY, reason);
}

/** Empty where the payer has just turned back; asked again it is gone. */
export function takeUnpaidReason(): string {
  const reason = readSession(KEY) ?? "";
  removeSession(KEY);
  return reason;
}
