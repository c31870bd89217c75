import { z } from "zod";
import { flagSchema, lineSchema, opaqueIdSchema } from "./fields.ts";

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
});
export type SavedAddress = z.infer<typeof savedAddressSchema>;

/**
 * How an address got its position: from its road, from the centre of its district, or from the device (`pin`). Without
 * it, nothing is known about the position.
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
