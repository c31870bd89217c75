"use client";

import { useEffect, useRef, useState } from "react";
import { takeThirdReturn } from "@/components/auth/take-third-return";
import { getOwn, postOwn } from "@/lib/client/api-client";
import type { Go } from "@/lib/client/leave";
import { leaveOnEntry } from "@/lib/client/leave-for-login";
import { forgetBinding } from "@/lib/client/third-binding";
import { CODE, type ThirdLoginType } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import type { MemberPage } from "@/lib/members/member-page";
import { hrefs } from "@/lib/routing/hrefs";

/** What came of a visit to Google or Apple. */
export type BindingResult =
  | { is: "cancelled" }
  | { is: "changed"; way: ThirdLoginType }
  | { is: "refused"; refusal: Refusal };

type State = {
  page: MemberPage | null;
  isLoading: boolean;
  failure: Refusal | null;
  result: BindingResult | null;
};

const READ = "/api/member";
const BIND = "/api/session/third/bind";
const START: State = { page: null, isLoading: true, failure: null, result: null };

/** The member as the server knows them, read anew on every entry (acceptance MB-09). */
export function useMemberPage(go: Go) {
  const [state, setState] = useState(START);
  const [read] = useState(() => async () => {
    setState((before) => ({ ...before, isLoading: true, failure: null }));
    const answer = await getOwn<MemberPage>(READ);
    if (answer.ok) {
      setState((before) => ({ ...before, page: answer.data, isLoading: false }));
    } else if (answer.code === CODE.loginNeeded) {
      leaveOnEntry(hrefs.member(), go);
    } else {
      const { code, message } = answer;
      setState((before) => ({ ...before, isLoading: false, failure: { code, message } }));
    }
  });
  // The binding first: the page is to show what stands after it.
  const [enter] = useState(() => async () => {
    const result = await changeBinding();
    if (result) setState((before) => ({ ...before, result }));
    await read();
  });
  // What comes back is good for one use, and effects run twice in development.
  const isEntered = useRef(false);
  useEffect(() => {
    if (!isEntered.current) void enter();
    isEntered.current = true;
  }, [enter]);
  const forgetResult = () => setState((before) => ({ ...before, result: null }));
  return { ...state, read: () => void read(), forgetResult };
}

async function changeBinding(): Promise<BindingResult | null> {
  forgetBinding();
  const back = takeThirdReturn();
  if (!back || back.is === "cancelled") return back;
  const { third_login_type } = back.body;
  const answer = await postOwn<null>(BIND, back.body);
  if (!answer.ok) return { is: "refused", refusal: answer };
  return { is: "changed", way: third_login_type as ThirdLoginType };
}
