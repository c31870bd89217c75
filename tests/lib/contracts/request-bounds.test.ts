import { z } from "zod";
import { type Endpoint, endpoints } from "@/lib/contracts/endpoints";
import { boundedText, emailSchema, patternText } from "@/lib/contracts/fields";

type Def = {
  type: string;
  checks?: { _zod: { def: { check: string; abort?: boolean } } }[];
  coerce?: boolean;
  /** Set by formats such as `z.email()`, whose pattern runs before all other checks. */
  format?: string;
  catchall?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  options?: z.ZodType[];
  items?: z.ZodType[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
};

/** Schema types whose values have a limited size. */
const LEAVES = ["literal", "enum", "number", "null", "undefined", "boolean", "never"];
const WRAPPERS = ["optional", "nullable", "default", "prefault", "readonly", "nonoptional"];

const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;

/** Returns the parts of a schema that accept values of any size, as `path: reason`. */
function findUnbounded(schema: z.ZodType, path: string): string[] {
  const def = defOf(schema);
  const [first] = def.checks ?? [];
  const isLimited = first?._zod.def.check === "max_length" && first._zod.def.abort === true;
  switch (def.type) {
    case "string":
      return isLimited && !def.coerce && !def.format
        ? []
        : [`${path}: text without an aborting limit as its first check`];
    case "array": {
      const hasMax = def.checks?.some((check) => check._zod.def.check === "max_length");
      const inner = findUnbounded(def.element ?? z.unknown(), `${path}[]`);
      return hasMax ? inner : [`${path}: list without a limit`, ...inner];
    }
    case "object": {
      const isStrict = def.catchall && defOf(def.catchall).type === "never";
      const inner = Object.entries(def.shape ?? {}).flatMap(([key, value]) =>
        findUnbounded(value, `${path}.${key}`),
      );
      return isStrict ? inner : [`${path}: object that takes unknown keys`, ...inner];
    }
    case "union":
      return (def.options ?? []).flatMap((option) => findUnbounded(option, path));
    case "pipe":
      // The input schema limits the size, so the output schema may transform, coerce or refine the value.
      return findUnbounded(def.in ?? z.unknown(), path);
  }
  if (WRAPPERS.includes(def.type)) return findUnbounded(def.innerType ?? z.unknown(), path);
  if (LEAVES.includes(def.type) && !def.coerce) return [];
  return [`${path}: ${def.coerce ? "coerced " : ""}${def.type}`];
}

const rows = Object.entries(endpoints) as [string, Endpoint][];
const parts = rows.flatMap(([name, row]) =>
  (["params", "query", "body"] as const).flatMap((part) => {
    const schema = row[part];
    return schema ? [{ place: `${name} ${part}`, schema }] : [];
  }),
);

it("the call table has more than 80 request schemas to check", () => {
  expect(parts.length).toBeGreaterThan(80);
});

// Uploads are not checked here: the parser of their forms limits the file (backend/shared/image-rules.ts).
it.each(parts.filter(({ place }) => !/^upload(Image|HelpPhoto) body$/.test(place)))(
  "$place limits every text before any other check, and limits every list and object",
  ({ place, schema }) => {
    expect(findUnbounded(schema, place)).toEqual([]);
  },
);

it.each([
  ["a pattern before the limit", z.string().regex(/a/).max(5, { abort: true })],
  ["a limit that does not abort", z.string().max(5).regex(/a/)],
  ["a zod format, whose pattern runs before the limit", z.email().max(5, { abort: true })],
  ["a transformation of unlimited text", z.string().transform((text) => text.trim())],
  ["a refinement of unlimited text", z.string().refine((text) => text !== "")],
  ["a custom function instead of a schema", z.custom<string>((value) => typeof value === "string")],
  ["a coercion of any value", z.coerce.number()],
  ["an object that takes unknown keys", z.object({ a: boundedText(5) })],
  ["a list without a limit", z.strictObject({ a: z.array(boundedText(5)) })],
  ["any value", z.strictObject({ a: z.unknown() })],
])("findUnbounded reports %s", (_what, schema) => {
  expect(findUnbounded(schema, "x")).toHaveLength(1);
});

it("patternText does not run its pattern on text above the limit", () => {
  const seen: string[] = [];
  const pattern = {
    test: (text: string) => seen.push(text) > 0,
    lastIndex: 0,
  } as unknown as RegExp;
  const schema = patternText(5, pattern);
  expect(schema.safeParse("123456").success).toBe(false);
  expect(seen).toEqual([]);
  schema.safeParse("12345");
  expect(seen).toEqual(["12345"]);
});

it.each([
  ["a@b.c", true],
  ["a@b..c", true],
  ["a@.b.c", true],
  ["a@b.c.", true],
  ["a@b.", false],
  ["a@.c", false],
  ["a@b", false],
  ["a b@c.d", false],
  ["a@b@c.d", false],
  [`${"a".repeat(76)}@b.c`, true],
  [`${"a".repeat(77)}@b.c`, false],
])("emailSchema accepts %s: %s (VA-04)", (text, isAccepted) => {
  expect(emailSchema.safeParse(text).success).toBe(isAccepted);
});
