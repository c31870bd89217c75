"use client";

import { useEffect, useState } from "react";
import type { MemberBenefits } from "@/lib/account/member-benefits";
import { getOwn } from "@/lib/client/api-client";
import { readStored } from "@/lib/client/storage";
import { CODE } from "@/lib/contracts/answer-code";
import type { Refusal } from "@/lib/contracts/envelope";

type State =
  | { is: "looking" }
  | { is: "visitor" }
  | { is: "member"; benefits: MemberBenefits }
  | { is: "failed"; failure: Refusal };

const READ = "/api/member/benefits";

/** A page for everybody with a part for its member: a visitor asks the server nothing. */
export function useBenefits() {
  const [state, setState] = useState<State>({ is: "looking" });
  const [read] = useState(() => async () => {
    setState({ is: "looking" });
    setState(await readBenefits());
  });
  useEffect(() => void read(), [read]);
  return { state, read: () => void read() };
}

async function readBenefits(): Promise<State> {
  if (!readStored("member")?.isLogin) return { is: "visitor" };
  const answer = await getOwn<MemberBenefits>(READ);
  if (answer.ok) return { is: "member", benefits: answer.data };
  // The session has ended: the page goes on as for anybody, the session check does the rest.
  if (answer.code === CODE.loginNeeded) return { is: "visitor" };
  const { code, message } = answer;
  return { is: "failed", failure: { code, message } };
}
