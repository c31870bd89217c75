import { isSessionId, needsMember } from "@/lib/routing/guard";
import { isGuarded } from "@/lib/routing/guarded-path";

const SESSION_ID = "Xa9_-bcdefghijklmnopqA";

type Visit = { path: string; stored?: string };
function asksForMember({ path, stored }: Visit): boolean {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  return needsMember({ pathname, query: searchParams, stored });
}

it.each(["/checkout", "/orderList", "/CHECKOUT", "/bindCard", "/third/payreturn"])(
  "%s is for members (RT-08, RT-19, RT-29, PY-11)",
  (path) => {
    expect(isGuarded(path)).toBe(true);
    expect(asksForMember({ path })).toBe(true);
  },
);

it.each(["/checkout?v1=c0de&v3=OPN-1", "/CheckOut?v1=c0de"])(
  "%s brings its member along: the page signs in first (CK-02)",
  (path) => expect(asksForMember({ path })).toBe(false),
);

it.each([
  "/checkout?v1=",
  "/checkout?V1=x",
  "/checkout?v3=OPN-1",
  "/orderList?v1=c0de",
  "/third/lpconfirm?v1=c0de",
])("%s is for members all the same", (path) => expect(asksForMember({ path })).toBe(true));

it.each(["/", "/cart", "/home", "/third/oplogin?dining_type=5", "/bindCards"])(
  "%s is for everybody",
  (path) => {
    expect(asksForMember({ path })).toBe(false);
  },
);

describe.each([
  "/third/lpconfirm",
  "/third/payreturn",
  "/third/payunireturn",
  "/third/icashpaypaypage",
  "/third/icashpayreturn",
])("back from paying a courier at %s (PY-09)", (path) => {
  it("the kept session_id is enough", () => {
    expect(asksForMember({ path: `${path}?dining_type=5`, stored: SESSION_ID })).toBe(false);
  });

  it.each([
    ["without it", "dining_type=5", undefined],
    ["with one that was never ours", "dining_type=5", "abc"],
    ["of another dining type", "dining_type=1", SESSION_ID],
    ["of no dining type", "", SESSION_ID],
    ["with one in the address alone", `dining_type=5&session_id=${SESSION_ID}`, undefined],
  ])("%s a member is asked for", (_what, query, stored) => {
    expect(asksForMember({ path: `${path}?${query}`, ...(stored && { stored }) })).toBe(true);
  });
});

describe("/bindCard (PY-11)", () => {
  it.each([
    [`/bindCard?session_id=${SESSION_ID}`, undefined],
    [`/BINDCARD?session_id=${SESSION_ID}`, undefined],
    ["/bindCard", SESSION_ID],
  ])("%s with %s kept needs no member", (path, stored) => {
    expect(asksForMember({ path, ...(stored && { stored }) })).toBe(false);
  });

  it.each([
    ["/bindCard?session_id=", SESSION_ID],
    ["/bindCard?session_id=x", SESSION_ID],
    ["/bindCard", "x"],
  ])("%s with %s kept does", (path, stored) => {
    expect(asksForMember({ path, stored })).toBe(true);
  });
});

it.each([undefined, null, "", "x".repeat(21), "x".repeat(23), `${"x".repeat(21)};`])(
  "%j is no session_id",
  (text) => {
    expect(isSessionId(text)).toBe(false);
  },
);
