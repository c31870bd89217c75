import type { SessionMember } from "@/lib/contracts/members";

export function makeSessionMember(values: Partial<SessionMember> = {}): SessionMember {
  return {
    isLogin: true,
    gid: "",
    displayName: "王小明",
    mid: "M100",
    mexid: "",
    m_grade: "一般會員",
    addressList: [],
    logintype: 0,
    login_id: "",
    business_id: 0,
    phone: "0912345678",
    ...values,
  };
}
