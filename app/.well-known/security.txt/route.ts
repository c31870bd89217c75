import { connection } from "next/server";
import { env } from "@/lib/server/env";

/** How long security.txt is valid. RFC 9116 recommends less than a year. */
const VALID_MS = 90 * 24 * 60 * 60 * 1000;

/** Answers 404 if the setting `SECURITY_CONTACT` is empty. */
export async function GET() {
  await connection();
  const { APP_ORIGIN: origin, SECURITY_CONTACT: contacts } = env();
  if (contacts.length === 0) return new Response(null, { status: 404 });
  return new Response(securityText(contacts, origin), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "max-age=3600" },
  });
}

/** The text of security.txt (RFC 9116): where to report a security problem of the shop. */
function securityText(contacts: string[], origin: string): string {
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
    "Preferred-Languages: zh-TW, en",
    `Canonical: ${new URL("/.well-known/security.txt", origin).href}`,
    "",
  ].join("\n");
}
