import type { ThirdLoginType } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";
import type { Go } from "./leave";
import { readSession, writeSession } from "./storage";

const LEFT = "thirdBinding";
const BACK = "thirdBindingBack";
const PENDING = /^(confirm-bind|confirm-unbind|bind) ([14])$/;
const PENDING_DELETION = "confirm-delete";

/**
 * The change that the person has left for: to confirm who they are before it, or to prove the account to be bound. The
 * deletion of the account is confirmed the same way, and a sign-in comes back the same way.
 */
export type PendingBinding =
  | { step: "confirm-bind" | "confirm-unbind" | "bind"; way: ThirdLoginType }
  | { step: typeof PENDING_DELETION };

export function rememberBinding(pending: PendingBinding): void {
  writeSession(LEFT, "way" in pending ? `${pending.step} ${pending.way}` : pending.step);
}

export function forgetBinding(): void {
  writeSession(LEFT, "");
  writeSession(BACK, "");
}

/**
 * Sends somebody who comes back for a change on to the member page with what the provider sent; false for everybody
 * else. Once: who is no member any more is sent from there to the login, and must not be sent back again.
 */
export function resumeBinding(go: Go, sent: string): boolean {
  const pending = readSession(LEFT);
  if (!pending) return false;
  writeSession(LEFT, "");
  writeSession(BACK, pending);
  go(`${hrefs.member()}#${sent}`);
  return true;
}

/** The change to go on with on the member page; asked again, there is none. */
export function takeResumedBinding(): PendingBinding | null {
  const text = readSession(BACK) ?? "";
  forgetBinding();
  if (text === PENDING_DELETION) return { step: PENDING_DELETION };
  const [, step, way] = PENDING.exec(text) ?? [];
  return step ? ({ step, way: Number(way) } as PendingBinding) : null;
}
