const KEY = "notice";

/** A sentence that the next page says once (ST-15). */
export function leaveNotice(message: string): void {
  window.sessionStorage.setItem(KEY, message);
}

/** What an earlier page has left to say, or null; asked again it is gone. */
export function takeNotice(): string | null {
  const message = window.sessionStorage.getItem(KEY);
  window.sessionStorage.removeItem(KEY);
  return message;
}
