import { removeSession } from "./storage";

/** The session storage keys of the registration: the provider's data about the person, and pending codes. */
const NOTES = [
  "registerPhone",
  "registerName",
  "registerEmail",
  "registerCode",
  "carrierCode",
  "thirdBinding",
  "thirdBindingBack",
] as const;

/** Removes all data of the registration, so that another person in this tab cannot see it (SE-17). */
export function forgetRegistration(): void {
  removeSession(...NOTES);
}
