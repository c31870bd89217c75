import { readSession, removeSession, writeSession } from "@/lib/client/storage";
import type { ApplicationReceipt } from "@/lib/contracts/merchants";

const KEY = "sentApplication";
/**
 * The stored value for an application without a number. If the shop sends the application to the CRM, there is no
 * number, and a backend of another vendor may send none.
 */
const NO_NUMBER = "-";

/** Stores the number of the sent application until /join-us opens again (JN-35). */
export function keepReceipt(receipt: ApplicationReceipt | null): void {
  writeSession(KEY, receipt?.number ?? NO_NUMBER);
}

/**
 * Returns the number of the application that was just sent, and removes it from the storage. Returns an empty text if
 * the application has no number, and null if no application was sent.
 */
export function takeReceipt(): string | null {
  const number = readSession(KEY);
  removeSession(KEY);
  return number === NO_NUMBER ? "" : number;
}
