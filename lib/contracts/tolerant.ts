import { z } from "zod";

type Raw = Record<string, unknown>;

/**
 * Each schema of an object may have a function `derive`, which computes missing fields of the object from its other
 * fields. `derive` gets the object that the backend sent. If the backend sent a list, a text or a number instead of an
 * object, `derive` gets this value as `data`. A schema that was made by `pick`, `omit` or `extend` must be registered
 * again.
 */
export const derivations = z.registry<{ derive: (raw: Raw) => Raw }>();

type Read<Data> = { ok: true; data: Data } | { ok: false };

/**
 * Reads the `data` of a backend's answer. A value that fits the schema is only parsed: unknown fields are dropped, and
 * the schema's own defaults are set. Otherwise `derivations` compute missing fields from the others, and the fields
 * that are still missing get default values: an empty text, 0 or the minimum for a number, 0 for a flag, an empty list.
 * A number that was sent as a text is converted, and so is a text that was sent as a number. Entries of a list that
 * still do not fit are dropped. A nullable or optional field whose value still does not fit counts as missing. Fields
 * without a default value (ids, enums, texts with a pattern) are required.
 */
export function readTolerantly<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Read<z.output<Schema>> {
  const exact = schema.safeParse(value);
  const parsed = exact.success ? exact : schema.safeParse(complete(schema, value));
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false };
}

function complete(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodLazy) return complete(schema.unwrap(), value);
  if (schema instanceof z.ZodObject) return completeObject(schema, value);
  if (schema instanceof z.ZodArray) return completeList(schema, value);
  if (schema instanceof z.ZodNullable) return completeNullable(schema, value);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return completeOptional(schema, value);
  }
  return completeScalar(schema, value);
}

function completeScalar(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodString) return completeText(value);
  if (schema instanceof z.ZodNumber) return completeNumber(schema, value);
  if (schema instanceof z.ZodUnion) return completeUnion(schema, value);
  if (schema instanceof z.ZodNull) return null;
  // A pipe is one of the number schemas of fields.ts, which also accept text. A missing number becomes 0, and a
  // required id then refuses the 0.
  if (schema instanceof z.ZodPipe) return completePipe(schema, value);
  return value;
}

/** Keeps a text, even if it is not a number, because it may be an id. Any other value that does not fit becomes 0. */
function completePipe(schema: z.ZodPipe, value: unknown): unknown {
  const isText = typeof value === "string" && value !== "";
  return isText || z.safeParse(schema, value).success ? value : 0;
}

function completeObject(schema: z.ZodObject, value: unknown): unknown {
  const isBare = Array.isArray(value) || typeof value === "string" || typeof value === "number";
  const raw = isBare ? { data: value } : toRecord(value);
  const known = { ...raw, ...derivations.get(schema)?.derive(raw) };
  const fields = Object.entries(schema.shape).map(([key, field]) => [
    key,
    complete(field, known[key]),
  ]);
  return { ...known, ...Object.fromEntries(fields) };
}

function completeList(schema: z.ZodArray, value: unknown): unknown {
  const list = toList(value);
  return list
    .map((member) => complete(schema.element, member))
    .filter((member) => z.safeParse(schema.element, member).success);
}

function completeNullable(schema: z.ZodNullable, value: unknown): unknown {
  if (value === null || value === undefined || isEmpty(value)) return null;
  const inner = complete(schema.unwrap(), value);
  return z.safeParse(schema, inner).success ? inner : null;
}

function completeOptional(schema: z.ZodOptional | z.ZodDefault, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  const inner = complete(schema.unwrap(), value);
  return z.safeParse(schema, inner).success ? inner : undefined;
}

function completeText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function completeNumber(schema: z.ZodNumber, value: unknown): number {
  const read = toNumber(value) ?? Math.max(0, schema.minValue ?? 0);
  return schema.format === "safeint" ? Math.round(read) : read;
}

/** For a union of literals: returns the literal that the value stands for, or else the first literal. */
function completeUnion(schema: z.ZodUnion, value: unknown): unknown {
  if (z.safeParse(schema, value).success) return value;
  const read = toNumber(value);
  if (read !== undefined && z.safeParse(schema, read).success) return read;
  const [first] = schema.options;
  return first instanceof z.ZodLiteral ? first.value : value;
}

/** Converts a number, a boolean, or a number as text; undefined for other values. */
function toNumber(value: unknown): number | undefined {
  if (typeof value === "boolean") return Number(value);
  const isText = typeof value === "string" && value.length <= 25 && value.trim() !== "";
  const read = isText ? Number(value) : value;
  return typeof read === "number" && Number.isFinite(read) ? read : undefined;
}

/** Converts a value to a list. Some backends send a list as `{ data: [] }`, or a list of numbers as the text `1,2`. */
function toList(value: unknown): unknown[] {
  if (typeof value === "string") return value === "" ? [] : value.split(",");
  const list = Array.isArray(value) ? value : toRecord(value).data;
  return Array.isArray(list) ? list : [];
}

function toRecord(value: unknown): Record<string, unknown> {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : {};
}

/** True for `{}` and `[]`, which some backends send instead of null. */
function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
