import { utmOf, utmText, utmVisit } from "@/lib/routing/utm";

const FULL = "utm_source=LINE&utm_medium=push&utm_campaign=noon";
const KEPT = { utm_source: "LINE", utm_medium: "push", utm_campaign: "noon" };
const visit = (search: string, path = "/home") => utmVisit(path, new URLSearchParams(search));
/** Returns the query of a link in which one value is replaced. */
const withValue = (key: string, value: string) => {
  const params = new URLSearchParams(FULL);
  params.set(key, value);
  return String(params);
};
const campaign = (value: string) => withValue("utm_campaign", value);

/**
 * More than sixty links (SE-18). The third element contains the values that replace or extend `KEPT`, or null if the
 * shop must ignore the whole campaign.
 */
const LINKS: [what: string, search: string, kept: Record<string, string> | null][] = [
  ["source, medium and campaign", FULL, {}],
  ["source, medium and campaign in another order", FULL.split("&").reverse().join("&"), {}],
  ["capital letters", FULL.replace("noon", "Noon-SALE"), { utm_campaign: "Noon-SALE" }],
  [
    "term, content and id",
    `${FULL}&utm_term=便當&utm_content=B&utm_id=7`,
    { utm_term: "便當", utm_content: "B", utm_id: "7" },
  ],
  ["other keys of the shop", `${FULL}&stid=3&number=A7`, {}],
  ["keys of advertising networks", `${FULL}&gclid=x&fbclid=y`, {}],
  ["an unknown utm key", `${FULL}&utm_name=a&utm_source_platform=b`, {}],
  ["an additional UTM_SOURCE in capital letters", `${FULL}&UTM_SOURCE=other`, {}],
  ["a Chinese campaign", campaign("雙十一快閃"), { utm_campaign: "雙十一快閃" }],
  ["a space and punctuation", campaign("a b.c_d~e%f+g-h"), { utm_campaign: "a b.c_d~e%f+g-h" }],
  ["a campaign of 100 characters", campaign("a".repeat(100)), { utm_campaign: "a".repeat(100) }],
  ["a date", campaign("20261121"), { utm_campaign: "20261121" }],
  ["a long advertisement id", `${FULL}&utm_id=17894561230`, { utm_id: "17894561230" }],
  ["letters with accents", campaign("café"), { utm_campaign: "café" }],
  ["digits of another script", campaign("١٢٣"), { utm_campaign: "١٢٣" }],
  ["a percent sign without an escape", campaign("50%off"), { utm_campaign: "50%off" }],
  ["no source", "utm_medium=push&utm_campaign=noon", null],
  ["no medium", "utm_source=line&utm_campaign=noon", null],
  ["no campaign", "utm_source=line&utm_medium=push", null],
  ["only a source", "utm_source=line", null],
  ["only optional keys", "utm_term=a&utm_content=b&utm_id=c", null],
  ["no query at all", "", null],
  ["only keys in capital letters", "UTM_SOURCE=a&UTM_MEDIUM=b&UTM_CAMPAIGN=c", null],
  ["an empty source", withValue("utm_source", ""), null],
  ["an empty medium", withValue("utm_medium", ""), null],
  ["an empty campaign", campaign(""), null],
  ["keys without values", "utm_source&utm_medium&utm_campaign", null],
  ["an empty optional value", `${FULL}&utm_term=`, null],
  ["a campaign of 101 characters", campaign("a".repeat(101)), null],
  ["a campaign of ten kilobytes", campaign("a".repeat(10_240)), null],
  ["an optional value of ten kilobytes", `${FULL}&utm_content=${"a".repeat(10_240)}`, null],
  ["a script", campaign("<script>alert(1)</script>"), null],
  ["a picture with a handler", campaign('"><img src=x onerror=alert(1)>'), null],
  ["an escaped tag", `${FULL.replace("noon", "%3Cb%3E")}`, null],
  ["an HTML entity", campaign("&lt;b&gt;"), null],
  ["a javascript: URL", campaign("javascript:alert(1)"), null],
  ["a URL of another site", campaign("https://evil.example/"), null],
  ["a template expression", campaign("{{7*7}}"), null],
  ["a Ruby template expression", campaign("#{7*7}"), null],
  ["SQL", campaign("1' OR '1'='1"), null],
  ["a path to a parent folder", campaign("../../etc/passwd"), null],
  ["a line break", campaign("a\nb"), null],
  ["an HTTP header in a value", campaign("a\r\nSet-Cookie: sid=1"), null],
  ["a NUL character", campaign("a\u0000b"), null],
  ["a right-to-left override", campaign("a\u202eb"), null],
  ["an invisible character", campaign("a\u200bb"), null],
  ["emoji", campaign("🍜"), null],
  ["an emoji of several code points", campaign("👨‍👩‍👧"), null],
  ["half a surrogate pair", campaign("a\ud83db"), null],
  ["an email address", campaign("amy@example.com"), null],
  ["an encoded email address", campaign("amy%40example.com"), null],
  ["an email address that is encoded twice", campaign("amy%2540example.com"), null],
  ["an email address in full-width letters", campaign("amy＠example.com"), null],
  ["a phone number", campaign("0912345678"), null],
  ["a phone number in groups", campaign("0912-345-678"), null],
  ["an international phone number", campaign("+886 912 345 678"), null],
  ["a phone number among words", campaign("call 0912.345.678 now"), null],
  ["a phone number with an area code", campaign("02-2345-6789"), null],
  ["a phone number in an optional value", `${FULL}&utm_term=0912345678`, null],
  ["a key with two values", `${FULL}&utm_source=other`, null],
  ["a key with the same value twice", `${FULL}&utm_source=LINE`, null],
  ["an optional key with two values", `${FULL}&utm_term=a&utm_term=b`, null],
  ["keys with empty brackets", "utm_source[]=a&utm_medium[]=b&utm_campaign[]=c", null],
  ["keys with numbered brackets", "utm_source[0]=a&utm_medium[0]=b&utm_campaign[0]=c", null],
  [
    "__proto__ and constructor keys",
    `${FULL}&__proto__[utm_source]=x&constructor=y&prototype=z`,
    {},
  ],
  ["__proto__ as the source", withValue("utm_source", "__proto__"), { utm_source: "__proto__" }],
];

