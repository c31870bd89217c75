import { opUserInfoBodySchema } from "@/lib/contracts/members";
import { hrefs } from "@/lib/routing/hrefs";
import { codeKey, KEPT_CODE } from "@/lib/routing/sign-in-link";
import { handler, seeOther } from "@/lib/server/route-handler";
import { openSession } from "@/lib/server/sealed-session";

/** One slash, then a path of ours. */
const PAGE = /^\/(?![/\\])[\x21-\x7e]{0,200}$/;

/**
 * A link with a sign-in code: keeps the code in the sealed session and leads to the page without it, so that it stands in
 * no history, referrer or page. The page's own call signs in by it.
 */
export const GET = handler(async (request) => {
  const query = new URLSearchParams(request.nextUrl.searchParams);
  const page = query.get("at") ?? "";
  query.delete("at");
  if (!PAGE.test(page)) return seeOther(hrefs.index());
  const code = codeOf(page, query);
  for (const secret of [codeKey(page), "state"]) query.delete(secret);
  if (code === null) return seeOther(withQuery(page, query));
  const session = await openSession();
  session.signInCode = code;
  await session.save();
  query.set(codeKey(page), KEPT_CODE);
  return seeOther(withQuery(page, query));
});

/** The code, with the state that a provider's return must have; null when it is not whole. */
function codeOf(page: string, query: URLSearchParams) {
  const key = codeKey(page);
  const sent = { v: query.get(key), ...(key === "v" && { state: query.get("state") ?? "" }) };
  return opUserInfoBodySchema.safeParse(sent).data ?? null;
}

function withQuery(page: string, query: URLSearchParams): string {
  return query.size > 0 ? `${page}?${query}` : page;
}
