import type { LastCheckout } from "@/lib/checkout/checkout-draft";
import { isStoredCheckout } from "@/lib/checkout/stored-checkout";
import { readStored, removeStored } from "./storage";
import { useStored } from "./use-stored";

/** The stored data of the last checkout (EN-02), or null if it is missing or invalid. */
export function readLastCheckout(): LastCheckout | null {
  return validLastCheckout(readStored("lastCheckout"));
}

export function useLastCheckout(): LastCheckout | null {
  return validLastCheckout(useStored("lastCheckout"));
}

function validLastCheckout(value: unknown): LastCheckout | null {
  return isStoredCheckout(value) ? value : null;
}

/** The stored checkout of the current member. If it belongs to another member, it is removed and the result is null. */
export function lastCheckoutOfMember(): LastCheckout | null {
  const last = readLastCheckout();
  const mid = currentMid();
  if (!last || last.mid === mid) return last;
  // While no member is signed in, the data stays, because its owner may sign in later.
  if (mid !== "") removeStored("lastCheckout");
  return null;
}

export function currentMid(): string {
  return readStored("member")?.mid ?? "";
}
