import { z } from "zod";
import {
  ADDRESS_LABELS,
  DOOR_HAND_OVERS,
  DOOR_LENGTHS,
  DOOR_LIFTS,
  DOOR_REACHES,
} from "./codes.ts";
import { flagSchema, lineSchema, opaqueIdSchema } from "./fields.ts";

/**
 * Details that help the courier to hand over the order at the door (MB-12). The backend builds the `remark` of the
 * address from them.
 */
export const doorSchema = z.strictObject({
  floor: lineSchema(DOOR_LENGTHS.floor),
  lift: z.enum(DOOR_LIFTS),
  has_desk: flagSchema,
  hand_over: z.enum(DOOR_HAND_OVERS),
  reach: z.enum(DOOR_REACHES),
  note: lineSchema(DOOR_LENGTHS.note),
});
export type Door = z.infer<typeof doorSchema>;

/** An address as the server sends it (EN-01). */
export const savedAddressSchema = z.object({
  /** 0 for an address that is not saved. */
  id: opaqueIdSchema.default(0),
  city_name: lineSchema(10),
  area_name: lineSchema(10),
  street: lineSchema(255),
  address: lineSchema(300),
  lat: z.number(),
  lng: z.number(),
  remark: lineSchema(100),
  is_default: flagSchema,
  contact_name: lineSchema(40),
  contact_phone: z.string(),
  label: z.enum(ADDRESS_LABELS).optional(),
  door: doorSchema.nullable().optional(),
});
export type SavedAddress = z.infer<typeof savedAddressSchema>;

/**
 * Where the position of an address comes from: the middle of its road, the centre of its district, or the device
 * (`pin`). If it is absent, the source is unknown.
 */
export type AddressPrecision = "road" | "district" | "pin";

/** The value of the local storage key `address` (AD-14). */
export type StoredAddress = {
  address: string;
  areaName: string;
  cityName: string;
  lat: number;
  lng: number;
  street: string;
  remark: string;
  precision?: AddressPrecision;
};
