import { readSession, writeSession } from "./storage";

const KEY = "thirdBinding";

/** The person leaves for Google or Apple to change a binding, not to sign in: both come back the same way. */
export function rememberBinding(): void {
  writeSession(KEY, "1");
}

export function forgetBinding(): void {
  writeSession(KEY, "");
}

/** Whether somebody comes back to change a binding; asked again, nobody does. */
export function takeBinding(): boolean {
  const isBinding = readSession(KEY) === "1";
  if (isBinding) forgetBinding();
  return isBinding;
}
