import { removeSession } from "./storage";

/** What registering leaves in this tab while it lasts: the provider's facts of a person, the codes on their way. */
const NOTES = [
  "registerPhone",
  "registerName",
  "registerEmail",
  "registerCode",
  "carrierCode",
  "thirdBinding",
  "thirdBindingBack",
] as const;

/** Nobody who signs in next in this tab finds what the one before was asked (domain goal S17). */
export function forgetRegistration(): void {
  removeSession(...NOTES);
}
