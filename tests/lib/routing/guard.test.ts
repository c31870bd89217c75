import { needsMember } from "@/lib/routing/guard";
import { isGuarded } from "@/lib/routing/guarded-path";

type Visit = { path: string; isCourier?: boolean };
function requiresMember({ path, isCourier = false }: Visit): boolean {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  return needsMember({ pathname, query: searchParams, isCourier });
}

it.each(["/checkout", "/orderList", "/CHECKOUT", "/bindCard", "/third/payreturn"])(
  "%s requires a member (RT-08, RT-19, RT-29, PY-11)",
  (path) => {
    expect(isGuarded(path)).toBe(true);
    expect(requiresMember({ path })).toBe(true);
  },
);

it.each(["/checkout?v1=c0de&v3=OPN-1", "/CheckOut?v1=c0de"])(
  "%s requires no member, because the code v1 signs the member in (CK-02)",
  (path) => expect(requiresMember({ path })).toBe(false),
);

it.each([
  "/checkout?v1=",
  "/checkout?V1=x",
  "/checkout?v3=OPN-1",
  "/orderList?v1=c0de",
  "/third/lpconfirm?v1=c0de",
])("%s requires a member, because it has no code v1 or is not the checkout", (path) =>
  expect(requiresMember({ path })).toBe(true),
);

it.each([
  "/",
  "/cart",
  "/home",
  "/third/oplogin?dining_type=5",
  "/bindCards",
  "/referralPage",
  "/referralCode/ABCD2345",
  "/campaign",
])("%s is public (RO-01, RT-07, RT-22)", (path) => {
  expect(requiresMember({ path })).toBe(false);
});

describe.each([
  "/third/lpconfirm",
  "/third/payreturn",
  "/third/payunireturn",
  "/third/icashpaypaypage",
  "/third/icashpayreturn",
])("the return from a courier payment at %s (PY-09)", (path) => {
  it("needs only a courier session", () => {
    expect(requiresMember({ path: `${path}?dining_type=5`, isCourier: true })).toBe(false);
  });

  it.each([
    ["without a courier session", "dining_type=5", false],
    ["with another dining type", "dining_type=1", true],
    ["without a dining type", "", true],
  ])("requires a member %s", (_what, query, isCourier) => {
    expect(requiresMember({ path: `${path}?${query}`, isCourier })).toBe(true);
  });
});

describe("/bindCard (PY-11)", () => {
  it.each(["/bindCard", "/BINDCARD", "/bindCard?dining_type=5"])(
    "%s requires a member or a courier session",
    (path) => {
      expect(requiresMember({ path, isCourier: true })).toBe(false);
      expect(requiresMember({ path })).toBe(true);
    },
  );
});
