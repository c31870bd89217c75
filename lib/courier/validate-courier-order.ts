import { isPhone } from "@/lib/account/contact-rules";
import { isCompleteAddress } from "@/lib/checkout/checkout-draft";
import type { CourierOrderDraft, CourierOrderStop, StopName } from "./courier-draft";

export type StopField = `${StopName}-${"address" | "name" | "phone"}`;
type StopCode = "missing-address" | "missing-contact-name" | "bad-phone";
export type StopFault = { field: StopField; code: StopCode };

/** Checks the pick-up and the destination and returns all faults, in the order of the page (VA-11). */
export function stopFaults(draft: CourierOrderDraft): StopFault[] {
  return [...faultsAt("pickup", draft.pickup), ...faultsAt("destination", draft.destination)];
}

function faultsAt(name: StopName, stop: CourierOrderStop): StopFault[] {
  const faults: (StopFault | null)[] = [
    isCompleteAddress(stop.address) ? null : { field: `${name}-address`, code: "missing-address" },
    stop.contact_name.trim() === ""
      ? { field: `${name}-name`, code: "missing-contact-name" }
      : null,
    isPhone(stop.contact_phone.trim()) ? null : { field: `${name}-phone`, code: "bad-phone" },
  ];
  return faults.filter((fault) => fault !== null);
}
