import type { Deps } from "../../call.ts";

type Page = "LINE Pay cancel pages" | "PAYUNi pages";

/** The last part of a payment page's address: its attempt number, and a proof that we made the address. */
export function pageToken(
  { config }: Pick<Deps, "config">,
  page: Page,
  attempt_no: string,
): string {
  return `${attempt_no}.${config.keys.mac(page, attempt_no)}`;
}

/** The attempt number of a token that we made for this kind of page, otherwise null. */
export function readPageToken(
  { config }: Pick<Deps, "config">,
  page: Page,
  token: string,
): string | null {
  const [attempt_no = "", ...mac] = token.split(".");
  return config.keys.isMac(page, attempt_no, mac.join(".")) ? attempt_no : null;
}
