import "server-only";
import { NextResponse } from "next/server";
import { backendFetch, backendUrl } from "./backend-fetch";
import { logError } from "./shop-log";

/** A notification may make the backend ask its provider. */
const TIMEOUT_MS = 45_000;
/** Where a provider's proof is no part of its form. */
const SEAL = "x-icp-signature";
const PASSED_ON = ["content-type", "content-security-policy", "location", "referrer-policy"];

type Sent = { form: string; headers: Headers };

/**
 * Passes on, untouched, what a provider or a payer's browser brings without a session of ours. The backend tells
 * real from forged by the provider's seal, which is why these doors alone ask for no anti-forgery token.
 */
export async function passOn(path: string, sent?: Sent): Promise<NextResponse> {
  const answer = await backendFetch(backendUrl(path), {
    ...(sent && formOf(sent)),
    cache: "no-store",
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!answer) {
    logError("payment-door: the backend does not answer");
    return new NextResponse("FAIL", { status: 502, headers: { "cache-control": "no-store" } });
  }
  const headers = new Headers({ "cache-control": "no-store" });
  for (const name of PASSED_ON) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new NextResponse(await answer.text(), { status: answer.status, headers });
}

function formOf({ form, headers }: Sent) {
  const seal = headers.get(SEAL);
  return {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...(seal !== null && { [SEAL]: seal }),
    },
    body: form,
  };
}
