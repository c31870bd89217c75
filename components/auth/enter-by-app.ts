import { NETWORK_FAILED, postOwn } from "@/lib/client/api-client";
import type { Go } from "@/lib/client/leave";
import { logFailure } from "@/lib/client/session";
import { readStored, removeStored } from "@/lib/client/storage";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import { enterOrRegister, type SignInOutcome } from "./finish-sign-in";
import { keepOpnPlace } from "./keep-opn-place";

export type AppSignInStep =
  | { is: "entering" }
  /** Somebody else is signed in: whoever sent the link may not decide whose account this is. */
  | { is: "asked"; name: string }
  | { is: "refused"; refusal: Refusal };

const SWITCH = "/api/session/switch";

/** LG-15: the provider's chain with v = v1. */
export async function enterByApp(v1: string, go: Go): Promise<AppSignInStep> {
  keepOpnPlace();
  return follow(
    await postOwn<SignInOutcome | { ask: string }>("/api/session/oplogin", { v: v1 }),
    go,
  );
}

/** The person wants to: the identity of the link, proved already, takes the place of the member. */
export async function switchMember(go: Go): Promise<AppSignInStep> {
  return follow(await postOwn<SignInOutcome>(SWITCH, { decision: "switch" }), go);
}

/** The person does not: what was proved is forgotten, and nobody waits for it. */
export function stayMember(): void {
  void postOwn<null>(SWITCH, { decision: "stay" }, { breakage: "stay" });
}

function follow(answer: Answer<SignInOutcome | { ask: string }>, go: Go): AppSignInStep {
  if (!answer.ok) {
    if (answer.code <= NETWORK_FAILED) logFailure(`no answer to the login, code ${answer.code}`);
    return { is: "refused", refusal: answer };
  }
  if ("ask" in answer.data) return { is: "asked", name: answer.data.ask };
  forgetOther("member" in answer.data ? answer.data.member.mid : null);
  enterOrRegister(answer.data, go);
  return { is: "entering" };
}

/** What the member before had chosen at checkout is nobody else's; without one it was this visitor's. */
function forgetOther(mid: string | null): void {
  const before = readStored("member");
  if (!before || before.mid === mid) return;
  removeStored("member", "contactName", "contactPhone", "payType", "cardSelected", "lastCheckout");
}
