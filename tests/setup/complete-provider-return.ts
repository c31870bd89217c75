import { GET as arrive } from "@/app/api/session/arrive/route";
import { POST as oplogin } from "@/app/api/session/oplogin/route";
import { openSession } from "@/lib/server/sealed-session";
import type { createTestBrowser } from "./test-browser";

type Proof = { v: string; state?: string };

/** Notes in the sealed session that the browser was sent to the provider's sign-in page. */
export async function beginSignIn(): Promise<void> {
  const session = await openSession();
  session.signInBegun = Date.now();
  await session.save();
}

/** Opens the provider's redirect address with this code. Without a state it opens the link of the provider's app. */
export async function openLink(
  browser: ReturnType<typeof createTestBrowser>,
  { v, state }: Proof,
): Promise<Response> {
  if (state !== undefined) await beginSignIn();
  const link: Record<string, string> =
    state === undefined ? { at: "/", v1: v } : { at: "/third/oplogin", v, state };
  return browser.visit(arrive, `/api/session/arrive?${new URLSearchParams(link)}`);
}

/** Opens the redirect address, and then makes the call of the page. */
export async function completeProviderReturn(
  browser: ReturnType<typeof createTestBrowser>,
  proof: Proof,
) {
  await openLink(browser, proof);
  return browser.post(oplogin, "/api/session/oplogin", {});
}
