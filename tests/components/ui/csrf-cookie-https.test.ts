/** @jest-environment-options {"url": "https://futao.example/cart"} */

import { postToShop } from "@/lib/client/api-client";
import { CODE } from "@/lib/contracts/codes";

type Sent = { path: string; token: string | null };

/**
 * Serves the shop over HTTPS. /api/session sets the token cookie to `accepted`, and other calls accept only this token.
 */
function serveShop(accepted: string): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    const token = new Headers(init?.headers).get("x-xsrf-token");
    sent.push({ path, token });
    if (path === "/api/session") setByServer(accepted);
    const status = path !== "/api/session" && token !== accepted ? 403 : 200;
    return {
      status,
      headers: new Headers(),
      json: async () => ({ code: CODE.ok, message: "", data: null }),
    } as Response;
  };
  return sent;
}

function setByServer(token: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `__Host-XSRF-TOKEN=${token}; path=/; secure`;
}

afterEach(() => {
  setByServer("; max-age=0");
});

test("over HTTPS, reads the anti-forgery token from the cookie with the prefix __Host- (AP-03)", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = "XSRF-TOKEN=planted; path=/";
  setByServer("fresh");
  const sent = serveShop("fresh");
  expect(await postToShop("/api/orders", {})).toMatchObject({ ok: true });
  expect(sent).toEqual([{ path: "/api/orders", token: "fresh" }]);
});

test("requests a new anti-forgery token when the old one has expired, and repeats the call once", async () => {
  setByServer("ended");
  const sent = serveShop("fresh");
  expect(await postToShop("/api/orders", {})).toMatchObject({ ok: true });
  expect(sent.map(({ path }) => path)).toEqual(["/api/orders", "/api/session", "/api/orders"]);
});
