import "server-only";
import { createHash } from "node:crypto";
import { cookies } from "next/headers";
import type { NextRequest } from "next/server";
import { COURIER_HEADER, COURIER_MARK_COOKIE, isSessionId } from "@/lib/routing/courier-session";
import { COURIER_COOKIE, cookieIsSecure } from "./session-options";

/** The maximum lifetime of a courier session in the backend. */
const KEPT_SECONDS = 24 * 60 * 60;
/** An id that no courier session has. For this id the backend answers that the session has ended. */
const UNKNOWN = "none";
const MARK_LENGTH = 16;
const SHARED = { path: "/", sameSite: "lax", secure: cookieIsSecure } as const;

/**
 * Stores a courier session in this browser. The session id is in a cookie that scripts cannot read. A second cookie,
 * which scripts can read, contains a part of the hash of the id, so that scripts can distinguish sessions.
 */
export async function keepCourierSession(session_id: string): Promise<void> {
  const store = await cookies();
  const mark = createHash("sha256").update(session_id).digest("base64url").slice(0, MARK_LENGTH);
  store.set(COURIER_COOKIE, session_id, { ...SHARED, httpOnly: true, maxAge: KEPT_SECONDS });
  store.set(COURIER_MARK_COOKIE, mark, { ...SHARED, maxAge: KEPT_SECONDS });
}

export async function dropCourierSession(): Promise<void> {
  const store = await cookies();
  store.set(COURIER_COOKIE, "", { ...SHARED, httpOnly: true, maxAge: 0 });
  store.set(COURIER_MARK_COOKIE, "", { ...SHARED, maxAge: 0 });
}

/** The courier session id in the cookie of this browser, or undefined. */
export async function readCourierSession(): Promise<string | undefined> {
  const { value } = (await cookies()).get(COURIER_COOKIE) ?? {};
  return isSessionId(value) ? value : undefined;
}

/**
 * The parameter `session_id` for a call with the courier header. Without a courier session, it contains an id that the
 * backend refuses. A call without the header gets no parameter.
 */
export async function courierQuery(request: NextRequest): Promise<{ session_id?: string }> {
  if (request.headers.get(COURIER_HEADER) !== "1") return {};
  return { session_id: (await readCourierSession()) ?? UNKNOWN };
}
