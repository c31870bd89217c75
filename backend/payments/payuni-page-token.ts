import type { Deps } from "../call.ts";

/** The last part of a payment page's address: its attempt number, and a proof that we made the address. */
export function payuniPageToken({ config }: Pick<Deps, "config">, attempt_no: string): string {
  return `${attempt_no}.${config.keys.mac("PAYUNi pages", attempt_no)}`;
}

export function readPayuniPageToken(
  { config }: Pick<Deps, "config">,
  token: string,
): string | null {
  const [attempt_no = "", ...mac] = token.split(".");
  return config.keys.isMac("PAYUNi pages", attempt_no, mac.join(".")) ? attempt_no : null;
}
