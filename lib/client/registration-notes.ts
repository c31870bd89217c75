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

/** The next person who signs in in this tab finds nothing of the registration before (SE-17). */
export function forgetRegistration(): void {
  removeSession(...NOTES);
}
