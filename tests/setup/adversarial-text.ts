import type { z } from "zod";

/** A text that is slow for patterns and parsers that are not linear: a start, then the same part again and again. */
export type Shape = { what: string; start?: string; part: string };

export const SHAPES: Shape[] = [
  { what: "letters", part: "a" },
  { what: "an email with many dots", start: "a@a", part: ".a" },
  { what: "many emails", part: "a@a." },
  { what: "spaces", part: " " },
  { what: "spaces after a word", start: "a", part: " " },
  { what: "digits", part: "0" },
  { what: "opening brackets", part: "(" },
  { what: "escaped percent signs", part: "%25" },
  { what: "combining marks", part: "\u0301" },
  { what: "full-width digits", part: "０" },
  { what: "letters that NFKC makes 18 times as long", part: "\ufdfa" },
  { what: "opening tags", part: "<script " },
  { what: "slashes and dots", part: "/." },
  { what: "house numbers", part: "1-1號" },
  { what: "countries", part: "中華民國" },
];

/** The shape in `length` UTF-16 units, with an end at which a pattern that has matched so far fails. */
export function adversarial(shape: Shape, length: number): string {
  return `${filled(shape, Math.max(0, length - 1))}\n`;
}

/** The shape in `length` UTF-16 units, without an end that most fields refuse. */
export function filled({ start = "", part }: Shape, length: number): string {
  return `${start}${part.repeat(Math.ceil(length / part.length))}`.slice(0, length);
}

type TextField = { path: (string | number)[]; max: number };

type Def = {
  type: string;
  checks?: { _zod: { def: { check: string; maximum?: number; minimum?: number } } }[];
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  options?: z.ZodType[];
  values?: unknown[];
  entries?: Record<string, string>;
  innerType?: z.ZodType;
  in?: z.ZodType;
};

const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;

/** Every text field of a schema with its limit, in an example of the schema that holds each of them. */
export function textFields(schema: z.ZodType): { example: unknown; fields: TextField[] }[] {
  const def = defOf(schema);
  if (def.type === "union" && def.options?.some((option) => defOf(option).type === "object")) {
    return def.options.flatMap(textFields);
  }
  const fields: TextField[] = [];
  return [{ example: exampleOf(schema, [], fields), fields }];
}

type Path = (string | number)[];

function exampleOf(schema: z.ZodType, path: Path, fields: TextField[]): unknown {
  const def = defOf(schema);
  if (def.type === "object") {
    const entries = Object.entries(def.shape ?? {});
    return Object.fromEntries(
      entries.map(([key, value]) => [key, exampleOf(value, [...path, key], fields)]),
    );
  }
  if (def.type === "array") return def.element && [exampleOf(def.element, [...path, 0], fields)];
  if (def.type === "string") {
    const limit = def.checks?.find((check) => check._zod.def.check === "max_length");
    fields.push({ path, max: limit?._zod.def.maximum ?? 0 });
    return EXAMPLES[String(path.at(-1))] ?? "1";
  }
  const inner = innerOf(def);
  return inner ? exampleOf(inner, path, fields) : leafOf(def);
}

/** The part of a wrapper, a pipe or a union that takes the text. */
function innerOf({ type, options, in: input, innerType }: Def): z.ZodType | undefined {
  if (type !== "union") return input ?? innerType;
  // A number or its text: the text is the part to attack.
  return options?.find((option) => defOf(option).type === "string") ?? options?.[0];
}

function leafOf({ type, values, entries }: Def): unknown {
  if (type === "literal") return values?.[0];
  return type === "enum" ? Object.values(entries ?? {})[0] : 1;
}

/** What a field needs to be accepted. */
const EXAMPLES: Record<string, string> = {
  phone: "0912345678",
  contact_phone: "0912345678",
  otp: "123456",
  email: "a@example.com",
  lat: "25.04",
  lng: "121.53",
  dining_type: "1",
  foods:
    '[{"id":1,"item_type":"single","quantity":1,"remark":"","unavailable_type":0,"username":"","relish_ids":"","groups":[]}]',
  city_name: "台北市",
  area_name: "信義區",
  street: "市府路1號",
  gid_bar_code: "FT00000000001",
  keys: "home_foot_wording",
  filter: "open",
  transactionId: "2026112100000000001",
  number: "F20261121000000-1",
  city: "台北市",
  district: "101",
  merchant_kind: "2",
  tax_id: "0",
  recommend_code: "ABCDEFGH",
  source_order_id: "",
};

/** A copy of `example` with the text at `path`. */
export function withText(example: unknown, path: (string | number)[], text: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return text;
  const inner = (example as Record<string | number, unknown>)[key];
  const changed = withText(inner, rest, text);
  if (Array.isArray(example)) return example.with(Number(key), changed);
  return { ...(example as object), [key]: changed };
}

/**
 * The least processor time of several runs in milliseconds. It stops as soon as one takes less than `enough`. Time of
 * this thread alone, because the wall clock also measures what else the machine does.
 */
export async function leastTime(run: () => unknown, enough: number, tries = 8): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < tries && least >= enough; n++) {
    const start = process.threadCpuUsage();
    await run();
    const { user, system } = process.threadCpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
