import { opnDestination } from "@/lib/routing/opn-redirect";
import { fc } from "@/tests/setup/seeded-properties";

const destinationOf = (query: string) => opnDestination(new URLSearchParams(query));

test.each([
  ["rtt=1&stid=12", "/store?stid=12"],
  ["rtt=1&stid=12&number=A7-2", "/store?stid=12&number=A7-2"],
  ["rtt=1&stid=12&number=二號桌+7", "/store?stid=12&number=%E4%BA%8C%E8%99%9F%E6%A1%8C%207"],
  [`rtt=1&stid=12&number=${"n".repeat(500)}`, `/store?stid=12&number=${"n".repeat(500)}`],
  [`rtt=1&stid=12&number=${"n".repeat(501)}`, "/store?stid=12"],
  ["rtt=8", "/checkout"],
  ["rtt=8&v1=abc.D-1&v3=9001", "/checkout?v1=abc.D-1&v3=9001"],
  ["rtt=8&v1=abc", "/checkout?v1=abc"],
  ["rtt=8&id=OPN-1&stid=7", "/checkout?v3=OPN-1"],
  ["rtt=8&v1=abc&id=OPN-1", "/checkout?v1=abc&v3=OPN-1"],
  ["rtt=8&v3=9001&id=OPN-1", "/checkout?v3=9001"],
  ["rtt=1&stid=12&v3=9001", "/store?stid=12&v3=9001"],
  ["rtt=1&stid=12&id=OPN-1", "/store?stid=12&v3=OPN-1"],
  ["v3=9001", "/home?v3=9001"],
  ["rtt=8&v3=9001", "/checkout?v3=9001"],
  ["rtt=1", "/home"],
  ["rtt=2&stid=12", "/home"],
  ["stid=12", "/home"],
  ["", "/home"],
])("/opnRedirect?%s leads to %s (RT-09, RT-11)", (query, path) => {
  expect(destinationOf(query)).toBe(path);
});

test.each([
  ["rtt=8", "v3=OPN-1", "/checkout?v3=OPN-1"],
  ["rtt=8", "v3=OPN-1&v1=abc", "/checkout?v3=OPN-1"],
  ["rtt=8", "v3=%3Cb%3E", "/checkout"],
  ["rtt=8&v3=9001", "v3=OPN-1", "/checkout?v3=9001"],
  ["rtt=8&v3=%3Cb%3E", "v3=OPN-1", "/checkout"],
  ["rtt=1&stid=12", "v3=OPN-1", "/store?stid=12"],
  ["", "v3=OPN-1", "/home"],
])(
  "/opnRedirect?%s with a stored unpaid checkout at /checkout?%s leads to %s",
  (query, left, path) => {
    expect(opnDestination(new URLSearchParams(query), new URLSearchParams(left))).toBe(path);
  },
);

test.each([
  ["rtt=1&stid=//evil.example", "/home"],
  ["rtt=1&stid=12%0d%0aLocation:%20//evil.example", "/home"],
  ["rtt=1&stid=0", "/home"],
  ["rtt=1&stid=1&stid=2", "/home"],
  ["rtt=1&rtt=8&stid=1", "/home"],
  ["rtt=1&stid=5&number=%3Cscript%3E", "/store?stid=5&number=%3Cscript%3E"],
  ["rtt=1&stid=5&number=//evil.example", "/store?stid=5&number=%2F%2Fevil.example"],
  [`rtt=8&v1=a&v3=${"x".repeat(41)}`, "/checkout"],
  [`rtt=8&v1=${"x".repeat(201)}&v3=a`, "/checkout"],
  ["rtt=8&id=//evil.example", "/checkout"],
  ["rtt=1&stid=5&id=//evil.example", "/store?stid=5"],
  ["rtt=8&v1=https://evil.example&v3=1", "/checkout"],
  ["rtt=https://evil.example", "/home"],
])("the hostile query %s leads to %s (SE-07)", (query, path) => {
  expect(destinationOf(query)).toBe(path);
});

test("every query leads to the store page, the checkout or the home page, with valid parameters only", () => {
  const value = fc.oneof(fc.string(), fc.constantFrom("1", "8", "//e", "/\\e", "javascript:1"));
  const keys = fc.constantFrom("rtt", "stid", "number", "v1", "v3", "id", "url");
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, value)), (pairs) => {
      const path = opnDestination(new URLSearchParams(pairs));
      expect(path).toMatch(
        /^\/(?:store\?stid=\d+(?:&number=[\w.!~*'()%-]+)?(?:&v3=[\w.~-]+)?|checkout(?:\?(?:v1=[\w.~-]+(?:&v3=[\w.~-]+)?|v3=[\w.~-]+))?|home(?:\?v3=[\w.~-]+)?)$/,
      );
    }),
  );
});
