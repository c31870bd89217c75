import { isbot } from "isbot";
import { locateHere } from "@/components/address/locate-here";
import { saveAddress } from "@/lib/client/save-address";
import { readStored } from "@/lib/client/storage";
import type { Refusal } from "@/lib/contracts/envelope";

/**
 * Saves the customer's position as their address, unless the customer has entered an address while the browser's prompt
 * was open. Returns the reason if no address was found. A crawler is not asked for its position: it denies every
 * prompt, so the page would open `/`, and the crawler could not read the store.
 */
export async function savePosition(): Promise<Refusal | null> {
  if (isbot(navigator.userAgent)) return null;
  const position = await locateHere();
  if (readStored("address")) return null;
  if (position.refusal) return position.refusal;
  saveAddress(position.located);
  return null;
}
