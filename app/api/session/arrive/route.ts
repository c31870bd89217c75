import { opUserInfoBodySchema } from "@/lib/contracts/members";
import { hrefs } from "@/lib/routing/hrefs";
import { codeKey, STORED_CODE } from "@/lib/routing/sign-in-link";
import { handler, seeOther } from "@/lib/server/route-handler";
import { openSession } from "@/lib/server/sealed-session";
import type { SignInCode } from "@/lib/server/session-options";

/** The maximum time that a person may spend on the provider's sign-in page. */
const SIGN_IN_MS = 15 * 60_000;

/**
 * Matches a path of this origin with at most 201 characters. The second character must not be a slash or a backslash,
 * because browsers open `//example.com` as another site.
 */
const PAGE_PATH = /^\/(?![/\\])[\x21-\x7e]{0,200}$/;

/**
 * Stores the sign-in code of a link in the sealed session cookie, unless the code is invalid. Redirects to the page
 * without the code, so that the browser history, the referrer and the page do not contain it. If the code was stored,
 * the page then sends a call that signs in with it.
 */
export const GET = handler(async (request) => {
  const query = new URLSearchParams(request.nextUrl.searchParams);
  const page = query.get("at") ?? "";
  query.delete("at");
  if (!PAGE_PATH.test(page)) return seeOther(hrefs.index());
  const session = await openSession();
  const code = codeOf(page, query, session.signInBegun);
  for (const secret of [codeKey(page), "state"]) query.delete(secret);
  if (code === null) return seeOther(withQuery(page, query));
  session.signInCode = code;
  if (codeKey(page) === "v") session.signInBegun = undefined;
  await session.save();
  query.set(codeKey(page), STORED_CODE);
  return seeOther(withQuery(page, query));
});

/**
 * Returns the sign-in code of the link, or null if it is invalid. A return from the provider (`v`) is valid only if
 * this session began a sign-in less than `SIGN_IN_MS` ago. A `state` alone proves nothing, because a backend may ignore
 * it (API-54).
 */
function codeOf(
  page: string,
  query: URLSearchParams,
  begun: number | undefined,
): SignInCode | null {
  const key = codeKey(page);
  const state = key === "v" ? (query.get("state") ?? undefined) : undefined;
  const isOwn = key === "v" && isRecent(begun);
  const sent = opUserInfoBodySchema.safeParse({ v: query.get(key), state });
  return sent.success && (isOwn || key !== "v") ? { ...sent.data, isOwn } : null;
}

function isRecent(begun: number | undefined): boolean {
  return begun !== undefined && Date.now() - begun < SIGN_IN_MS;
}

function withQuery(page: string, query: URLSearchParams): string {
  return query.size > 0 ? `${page}?${query}` : page;
}
