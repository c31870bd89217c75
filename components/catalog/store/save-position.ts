import { isbot } from "isbot";
import { locateHere } from "@/components/address/locate-here";
import { saveAddress } from "@/lib/client/save-address";
import { readStored } from "@/lib/client/storage";
import type { Refusal } from "@/lib/contracts/envelope";

/**
 * Saves the visitor's position as their address, unless they typed one while the prompt was open. A crawler denies every
 * prompt and must be able to read the store, so it is not asked.
 */
export async function savePosition(): Promise<Refusal | null> {
  if (isbot(navigator.userAgent)) return null;
  const position = await locateHere();
  if (readStored("address")) return null;
  if (position.refusal) return position.refusal;
  saveAddress(position.located);
  return null;
}
