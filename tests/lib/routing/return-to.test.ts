import { safeReturnTo } from "@/lib/routing/return-to";

describe("the way back after login", () => {
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
  ])("a path of ours is kept whole: %s", (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it("drops the part after #, which no server ever sees", () => {
    expect(safeReturnTo("/store?stid=12#menu")).toBe("/store?stid=12");
  });

  it.each([
    // other origins, spelled the ways a browser still understands
    "//evil.example",
    "///evil.example",
    "////evil.example/%2e%2e",
    "//evil.example/home",
    "//evil.example:443",
    "//user@evil.example",
    "//evil%2eexample",
    "/\\evil.example",
    "/\\/evil.example",
    "\\/evil.example",
    "\\\\evil.example",
    "/home\\@evil.example",
    "/%5cevil.example",
    "/%5Cevil.example",
    "/%2fevil.example",
    "/%2F%2Fevil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/./\\evil.example",
    "/home/..//evil.example",
    "/home/../..//evil.example",
    "http://evil.example",
    "https://evil.example/home",
    "https:evil.example",
    "https:/evil.example",
    "HTTPS://evil.example",
    "ftp://evil.example",
    "evil.example",
    "www.evil.example/home",
    "@evil.example",
    ".evil.example",
    ":80",
    "?next=//evil.example",
    "#//evil.example",
    // scripts and other schemes
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\tscript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:http://localhost/1",
    "file:///etc/passwd",
    // characters that a parser drops or that split a header
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\nSet-Cookie: a=b",
    "/home%0d%0aSet-Cookie:%20a=b",
    "/home%0aLocation:%20//evil.example",
    "/home%00",
    "/%09/evil.example",
    " /home",
    "/home page",
    "/店家",
    "/\u2028/evil.example",
    "/\uff0fevil.example",
    // not an address at all
    "",
    "home",
    `/${"a".repeat(500)}`,
  ])("nothing that could lead to another origin is followed: %j", (value) => {
    expect(safeReturnTo(value)).toBeNull();
  });

  it.each([null, undefined])("no saved address gives none: %s", (value) => {
    expect(safeReturnTo(value)).toBeNull();
  });

  it.each([
    "/login",
    "/login?merge=1",
    "/LOGIN",
    "/register?type=0",
    "/third/oplogin?v=abc",
    "/bindCard",
    "/404error",
    "/500error",
    "/api/session",
    "/home/../login",
  ])("a page that is no place to come back to is never kept: %s", (path) => {
    expect(safeReturnTo(path)).toBeNull();
  });
});
