import { isBreakage, postToShop } from "@/lib/client/api-client";
import { carryEvent } from "@/lib/client/carried-events";
import type { Go } from "@/lib/client/leave";
import { logFailure } from "@/lib/client/session";
import { type SignedIn, storeSignIn } from "@/lib/client/sign-in";
import { writeSession } from "@/lib/client/storage";
import { resumeBinding } from "@/lib/client/third-binding";
import { LOGIN_TYPE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";

export type SignInResult =
  | { kind: "leaving" }
  | { kind: "cancelled" }
  | { kind: "missing" }
  | { kind: "refused"; refusal: Refusal };

type Newcomer = { register: number; phone: string; name?: string; email?: string };
export type SignInOutcome = SignedIn | Newcomer;

/**
 * Continues after the membership service has sent the person back to the shop:
 *
 * - If the person has signed in again to confirm a change of the account, opens the member page and puts the query into
 *   the fragment of its URL.
 * - If the person has cancelled the sign-in (`cancelled`) or the provider has sent no code (`missing`), removes the
 *   query from the address bar.
 * - Otherwise, removes the query too and signs in with the code that the server has stored.
 */
export async function finishSignIn(go: Go): Promise<SignInResult> {
  const query = new URLSearchParams(window.location.search);
  const isBack = query.has("v") || query.has("error");
  if (isBack && resumeBinding(go, `third_login_type=${LOGIN_TYPE.provider}&${query}`)) {
    return { kind: "leaving" };
  }
  window.history.replaceState(window.history.state, "", window.location.pathname);
  if (query.get("error") === "access_denied") return { kind: "cancelled" };
  if (!query.get("v")) return { kind: "missing" };
  const answer = await postToShop<SignInOutcome>("/api/session/oplogin", {});
  if (!answer.ok) {
    if (isBreakage(answer)) logFailure(`no answer to the login, code ${answer.code}`);
    return { kind: "refused", refusal: answer };
  }
  enterOrRegister(answer.data, go);
  return { kind: "leaving" };
}

export function enterOrRegister(
  outcome: SignInOutcome,
  go: Go,
  login_type: number = LOGIN_TYPE.provider,
): void {
  if ("register" in outcome) {
    goToRegister(outcome, go);
    return;
  }
  carryEvent({ name: "login", login_type });
  storeSignIn(outcome, go);
}

/**
 * Opens the registration and fills in the data of the provider. If the backend sends SMS, the registration still
 * verifies the phone number.
 */
function goToRegister({ register, phone, name = "", email = "" }: Newcomer, go: Go): void {
  if (phone) writeSession("registerPhone", phone);
  writeSession("registerName", name);
  writeSession("registerEmail", email);
  go(hrefs.register({ type: register }));
}
