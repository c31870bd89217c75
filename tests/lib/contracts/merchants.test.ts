import { cities } from "@/lib/address/districts";
import {
  APPLICATION_LENGTHS,
  BUSINESS_MODES,
  CHAIN_CLASS,
  CHAIN_COUNT,
  districtCodes,
  LEAD_SOURCE,
  MERCHANT_CATEGORIES,
  MERCHANT_GRADE,
  MERCHANT_KINDS,
  OPPORTUNITY_TYPE,
  PREVIOUSLY_PARTNERED,
  SERVICE_MODE,
  SPEND_BANDS,
} from "@/lib/contracts/merchant-codes";
import { joinUsBodySchema, merchantApplicationSchema } from "@/lib/contracts/merchants";
import { makeApplication, makeJoinUsBody } from "../../factories/merchant-applications";

const read = (part: object) =>
  merchantApplicationSchema.safeParse({ ...makeApplication(), ...part });
const clean = (part: object) => read(part).data;

const LINES = [
  "company_name",
  "pos_vendor",
  "food_registration_number",
  "street",
  "last_name",
  "first_name",
  "phone",
  "line_id",
  "email",
  "contact_time",
] as const;
const OPTIONAL = ["food_registration_number", "line_id", "question"] as const;
const CHOICES = [
  "previously_partnered",
  "merchant_category",
  "business_mode",
  "merchant_kind",
  "spend_band",
  "tax_id",
  "city",
  "district",
] as const;
const TEXTS = [...LINES, "question"] as const;

describe("the lists of allowed values in an application", () => {
  it("contain the specified values (JN-08, JN-09, JN-10, JN-15)", () => {
    expect(PREVIOUSLY_PARTNERED).toEqual(["1", "0"]);
    expect(MERCHANT_CATEGORIES).toEqual(["1", "2"]);
    expect(BUSINESS_MODES).toEqual(["physical", "cloud"]);
    expect(SPEND_BANDS).toEqual(["0~100", "101~200", "201~300", "301~500", "500以上"]);
  });

  it("contain 20 merchant kinds for each category, and no kind in both categories (JN-12, JN-13)", () => {
    const all = [...MERCHANT_KINDS[1], ...MERCHANT_KINDS[2]];
    expect([MERCHANT_KINDS[1].length, MERCHANT_KINDS[2].length]).toEqual([20, 20]);
    expect(new Set(all).size).toBe(40);
  });

  it("have the specified number of entries (JN-19 to JN-22)", () => {
    const sizes = [
      CHAIN_CLASS,
      CHAIN_COUNT,
      MERCHANT_GRADE,
      SERVICE_MODE,
      LEAD_SOURCE,
      OPPORTUNITY_TYPE,
    ].map((list) => Object.keys(list).length);
    expect(sizes).toEqual([7, 6, 7, 5, 6, 6]);
  });

  it("contain every district with its area_id as the code (JN-16, JN-18)", () => {
    const codes = cities.flatMap(({ city_name }) => districtCodes(city_name));
    expect(codes).toEqual(
      cities.flatMap(({ districts }) => districts.map(({ area_id }) => String(area_id))),
    );
    expect([cities.length, new Set(codes).size]).toEqual([22, 368]);
  });
});

describe("a merchant application", () => {
  it("is accepted unchanged if it is valid (EN-25)", () => {
    expect(clean({})).toEqual(makeApplication());
  });

  it.each(OPTIONAL)("may have an empty %s (JN-24)", (field) => {
    expect(clean({ [field]: "" })).toMatchObject({ [field]: "" });
  });

  it.each([...TEXTS, ...CHOICES].filter((field) => !OPTIONAL.some((other) => other === field)))(
    "may not leave out %s (JN-23)",
    (field) => {
      for (const nothing of ["", "   ", "\r\n", "\u200b", null, undefined]) {
        expect(read({ [field]: nothing }).success).toBe(false);
      }
    },
  );

  it.each(TEXTS)("accepts the maximum length of %s and not more (JN-25)", (field) => {
    const max = APPLICATION_LENGTHS[field];
    expect(clean({ [field]: `  ${"店".repeat(max)}\t` })?.[field]).toHaveLength(max);
    expect(read({ [field]: "店".repeat(max + 1) }).success).toBe(false);
    expect(read({ [field]: "店".repeat(100_000) }).success).toBe(false);
  });

  it("has the specified maximum lengths (JN-25)", () => {
    const { question: _ours, ...lengths } = APPLICATION_LENGTHS;
    expect(Object.values(lengths)).toEqual([40, 40, 8, 20, 100, 255, 80, 40, 20, 20, 80, 40]);
  });

  it("accepts any phone and any email (JN-29)", () => {
    const odd = { phone: "轉 12", email: "問店長" };
    expect(clean(odd)).toMatchObject(odd);
  });

  it.each(["0", "04595257", "12345678"])(
    "accepts the tax ID %s, because only the backend checks the checksum (JN-27)",
    (tax_id) => {
      expect(read({ tax_id }).success).toBe(true);
    },
  );
});

