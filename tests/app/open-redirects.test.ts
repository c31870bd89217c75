import { sealData } from "iron-session";
import { NextRequest } from "next/server";
import { GET as readCardPage } from "@/app/api/pay/card-page/route";
import { GET as readPayPage } from "@/app/api/pay/icash/route";
import { GET as payuniPage } from "@/app/api/pay/payuni/[token]/route";
import {
  GET as returnByAddress,
  POST as returnByForm,
} from "@/app/api/session/return/[provider]/route";
import { GET as opnRedirect } from "@/app/opnRedirect/route";
import { login_attempts, sessions } from "@/backend/db/schema/member-tables";
import { CODE } from "@/lib/contracts/answer-code";
import { payAddressCode } from "@/lib/payments/pay-address";
import { opnDestination } from "@/lib/routing/opn-redirect";
import { returnPathOf, safeReturnTo } from "@/lib/routing/return-to";
import { SESSION_COOKIE, sessionOptions } from "@/lib/server/session-options";
import { middleware } from "@/middleware";
import { insertMember } from "../factories/member-rows";
import { completeProviderReturn } from "../setup/complete-provider-return";
import { HOSTILE_ADDRESSES } from "../setup/hostile-addresses";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { createTestBrowser } from "../setup/test-browser";
import { agreeAtProvider, SAMPLE } from "../setup/test-login";

const ORIGIN = "http://localhost:3000";
let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
beforeAll(async () => {
  backend = await createTestBackend({ env: { RATE_LIMIT_SCALE: "1000" } });
  await insertMember(backend.db, { gid_bar_code: SAMPLE.gid_bar_code });
});
beforeEach(() => {
  browser = createTestBrowser(backend);
});
afterAll(() => backend.close());

const staysHere = (place: string | null) =>
  place === null || new URL(place, ORIGIN).origin === ORIGIN;
const at = (path: string, query: Record<string, string>) =>
  new NextRequest(`${ORIGIN}${path}?${new URLSearchParams(query)}`);

it("the list has at least eighty hostile URLs (SE-07)", () => {
  expect(new Set(HOSTILE_ADDRESSES).size).toBeGreaterThanOrEqual(80);
});

const named = HOSTILE_ADDRESSES.map((address) => [address.slice(0, 60), address] as const);
it.each(named)(
  "no redirect leads to another origin if the request contains %j",
  async (_start, address) => {
    // The returnTo path: the function that chooses it before the login, and the function that checks it afterwards.
    expect(staysHere(returnPathOf(address))).toBe(true);
    expect(staysHere(safeReturnTo(address))).toBe(true);
    // The links of the partner's campaign to /opnRedirect.
    const links: Record<string, string>[] = [
      { rtt: address },
      { rtt: "1", stid: address },
      { rtt: "1", stid: "5", number: address },
      { rtt: "8", v1: address, v3: "1" },
      { rtt: "8", v1: "a", v3: address },
    ];
    const left = new URLSearchParams({ v3: address });
    for (const query of [...links, { rtt: "8" }]) {
      expect(staysHere(opnDestination(new URLSearchParams(query), left))).toBe(true);
    }
    const redirect = await opnRedirect(
      at("/opnRedirect", { rtt: "1", stid: "5", number: address }),
    );
    expect(staysHere(redirect.headers.get("location"))).toBe(true);
    // Google and Apple return to these routes, which redirect to /login with the query or the form in the URL fragment.
    const back = { code: address, state: address, iss: address, error: address, user: address };
    const returns = [
      await returnByAddress(at("/api/session/return/google", { ...back, redirect_uri: address })),
      await returnByForm(
        new NextRequest(`${ORIGIN}/api/session/return/apple`, {
          method: "POST",
          body: new URLSearchParams(back),
        }),
      ),
    ];
    for (const answer of returns) expect(answer.headers.get("location")).toMatch(/^\/login#/);
    // The routes that return the URL of a payment page or the URL to which the form of a card page posts.
    const pages = [
      await readPayPage(at("/api/pay/icash", { qc: payAddressCode(address) })),
      await readPayPage(at("/api/pay/icash", { qc: address })),
      await readCardPage(at("/api/pay/card-page", { action: address })),
    ];
    for (const page of pages)
      expect(await page.json()).toMatchObject({ code: CODE.refused, data: null });
    const token = encodeURIComponent(address || "-");
    const payuniAnswer = await payuniPage(new NextRequest(`${ORIGIN}/api/pay/payuni/${token}`));
    expect(staysHere(payuniAnswer.headers.get("location"))).toBe(true);
    // The URL to which the membership service returns after the sign-in.
    const { envelope } = await backend.call("getAuthParamStr", { body: { redirect_url: address } });
    expect(envelope).toMatchObject({ code: CODE.refused, data: null });
  },
);

it("login returns / instead of a hostile URL in the cookie returnTo (LG-34)", async () => {
  for (const address of HOSTILE_ADDRESSES.filter((text) => /^[\x20-\x7e]+$/.test(text))) {
    for (const table of [sessions, login_attempts]) await backend.db.delete(table);
    const visitor = backend.asVisitor();
    await browser.enterSession(visitor);
    browser.jar.set("returnTo", address);
    const proof = await agreeAtProvider(backend, visitor);
    const { envelope } = await completeProviderReturn(browser, proof);
    expect([address, envelope.data?.returnTo]).toEqual([address, "/"]);
  }
});

it("the middleware redirects only to /login and stores only a path of this origin in returnTo, for any query", async () => {
  const member = { mid: "1", displayName: "王小明", m_grade: "", business_id: 0 };
  const cookie = `${SESSION_COOKIE}=${await sealData({ backendCookies: { sid: "x" }, member }, await sessionOptions())}`;
  for (const address of HOSTILE_ADDRESSES) {
    const url = at("/third/lpconfirm", { transactionId: address, back: address }).url;
    for (const sent of ["", cookie]) {
      const answer = await middleware(new NextRequest(url, { headers: { cookie: sent } }));
      const place = answer.headers.get("location");
      expect(place === null || place === `${ORIGIN}/login`).toBe(true);
      const kept = answer.cookies.get("returnTo")?.value ?? "/third/lpconfirm";
      expect(kept.startsWith("/third/lpconfirm")).toBe(true);
    }
  }
});
