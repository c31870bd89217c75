import "server-only";
import { NextResponse } from "next/server";
import { backendFetch, backendUrl } from "./backend-fetch";
import { logError } from "./shop-log";

/** The timeout is long, because the backend may ask the provider when it receives a notice. */
const TIMEOUT_MS = 45_000;
/** The header in which icash Pay sends its signature. PAYUNi sends its signature in the form. */
const SEAL = "x-icp-signature";
const PASSED_ON = ["content-type", "content-security-policy", "location", "referrer-policy"];

type Sent = { form: string; headers: Headers };

/**
 * Passes a request to the backend without a session and without an anti-forgery token. There are two kinds of requests:
 * - A notice of a provider, or a form with which the payer returns from a provider. The backend checks the provider's
 *   signature.
 * - A page of the backend that the payer's browser opens. The backend checks the token in its path.
 */
export async function passOn(path: string, sent?: Sent): Promise<NextResponse> {
  const answer = await backendFetch(backendUrl(path), {
    ...(sent && formOf(sent)),
    cache: "no-store",
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!answer) {
    logError("payment-webhook: the backend does not answer");
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
