import { removeSession } from "./storage";

/** What the registration keeps in this tab: the provider's data about the person, and pending codes. */
const NOTES = [
  "registerPhone",
  "registerName",
  "registerEmail",
  "registerCode",
  "carrierCode",
  "thirdBinding",
  "thirdBindingBack",
] as const;

/** Removes everything, so that the next person in this tab finds nothing (SE-17). */
export function forgetRegistration(): void {
  removeSession(...NOTES);
}
