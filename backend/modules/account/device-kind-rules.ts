/** The device and the browser that were recognised in a user agent. */
type DeviceKind = { platform: string; browser: string };

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
// The first match counts. Edge, for example, comes before Chrome and Safari, because its user agent also contains the
// names of these two browsers.
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

/**
 * Recognises the device and the browser by fixed words in the user agent. The user agent itself is not stored, because
 * it can identify a visitor.
 */
export function deviceKind(userAgent: string | null): DeviceKind {
  const text = userAgent ?? "";
  return { platform: wordFor(text, PLATFORMS), browser: wordFor(text, BROWSERS) };
}

function wordFor(text: string, words: readonly (readonly [string, string])[]): string {
  return words.find(([part]) => text.includes(part))?.[1] ?? OTHER;
}
