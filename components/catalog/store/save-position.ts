import { locateHere } from "@/components/address/locate-here";
import { saveAddress } from "@/lib/client/save-address";
import { readStored } from "@/lib/client/storage";
import type { Refusal } from "@/lib/contracts/envelope";

/** Saves the visitor's position as their address, unless they typed one while the prompt was open. */
export async function savePosition(): Promise<Refusal | null> {
  const here = await locateHere();
  if (readStored("address")) return null;
  if (here.refusal) return here.refusal;
  saveAddress(here.located);
  return null;
}
