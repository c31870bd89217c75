// The contract's phone, code and email without zod, for the browser bundle. A test checks that both agree.
import { EMAIL, EMAIL_MAX } from "@/lib/contracts/codes";

/** 09 followed by 8 digits (VA-02). */
export function isPhone(text: string): boolean {
  return /^09\d{8}$/.test(text);
}

/** Enough to know one's own number by. */
export function maskedPhone(phone: string): string {
  return phone && `${phone.slice(0, 4)}***${phone.slice(-3)}`;
}

/** Exactly 6 digits (VA-03). */
export function isOtp(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** The shape name@domain.tld (VA-04). */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text);
}
