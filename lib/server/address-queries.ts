import "server-only";
import { z } from "zod";
import { boundedText, latSchema, lngSchema } from "@/lib/contracts/fields";

/** A text that the visitor typed. */
const text = boundedText(240).trim().min(1).max(120);

/** The query schemas of the address handlers. */
export const suggestQuerySchema = z.strictObject({
  input: text,
  lat: latSchema.optional(),
  lng: lngSchema.optional(),
});
export const geocodeQuerySchema = z.strictObject({ text });
export const reverseQuerySchema = z.strictObject({ lat: latSchema, lng: lngSchema });

/**
 * The `Cache-Control` of the address handlers. Shared caches may keep an answer for a day, because the gazetteer
 * changes only with a release.
 */
export const ADDRESS_CACHE = "public, max-age=3600, s-maxage=86400";
