import { returnPathOf, safeReturnTo } from "@/lib/routing/return-to";
import { HOSTILE_ADDRESSES } from "@/tests/setup/hostile-addresses";

describe("the return-to path", () => {
  it.each([
    "/",
    "/home",
    "/cart",
    "/checkout",
    "/orderList",
    "/store?stid=12",
    "/store?stid=12&number=A-7",
    "/product?stid=3&fdid=41",
    "/product?stid=3&setid=5&mkey=41.7.2",
    "/third/lpconfirm?transactionId=2026112100001&orderId=77",
    "/home?utm_source=line&utm_medium=push&utm_campaign=noon",
    "/store?stid=12&back=%2Fhome",
    `/home?utm_term=${"a".repeat(3_900)}`,
    `/store?stid=12&name=${"%E4".repeat(700)}`,
  ])("can be a path of this origin: %s", (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it.each([
    ["/checkout?v1=c0de.1.sig&v3=OPN-1", "/checkout?v3=OPN-1"],
    ["/checkout?v3=OPN-1&v1=a&v1=b", "/checkout?v3=OPN-1"],
    ["/checkout?%761=c0de&v3=OPN-1", "/checkout?v3=OPN-1"],
    ["/intro?v1=c0de", "/intro"],
    ["/?v1=c0de#top", "/"],
  ])("does not contain the sign-in code of the app: %s becomes %s", (path, kept) => {
    expect(safeReturnTo(path)).toBe(kept);
  });

  it("does not contain the fragment", () => {
    expect(safeReturnTo("/store?stid=12#menu")).toBe("/store?stid=12");
  });

  it.each([
    ...HOSTILE_ADDRESSES,
    "/home%00",
    " /home",
    "/home page",
    "/店家",
    "home",
    `/${"a".repeat(4_000)}`,
    `/home?name=${"%E4".repeat(1_000)}`,
  ])("is null for other origins, unsafe text and long paths: %j", (value) => {
    expect([returnPathOf(value), safeReturnTo(value)]).toEqual([null, null]);
  });

  it.each([null, undefined])("is null without a value: %s", (value) => {
    expect(safeReturnTo(value)).toBeNull();
  });

  it.each(["/500error", "/500Error", "/500error?from=x", "/en/500error"])(
    "is stored for the error page %s, but the login does not return to it (RB-02, RB-03)",
    (path) => expect([returnPathOf(path), safeReturnTo(path)]).toEqual([path, null]),
  );

  it.each([
    "/login",
    "/login?merge=1",
    "/LOGIN",
    "/register?type=0",
    "/third/oplogin?v=abc",
    "/bindCard",
    "/404error",
    "/404error?from=x",
    "/en/404error",
    "/api/session",
    "/home/../login",
  ])("cannot be %s (RB-02)", (path) => {
    expect([returnPathOf(path), safeReturnTo(path)]).toEqual([null, null]);
  });
});
