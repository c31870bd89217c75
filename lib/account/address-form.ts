import type { SaveAddressBody } from "@/lib/contracts/account-edits";
import type { Door, SavedAddress } from "@/lib/contracts/addresses";

/** The place of an address, without its label and without the details that lead the courier to the door (`door`). */
export type Place = Pick<SavedAddress, "city_name" | "area_name" | "street" | "lat" | "lng">;

/** The fields of the form for a saved address. Checkboxes are booleans. */
export type AddressForm = Pick<SaveAddressBody, "label" | "contact_name" | "contact_phone"> & {
  is_default: boolean;
  door: Omit<Door, "has_desk"> & { has_desk: boolean };
};

const UNKNOWN_DOOR = { floor: "", lift: "unknown", hand_over: "any", reach: "any" } as const;

/**
 * The initial values of the form: the values of `saved`, or the defaults for a new address. If a saved address has no
 * `door`, its `remark` becomes the free text `door.note`.
 */
export function addressForm(saved: SavedAddress | null): AddressForm {
  const note = saved?.remark ?? "";
  const door = saved?.door ?? { ...UNKNOWN_DOOR, has_desk: 0 as const, note };
  return {
    label: saved?.label ?? "home",
    contact_name: saved?.contact_name ?? "",
    contact_phone: saved?.contact_phone ?? "",
    is_default: saved?.is_default === 1,
    door: { ...door, has_desk: door.has_desk === 1 },
  };
}

export function placeOf({ city_name, area_name, street, lat, lng }: Place): Place {
  return { city_name, area_name, street, lat, lng };
}

type Filled = { saved: SavedAddress | null; place: Place; typed: AddressForm };

export function saveAddressBody({ saved, place, typed }: Filled): SaveAddressBody {
  const { label, contact_name, contact_phone, door } = typed;
  return {
    id: Number(saved?.id ?? 0),
    ...place,
    label,
    contact_name: contact_name.trim(),
    contact_phone: contact_phone.trim(),
    is_default: flag(typed.is_default),
    door: {
      ...door,
      floor: door.floor.trim(),
      note: door.note.trim(),
      has_desk: flag(door.has_desk),
    },
  };
}

function flag(condition: boolean): 0 | 1 {
  return condition ? 1 : 0;
}
