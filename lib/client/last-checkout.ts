import type { LastCheckout } from "@/lib/checkout/checkout-draft";
import { readStored, removeStored } from "./storage";

/** SPEC §3 last checkout data, of the member who is here now: what another one has left is dropped. */
export function ownLastCheckout(): LastCheckout | null {
  const last = readStored("lastCheckout");
  const mid = memberHere();
  if (!last || last.mid === mid) return last;
  // Nobody known here yet: login may bring its owner back.
  if (mid !== "") removeStored("lastCheckout");
  return null;
}

export function memberHere(): string {
  return readStored("member")?.mid ?? "";
}
