"use client";

import type { MemberBenefits } from "@/lib/account/member-benefits";
import { getOwn, type Options } from "@/lib/client/api-client";
import { readStored } from "@/lib/client/storage";
import { useRead } from "@/lib/client/use-read";
import { CODE } from "@/lib/contracts/answer-code";
import type { Answer } from "@/lib/contracts/envelope";

const READ = "/api/member/benefits";
const VISITOR = { ok: true, data: null, message: "" } as const;

/** The member's benefits. Visitors make no call and get null. */
export function useBenefits() {
  return useRead(READ, readBenefits);
}

async function readBenefits(how: Options): Promise<Answer<MemberBenefits | null>> {
  if (!readStored("member")?.isLogin) return VISITOR;
  const answer = await getOwn<MemberBenefits>(READ, how);
  // The session has ended. The page continues as for a visitor.
  return !answer.ok && answer.code === CODE.loginNeeded ? VISITOR : answer;
}
