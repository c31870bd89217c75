import { NETWORK_FAILED, postOwn } from "@/lib/client/api-client";
import type { Go } from "@/lib/client/leave";
import { logFailure } from "@/lib/client/session";
import { readStored, removeStored } from "@/lib/client/storage";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import { enterOrRegister, type SignInOutcome } from "./finish-sign-in";
import { keepOpnPlace } from "./keep-opn-place";

/** Whom the link would sign in, masked. */
type AskedPerson = { name: string; phone: string };
export type AppSignInStep =
  | { kind: "entering" }
  /** Anybody can send a link: the person here says whether the account is theirs. */
  | { kind: "asked"; person: AskedPerson }
  | { kind: "refused"; refusal: Refusal };

const ANSWER = "/api/session/app-login";
type Outcome = SignInOutcome | { ask: AskedPerson };

/** Signs in by the code of the provider's app, which the server keeps (LG-15). */
export async function enterByApp(go: Go): Promise<AppSignInStep> {
  keepOpnPlace();
  return follow(await postOwn<Outcome>("/api/session/oplogin", {}), go);
}

/** The person confirms: the identity of the link, proved already, signs in. */
export async function continueAsAsked(go: Go): Promise<AppSignInStep> {
  return follow(await postOwn<Outcome>(ANSWER, { decision: "continue" }), go);
}

/** The person declines: the server forgets the identity. The page does not wait for that. */
export function declineAsked(): void {
  void postOwn<null>(ANSWER, { decision: "decline" }, { breakage: "stay" });
}

function follow(answer: Answer<Outcome>, go: Go): AppSignInStep {
  if (!answer.ok) {
    if (answer.code <= NETWORK_FAILED) logFailure(`no answer to the login, code ${answer.code}`);
    return { kind: "refused", refusal: answer };
  }
  if ("ask" in answer.data) return { kind: "asked", person: answer.data.ask };
  forgetOther("member" in answer.data ? answer.data.member.mid : null);
  enterOrRegister(answer.data, go);
  return { kind: "entering" };
}

/** Forgets the checkout choices of another member. Without an earlier member they were this visitor's own. */
function forgetOther(mid: string | null): void {
  const before = readStored("member");
  if (!before || before.mid === mid) return;
  removeStored("member", "contactName", "contactPhone", "payType", "cardSelected", "lastCheckout");
}
