/** RFC 9116 recommends less than a year. */
const VALID_MS = 90 * 24 * 60 * 60 * 1000;

type Content = { contacts: string[]; origin: string; now: number };

/** The text of security.txt (RFC 9116): where to report a weakness of the shop. `now` in milliseconds. */
export function securityText({ contacts, origin, now }: Content): string {
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(now + VALID_MS).toISOString()}`,
    "Preferred-Languages: zh-TW, en",
    `Canonical: ${new URL("/.well-known/security.txt", origin).href}`,
    "",
  ].join("\n");
}
