import { readSession, removeSession, writeSession } from "./storage";

const KEY = "notice";
const FROM_KEY = "noticeFrom";

/** Stores a message that the next page shows once (ST-15). */
export function saveNotice(message: string): void {
  writeSession(KEY, message);
  writeSession(FROM_KEY, String(performance.timeOrigin));
}

/**
 * Returns the message that the previous page stored, and removes it. Null if there is none. A message that this page
 * itself has stored stays for the next page.
 */
export function takeNotice(): string | null {
  if (readSession(FROM_KEY) === String(performance.timeOrigin)) return null;
  const message = readSession(KEY);
  removeSession(KEY, FROM_KEY);
  return message;
}