it("the list has at least sixty different links (SE-18)", () => {
  expect(new Set(LINKS.map(([, search]) => search)).size).toBeGreaterThanOrEqual(60);
});

it.each(LINKS)(
  "for a link with %s, utmVisit returns the campaign, or null if the shop must ignore the campaign (RB-05)",
  (_what, search, kept) => {
    const expected = kept && { path: "/home", query: { ...KEPT, ...kept } };
    expect(visit(search)).toEqual(expected);
  },
);

it("utmVisit does not change Object.prototype, even for a link with __proto__ keys", () => {
  visit(`${FULL}&__proto__[utm_term]=x&__proto__.utm_term=x`);
  expect(({} as Record<string, unknown>).utm_term).toBeUndefined();
});

it("utmVisit keeps the path and removes every parameter that does not belong to the campaign", () => {
  expect(visit(`${FULL}&v1=secret`, "/store")?.path).toBe("/store");
  expect(JSON.stringify(visit(`${FULL}&v1=secret`, "/store"))).not.toContain("secret");
});

it("utmVisit ignores a link whose path is longer than the limit of 200 characters", () => {
  expect(visit(FULL, `/${"a".repeat(5000)}`)).toBeNull();
});

it("utmOf reads a stored campaign and ignores an invalid campaign", () => {
  const kept = visit(`${FULL}&utm_term=便當 便宜`) ?? { path: "", query: {} };
  expect(utmOf(utmText(kept))).toEqual(kept.query);
  expect(
    [
      "",
      "/home",
      "/home?utm_source=a",
      "{",
      "/home?utm_source=<b>&utm_medium=b&utm_campaign=c",
    ].map(utmOf),
  ).toEqual([{}, {}, {}, {}, {}]);
});
