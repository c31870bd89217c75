import { isBreakage, postToShop } from "@/lib/client/api-client";
import type { Go } from "@/lib/client/leave";
import { forgetLocalMember, logFailure } from "@/lib/client/session";
import { readStored } from "@/lib/client/storage";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import { enterOrRegister, type SignInOutcome } from "./finish-sign-in";
import { storeOpnReturn } from "./store-opn-return";

/** The masked name and phone number of the account to which the sign-in link of the app belongs. */
type PersonFields = { name: string; phone: string };
export type AppSignInStep =
  | { kind: "entering" }
  /** Anyone can send a sign-in link to another person, so the person who opens it must confirm the account. */
  | { kind: "asked"; person: PersonFields }
  | { kind: "refused"; refusal: Refusal };

const DECISION = "/api/session/app-login";
type Outcome = SignInOutcome | { ask: PersonFields };

/** Starts the sign-in with the code of the membership service's app. The server has already stored the code (LG-15). */
export async function enterByApp(go: Go): Promise<AppSignInStep> {
  storeOpnReturn();
  return follow(await postToShop<Outcome>("/api/session/oplogin", {}), go);
}

/** Completes the sign-in after the person has confirmed the account. The backend has already verified the identity. */
export async function confirmAppSignIn(go: Go): Promise<AppSignInStep> {
  return follow(await postToShop<Outcome>(DECISION, { decision: "continue" }), go);
}

/** Tells the server to drop the verified identity. The page does not wait for the answer. */
export function declineAppSignIn(): void {
  void postToShop<null>(DECISION, { decision: "decline" }, { breakage: "stay" });
}

function follow(answer: Answer<Outcome>, go: Go): AppSignInStep {
  if (!answer.ok) {
    if (isBreakage(answer)) logFailure(`no answer to the login, code ${answer.code}`);
    return { kind: "refused", refusal: answer };
  }
  if ("ask" in answer.data) return { kind: "asked", person: answer.data.ask };
  forgetOtherMember("member" in answer.data ? answer.data.member.mid : null);
  enterOrRegister(answer.data, go);
  return { kind: "entering" };
}

/**
 * Removes the data of another member who was signed in before, as a logout does. The data of a visitor stays, because
 * the visitor is the person who signs in now.
 */
function forgetOtherMember(mid: string | null): void {
  const before = readStored("member");
  if (before && before.mid !== mid) forgetLocalMember();
}
