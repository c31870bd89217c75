const KEY = "notice";
const FROM_KEY = "noticeFrom";

/** A sentence that the next page says once (ST-15). This one, which stays for a moment, does not take it back. */
export function leaveNotice(message: string): void {
  window.sessionStorage.setItem(KEY, message);
  window.sessionStorage.setItem(FROM_KEY, String(performance.timeOrigin));
}

/** What an earlier page has left to say, or null; asked again it is gone. */
export function takeNotice(): string | null {
  if (window.sessionStorage.getItem(FROM_KEY) === String(performance.timeOrigin)) return null;
  const message = window.sessionStorage.getItem(KEY);
  window.sessionStorage.removeItem(KEY);
  window.sessionStorage.removeItem(FROM_KEY);
  return message;
}
