import { isPhone } from "@/lib/account/contact-rules";
import { isCompleteAddress } from "@/lib/checkout/checkout-draft";
import type { CourierOrderDraft, CourierOrderStop, StopName } from "./courier-draft";

export type StopField = `${StopName}-${"address" | "name" | "phone"}`;
type StopCode = "missing-address" | "missing-contact-name" | "bad-phone";
export type StopFault = { field: StopField; code: StopCode };

/** Checks the stops in the order of the page and returns the first fault (VA-11). */
export function stopFault(draft: CourierOrderDraft): StopFault | null {
  return faultAt("pickup", draft.pickup) ?? faultAt("destination", draft.destination);
}

function faultAt(name: StopName, stop: CourierOrderStop): StopFault | null {
  if (!isCompleteAddress(stop.address))
    return { field: `${name}-address`, code: "missing-address" };
  if (stop.contact_name.trim() === "") {
    return { field: `${name}-name`, code: "missing-contact-name" };
  }
  if (!isPhone(stop.contact_phone.trim())) return { field: `${name}-phone`, code: "bad-phone" };
  return null;
}
