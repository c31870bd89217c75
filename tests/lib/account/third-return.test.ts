import { thirdReturnPath, thirdReturnType } from "@/lib/account/third-return";
import { LOGIN_TYPE } from "@/lib/contracts/codes";

const returnPath = (query: string | Record<string, string>) =>
  thirdReturnPath(LOGIN_TYPE.apple, new URLSearchParams(query));

it("accepts a GET return from Google and a POST return from Apple, and refuses other providers and methods", () => {
  expect(thirdReturnType("google", "GET")).toBe(LOGIN_TYPE.google);
  expect(thirdReturnType("apple", "POST")).toBe(LOGIN_TYPE.apple);
  for (const [provider, method] of [
    ["google", "POST"],
    ["apple", "GET"],
    ["facebook", "GET"],
    ["__proto__", "GET"],
    ["constructor", "POST"],
  ] as const) {
    expect(thirdReturnType(provider, method)).toBeNull();
  }
});

it("puts the returned values into the URL fragment, which browsers do not send to servers", () => {
  expect(returnPath("code=a&state=b&iss=c")).toBe("/login#third_login_type=4&code=a&state=b&iss=c");
});

it("passes on the name from Apple, with the family name first", () => {
  const user = JSON.stringify({ name: { firstName: "小明", lastName: "王" }, email: "x@y.tw" });
  const fragment = new URLSearchParams(returnPath({ code: "a", state: "b", user }).split("#")[1]);
  expect(fragment.get("name")).toBe("王小明");
  expect(fragment.has("user")).toBe(false);
});

it.each(["", "{", "[]", "null", '{"name":"x"}', `{"name":{"firstName":"${"x".repeat(41)}"}}`])(
  "leaves out the field `user` of Apple if it contains no valid name: %j",
  (user) => {
    expect(returnPath({ code: "a", user })).toBe("/login#third_login_type=4&code=a");
  },
);

it.each([
  ["//evil.example", "redirect_uri"],
  ["https://evil.example", "url"],
  ["javascript:alert(1)", "next"],
  ["x", "third_login_type"],
])(
  'leaves out the value "%s" of the field "%s", because no provider sends this field',
  (value, field) => {
    expect(returnPath({ state: "b", [field]: value })).toBe("/login#third_login_type=4&state=b");
  },
);

it.each(["//evil.example", "\r\nset-cookie: a=b", "#/\\evil", "</script>", "\u2028"])(
  "encodes %j so that it stays inside the fragment",
  (code) => {
    expect(returnPath({ code })).toMatch(/^\/login#third_login_type=4&code=[\w%+.*-]*$/);
  },
);

it("keeps a repeated field and leaves out a value of more than 1,500 characters", () => {
  expect(returnPath("state=a&state=b")).toContain("state=a&state=b");
  expect(returnPath({ code: "x".repeat(1501), state: "b" })).toBe(
    "/login#third_login_type=4&state=b",
  );
});
