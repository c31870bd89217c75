import type { Deps } from "../../call.ts";

type Page = "LINE Pay cancel pages" | "PAYUNi pages";

/** Returns the token in the URL of a page for this attempt: the attempt number and an HMAC for this kind of page. */
export function pageToken(
  { config }: Pick<Deps, "config">,
  page: Page,
  attempt_no: string,
): string {
  return `${attempt_no}.${config.keys.mac(page, attempt_no)}`;
}

/** Returns the attempt number if the token is valid for this kind of page, or else null. */
export function readPageToken(
  { config }: Pick<Deps, "config">,
  page: Page,
  token: string,
): string | null {
  const [attempt_no = "", ...mac] = token.split(".");
  return config.keys.isMac(page, attempt_no, mac.join(".")) ? attempt_no : null;
}
