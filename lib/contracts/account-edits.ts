import { z } from "zod";
import { doorSchema } from "./addresses.ts";
import { ADDRESS_LABELS, CONTACT_NAME_MAX } from "./codes.ts";
import {
  flagSchema,
  idOrNoneSchema,
  idSchema,
  latSchema,
  lineSchema,
  lngSchema,
  phoneSchema,
} from "./fields.ts";

/**
 * A new (`id` 0) or changed address of the account (MB-11). The backend builds the note for the courier (`remark`) from
 * `door`.
 */
export const saveAddressBodySchema = z.strictObject({
  id: idOrNoneSchema,
  label: z.enum(ADDRESS_LABELS),
  city_name: lineSchema(10).min(1),
  area_name: lineSchema(10).min(1),
  street: lineSchema(255).min(1),
  lat: latSchema,
  lng: lngSchema,
  is_default: flagSchema,
  contact_name: lineSchema(CONTACT_NAME_MAX),
  contact_phone: z.union([phoneSchema, z.literal("")]),
  door: doorSchema,
});
export type SaveAddressBody = z.input<typeof saveAddressBodySchema>;

export const ownIdBodySchema = z.strictObject({ id: idSchema });
