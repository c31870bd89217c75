import { GET as arrive } from "@/app/api/session/arrive/route";
import { POST as oplogin } from "@/app/api/session/oplogin/route";
import type { createTestBrowser } from "./test-browser";

type Proof = { v: string; state?: string };

/** Opens the address to which the provider redirects with this code, or its app if there is no state. */
export async function openLink(
  browser: ReturnType<typeof createTestBrowser>,
  { v, state }: Proof,
): Promise<Response> {
  const link: Record<string, string> =
    state === undefined ? { at: "/", v1: v } : { at: "/third/oplogin", v, state };
  return browser.visit(arrive, `/api/session/arrive?${new URLSearchParams(link)}`);
}

/** Does the same, and then makes the page's call. */
export async function arriveWith(browser: ReturnType<typeof createTestBrowser>, proof: Proof) {
  await openLink(browser, proof);
  return browser.post(oplogin, "/api/session/oplogin", {});
}
