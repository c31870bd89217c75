import { readSession, removeSession, writeSession } from "./storage";

const KEY = "unpaidReason";

/** Stores the reason why a payment failed. The checkout shows it after the return. */
export function saveUnpaidReason(reason: string): void {
  writeSession(KEY, reason);
}

/** Takes the reason; empty if the payer cancelled. */
export function takeUnpaidReason(): string {
  const reason = readSession(KEY) ?? "";
  removeSession(KEY);
  return reason;
}
