/** The device and browser of a user agent, in words that the member recognises. */
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
// The order matters: the user agent of a browser also names the browsers that it descends from.
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

/** Looks for fixed words in a user agent. The text itself is not stored because it can identify a visitor. */
export function deviceKind(userAgent: string | null): DeviceKind {
  const text = userAgent ?? "";
  return { platform: wordFor(text, PLATFORMS), browser: wordFor(text, BROWSERS) };
}

function wordFor(text: string, words: readonly (readonly [string, string])[]): string {
  return words.find(([part]) => text.includes(part))?.[1] ?? OTHER;
}
