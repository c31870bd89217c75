import { readSession, removeSession, writeSession } from "@/lib/client/storage";
import type { ApplicationReceipt } from "@/lib/contracts/merchants";

const KEY = "sentApplication";
/** The stored value of an application without a number, which another backend or the CRM received. */
const NO_NUMBER = "-";

/** Keeps the number until /join-us opens again (JN-35). */
export function keepReceipt(receipt: ApplicationReceipt | null): void {
  writeSession(KEY, receipt?.number ?? NO_NUMBER);
}

/** The number of the application that was just sent, once: empty without a number, null without an application. */
export function takeReceipt(): string | null {
  const number = readSession(KEY);
  removeSession(KEY);
  return number === NO_NUMBER ? "" : number;
}