/** Names of dangerous characters, a text with these characters, and the text after cleaning. */
const HOSTILE: [string, string, string][] = [
  ["CR LF", "店\r\nBcc: x@example.com", "店 Bcc: x@example.com"],
  ["LF alone", "店\nX: y", "店 X: y"],
  ["a tab", "店\t名", "店 名"],
  ["NUL", "店\u0000名", "店 名"],
  ["the escape character", "店\u001b[31m名", "店 [31m名"],
  ["DEL and a C1 control character", "店\u007f\u0085名", "店 名"],
  ["the line and paragraph separators", "店\u2028\u2029名", "店 名"],
  ["an unpaired surrogate", "店\ud83d名", "店 名"],
  ["the right-to-left override", "店\u202e名\u202c", "店名"],
  ["zero-width characters", "\ufeff店\u200b名", "店名"],
];

describe.each(LINES)("the field %s", (field) => {
  it.each(HOSTILE)("does not keep %s (PV-24)", (_what, given, kept) => {
    expect(clean({ [field]: given })).toMatchObject({ [field]: kept });
  });
});

describe("the field question", () => {
  it("keeps line breaks, and writes each of them as LF", () => {
    const question = "一\r\n二\r三\u2028四\n五";
    expect(clean({ question })?.question).toBe("一\n二\n三\n四\n五");
  });

  it.each(HOSTILE.slice(2))("does not keep %s", (_what, given) => {
    expect(clean({ question: given })?.question).not.toMatch(
      /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\u200b-\u200f\u202a-\u202e\ufeff]/u,
    );
  });
});

const FORGED: unknown[] = [
  "1\r\n2",
  "x",
  "-1",
  "１",
  " 1",
  "__proto__",
  "constructor",
  "' or 1=1",
  0,
  1,
  true,
  null,
  [],
  ["1"],
  {},
];

describe("a forged application", () => {
  it.each(CHOICES)("is refused if %s has a value that is not allowed", (field) => {
    for (const value of FORGED) expect(read({ [field]: value }).success).toBe(false);
  });

  it.each(TEXTS)("is refused if %s is not text", (field) => {
    for (const value of [7, true, null, [], ["店"], { $ne: "" }]) {
      expect(read({ [field]: value }).success).toBe(false);
    }
  });

  it.each([
    ["a merchant kind of the other category", { merchant_kind: "155" }],
    ["a merchant kind that no category has", { merchant_kind: "3" }],
    ["a district of another city", { district: "201" }],
    ["a district code that no city has", { district: "113" }],
    ["another spelling of a city", { city: "臺北市" }],
    ["a tax ID that is too short", { tax_id: "1234567" }],
    ["a tax ID of full-width digits", { tax_id: "１２３４５６７５" }],
    ["the tax ID 00", { tax_id: "00" }],
    ["no consent", { consent: false }],
    ["consent as text", { consent: "true" }],
    ["a store number", { store_number: "7" }],
    ["a merchant grade", { merchant_grade: "AAA+" }],
    ["a lead source", { lead_source: "BU" }],
    ["an organisation id of the CRM", { oid: "00D000000000000" }],
    ["a return URL", { retURL: "https://evil.example" }],
    ["an unknown field", { isAdmin: true }],
  ])("is refused if it has %s (SE-22)", (_what, part) => {
    expect(read(part).success).toBe(false);
  });

  it("is refused if it has a __proto__ key", () => {
    const forged = JSON.parse(
      JSON.stringify(makeApplication()).replace("{", '{"__proto__":{"consent":true},'),
    );
    expect(merchantApplicationSchema.safeParse(forged).success).toBe(false);
  });

  it.each([
    ["no fill time", { filled_seconds: undefined }],
    ["a negative fill time", { filled_seconds: -1 }],
    ["a fill time as text", { filled_seconds: "90" }],
    ["a fill time with a fraction of a second", { filled_seconds: 3.5 }],
    ["no honeypot field", { website: undefined }],
    ["a field beside the application", { mode: "live" }],
  ])("is refused if the request has %s", (_what, part) => {
    expect(joinUsBodySchema.safeParse({ ...makeJoinUsBody(), ...part }).success).toBe(false);
  });
});
