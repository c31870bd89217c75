import { maskedEmail, maskedName, maskedPhone } from "@/lib/account/mask-text";

test.each([
  ["王小明", "王○明"],
  ["測試會員一", "測○一"],
  ["歐陽明明", "歐○明"],
  ["王明", "王○"],
  ["王", "○"],
  ["", ""],
  ["   ", ""],
  ["John Smith", "J○h"],
  ["María José", "M○é"],
  ["Jose\u0301", "J○e\u0301"],
  ["𠮷野𡈽", "𠮷○𡈽"],
  ["葛\u{E0100}城", "葛\u{E0100}○"],
  [" 王小明 ", "王○明"],
])("the name %j is shown as %j (MB-01)", (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});

test.each([
  ["0912345678", "0912***678"],
  ["+886912345678", "+886***678"],
  ["0912345", "***"],
  ["1", "***"],
  ["", ""],
])("the phone number %j is shown as %j (MB-01)", (phone, masked) => {
  expect(maskedPhone(phone)).toBe(masked);
});

test.each([
  ["ming@example.com", "m***@example.com"],
  ["ab@example.com", "a***@example.com"],
  ["a@example.com", "***@example.com"],
  [`${"long.".repeat(20)}name@sub.mail.example.com`, "l***@sub.mail.example.com"],
  ['"a@b"@example.com', '"***@example.com'],
  ["𠮷野@example.com", "𠮷***@example.com"],
  ["@example.com", "***"],
  ["no address", "***"],
  ["", ""],
])("the email address %j is shown as %j (MB-01)", (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
