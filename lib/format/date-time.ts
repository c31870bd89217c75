const TAIPEI_SECONDS = 8 * 60 * 60;

/** `2026/11/21 12:30` in Taipei, whatever the reader's own zone; `seconds` is an epoch (SPEC §9). */
export function formatDateTime(seconds: number): string {
  return taipei(seconds).slice(0, 16).replace("T", " ").replaceAll("-", "/");
}

/** `12:30` in Taipei. */
export function formatTime(seconds: number): string {
  return taipei(seconds).slice(11, 16);
}

// Taiwan keeps one offset all year: a time zone library in the browser would be weight for nothing.
function taipei(seconds: number): string {
  return new Date((seconds + TAIPEI_SECONDS) * 1000).toISOString();
}
