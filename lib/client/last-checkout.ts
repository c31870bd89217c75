import type { LastCheckout } from "@/lib/checkout/checkout-draft";
import { isStoredCheckout } from "@/lib/checkout/stored-checkout";
import { readStored, removeStored } from "./storage";
import { useStored } from "./use-stored";

/** The last checkout data (EN-02); null if it is missing or invalid. */
export function readLastCheckout(): LastCheckout | null {
  return validLastCheckout(readStored("lastCheckout"));
}

export function useLastCheckout(): LastCheckout | null {
  return validLastCheckout(useStored("lastCheckout"));
}

function validLastCheckout(value: unknown): LastCheckout | null {
  return isStoredCheckout(value) ? value : null;
}

/** The last checkout data of the current member. Removes the data of another member. */
export function lastCheckoutOfMember(): LastCheckout | null {
  const last = readLastCheckout();
  const mid = currentMid();
  if (!last || last.mid === mid) return last;
  // Keeps it while no member is signed in, because the owner may sign in later.
  if (mid !== "") removeStored("lastCheckout");
  return null;
}

export function currentMid(): string {
  return readStored("member")?.mid ?? "";
}
