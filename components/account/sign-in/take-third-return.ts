import type { SignInOutcome } from "./finish-sign-in";

type ThirdReturn =
  | { kind: "cancelled" }
  | {
      kind: "back";
      body: { third_login_type: number; query: string };
      /** Adds the name that Apple sends in addition to the token. */
      named: (outcome: SignInOutcome) => SignInOutcome;
    };

/** The errors of Google and Apple for a sign-in that the person cancelled. */
const CANCELLED = ["access_denied", "user_cancelled_authorize"];

/** Takes the provider's answer out of the address; null on any other visit. */
export function takeThirdReturn(): ThirdReturn | null {
  const sent = new URLSearchParams(window.location.hash.slice(1));
  if (!sent.has("third_login_type")) return null;
  const third_login_type = Number(sent.get("third_login_type"));
  window.history.replaceState(window.history.state, "", window.location.pathname);
  if (CANCELLED.includes(sent.get("error") ?? "")) return { kind: "cancelled" };
  const name = sent.get("name") ?? "";
  for (const ours of ["third_login_type", "name"]) sent.delete(ours);
  return {
    kind: "back",
    body: { third_login_type, query: String(sent) || "state=" },
    named: (outcome) =>
      "register" in outcome ? { ...outcome, name: outcome.name || name } : outcome,
  };
}
