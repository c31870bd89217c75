import { sealData } from "iron-session";
import { NextRequest } from "next/server";
import { SESSION_COOKIE, sessionOptions } from "@/lib/server/session-options";
import { middleware } from "@/middleware";

process.env.SESSION_SECRET = "test-session-secret-of-at-least-32-characters";
const ORIGIN = "http://localhost:3000";
const RETURNS = [
  "/third/lpconfirm?transactionId=2026112100000000001&amount=155",
  "/third/icashpaypaypage?id=7&qc=aHR0cHM6",
  "/third/icashpayreturn?id=7",
  "/third/payunireturn?number=F26112112345678-1",
  "/third/payreturn?number=F26112112345678-1",
];

async function visit(path: string, { method = "GET", isMember = false } = {}) {
  const member = { mid: "1", displayName: "王小明", m_grade: "", business_id: 0 };
  const sealed = isMember ? await sealData({ sid: "x", member }, sessionOptions()) : "";
  const request = new NextRequest(ORIGIN + path, {
    method,
    headers: isMember ? { cookie: `${SESSION_COOKIE}=${sealed}` } : {},
  });
  const response = await middleware(request);
  return {
    status: response.status,
    place: response.headers.get("location"),
    returnTo: response.cookies.get("returnTo")?.value,
  };
}

it.each(RETURNS)("%s needs login, which leads back to it (RT-19)", async (path) => {
  const { status, place, returnTo } = await visit(path);
  expect([status, place, returnTo]).toEqual([307, `${ORIGIN}/login`, path]);
});

it.each(RETURNS)("a member sees %s (RT-19)", async (path) => {
  const { status, place } = await visit(path, { isMember: true });
  expect([status, place]).toEqual([200, null]);
});

it.each(RETURNS)("%s posted from another site comes again by its address", async (path) => {
  const { status, place } = await visit(path, { method: "POST" });
  expect([status, place]).toEqual([303, ORIGIN + path]);
});
