import type { Deps } from "../../call.ts";

type Page = "LINE Pay cancel pages" | "PAYUNi pages";

/** The last part of the address of a payment page: the attempt number and its HMAC. */
export function pageToken(
  { config }: Pick<Deps, "config">,
  page: Page,
  attempt_no: string,
): string {
  return `${attempt_no}.${config.keys.mac(page, attempt_no)}`;
}

/** The attempt number of a valid token for this kind of page, otherwise null. */
export function readPageToken(
  { config }: Pick<Deps, "config">,
  page: Page,
  token: string,
): string | null {
  const [attempt_no = "", ...mac] = token.split(".");
  return config.keys.isMac(page, attempt_no, mac.join(".")) ? attempt_no : null;
}
