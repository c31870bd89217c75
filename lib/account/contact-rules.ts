import { EMAIL, EMAIL_MAX, OTP, PHONE } from "@/lib/contracts/codes";

export function isPhone(text: string): boolean {
  return PHONE.test(text);
}

/** The phone number with its middle digits hidden. The owner of the number can still recognise it. */
export function maskedPhone(phone: string): string {
  return phone && `${phone.slice(0, 4)}***${phone.slice(-3)}`;
}

export function isOtp(text: string): boolean {
  return OTP.test(text);
}

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text);
}
