import { postOwn } from "@/lib/client/api-client";
import { enterAs, type SignedIn } from "@/lib/client/sign-in";
import { hrefs } from "@/lib/routing/hrefs";

export type SignInResult =
  | { is: "leaving" }
  | { is: "cancelled" }
  | { is: "missing" }
  | { is: "refused"; refusal: { code: number; message: string } };

type Outcome = SignedIn | { register: number; phone: string };

/** The provider's one-time code is spent once, and leaves the address bar before anything else. */
export async function finishSignIn(go: (href: string) => void): Promise<SignInResult> {
  const query = new URLSearchParams(window.location.search);
  const body = { v: query.get("v"), state: query.get("state") };
  window.history.replaceState(window.history.state, "", window.location.pathname);
  if (query.get("error") === "access_denied") return { is: "cancelled" };
  if (!body.v || !body.state) return { is: "missing" };
  const answer = await postOwn<Outcome>("/api/session/oplogin", body);
  if (!answer.ok) return { is: "refused", refusal: answer };
  if ("register" in answer.data) goToRegister(answer.data, go);
  else enterAs(answer.data, go);
  return { is: "leaving" };
}

/** The number the provider knows is only a convenience: it is verified there like any other. */
function goToRegister(
  { register, phone }: { register: number; phone: string },
  go: (href: string) => void,
): void {
  window.sessionStorage.setItem("registerPhone", phone);
  go(hrefs.register({ type: register }));
}
