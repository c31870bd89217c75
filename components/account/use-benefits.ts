"use client";

import type { MemberBenefits } from "@/lib/account/member-benefits";
import { getOwn, type Options } from "@/lib/client/api-client";
import { readStored } from "@/lib/client/storage";
import { useRead } from "@/lib/client/use-read";
import { CODE } from "@/lib/contracts/answer-code";
import type { Answer } from "@/lib/contracts/envelope";

const READ = "/api/member/benefits";
const VISITOR = { ok: true, data: null, message: "" } as const;

/** The benefits of the member; null for a visitor, for whom the server is not asked. */
export function useBenefits() {
  return useRead(READ, readBenefits);
}

async function readBenefits(how: Options): Promise<Answer<MemberBenefits | null>> {
  if (!readStored("member")?.isLogin) return VISITOR;
  const answer = await getOwn<MemberBenefits>(READ, how);
  // The session has ended: the page goes on as for a visitor, the session check does the rest.
  return !answer.ok && answer.code === CODE.loginNeeded ? VISITOR : answer;
}
