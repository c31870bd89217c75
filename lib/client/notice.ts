const KEY = "notice";
const FROM_KEY = "noticeFrom";

/** Stores a message that the next page shows once (ST-15). */
export function saveNotice(message: string): void {
  window.sessionStorage.setItem(KEY, message);
  window.sessionStorage.setItem(FROM_KEY, String(performance.timeOrigin));
}

/**
 * Returns the message that the previous page stored, and removes it. Null if there is none. A message that this page
 * itself has stored stays for the next page.
 */
export function takeNotice(): string | null {
  if (window.sessionStorage.getItem(FROM_KEY) === String(performance.timeOrigin)) return null;
  const message = window.sessionStorage.getItem(KEY);
  window.sessionStorage.removeItem(KEY);
  window.sessionStorage.removeItem(FROM_KEY);
  return message;
}
