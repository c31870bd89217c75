import { GET as arrive } from "@/app/api/session/arrive/route";
import { POST as oplogin } from "@/app/api/session/oplogin/route";
import { openSession } from "@/lib/server/sealed-session";
import type { createTestBrowser } from "./test-browser";

type Proof = { v: string; state?: string };

/** Stores in the sealed session that a sign-in has begun, as the shop does before it opens the provider's page. */
export async function beginSignIn(): Promise<void> {
  const session = await openSession();
  session.signInBegun = Date.now();
  await session.save();
}

/**
 * Opens a link that contains the code `v`:
 * - With a state, begins a sign-in and opens the URL to which the sign-in provider redirects the browser.
 * - Without a state, opens a link of the membership service's app. The shop has begun no sign-in.
 */
export async function openLink(
  browser: ReturnType<typeof createTestBrowser>,
  { v, state }: Proof,
): Promise<Response> {
  if (state !== undefined) await beginSignIn();
  const link: Record<string, string> =
    state === undefined ? { at: "/", v1: v } : { at: "/third/oplogin", v, state };
  return browser.visit(arrive, `/api/session/arrive?${new URLSearchParams(link)}`);
}

/** Calls `openLink`, and then sends the request with which the opened page signs in. */
export async function completeProviderReturn(
  browser: ReturnType<typeof createTestBrowser>,
  proof: Proof,
) {
  await openLink(browser, proof);
  return browser.post(oplogin, "/api/session/oplogin", {});
}
