const TAIPEI_OFFSET_SECONDS = 8 * 3600;

/** `2026/11/21 12:30` in Taipei. Taiwan has one offset and no summer time, so no time zone data is needed. */
export function reviewTime(seconds: number): string {
  const iso = new Date((seconds + TAIPEI_OFFSET_SECONDS) * 1000).toISOString();
  return `${iso.slice(0, 10).replaceAll("-", "/")} ${iso.slice(11, 16)}`;
}
