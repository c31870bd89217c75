import { readSession, removeSession, writeSession } from "./storage";

const KEY = "unpaidReason";

/** Keeps why a payment failed, for the checkout to which the payer returns. */
export function leaveUnpaidReason(reason: string): void {
  writeSession(KEY, reason);
}

/** Takes the reason. Empty if the payer cancelled. */
export function takeUnpaidReason(): string {
  const reason = readSession(KEY) ?? "";
  removeSession(KEY);
  return reason;
}
