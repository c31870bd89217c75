import { isSafeForThirdParties, redactLocation } from "@/lib/analytics/page-location";

const ORIGIN = "https://shop.example";

it.each([
  ["/third/lpconfirm?transactionId=2026112100000000001&amount=155", "/third/lpconfirm"],
  ["/Third/payunireturn?number=F26112112345678-1", "/Third/payunireturn"],
  ["/third/oplogin?v=c0de&state=s3cret", "/third/oplogin"],
  ["/login#third_login_type=1&code=x", "/login"],
  ["/login?next=/member", "/login"],
  ["/register?type=0&phone=0912345678", "/register"],
  ["/checkout?v1=c0de.1.sig&v3=OPN-1", "/checkout"],
  ["/?v1=c0de", "/"],
  ["/expressDelivery?session_id=abcdefghijklmnopqrstuA", "/expressDelivery"],
  ["/referralCode/AMY123?x=1", "/referralCode"],
  ["/storeList?keyword=0912345678&page=2", "/storeList?page=2"],
  ["/order?id=7", "/order"],
  ["/store?stid=5&number=A7&foo=amy@example.com", "/store?stid=5"],
  ["/store?stid=5&utm_source=line&utm_campaign=amy@example.com", "/store?stid=5&utm_source=line"],
  ["/product?fdid=2&stid=5", "/product?stid=5&fdid=2"],
])("%s is reported as %s (AN-06)", (path, reported) => {
  expect(redactLocation(ORIGIN + path)).toBe(ORIGIN + reported);
});

it("an empty location stays empty", () => {
  expect(redactLocation("")).toBe("");
});

it.each([
  ["/home", "", true],
  ["/store", "?stid=5", true],
  ["/login", "", true],
  ["/login", "?next=/member", false],
  ["/register", "?type=0", false],
  ["/third/lpconfirm", "?transactionId=1", false],
  ["/third/oplogin", "", true],
  ["/", "?v1=c0de", false],
  ["/checkout", "?v3=OPN-1", false],
  ["/instant-delivery", "?session_id=x", false],
  ["/groupOrder", "#7.token", false],
  ["/groupOrder", "", false],
  ["/en/groupOrder", "#7.token", false],
  ["/en/login", "?next=/member", false],
])("third-party scripts may load on %s%s: %s (SE-19)", (pathname, search, expected) => {
  expect(isSafeForThirdParties({ pathname, search })).toBe(expected);
});
