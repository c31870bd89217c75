/** What a browser says it is, cut down to what its member recognises it by. */
export type DeviceKind = { platform: string; browser: string };

const OTHER = "other";
const PLATFORMS = [
  ["iPhone", "iphone"],
  ["iPad", "ipad"],
  ["Android", "android"],
  ["Windows", "windows"],
  ["Macintosh", "mac"],
  ["CrOS", "chromeos"],
  ["Linux", "linux"],
] as const;
// In this order: a browser names those that it descends from, too.
const BROWSERS = [
  ["Line/", "line"],
  ["FBAN/", "facebook"],
  ["Edg", "edge"],
  ["SamsungBrowser/", "samsung"],
  ["FxiOS/", "firefox"],
  ["Firefox/", "firefox"],
  ["CriOS/", "chrome"],
  ["Chrome/", "chrome"],
  ["Safari/", "safari"],
] as const;

/** Reads a user agent by fixed words. The text itself is not kept: it could tell one visitor from all others. */
export function deviceKind(userAgent: string | null): DeviceKind {
  const text = userAgent ?? "";
  return { platform: wordFor(text, PLATFORMS), browser: wordFor(text, BROWSERS) };
}

function wordFor(text: string, words: readonly (readonly [string, string])[]): string {
  return words.find(([part]) => text.includes(part))?.[1] ?? OTHER;
}
