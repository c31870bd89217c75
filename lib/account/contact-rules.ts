import { EMAIL, EMAIL_MAX, OTP, PHONE } from "@/lib/contracts/codes";

export function isPhone(text: string): boolean {
  return PHONE.test(text);
}

export function isOtp(text: string): boolean {
  return OTP.test(text);
}

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text);
}
