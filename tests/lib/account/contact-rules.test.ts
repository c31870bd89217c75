import { isEmail, isOtp, isPhone } from "@/lib/account/contact-rules";
import { emailSchema, otpSchema, phoneSchema } from "@/lib/contracts/fields";

const TEXTS = [
  "0912345678",
  "091234567",
  "09123456789",
  "0812345678",
  "+886912345678",
  "0912 345678",
  "０９１２３４５６７８",
  "123456",
  "12345",
  "1234567",
  "12345a",
  "a@b.tw",
  "a@b",
  "a b@c.tw",
  "@b.tw",
  `${"a".repeat(75)}@b.tw`,
  `${"a".repeat(76)}@b.tw`,
  "",
];

it.each(TEXTS)(
  "isPhone, isOtp and isEmail accept or refuse %j as the schemas of the contract do",
  (text) => {
    expect(isPhone(text)).toBe(phoneSchema.safeParse(text).success);
    expect(isOtp(text)).toBe(otpSchema.safeParse(text).success);
    expect(isEmail(text)).toBe(emailSchema.safeParse(text).success);
  },
);

it("a phone number is 09 with 8 more digits, a one-time code 6 digits, an email a@b.tld (VA-02, VA-03, VA-04)", () => {
  expect([isPhone("0912345678"), isOtp("123456"), isEmail("a@b.tw")]).toEqual([true, true, true]);
  expect([isPhone("0812345678"), isOtp("12345"), isEmail("a@b")]).toEqual([false, false, false]);
});
