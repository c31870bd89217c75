/** @jest-environment-options {"url": "https://futao.example/cart"} */

import { postToShop } from "@/lib/client/api-client";
import { CODE } from "@/lib/contracts/codes";

type Sent = { path: string; token: string | null };

/** The shop over https: the session call sets the cookie, and the other calls accept one token. */
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

test("reads the token over https from the cookie with the __Host- prefix (AP-03)", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = "XSRF-TOKEN=planted; path=/";
  setByServer("fresh");
  const sent = serveShop("fresh");
  expect(await postToShop("/api/orders", {})).toMatchObject({ ok: true });
  expect(sent).toEqual([{ path: "/api/orders", token: "fresh" }]);
});

test("replaces an expired token once", async () => {
  setByServer("ended");
  const sent = serveShop("fresh");
  expect(await postToShop("/api/orders", {})).toMatchObject({ ok: true });
  expect(sent.map(({ path }) => path)).toEqual(["/api/orders", "/api/session", "/api/orders"]);
});
