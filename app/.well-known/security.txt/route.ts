import { connection } from "next/server";
import { env } from "@/lib/server/env";
import { securityText } from "@/lib/site/security-text";

/** Answers 404 while no contact is configured. */
export async function GET() {
  await connection();
  const { APP_ORIGIN: origin, SECURITY_CONTACT: contacts } = env();
  if (contacts.length === 0) return new Response(null, { status: 404 });
  return new Response(securityText({ contacts, origin, now: Date.now() }), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "max-age=3600" },
  });
}
