"use client";

import { useEffect, useState } from "react";
import type { MemberPerks } from "@/lib/account/member-benefits";
import { getOwn } from "@/lib/client/api-client";
import { readStored } from "@/lib/client/storage";
import { CODE } from "@/lib/contracts/answer-code";
import type { Refusal } from "@/lib/contracts/envelope";

type State =
  | { is: "looking" }
  | { is: "visitor" }
  | { is: "member"; perks: MemberPerks }
  | { is: "failed"; failure: Refusal };

const READ = "/api/member/perks";

/** A page for everybody with a part for its member: a visitor asks the server nothing. */
export function usePerks() {
  const [state, setState] = useState<State>({ is: "looking" });
  const [read] = useState(() => async () => {
    setState({ is: "looking" });
    setState(await readPerks());
  });
  useEffect(() => void read(), [read]);
  return { state, read: () => void read() };
}

async function readPerks(): Promise<State> {
  if (!readStored("member")?.isLogin) return { is: "visitor" };
  const answer = await getOwn<MemberPerks>(READ);
  if (answer.ok) return { is: "member", perks: answer.data };
  // The session has ended: the page goes on as for anybody, the session check does the rest.
  if (answer.code === CODE.loginNeeded) return { is: "visitor" };
  const { code, message } = answer;
  return { is: "failed", failure: { code, message } };
}
